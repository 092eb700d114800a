"""Modules that do not depend on tables: errors, data files, texts, number tables, randomness."""
