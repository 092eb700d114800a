"""What servers of tests find imported and read: all that is the same for each of them.

The garbage collector leaves it alone, so that it stays shared between processes.
"""

import gc

import higaki.server.database.backends
import higaki.server.run.serve
import higaki.server.run.server_process
import higaki.server.run.supervisor
import higaki.terminal.cli  # noqa: F401
from higaki import catalogue
from higaki.puzzles.puzzle_file import packaged
from higaki.server.web.client_files import reports
from higaki.server.web.routes import routes_of_api

for _name in catalogue.names():
    packaged(catalogue.find(_name))
reports()
routes_of_api(described=False)
gc.collect()
gc.freeze()
