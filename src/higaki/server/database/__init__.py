"""The database: schema, migrations, statements, transactions and backups, for SQLite and PostgreSQL."""
