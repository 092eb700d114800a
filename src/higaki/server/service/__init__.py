"""The one way to change a table, the registry of tables in memory, and other processes."""
