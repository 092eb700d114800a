"""Parts that know nothing of tables: errors, data files, texts, number tables, randomness."""
