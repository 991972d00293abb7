"""The help screens of commands: flags show no type, and required arguments have no braces."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption


def without_flag_types(params: list[Any]) -> list[Any]:
    """The same parameters; those that are flags show no type."""
    for param in params:
        if isinstance(param, TyperOption) and param.is_flag:
            param.metavar = ""
    return params


class Command(TyperCommand):
    """A command with a plain help screen."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_flag_types(super().get_params(ctx))

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [piece.replace("{", "").replace("}", "") for piece in super().collect_usage_pieces(ctx)]


class Group(TyperGroup):
    """A group of commands with a plain help screen."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_flag_types(super().get_params(ctx))
