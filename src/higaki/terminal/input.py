"""Interprets a typed line as one of the options of a scene."""

from __future__ import annotations

from typing import Any


def amounts(scene: dict[str, Any]) -> list[list[str]]:
    """The options that are amounts of the same group, from the least to the most; each such group is one question."""
    asked: dict[str, list[str]] = {amount["group"]: [] for amount in scene.get("amounts", [])}
    for thing in scene["options"]:
        group = thing.partition(".")[0]
        if group in asked:
            asked[group].append(thing)
    return [things for things in asked.values() if things]


def numbered(scene: dict[str, Any]) -> list[str]:
    """The options that are listed one by one, in the order of their numbers."""
    amount = {thing for group in amounts(scene) for thing in group}
    return [thing for thing in scene["options"] if thing not in amount]


def meant(line: str, scene: dict[str, Any]) -> str:
    """The thing of a typed line: by its number in the list, as `=2` for an amount, otherwise by its name.

    If the only question is an amount, a plain number is that amount.
    """
    listed, groups = numbered(scene), amounts(scene)
    if line.isdecimal() and len(line) < 6 and 1 <= int(line) <= len(listed):
        return listed[int(line) - 1]
    if line.startswith("=") or not listed:
        wanted = line.removeprefix("=").strip()
        fitting = [thing for group in groups for thing in group if thing.partition(".")[2] == wanted]
        if len(fitting) == 1:
            return fitting[0]
    return line
