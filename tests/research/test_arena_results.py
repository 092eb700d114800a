"""What the arena makes of games: shares, margins, ratings with honest intervals, and a picture of them."""

from __future__ import annotations

import math
import random
from xml.etree import ElementTree

import pytest
from arena_contests import game

from higaki import catalogue
from higaki.arena.chart import WINS, chart
from higaki.arena.play_game import Meeting
from higaki.arena.ratings import rate
from higaki.arena.results import Contest, Figures, common
from higaki.engine.base.text import Words
from higaki.intervals import Z_95, wilson
from higaki.rating_model import MODEL, SCALE

NAMES = ["random", "<greedy>", "medium"]
SVG = "{http://www.w3.org/2000/svg}"


def test_the_confidence_interval_is_wilsons() -> None:
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(160, 400) == pytest.approx((0.3531, 0.4487), abs=1e-4)


def test_a_shared_first_place_is_a_share_of_a_win_and_a_margin_is_the_lead_over_the_best_other() -> None:
    games = [game((0, 1, 1), (7, 7, 3)), game((1, 0, 1), (9, 5, 5)), game((1, 1, 0), (1, 2, 8))]
    figures = Figures(0, games)
    assert (figures.games, figures.wins) == (3, 1.5)
    assert figures.margins == [0, -4, 6]
    assert figures.margin == pytest.approx(2 / 3)
    assert figures.margin_doubt == pytest.approx(Z_95 * math.sqrt(152 / 3 / 2 / 3))
    assert figures.mean_score == pytest.approx(20 / 3)
    assert Figures(0, games[:1]).margin_doubt == math.inf


def test_a_partner_is_none_of_the_others() -> None:
    assert Figures(0, [game((0, 1, 2, 3), (9, 4, 9, 4), sides=(0, 1, 0, 1))]).margins == [5]
    assert Figures(1, [game((0, 1, 2, 3), (9, 4, 9, 4), sides=(0, 1, 0, 1))]).margins == [-5]
    options = {"teams": True, "boats": "lot"}
    (played,) = Meeting("dragon_market", options, ("random",) * 4, (0, 1, 2, 3), 1, 1).play(range(1))
    assert played.sides == (0, 1, 0, 1)


def test_of_games_that_were_stopped_those_count_that_there_are_of_every_meeting() -> None:
    numbers = [[0, 1, 2, 3], [0, 1, 3]]
    played = [[game((0, 1), (1, 2), number) for number in its] for its in numbers]
    assert [[one.number for one in games] for games in common(played)] == [[0, 1], [0, 1]]
    meetings = [Meeting("osaka", {}, ("random",) * 2, (0, 1), 1, 4)] * 2
    contest = Contest(NAMES[:2], False, meetings, common(played))
    assert (contest.finished, contest.extent) == (False, "2/4")
    found = contest.as_json()
    assert (found["finished"], found["games_per_lineup"], found["games_asked"]) == (False, 2, 4)
    assert results(8).finished


def results(games: int) -> Contest:
    """A ladder of three, in which the middle one wins all games and the top one every other."""
    lineups = ((1, 0, 0, 0), (2, 1, 1, 1))
    won = [[(9, 1, 1, 1) if number % 2 or not above else (5, 9, 3, 2) for number in range(games)] for above in (0, 1)]
    meetings = [Meeting("osaka", {"boats": "lot"}, ("random",) * 3, lineup, 1, games) for lineup in lineups]
    played = [
        [game(lineup, scores, number) for number, scores in enumerate(its)]
        for lineup, its in zip(lineups, won, strict=True)
    ]
    return Contest(NAMES, True, meetings, played)


def test_a_rung_counts_the_games_in_which_a_bot_stands_alone_and_time_all_of_them() -> None:
    contest = results(8)
    assert [row.figures and row.figures.win_share for row in contest.rows] == [None, 1.0, 0.5]
    assert [row.bot for row in contest.strongest_first] == ["medium", "<greedy>", "random"]
    assert [row.pace.moves for row in contest.rows] == [240, 320, 80]
    assert contest.rows[1].pace.mean == pytest.approx(0.05)
    assert contest.rows[1].pace.longest == 0.2


def finish(strengths: list[float], chance: random.Random) -> tuple[int, ...]:
    """Scores as the model says that they come about."""
    left, scores = list(range(len(strengths))), [0] * len(strengths)
    spread = MODEL.beta * math.sqrt(len(strengths))
    while left:
        first = chance.choices(left, [math.exp(strengths[one] / spread) for one in left])[0]
        scores[first] = len(left)
        left.remove(first)
    return tuple(scores)


@pytest.mark.parametrize("lineups", [[(0, 1, 2)], [(1, 0, 0, 0), (2, 1, 1, 1)]], ids=["round robin", "ladder"])
def test_the_intervals_of_ratings_hold_what_is_true_nineteen_times_of_twenty(lineups: list[tuple[int, ...]]) -> None:
    """Also where one bot has three seats; and after sixty games they say more than at the beginning."""
    true, chance, held = [20.0, 24.0, 30.0], random.Random(1), 0
    for _ in range(30):
        games = [game(lineup, finish([true[bot] for bot in lineup], chance)) for _ in range(60) for lineup in lineups]
        ratings = rate(3, games)
        for above in (1, 2):
            difference = ratings[above].shown - ratings[above - 1].shown
            doubt = math.hypot(ratings[above].doubt, ratings[above - 1].doubt)
            held += abs(difference - (true[above] - true[above - 1]) * SCALE) < doubt
    assert held >= 57
    assert ratings[2].doubt < MODEL.sigma * SCALE * Z_95 / 2


def test_more_games_make_a_rating_surer() -> None:
    assert results(40).rows[2].rating.doubt < results(8).rows[2].rating.doubt


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_chart_shows_every_bot_with_its_share_and_its_rating(language: str) -> None:
    contest = results(8)
    picture = ElementTree.fromstring(chart(contest, Words(catalogue.find("osaka").folder, language)))
    texts = ["".join(text.itertext()) for text in picture.iter(f"{SVG}text")]
    assert [text for text in texts if text in NAMES] == ["medium", "<greedy>", "random"]
    assert {"de": "Siegquote", "en": "Win share"}[language] in texts
    assert any("boats=lot" in text for text in texts)
    assert [text for text in texts if text in ("100.0%", "50.0%")] == ["50.0%", "100.0%"]
    for row in contest.rows:
        assert f"{row.rating.shown:.0f}" in texts
    bars = [path.attrib["d"] for path in picture.iter(f"{SVG}path") if path.attrib.get("class") == "bar"]
    ends = [float(bar.partition("H")[2].partition("V")[0]) for bar in bars]
    assert ends == pytest.approx([sum(WINS) / 2, WINS[1]])
    description = picture.find(f"{SVG}desc")
    assert description is not None and description.text is not None and "<greedy>" in description.text
