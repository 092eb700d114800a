"""The database as a test reads it beside the server that holds it."""

from serving import Server

from higaki.server.database.sqlite_store import Store, open_database


class Beside(Store):
    """A store that does not claim the file for itself."""

    def __init__(self, server: Server) -> None:
        self.engine = open_database(f"sqlite:///{server.file}")
        self.begin(server.file)

    @property
    def in_its_place(self) -> bool:
        return True

    def close(self) -> None:
        self.end()
