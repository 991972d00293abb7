"""The browser table in a real browser. A package, so that what its tests share ends with the last of them."""
