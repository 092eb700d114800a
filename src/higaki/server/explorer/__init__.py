"""The explorer on the server: the positions of published deals, from the files of the games."""
