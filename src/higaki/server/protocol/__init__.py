"""What the server is asked and what it answers: request bodies, response types, errors."""
