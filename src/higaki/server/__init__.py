"""The server: tables with friends and bots in the browser. It knows the engine; the engine does not know it."""
