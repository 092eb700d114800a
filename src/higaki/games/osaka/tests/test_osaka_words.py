"""One word for what wins: victory cards, in German that of the rulebook, Siegpunkte."""

import pytest

from higaki import catalogue
from higaki.engine.base.text import Words, languages

WORD = {"en": "victory card", "de": "siegpunkt"}
RESULTS = ("web-points", "web-reasons", "web-no-points", "web-course", "web-ahead", "web-behind")
OWN = ("place-victory", "place-windfall", "place-notes", "score-rule", "tie-tiles", "legend-points", "term-won")
FIELDS: dict[str, str | int] = {"points": 3, "names": "Ben", "before": 3, "after": 4, "more": 5, "less": 4}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [*RESULTS, *OWN, "term-rival", "log-noted"])
def test_what_wins_has_one_word(language: str, key: str) -> None:
    words = Words(catalogue.find("osaka").folder, language)
    assert WORD[language] in words.say(key, seat="Ben", **FIELDS).lower()
