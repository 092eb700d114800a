"""Rated tables, ratings in the database, and the pages that show them."""
