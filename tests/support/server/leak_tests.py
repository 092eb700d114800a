"""Nothing leaks: what a guest may not know can be dealt anew without changing one byte of what the guest is sent.

The modules that import these tests say for which games.
"""

from __future__ import annotations

from unittest.mock import patch

from hypothesis import given
from leaking import ROLES, Variant, few, key_of, lengths, room_after, seal_of, seeds, sent, with_other_secrets

from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.steps import CHANCE, NOBODY
from higaki.server.accounts.guests import Guest
from higaki.server.commands import trying
from higaki.server.tables import trial, views
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room


@given(seed=seeds, decisions=lengths, other=seeds)
@few(8)
def test_every_guest_is_sent_the_same_bytes_whatever_it_may_not_know(
    variant: Variant, seed: int, decisions: int, other: int
) -> None:
    room = room_after(variant, seed, decisions)
    for guest in ROLES:
        if room.passing and room.turn in room.seats_of(guest) and room.viewer(guest) != room.turn:
            continue  # that somebody else at the same screen is not asked is seen there
        imagined = with_other_secrets(room, room.viewer(guest), other)
        for entries in (0, decisions // 2):
            unsealed = sent(imagined, guest, entries).replace(seal_of(imagined), seal_of(room))
            assert unsealed == sent(room, guest, entries)


def test_dealing_anew_does_change_what_somebody_may_know(variant: Variant) -> None:
    """Else the test above would prove nothing. Where nothing lies hidden but a pile, only that one changes."""
    changed = 0
    for seed in range(20):
        room = room_after(variant, seed, 60)
        imagined = with_other_secrets(room, NOBODY, seed + 1)
        assert room.match is not None
        assert imagined.match is not None
        changed += write_whole(imagined.match.table) != write_whole(room.match.table)
    assert changed > 10


@given(seed=seeds, decisions=lengths)
@few(8)
def test_a_guest_looks_only_from_a_seat_of_its_own(variant: Variant, seed: int, decisions: int) -> None:
    room = room_after(variant, seed, decisions)
    assert room.match is not None
    for guest in ROLES:
        mine = room.seats_of(guest)
        viewer = room.viewer(guest)
        assert viewer in mine if mine else viewer == NOBODY
        assert room.turn not in mine or viewer == room.turn or room.passing
        shown = views.view(room, {}, guest)
        assert shown["scene"] is not None
        name = None if viewer == NOBODY else room.game.seat_names[viewer]
        assert (shown["viewer"], shown["scene"]["viewer"]) == (name, name)
        assert [player["you"] for player in shown["players"]] == [seat in mine for seat in range(len(room.occupants))]
        assert bool(shown["scene"]["options"]) == (room.turn in mine and not room.passing)


@given(seed=seeds, decisions=lengths)
@few(8)
def test_what_is_sent_names_no_guest_no_key_and_no_command(variant: Variant, seed: int, decisions: int) -> None:
    room = room_after(variant, seed + (1 << 41), decisions)
    occupants = [Occupant(f"concealed-{number}", None, None, False) for number in range(len(room.occupants))]
    seated = Room(room.id, room.game, True, occupants, room.options, "concealed-host")
    seated.match, seated.commands["concealed-command"] = room.match, None
    for guest in ["concealed-0", "concealed-other", None]:
        text = sent(seated, guest, 0).decode()
        assert "concealed" not in text
        assert room.match is not None
        assert room.match.dealer.key is not None
        assert (room.match.dealer.key.hex() in text) == room.match.over
        assert str(room.match.table.random_state) not in text


@given(seed=seeds, decisions=lengths, other=seeds)
@few(3)
def test_a_private_copy_does_not_depend_on_what_its_owner_may_not_know(
    variant: Variant, seed: int, decisions: int, other: int
) -> None:
    room = room_after(variant, seed, decisions)
    assert room.match is not None
    if room.match.over or room.viewer("ann") != 0:
        return
    imagined = with_other_secrets(room, 0, other)
    ann, copies = Guest("ann", "Ann"), []
    with (
        patch.object(trying, "fresh_seed", lambda: seed),
        patch.object(trying, "new_key", lambda: key_of(seed + 1)),
        patch.object(trying, "now", lambda: "2026-01-01"),
    ):
        for real in (room, imagined):
            made_of, known = trying.copied(real, ann)
            copies.append(trying.laid_out(ann, "a-copy", made_of, known))
    one, same = copies
    assert one.trial == same.trial
    assert one.match is not None
    assert same.match is not None
    assert one.match.save() == same.match.save()
    assert sent(one, "ann", 0) == sent(same, "ann", 0)
    assert one.match.dealer.seal != room.match.dealer.seal
    # Neither does what is said when its moves are played in the real game.
    for _ in range(4):
        if not one.match.over:
            one.match.play(one.match.options[seed % len(one.match.options)])
    assert one.trial is not None
    tried = trial.decisions(one.match, 0, 0)
    assert imagined.match is not None
    assert trial.progress(room.match, one.trial, tried) == trial.progress(imagined.match, one.trial, tried)


def test_the_chance_of_a_table_is_no_seat(variant: Variant) -> None:
    """Nobody looks from where chance does, which sees everything."""
    for seed in range(20):
        room = room_after(variant, seed, seed * 7)
        assert all(room.viewer(guest) != CHANCE for guest in ROLES)
