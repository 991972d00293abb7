"""How fields of views and messages are documented. Not compiled: types for the wire, no game flow."""

from __future__ import annotations

from msgspec import Meta


def field_doc(meaning: str) -> Meta:
    """Attach the meaning of a field, for the schema and docs/protocol.md."""
    return Meta(description=meaning)
