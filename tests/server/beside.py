"""The database as a test reads it beside the server that holds it."""

from concurrent.futures import ThreadPoolExecutor

from serving import Server

from higaki.server.store import Store, open_database


class Beside(Store):
    """A store that does not claim the file for itself."""

    def __init__(self, server: Server) -> None:
        self.engine = open_database(f"sqlite:///{server.file}")
        self._thread = ThreadPoolExecutor(max_workers=1)

    def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()
