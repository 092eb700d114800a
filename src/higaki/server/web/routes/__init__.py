"""The routes of the API, one module per subject.

Each names the type of its response (`sends`), for readers and for the OpenAPI description. FastAPI does not
check it: on a long table that takes 26 times as long as writing it. Tests compare responses with their types.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.routing import BaseRoute

from higaki.server.web.dependencies import Api
from higaki.server.web.routes.chat import routes_of_chat
from higaki.server.web.routes.explorer import routes_of_explorer
from higaki.server.web.routes.guests import routes_of_guests
from higaki.server.web.routes.leagues import routes_of_leagues
from higaki.server.web.routes.my_games import routes_of_my_games
from higaki.server.web.routes.notices import routes_of_mail, routes_of_notices
from higaki.server.web.routes.people import routes_of_blocks, routes_of_people
from higaki.server.web.routes.puzzles import routes_of_puzzles
from higaki.server.web.routes.ratings import routes_of_ratings
from higaki.server.web.routes.replays import routes_of_finished_games
from higaki.server.web.routes.tables import routes_of_leaving, routes_of_tables
from higaki.server.web.routes.trials import routes_of_trials
from higaki.server.web.routes.vacations import routes_of_vacations

# Routes are tried in order: the most frequent one is the first of tables.
ROUTES: Final = (
    routes_of_tables,
    routes_of_chat,
    routes_of_guests,
    routes_of_people,
    routes_of_blocks,
    routes_of_leaving,
    routes_of_finished_games,
    routes_of_trials,
    routes_of_my_games,
    routes_of_leagues,
    routes_of_ratings,
    routes_of_puzzles,
    routes_of_explorer,
    routes_of_notices,
    routes_of_vacations,
    routes_of_mail,
)


@cache
def routes_of_api(described: bool) -> list[BaseRoute]:
    """The routes, with the types of their responses if these are described.

    They know nothing of an application, and creating them is most of the work of its start. So it is done once.
    """
    api = Api(described)
    for add_routes in ROUTES:
        add_routes(api)
    return api.routes
