"""The command line: playing in a terminal, running the arena and the server."""
