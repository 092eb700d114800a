"""Background jobs: clocks, automatic declines, loading of tables into memory, retention."""
