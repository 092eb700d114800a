"""The explorer at a real server: deals, a position, a written position, a moment of a replay, wrong requests."""

from __future__ import annotations

import pytest
from response_shapes import asked, posted
from serving import GREEDY, ME, Server, fresh_id, people

from higaki import catalogue
from higaki.explorer import packaged
from higaki.server.protocol.responses.explorer import Explored, ExploredGame, FoundPosition

OSAKA = packaged(catalogue.find("osaka"))


@pytest.mark.skipif(OSAKA is None, reason="Osaka has no explorer")
def test_a_visitor_walks_from_a_deal_and_looks_positions_up(server: Server) -> None:
    with people(server, None, "Ann") as (visitor, ann):
        deal = asked(ExploredGame, visitor, "/explorer/osaka")["deals"][0]
        node = asked(Explored, visitor, f"/explorer/osaka/{deal['key']}")
        assert (node["seats"], node["seed"], node["parent"]) == (deal["seats"], deal["seed"], None)
        following = node["choices"][0]["next"]
        assert asked(Explored, visitor, f"/explorer/osaka/{following}")["parent"] == deal["key"]
        nowhere = {"position": {"seats": 2, "tiles": {"grey": ["red"]}}}
        assert posted(FoundPosition, visitor, "/explorer/osaka/find", nowhere) == {
            "game": "osaka",
            "key": None,
        }
        for path, status in (
            ("osaka/" + "0" * 16, 404),
            ("chess", 404),
            ("osaka/xyz", 422),
            ("osaka/" + "a" * 99, 422),
        ):
            refused = visitor.get(f"/explorer/{path}")
            assert (path, refused.status_code) == (path, status)
        for body in ({"position": {"seats": 9}}, {"position": 7}, {}):
            refused = visitor.post("/explorer/osaka/find", body)
            assert (refused.status_code, refused.json()["error"]) == (422, "bad_request")
        table = ann.open(ME, GREEDY)
        running = visitor.get(f"/tables/{table}/replay/0/explorer")
        assert (running.status_code, running.json()["error"]) == (422, "illegal")
        view = ann.view(table)
        body = {"command_id": fresh_id(), "expected_seq": view["seq"], "seat": view["viewer"]}
        assert ann.post(f"/tables/{table}/resign", body).status_code == 200
        found = asked(FoundPosition, visitor, f"/tables/{table}/replay/0/explorer")
        assert (found["game"], found["key"]) == ("osaka", None)
        assert visitor.get(f"/tables/{table}/replay/999/explorer").json()["error"] == "bad_request"
