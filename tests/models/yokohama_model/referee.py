"""A whole game as questions and answers, from the rulebook (pages 6 to 9)."""

from __future__ import annotations

from collections.abc import Generator

from . import acting, areas, extras, moving, placing, scoring
from .asking import Asker, Playing, Question, area_names
from .state import State
from .tables import AGENTS

MOST_ROUNDS = 40  # nobody plays as long; players who choose at random might


class Referee(Asker):
    def play(self) -> Playing:
        """From the first half of somebody's turn on; once the end is in sight the round is finished, then one more."""
        order = list(self.state.players)
        while True:
            yield from self.turn()
            self.seat = order[(order.index(self.seat) + 1) % len(order)]
            if self.seat == order[0]:
                if self.ending == 2 or (self.ending == 0 and self.round >= MOST_ROUNDS):
                    break
                self.ending *= 2
                self.round += 1
            self.become(placing.fill_up(self.state, self.seat))
        for part, points in scoring.final_scoring(self.state).items():
            after = self.state.copy()
            for seat, number in points.items():
                after.players[seat].points += number
            self.become(after, part)

    def turn(self) -> Playing:
        self.once = set()
        placed = yield from self.first_half()
        if placed:
            yield from self.place_more(placed)
        yield from self.move()
        yield from self.second_half()

    def first_half(self) -> Generator[Question, str, list[str]]:
        """Phase A, and the first assistant of step 1."""
        while True:
            answer = yield from self.ask_with_money(
                "PlaceFirst",
                lambda now: self.extra_actions(now) | area_names(placing.may_place(now, self.seat, [])) | {"done"},
                always=True,
            )
            word, _, area = answer.partition(".")
            if answer == "done":
                return []
            if word == "area":
                self.become(placing.place(self.state, self.seat, area))
                return [area]
            yield from self.extra(answer)

    def second_half(self) -> Playing:
        """Phase C."""
        while True:
            answer = yield from self.ask_with_money(
                "FinishTurn", lambda now: self.extra_actions(now) | {"done"}, always=True
            )
            if answer == "done":
                return
            yield from self.extra(answer)

    def extra_actions(self, state: State) -> set[str]:
        found = {f"order.{order}" for order in extras.may_fulfil(state, self.seat)}
        found |= {f"achievement.{letter}" for letter in extras.may_claim(state, self.seat)}
        if acting.may_use_agent(state, self.seat, "agent" in self.once):
            found.add("agent")
        return found

    def extra(self, answer: str) -> Playing:
        word, _, name = answer.partition(".")
        if word == "order":
            self.become(extras.fulfil(self.state, self.seat, name), "orders")
        elif word == "achievement":
            self.become(extras.claim(self.state, self.seat, name), "achievements")
        else:
            yield from self.use_agent()

    def use_agent(self) -> Playing:
        open_areas = area_names(acting.may_use_agent(self.state, self.seat, used_this_turn=False))
        answer = yield from self.ask("SendAgent", open_areas)
        self.once.add("agent")
        # They are all alike, so nobody is asked which.
        country = next(country for country in AGENTS if self.state.players[self.seat].agents[country])
        self.become(extras.use_agent(self.state, self.seat, country))
        yield from self.act(answer.removeprefix("area."))

    def place_more(self, placed: list[str]) -> Playing:
        while True:
            answer = yield from self.ask(
                "PlaceMore", area_names(placing.may_place(self.state, self.seat, placed)) | {"done"}
            )
            if answer == "done":
                return
            placed = [*placed, answer.removeprefix("area.")]
            self.become(placing.place(self.state, self.seat, placed[-1]))

    def move(self) -> Playing:
        """Step 2; after a recall there is no action."""
        answer = yield from self.ask_with_money(
            "MovePresident",
            lambda now: area_names(moving.destinations(now, self.seat)) | {"recall"},
        )
        if answer == "recall":
            yield from self.recall()
            return
        area = answer.removeprefix("area.")
        yield from self.pay_way(moving.destinations(self.state, self.seat)[area].payments)
        self.become(moving.move_president(self.state, self.seat, area, moving.FREE))
        yield from self.act(area)

    def pay_way(self, payments: frozenset[moving.Payment]) -> Playing:
        """Where several cheapest ways pay different people, one says whom, after what is paid in any case."""
        paid = moving.FREE
        while True:
            for payee in frozenset.intersection(*payments) - paid:
                self.become(moving.pay(self.state, self.seat, payee))
            paid |= frozenset.intersection(*payments)
            if len(payments) == 1:
                return
            payees = frozenset.union(*payments) - paid
            answer = yield from self.ask("PayWay", {f"payee.{payee}" for payee in payees})
            payments = frozenset(payment for payment in payments if answer.removeprefix("payee.") in payment)

    def recall(self) -> Playing:
        self.become(moving.recall(self.state, self.seat, {}))
        while True:
            there = {
                area: self.state.own_assistants(self.seat, area)
                for area in self.state.areas()
                if self.state.own_assistants(self.seat, area)
            }
            everybody = {"everybody"} if there else set()
            answer = yield from self.ask("CallHome", area_names(there) | everybody | {"done"})
            if answer == "done":
                return
            if answer != "everybody":
                there = {answer.removeprefix("area."): 1}
            self.become(moving.recall(self.state, self.seat, there))

    # Steps 3 to 6

    def act(self, area: str) -> Playing:
        power = acting.strength(self.state, self.seat, area)
        self.become(acting.begin_action(self.state, self.seat, area))
        yield from areas.act(self, area, power)
        yield from self.tile_and_building(area, power)
        yield from self.return_home(area)

    def tile_and_building(self, area: str, power: int) -> Playing:
        """Steps 4 and 5 in this order: who builds first does without the tile."""
        while True:
            answer = yield from self.ask("UseStrength", self.tile_and_sites(area, power) | {"done"})
            if answer == "done":
                return
            if answer == "tile":
                received = self.state.tile_rewards[self.state.tiles[area]]
                self.become(acting.take_tile(self.state, self.seat, area))
                yield from areas.choose_reward(self, received)
                continue
            word = answer.removeprefix(f"site.{area}_")
            site = word if word == "house" else int(word)
            received = self.state.sites[area][site]
            self.become(acting.build(self.state, self.seat, area, site), "houses" if site == "house" else "shops")
            yield from areas.choose_reward(self, received)
            return

    def tile_and_sites(self, area: str, power: int) -> set[str]:
        found = {f"site.{area}_{site}" for site in acting.building_sites(self.state, self.seat, area, power)}
        return found | ({"tile"} if acting.may_take_tile(self.state, area, power) else set())

    def return_home(self, area: str) -> Playing:
        stays = self.state.has(self.seat, "telephone") and self.state.own_assistants(self.seat, area) > 0
        answer = yield from self.ask("ReturnHome", {"stay", "done"} if stays else {"done"})
        self.become(acting.come_home(self.state, self.seat, area, one_stays=answer == "stay"))
