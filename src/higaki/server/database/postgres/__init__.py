"""PostgreSQL: connections, one-statement changes, messages between processes, deadlines."""
