"""The table service: loading tables into memory, changing them, and following other processes."""
