"""Types and metadata that all tables of the schema share."""

from typing import Any

from sqlalchemy import JSON, Dialect, MetaData, TypeDecorator


class Written(TypeDecorator[Any]):
    """A JSON column that is written from text and read as an object."""

    impl = JSON
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> None:
        """The text is written unchanged."""


metadata = MetaData()
