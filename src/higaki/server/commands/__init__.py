"""What people do at a table, one module per kind of command."""
