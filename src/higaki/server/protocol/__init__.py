"""The protocol between client and server: request bodies, response types, errors."""
