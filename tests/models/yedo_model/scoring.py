"""Final scoring: unused blackmail, bonus cards, ranking."""

from __future__ import annotations

from .asking import Game
from .state import Bonus
from .tables import BLACKMAIL, COLOURS, KINDS


def counted(game: Game, seat: str, what: str) -> int:
    """How much somebody has of what a bonus card counts."""
    player = game.player(seat)
    done = [game.box.missions[name] for name in player.fulfilled]
    amounts = {
        "missions": len(done),
        "weapons": len(player.weapons),
        "different_weapons": len(set(player.weapons)),
        "annexes": len(player.annexes),
        "geishas": player.geishas,
        "blessings": int(player.blessing),
        "mon": player.mon,
        "disciples": game.state.outside_reserve(seat),
        "action_cards": len(player.cards),
        "unfulfilled_missions": len(player.missions),
        "order_first": int(game.state.order[0] == seat),
        "mission_colours": len({mission.colour for mission in done}),
        "mission_kinds": len({mission.kind for mission in done}),
        "missions_with_bonus": player.with_bonus,
    }
    amounts |= {f"missions_{colour}": sum(mission.colour == colour for mission in done) for colour in COLOURS}
    amounts |= {f"kind_{kind}": sum(mission.kind == kind for mission in done) for kind in KINDS}
    return amounts[what]


def bonus_points(game: Game, seat: str, bonus: Bonus) -> int:
    amounts = {other: counted(game, other, bonus.of) for other in game.state.players}
    own = amounts[seat]
    if bonus.kind == "each":
        return min(bonus.alone, own // bonus.amount)
    if bonus.kind == "least":
        return bonus.alone if own >= bonus.amount else 0
    best = max(amounts.values()) if bonus.kind == "most" else min(amounts.values())
    if own != best or own < bonus.amount:
        return 0
    return bonus.alone if list(amounts.values()).count(best) == 1 else bonus.shared


def final_scoring(game: Game) -> dict[str, dict[str, int]]:
    """What comes to what is on the score track, by source; all cards are judged before any of it is added."""
    state = game.state
    return {
        "blackmail": {seat: BLACKMAIL if player.blackmail else 0 for seat, player in state.players.items()},
        "bonuses": {
            seat: sum(bonus_points(game, seat, game.box.bonuses[name]) for name in player.bonuses)
            for seat, player in state.players.items()
        },
    }


def ranking(game: Game) -> list[str]:
    """Most prestige first; among equals the lower number on the order track."""
    return sorted(game.state.order, key=lambda seat: -game.player(seat).prestige)
