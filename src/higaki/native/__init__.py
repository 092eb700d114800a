"""The native library: the rules as plain C, for batches of tables and for the searching bots (docs/native.md)."""
