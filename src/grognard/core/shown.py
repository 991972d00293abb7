"""What the types of views and messages have in common. Not compiled: types for the wire, no game flow."""

from __future__ import annotations

from msgspec import Meta


def told(meaning: str) -> Meta:
    """What a field means, for the schema and docs/protocol.md."""
    return Meta(description=meaning)
