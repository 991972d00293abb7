"""Declarative effects over the agenda: what cards do, as trees of nodes that are run, said and explained."""
