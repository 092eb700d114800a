"""Answers of the server that must have a declared shape."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from serving import Json, Person


def has_shape(shape: Any, text: str) -> None:
    """No field may be missing, of another type, or unknown."""
    TypeAdapter(shape).validate_json(text, strict=True)


def asked(shape: Any, person: Person, path: str) -> Any:
    answer = person.get(path)
    assert answer.status_code == 200, answer.text
    has_shape(shape, answer.text)
    return answer.json()


def posted(shape: Any, person: Person, path: str, body: Json | None = None) -> Any:
    answer = person.post(path, body)
    assert answer.status_code == 200, answer.text
    has_shape(shape, answer.text)
    return answer.json()
