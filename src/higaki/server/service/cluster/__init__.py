"""Several processes on one database: membership, messages between them, synchronisation of tables."""
