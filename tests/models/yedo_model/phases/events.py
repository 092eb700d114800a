"""Phase 3b: the event. Their texts are our own design; that a blessing averts the loss of pieces is the rulebook's."""

from __future__ import annotations

from ..asking import Game, Playing, named
from ..tables import RESERVE_LIMIT

CLOSING = {
    "court_in_mourning": "castle",
    "barred_gates": "gates",
    "sake_runs_dry": "tavern",
    "storm_warning": "harbor",
    "lanterns_out": "redlight",
    "traders_strike": "market",
    "days_of_silence": "temple",
}
PIECES_LOST = {
    "earthquake": ("annex",),
    "tidal_wave": ("weapon",),
    "sword_edict": ("weapon",),
    "great_fire": ("annex", "weapon"),
    "broken_hearts": ("geisha",),
    "fever": ("disciple",),
}
ASKED = {
    ("annex",): "LoseAnnex",
    ("weapon",): "LoseWeapon",
    ("annex", "weapon"): "LoseInFire",
    ("geisha",): "LoseGeisha",
    ("disciple",): "LoseDisciple",
}
FESTIVAL, GIFTS, LEVY, MUSIC = 2, 3, 1, 1
OUT_OF_FAVOUR_PRESTIGE, OUT_OF_FAVOUR_MON = 2, 5


def reveal(game: Game) -> Playing:
    state = game.state
    drawn = state.decks["event"].draw()
    state.event = event = drawn[0] if drawn else None
    if event is None:
        return
    state.closed = CLOSING.get(event)
    if event == "tidal_wave":
        state.church = 0
    if event == "pilgrims_gifts":
        state.church += GIFTS
    if event == "new_captain":
        game.swap_watch()
    for seat in list(state.order):
        yield from befall(game, seat, event)


def befall(game: Game, seat: str, event: str) -> Playing:
    player = game.player(seat)
    if event == "spring_festival":
        player.mon += FESTIVAL
    elif event == "evening_of_music":
        player.mon += MUSIC * player.geishas
    elif event == "rice_levy":
        player.mon -= min(player.mon, LEVY * game.state.outside_reserve(seat))
    elif event in PIECES_LOST:
        yield from lose_piece(game, seat, PIECES_LOST[event])
    elif event == "house_search":
        if player.cards or player.bonuses:
            held = named("cards", player.cards) | named("bonuses", player.bonuses)
            answer = yield from game.ask(seat, "LoseCard", held, always=True)
            word, _, name = answer.partition(".")
            game.give_up(seat, "cards" if word == "card" else "bonuses", name)
    elif event == "out_of_favour":
        options = {"mon"} if player.mon >= OUT_OF_FAVOUR_MON else set()
        if not options or player.prestige >= OUT_OF_FAVOUR_PRESTIGE:
            options.add("prestige")
        answer = yield from game.ask(seat, "LoseFavour", options)
        if answer == "mon":
            player.mon -= OUT_OF_FAVOUR_MON
        else:
            player.score("misfortune", -OUT_OF_FAVOUR_PRESTIGE)


def losses(game: Game, seat: str, sorts: tuple[str, ...]) -> set[str]:
    """What he could give up."""
    player = game.player(seat)
    found = set()
    if "annex" in sorts:
        found |= {f"annex.{annex}" for annex in player.annexes}
    if "weapon" in sorts and (len(sorts) == 1 or len(player.weapons) > 1 or not found):
        found |= named("weapons", player.weapons)  # the fire wants two, or the one of who has no annex
    if "geisha" in sorts and player.geishas:
        found.add("geisha")
    if "disciple" in sorts and game.state.outside_reserve(seat) > RESERVE_LIMIT:
        found.add("disciple")
    return found


def lose_piece(game: Game, seat: str, sorts: tuple[str, ...]) -> Playing:
    """A blessing, if he has one, can be given instead of all of it."""
    options = losses(game, seat, sorts)
    if not options:
        return
    blessing = {"blessing"} if game.player(seat).blessing else set()
    answer = yield from game.ask(seat, ASKED[sorts], options | blessing)
    if answer == "blessing":
        game.give_blessing(seat)
        return
    lose(game, seat, answer)
    if sorts == ("annex", "weapon") and answer.startswith("weapon.") and game.player(seat).weapons:
        answer = yield from game.ask(seat, "LoseSecondWeapon", named("weapons", game.player(seat).weapons))
        lose(game, seat, answer)


def lose(game: Game, seat: str, what: str) -> None:
    state, player = game.state, game.player(seat)
    word, _, name = what.partition(".")
    if word == "annex":
        del player.annexes[name]
        state.annexes[name] += 1
    elif word == "weapon":
        game.give_up(seat, "weapons", name)
    elif word == "geisha":
        player.geishas -= 1
        state.geishas += 1
    else:
        player.home -= 1
        player.reserve += 1
