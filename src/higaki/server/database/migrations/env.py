"""Alembic's entry: always online, on the connection that the store gives."""

from alembic import context

from higaki.server.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
