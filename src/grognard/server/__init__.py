"""The table server: people and bots at tables, every accepted answer on disk before anybody hears of it."""
