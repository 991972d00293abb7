"""Tests of the client in a real browser. This is a package, so that its shared fixtures end with its last test."""
