"""Learning environments on batches of tables. Each needs the library it plugs into, and nobody else needs that."""
