"""What knows nothing of tables: errors, data files, texts, number tables, luck."""
