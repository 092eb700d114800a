"""What the server sends of one table."""
