"""What people at a table need beside the rules: views, hints, things to touch."""
