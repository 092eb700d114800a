"""Leagues among friends: events of several rounds whose tables are created by the server."""
