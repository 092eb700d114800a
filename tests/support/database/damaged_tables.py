"""Tables whose rows make no sense, and the server's health."""

from __future__ import annotations

from typing import Any

from serving import Server, people

TABLE = 'WHERE "table" = ?'
# What is done to a table in which a bot has to move.
DAMAGES = {
    "its game is broken JSON": "UPDATE tables SET saved = substr(saved, 1, 200) WHERE id = ?",
    "its game is none": "UPDATE tables SET saved = '[1]' WHERE id = ?",
    "its game is gone": "UPDATE tables SET saved = NULL WHERE id = ?",
    "its game is another one": "UPDATE tables SET game = 'yokohama' WHERE id = ?",
    "its game is unknown": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "its options are broken JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "its options are a number": "UPDATE tables SET options = '7' WHERE id = ?",
    "its clock is empty": "UPDATE tables SET clock = '{}' WHERE id = ?",
    "its clock is deep": "UPDATE tables SET clock = replace(hex(zeroblob(50000)), '00', '[') WHERE id = ?",
    "its happenings are a word": "UPDATE tables SET happenings = '\"war\"' WHERE id = ?",
    "its state is unknown": "UPDATE tables SET state = 'asleep' WHERE id = ?",
    "its number is a word": "UPDATE tables SET seq = 'seven' WHERE id = ?",
    "a seat is missing": f"DELETE FROM seats {TABLE} AND number = 1",
    "all seats are missing": f"DELETE FROM seats {TABLE}",
    "a seat is beyond the table": f"UPDATE seats SET number = 9 {TABLE} AND number = 1",
    "a bot is unknown": f"UPDATE seats SET bot = 'stockfish' {TABLE} AND number = 0",
    "two sit on a seat": f"UPDATE seats SET bot = 'greedy' {TABLE}",
    "somebody spoke from no seat": "INSERT INTO chat VALUES "
    "(?, 1, 'a-command', 77, 'Eve', 'hello', 'now', NULL, NULL, NULL, false)",
}


def health_of(server: Server) -> tuple[int, Any]:
    """Its status code, and what is wrong."""
    with people(server, None) as (stranger,):
        answer = stranger.http.get("/healthz")
        return answer.status_code, answer.json().get("detail")
