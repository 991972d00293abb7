"""The table server: people and bots at tables, and every accepted answer on disk before anybody learns of it."""
