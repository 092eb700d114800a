"""Types and metadata that all tables of the schema share."""

from typing import Any

from sqlalchemy import JSON, Dialect, MetaData, TypeDecorator


class Written(TypeDecorator[Any]):
    """JSON that comes as text, as it is to be kept, and is read like any other."""

    impl = JSON
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> None:
        """Nothing has to be done with it."""


metadata = MetaData()
