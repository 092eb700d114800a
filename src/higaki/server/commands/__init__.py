"""Commands of people at a table, one module per kind."""
