"""What people at a table need besides the rules: views, hints, things to touch."""
