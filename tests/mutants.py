"""A small mutation run: each promise is broken in a copy of the sources, and the tests named beside it must notice.

python tests/mutants.py [WORD]    only mutants with this word in their name
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENGINE = "src/higaki/engine"
ARENA = "src/higaki/arena"
REVIEW = "src/higaki/review"
RL = "src/higaki/rl"
OSAKA = "src/higaki/games/osaka"
DRAGON = "src/higaki/games/dragon_market"
YOKOHAMA = "src/higaki/games/yokohama"
YEDO = "src/higaki/games/yedo"

# What tests read, the Makefile's own needs included: without them a test would fail whatever was broken.
COPIED = (
    "src",
    "tests",
    "examples",
    "bench",
    "building",
    "web/src",
    "conftest.py",
    "constraints.txt",
    "pyproject.toml",
    "Makefile",
)

# Files whose tests need the native library. No copy has it, for bots would search there instead of in Python.
ON_THE_LIBRARY = (
    "src/higaki/batch/",
    "src/higaki/puzzles/judging",
    "src/higaki/rl/",
    "src/higaki/nets/",
    "src/higaki/bots/net.py",
)
# Parts of the library itself: it is built in the copy, with one game.
IN_THE_LIBRARY = ("building/translator/frame/",)
BUILT = ("building.translator", "src/higaki/native/libhigaki.so", "--games", "osaka", "--flags=-O1")

# What is broken: the file, what stands there, what stands there instead, and the tests that must fail.
MUTANTS: dict[str, tuple[str, str, str, str]] = {
    "puzzles: the solution is sent before an answer": (
        "src/higaki/server/web/routes/puzzles.py",
        '"source": posed.puzzle.source,',
        '"source": str(posed.puzzle.answers),',
        "tests/server/puzzles/test_server_puzzles.py -k without",
    ),
    "puzzles: every answer counts": (
        "src/higaki/server/puzzles/answers.py",
        "    if known is not None:\n        return known\n",
        "    connection.execute(puzzle_answers.delete())\n",
        "tests/server/puzzles/test_server_puzzles.py -k once",
    ),
    "puzzles: every guest of an address rates a puzzle": (
        "src/higaki/server/web/routes/puzzles.py",
        'limits.hardness.grants(f"{address} {game} {known.id}")',
        "True",
        "tests/server/puzzles/test_server_puzzles.py -k address",
    ),
    "puzzles: a lead need not be certain": (
        "src/higaki/puzzles/judging.py",
        "mean - within >= LEAST_LEAD",
        "mean >= LEAST_LEAD",
        "tests/research/test_puzzles.py -k certain",
    ),
    "puzzles: a changed line is read": (
        "src/higaki/puzzles/puzzle_file.py",
        'content["check"] != check_over(content)',
        'len(content["check"]) < 2',
        "tests/research/test_puzzles.py -k damaged",
    ),
    "puzzles: one who has not agreed is left out of the question": (
        "src/higaki/server/puzzles/consent.py",
        " | ~seats.c.guest.in_(agreeing)",
        "",
        "tests/server/puzzles/test_server_puzzle_consent.py -k all_its_people",
    ),
    "leagues: a round is opened without noting that it has begun": (
        "src/higaki/server/leagues/rounds.py",
        "round=number, due=None)",
        "due=None)",
        "tests/server/leagues/test_server_league_restarts.py -k wherever",
    ),
    "leagues: whoever met meets again": (
        "src/higaki/server/leagues/pairing/swiss.py",
        "again * history.met[a][b] ** 2",
        "0 * history.met[a][b] ** 2",
        "tests/server/leagues/test_server_league_pairing.py -k repeats",
    ),
    "leagues: a form that is refused counts as a league": (
        "src/higaki/server/common/rate_limits.py",
        "            self.charge(who, -1)\n",
        "",
        "tests/server/leagues/test_server_leagues.py -k cheap",
    ),
    "leagues: forms that are refused are not counted": (
        "src/higaki/server/web/routes/leagues.py",
        '@api.post("/api/leagues", dependencies=LIMITED, ',
        '@api.post("/api/leagues", ',
        "tests/server/leagues/test_server_leagues.py -k cheap",
    ),
    "trials: a copy is what it was, not what its seat knows": (
        f"{ENGINE}/match/private_copy.py",
        "write_whole(redeal(table, seat, rng))",
        "write_whole(table)",
        "tests/server/security/test_server_leaks.py",
    ),
    "trials: it goes on though something else was drawn": (
        "src/higaki/server/tables/trial.py",
        "and real[same] == tried[same]:",
        "and real[same][:2] == tried[same][:2]:",
        "tests/server/trials/test_server_trial_moves.py",
    ),
    "trials: it goes on though the real game took another way before": (
        "src/higaki/server/tables/trial.py",
        " or digest(match, trial.seat, trial.moment) != trial.told:",
        ":",
        "tests/server/trials/test_server_trial_moves.py",
    ),
    "trials: everybody with its address sees a copy": (
        "src/higaki/server/tables/room.py",
        "return self.trial is not None and guest != self.host",
        "return False",
        "tests/server/trials/test_server_trials.py",
    ),
    "batch: a mask of rows is freed before the library reads it": (
        "src/higaki/batch/batch.py",
        "        self._array: Final = array\n",
        "",
        "tests/native/test_batch.py::test_rows_of_a_large_batch_are_all_heeded",
    ),
    "balance: a bot sees the true table": (
        "src/higaki/balance/play.py",
        "bots[t.seat].choose(t)",
        "bots[t.seat].think(t)",
        "tests/research/test_balance.py::test_bots_get_redealt_tables_and_never_the_true_one",
    ),
    "balance: a chunk counts twice": (
        "src/higaki/balance/sums_file.py",
        "set(there.chunks) & set(played.chunks)",
        "set()",
        "tests/research/test_balance_sums.py::test_the_command_merges",
    ),
    "balance: games begin after the deadline": (
        "src/higaki/balance/running.py",
        "ends = None if seconds is None else monotonic() + seconds",
        "ends = None",
        "tests/research/test_balance_sums.py::test_no_game_begins_after_the_deadline",
    ),
    "balance: the gain of a card counts that leaders take more": (
        "src/higaki/balance/sums.py",
        "_add(gains, share - taken.chance)",
        "_add(gains, share)",
        "tests/research/test_balance.py::test_figures_are_what_the_games_were",
    ),
    "explorer: a key depends on what its seat cannot know": (
        "src/higaki/explorer/position_key.py",
        "observe(t, t.seat)",
        "t.cells",
        "tests/research/test_explorer.py::test_a_key_does_not_depend_on_what_the_seat_cannot_know",
    ),
    "explorer: a game that two runs played counts twice": (
        "src/higaki/explorer/tree.py",
        "list({(one.deal, one.number): one for one in played}.values())",
        "list(played)",
        "tests/research/test_explorer.py::test_a_tree_counts_what_was_chosen_and_how_it_went",
    ),
    "explorer: a damaged file stops the server": (
        "src/higaki/server/explorer/explorers.py",
        "except BadFile as error:",
        "except KeyError as error:",
        "tests/server/explorer/test_server_explorers.py::test_a_damaged_file_is_left_out_and_the_rest_is_served",
    ),
    "review: a lead is told that is not sure": (
        f"{REVIEW}/reviewing.py",
        "measured = Measured([-each for each in differences])\n        if not measured.sure:",
        "measured = Measured([-each for each in differences])\n        if not differences:",
        "tests/research/test_review.py::test_a_lead_that_is_not_sure_is_not_told",
    ),
    "batch: lists of different lengths are not refused in a sentence": (
        "src/higaki/batch/table_batch.py",
        "    except ValueError:\n        single",
        "    except KeyError:\n        single",
        "tests/native/test_odd_input.py",
    ),
    "meeting: blocked people are matched": (
        "src/higaki/server/meeting/matching.py",
        "return frozenset((one.guest, other.guest)) in self._apart or (looks",
        "return (looks",
        "tests/server/meeting/test_server_matching.py",
    ),
    "substitutes: a seat is taken over that nobody has left": (
        "src/higaki/server/commands/substitutes.py",
        "if seat not in substitutes.vacancies(room):",
        "if room.occupants[seat].bot is not None:",
        "tests/server/substitutes/test_server_substitutes.py",
    ),
    "substitutes: undo goes back to before a seat was taken over": (
        "src/higaki/server/tables/views.py",
        "room.decisions - room.settled",
        "room.decisions - room.bot_decided",
        "tests/server/substitutes/test_server_substitute_rooms.py",
    ),
    "substitutes: who left gets the place of the substitute": (
        "src/higaki/server/storage/results.py",
        '"place": len(sides) if ended_well else None',
        '"place": reached.get(side_of[one.seat])',
        "tests/server/substitutes/test_server_substitute_results.py",
    ),
    "substitutes: who left goes on answering in advance": (
        "src/higaki/server/tables/substitutes.py",
        "    match.standing[:] = _without(match.standing, seat)\n",
        "",
        "tests/server/substitutes/test_server_substitute_rooms.py",
    ),
    "substitutes: a page keeps what it saw before it had the seat": (
        "src/higaki/server/tables/substitutes.py",
        "    room.sent.lengths.clear()\n",
        "",
        "tests/server/substitutes/test_server_substitutes.py",
    ),
    "days: a move right after a start is charged for the time the server was off": (
        "src/higaki/server/background/day_clocks.py",
        "        await self._note_alive()\n        self._task",
        "        self._task",
        "tests/server/days/test_server_day_clocks.py",
    ),
    "meeting: a seek that is asked for twice is two": (
        "src/higaki/server/meeting/seeking.py",
        "if before is not None and before.command_id == command:",
        'if before is None and command == "":',
        "tests/server/meeting/test_server_seeks.py",
    ),
    "meeting: processes match at the same time": (
        "src/higaki/server/meeting/seeks.py",
        'if connection.dialect.name == "postgresql":',
        'if connection.dialect.name == "":',
        "tests/server/meeting/test_server_seeks.py",
    ),
    "meeting: the other live seeks of a match go on": (
        "src/higaki/server/meeting/seeks.py",
        "    if wish.pace == LIVE:\n        others",
        "    if wish.pace == DAYS:\n        others",
        "tests/server/meeting/test_server_seeks.py",
    ),
    "meeting: a live seek outlasts its page": (
        "src/higaki/server/meeting/seeks.py",
        "& seeks.c.guest.in_(list(here))",
        "",
        "tests/server/meeting/test_server_seeks.py",
    ),
    "meeting: hidden guests are named": (
        "src/higaki/server/meeting/presence.py",
        "guest.name if guest.visible and guest.name else None",
        "guest.name or None",
        "tests/server/meeting/test_server_seeks.py",
    ),
    "meeting: a full table of seekers is forgotten after a crash": (
        "src/higaki/server/storage/write_tables.py",
        "room.about_to_begin or room.gathers or",
        "room.about_to_begin or",
        "tests/server/meeting/test_server_seeks.py",
    ),
    "blocks: who is blocked is heard": (
        "src/higaki/server/tables/views.py",
        'return [line for line in lines if line["author"] not in unheard]',
        "return lines",
        "tests/server/meeting/test_server_blocks.py",
    ),
    "blocks: who is blocked sits down": (
        "src/higaki/server/commands/seating.py",
        "if service.blocks.apart(guest.id, [room.host, *room.seats_by_guest]):",
        "if not guest.id:",
        "tests/server/meeting/test_server_blocks.py",
    ),
    "blocks: a stranger is invited": (
        "src/higaki/server/commands/seating.py",
        "if room.state == WAITING or guest.id not in room.seats_by_guest:",
        "if room.state == WAITING:",
        "tests/server/meeting/test_server_blocks.py",
    ),
    "chat: cleared words stay on disk": (
        "src/higaki/server/storage/chat_lines.py",
        'nothing = {"text": "", "name": "",',
        "nothing = {",
        "tests/server/chat/test_server_chat_moderation.py",
    ),
    "chat: who came with many cookies clears lines": (
        "src/higaki/server/commands/chat_moderation.py",
        "sum(bool(room.seats_of(one)) for one in reporters)",
        "len(reporters)",
        "tests/server/chat/test_server_chat_moderation.py",
    ),
    "chat: the host judges their own lines": (
        "src/higaki/server/tables/room.py",
        "return author != self.host and bool(self.seats_of(self.host))",
        "return bool(self.seats_of(self.host))",
        "tests/server/chat/test_server_chat_moderation.py",
    ),
    "chat: a report is told to everybody": (
        "src/higaki/server/tables/views.py",
        "if guest == room.host and room.judges",
        "if room.judges",
        "tests/server/chat/test_server_chat_moderation.py",
    ),
    "pictures: a private table is drawn": (
        "src/higaki/server/web/link_pictures.py",
        'if card is None or card["private"] or',
        "if card is None or",
        "tests/server/web/test_server_link_pictures.py::test_nothing_is_drawn_for_private_tables_and_floods",
    ),
    "pictures: an old name is kept": (
        "src/higaki/server/web/link_pictures.py",
        'if now is None or now["private"] or picture.names != names_of(now):',
        "if now is None:",
        "tests/server/web/test_server_link_pictures.py::test_a_name_that_changes_while_it_is_drawn_is_not_kept",
    ),
    "pictures: names are not escaped": (
        "src/higaki/server/workers/picture_sheet.py",
        "{escape(text)}</tspan>",
        "{text}</tspan>",
        "tests/server/web/test_server_link_pictures.py::test_names_are_escaped_and_those_without_letters_are_called_by_their_seat",
    ),
    "links: a private table tells its names": (
        "src/higaki/server/web/link_previews.py",
        'if card["private"]:',
        'if card["private"] is None:',
        "tests/server/web/test_server_link_previews.py::test_what_is_private_names_nobody_and_is_not_framed",
    ),
    "links: names are not escaped": (
        "src/higaki/server/web/link_previews.py",
        'content="{escape(text)}"',
        'content="{text}"',
        "tests/server/web/test_server_link_previews.py::test_names_are_escaped_and_read_once",
    ),
    "links: what may be framed is not asked": (
        "src/higaki/server/web/link_previews.py",
        "if embedded and preview.embeddable:",
        "if embedded:",
        "tests/server/web/test_server_link_previews.py::test_what_is_private_names_nobody_and_is_not_framed",
    ),
    "nets: a damaged file is loaded": (
        "src/higaki/nets/net_file.py",
        'if hashlib.sha256(body).hexdigest() != header.pop("sha256"):',
        'if header.pop("sha256") == "":',
        "tests/research/test_net_file.py",
    ),
    "nets: a net for other rules is taken": (
        "src/higaki/nets/net_file.py",
        "here = (game.name, game.settings.rules, layout_fingerprint(game))",
        "here = (game.name, net.rules, layout_fingerprint(game))",
        "tests/research/test_net_file.py",
    ),
    "nets: an input that is active at 0 is taken": (
        "src/higaki/nets/net_file.py",
        "argument < 1:",
        "argument < 0:",
        "tests/research/test_net_file.py",
    ),
    "nets: a bad file stops the game": (
        "src/higaki/bots/net.py",
        "        return LoadedNet(game, read_net(game))\n    except HigakiError as error:",
        "        return LoadedNet(game, read_net(game))\n    except NotImplementedError as error:",
        "tests/native/test_net.py -k hard_plays_in_its_place",
    ),
    "nets: what is missing is said at every decision": (
        "src/higaki/bots/net.py",
        "        _said.add(sentence)\n",
        "",
        "tests/native/test_net.py -k hard_plays_in_its_place",
    ),
    "nets: the net sees the table from another seat": (
        "building/translator/frame/net_search.h",
        "rule_observe(t, &s->outlooks[t->seat], out);",
        "rule_observe(t, &s->outlooks[0], out);",
        "tests/native/test_net.py -k says_what_the_file_says[osaka-3]",
    ),
    "nets: shares are not turned to the seats": (
        "building/translator/frame/net.h",
        "shares[(t->seat + k) % t->seats] = value;",
        "shares[k] = value;",
        "tests/native/test_net.py -k says_what_the_file_says[osaka-3]",
    ),
    "nets: the loader reads beyond the body": (
        "building/translator/frame/net.h",
        "if (!cursor.failed && cursor.left == 0) return net;",
        "if (!cursor.failed) return net;",
        "tests/native/test_net.py -k loader",
    ),
    "nets: the expert searches at the true table": (
        "building/translator/frame/net_search.h",
        "    rule_redeal(&t, t.seat, &rng);\n",
        "",
        "tests/native/test_net.py -k searches_the_same_whatever_its_seat_cannot_know[osaka-3]",
    ),
    "nets: the expert goes on with the tree of another question": (
        "building/translator/frame/net_search.h",
        "if (kept && memcmp(s->expected, s->seen, (size_t)s->net->observed * sizeof(i16)) != 0) kept = NULL;",
        "",
        "tests/native/test_net.py -k goes_on_with_the_tree",
    ),
    "rl: a finished game at the limit counts as truncated": (
        "src/higaki/rl/vector_env.py",
        "(self._decisions >= self._limit) & ~terminated",
        "self._decisions >= self._limit",
        "tests/rl/test_rl_batch_env.py::test_a_game_that_ends_at_its_limit_is_terminated",
    ),
    "rl: the last observation is that of the next game": (
        "src/higaki/rl/vector_env.py",
        """            final = self._final(self._ended)
            self._begin(self._ended)""",
        """            rows = self._ended
            self._begin(rows)
            final = self._final(rows)""",
        "tests/rl/test_rl_batch_env.py::test_in_the_same_step_a_game_ends_and_the_next_begins",
    ),
    "rl: shaping goes on over the end of a game": (
        "src/higaki/rl/vector_env.py",
        "        self._rewards.begin(None if rows is self._everywhere else rows)\n",
        "",
        "tests/rl/test_rl_batch_env.py::test_shaping_adds_up_to_a_constant",
    ),
    "rl: who loses by an illegal action keeps the potential": (
        "src/higaki/rl/rewards.py",
        "                potential[ended] = 0\n",
        "                pass\n",
        "tests/rl/test_rl_seat_env.py::test_shaping_adds_up_to_a_constant_also_for_who_loses",
    ),
    "rl: the end is seen from the first seat": (
        "src/higaki/rl/seat_env.py",
        "        if not others.any():",
        "        if not others.any() or others.any():",
        "tests/rl/test_rl_seat_env.py::test_without_autoreset_the_learner_sees_the_end_from_its_own_seat",
    ),
    "rl: bots sit counterclockwise": (
        "src/higaki/rl/opponents.py",
        "        after = (seat - int(self.own[row])) % batch.seats - 1",
        "        after = (int(self.own[row]) - seat) % batch.seats - 1",
        "tests/rl/test_rl_seat_env.py::test_bots_sit_clockwise_from_the_learner_and_see_what_their_seat_knows",
    ),
    "rl: given tables are dealt with the hidden pieces they have": (
        "src/higaki/rl/vector_env.py",
        "            self.batch.redeal(self._viewers(), rows)",
        "            pass",
        "tests/rl/test_rl_batch_env.py::test_given_tables_are_redealt_for_the_seat_to_move",
    ),
    "native: two draws in one expression": (
        "building/translator/program.py",
        "if any(changes) and sum(reads) > 1:",
        "if any(changes) and sum(reads) > 9:",
        "tests/native/test_translator.py::test_a_rule_outside_the_subset_is_refused_with_its_place",
    ),
    "native: a redeal for the wrong viewer": (
        "building/translator/frame/batch.h",
        "rule_redeal(&b->rows[row], viewer,",
        "rule_redeal(&b->rows[row], NOBODY,",
        "tests/native/test_translator.py::test_the_toy_games_are_played_alike",
    ),
    "native: a game is dealt from another state than it says": (
        "building/translator/frame/rows.h",
        "    rule_set_up(t);\n",
        "    below(&t->random_state, 2);\n    rule_set_up(t);\n",
        "tests/native/test_translator.py::test_the_toy_games_are_played_alike",
    ),
    "learning: a limit ends the game instead of cutting it off": (
        f"{RL}/pettingzoo_env.py",
        "            self.truncations = dict.fromkeys(self.agents, True)\n",
        "            self.terminations = dict.fromkeys(self.agents, True)\n",
        "tests/rl/test_pettingzoo.py::test_a_limit_truncates_all_seats_and_terminates_none",
    ),
    "learning: a later step writes into an observation": (
        f"{RL}/pettingzoo_env.py",
        "self._observed.copy()",
        "self._observed",
        "tests/rl/test_pettingzoo.py::test_the_mask_is_one_array_that_later_steps_leave_alone",
    ),
    "learning: a seat counts steps that it does not see": (
        f"{RL}/openspiel_game.py",
        "if seat == mover or now != then",
        "if seat == mover or now",
        "tests/rl/test_openspiel.py::test_a_step_that_a_seat_does_not_see_changes_nothing_for_it",
    ),
    "learning: an imagined state keeps what others remember": (
        f"{RL}/openspiel_game.py",
        "mine if seat == player else _digest(mine + imagined._seen[seat])",
        "self._recall[seat]",
        "tests/rl/test_openspiel.py::test_a_resampled_state_keeps_what_the_player_knows_and_no_more",
    ),
    "learning: a state is imagined for another player": (
        f"{RL}/openspiel_game.py",
        "redeal(checked_seat(player, game.seats), [0])",
        "redeal(1 - checked_seat(player, game.seats), [0])",
        "tests/rl/test_openspiel.py::test_a_resampled_state_keeps_what_the_player_knows_and_no_more",
    ),
    "warned: a plan goes on after a forced call home": (
        f"{ENGINE}/match/move_plan.py",
        " or any(not step.continues for step, _ in own)",
        "",
        f"{YOKOHAMA}/tests/turn/test_yokohama_intentions.py",
    ),
    "warned: nobody is told that the president reaches nothing": (
        f"{YOKOHAMA}/show/warnings.py",
        "return not imagined.choices and sends_president_home(imagined, seat)",
        "return False",
        f"{YOKOHAMA}/tests/turn/test_yokohama_intentions.py",
    ),
    "warned: a bid of all one has counts as beyond it": (
        f"{YEDO}/show/previews.py",
        "return actions.BID.member(thing) > t[MON + t.seat]",
        "return actions.BID.member(thing) >= t[MON + t.seat]",
        f"{YEDO}/tests/bidding/test_yedo_bidding.py",
    ),
    "warned: who cannot build is not told why": (
        f"{YOKOHAMA}/rules/turn/building.py",
        "t.tell(events.NOTHING_TO_BUILD, seat, area, t.count(SUPPLY + seat, shop_of(seat)))",
        "pass",
        f"{YOKOHAMA}/tests/turn/test_yokohama_building.py",
    ),
    "a bot moves before a person could undo": (
        "src/higaki/server/workers/bot_players.py",
        "return TIME_TO_UNDO * self._pause if by_a_person else self._pause",
        "return self._pause",
        "tests/server/workers/test_server_bot_turns.py",
    ),
    "a boat that cannot be paid for shows moves": (
        f"{DRAGON}/rules/boats.py",
        "    if t[POINTS] == 0:\n        return\n    offer_plain_moves(t, boat)",
        "    offer_plain_moves(t, boat)",
        f"{DRAGON}/tests/show/test_dragon_previews.py",
    ),
    "the tutorial of Dragon Market ends a turn on the way home": (
        f"{DRAGON}/lessons/1.toml",
        'rolls = ["face.3", "face.3", "face.3"',
        'rolls = ["face.4", "face.4", "face.3"',
        f"{DRAGON}/tests/show/test_dragon_words.py",
    ),
    "a second lesson stops before the game is over": (
        "src/higaki/games/osaka/lessons/2.toml",
        'ship = { yellow = "enshunada_1", blue = "enshunada_2", green = "osaka", red = "enshunada_2" }',
        'ship = { yellow = "osaka", blue = "enshunada_2", green = "osaka", red = "enshunada_2" }',
        "tests/engine/test_tutorials.py",
    ),
    "a lesson that does not exist is a page": (
        "src/higaki/server/web/client_files.py",
        " and int(lesson[2]) <= tutorial.lessons(catalogue.find(lesson[1]).folder)",
        "",
        "tests/server/web/test_server_client.py",
    ),
    "undo crosses another seat": (
        f"{ENGINE}/match/match.py",
        "if revealed or (self._before and self._before[-1].seat != seat):",
        "if revealed:",
        "tests/engine/table/test_engine.py",
    ),
    "one may ask everybody and take it back": (
        f"{ENGINE}/match/match.py",
        "or in_window(before) or in_window(self.table)",
        "or in_window(before)",
        "tests/engine/table/test_windows.py",
    ),
    "an answer in advance outlives its chapter": (
        f"{ENGINE}/match/advance_answers.py",
        "if answer.scope == UNABLE]",
        "]",
        "tests/engine/match/test_advance_answers.py",
    ),
    "who declines while unable declines always": (
        f"{ENGINE}/match/advance_answers.py",
        "(scope == ALWAYS or len(options) == 1)",
        "(scope == ALWAYS or scope == UNABLE)",
        "tests/engine/match/test_advance_answers.py",
    ),
    "what was taken back still counts as answered by the server": (
        "src/higaki/server/tables/room.py",
        "        self.window.given = {number for number in self.window.given if number <= self.decisions}\n",
        "",
        "tests/server/tables/test_server_undo_after_restart.py",
    ),
    "who is away is declined for": (
        "src/higaki/server/tables/room.py",
        "may_decline=is_here)",
        "may_decline=True)",
        "tests/server/tables/test_server_window_leaks.py",
    ),
    "a prepared move is played whatever it does by now": (
        "src/higaki/server/tables/in_advance.py",
        "if now == HOLDS else None",
        "if now != WAITS else None",
        "tests/server/in_advance/test_server_prepared_moves.py",
    ),
    "an order answers after what ends it": (
        "src/higaki/server/tables/in_advance.py",
        "if event[0] in order.cancelled_by:",
        "if False:",
        "tests/server/in_advance/test_server_standing_orders.py",
    ),
    "an order depends on what only its seat sees": (
        "src/higaki/games/yedo/standing_orders.py",
        "return cancel if is_aimed_at(t, seat) and cancel in t.options else actions.DECLINE",
        "return cancel if is_aimed_at(t, seat) and cancel in t.options else NO_ANSWER",
        "tests/contract/test_in_advance.py",
    ),
    "a bot answers out of turn as soon as it has thought": (
        "src/higaki/server/workers/bot_players.py",
        "if windows.bots_take_their_time(room):",
        "if False:",
        "tests/server/tables/test_server_window_moments.py",
    ),
    "a bot pauses before each decision of its turn": (
        "src/higaki/server/workers/bot_players.py",
        "if room.turn == moved_last:",
        "if False:",
        "tests/server/workers/test_server_bot_turns.py",
    ),
    "a searching bot tries offers out and withdraws them": (
        "src/higaki/bots/search.py",
        "        if t.step.decided_by_plan:\n            return one_of_best(best_plans(t, self.rng), self.rng).thing\n",
        "",
        "src/higaki/games/yedo/tests/test_yedo_greedy.py",
    ),
    "a worker is free sooner where there is nothing to think about": (
        "src/higaki/server/workers/bot_pool.py",
        "time.sleep(max(0.0, until - time.perf_counter()))",
        "pass",
        "tests/server/tables/test_server_window_moments.py",
    ),
    "time runs over days while the server is off": (
        "src/higaki/server/background/clock_keeper.py",
        "room.clock.outages = self.outages or ()",
        "room.clock.outages = ()",
        "tests/server/days/test_server_day_clocks.py",
    ),
    "a table acts without asking for vacations": (
        "src/higaki/server/background/clock_keeper.py",
        "if clock.out and clock.over_days:",
        "if False:",
        "tests/server/days/test_server_day_clocks.py",
    ),
    "the clock of who is really asked in a window runs": (
        "src/higaki/server/tables/room.py",
        "if thinks and not self.in_window else None",
        "if thinks else None",
        "tests/server/tables/test_server_window_moments.py",
    ),
    "a repeated command of a game is carried out again": (
        "src/higaki/server/commands/table_command.py",
        "                    return\n                refuse_old_number",
        "                    pass\n                refuse_old_number",
        "tests/server/tables/test_server_table_command.py",
    ),
    "a repeated command of a table is carried out again": (
        "src/higaki/server/commands/table_command.py",
        "if not room.commands.has(command, asking):",
        "if room.commands.has(command, asking) or True:",
        "tests/server/tables/test_server_table_command.py",
    ),
    "an address opens WebSockets without end": (
        "src/higaki/server/web/websocket.py",
        "        limits.sockets.spend(address)\n",
        "",
        "tests/server/tables/test_server_presence.py -k again_and_again",
    ),
    "an address opens tables all day": (
        "src/higaki/server/common/rate_limits.py",
        "self.tables_of_address = Limit(60 * factor, 0.05 * factor)",
        "self.tables_of_address = Limit(60 * factor, 0.5 * factor)",
        "tests/server/storage/test_server_growth.py -k leaves_in_a_day",
    ),
    "an address reads its tables without end": (
        "src/higaki/server/web/routes/guests.py",
        '@api.get("/api/me", dependencies=LISTS, ',
        '@api.get("/api/me", ',
        "tests/server/security/test_server_rate_limits.py -k only_reads",
    ),
    "an address reads tables from disk without end": (
        "src/higaki/server/web/dependencies.py",
        "        limits_of(request).loads.spend(address_of(request))\n",
        "        pass\n",
        "tests/server/security/test_server_rate_limits.py -k from_disk",
    ),
    "an address takes all places of a pool": (
        "src/higaki/server/workers/turns.py",
        "                    await lane.places.acquire()",
        "                    pass",
        "tests/server/workers/test_server_turns.py -k few",
    ),
    "whoever waits for a process waits without end": (
        "src/higaki/server/workers/process_pool.py",
        "asyncio.timeout(patience)",
        "asyncio.timeout(None)",
        "tests/server/explorer/test_server_explorers.py -k told_so",
    ),
    "commands of a seat are remembered without end": (
        "src/higaki/server/tables/idempotency.py",
        "        if len(of_seat) > MOST_SECRET:",
        "        if False:",
        "tests/server/in_advance/test_server_standing_orders.py -k memory",
    ),
    "a seat makes the table forget the commands of others": (
        "src/higaki/server/tables/idempotency.py",
        "self._secret.setdefault(seat, deque())",
        "self._secret.setdefault(0, deque())",
        "tests/server/in_advance/test_server_standing_orders.py -k memory",
    ),
    "a repeated command with its old number is refused": (
        "src/higaki/server/commands/table_command.py",
        "                if room.commands.has(command, asking):\n",
        "                if refuse_old_number(service, room, guest, expected) or room.commands.has(command, asking):\n",
        "tests/server/tables/test_server_table_command.py",
    ),
    "a command is carried out on a table that was not seen": (
        "src/higaki/server/commands/table_command.py",
        "                refuse_old_number(service, room, guest, expected)\n",
        "",
        "tests/server/tables/test_server_table_command.py",
    ),
    "a command of a game needs no game": (
        "src/higaki/server/commands/table_command.py",
        "                call.running_match()\n",
        "",
        "tests/server/tables/test_server_table_command.py",
    ),
    "every command takes the table in memory for the newest": (
        "src/higaki/server/commands/table_command.py",
        "None if query_first else expected",
        "expected",
        "tests/server/tables/test_server_table_command.py",
    ),
    "two changes of one call have one id": (
        "src/higaki/server/commands/table_command.py",
        "command = self.command or secrets.token_hex(8)\n        await self.service.change(self",
        "command = self.command or 'once'\n        await self.service.change(self",
        "tests/server/tables/test_server_table_command.py",
    ),
    "an even window ends when it is answered": (
        "src/higaki/server/commands/playing.py",
        "if windows.holds_back(room):",
        "if False:",
        "tests/server/tables/test_server_window_moments.py",
    ),
    "who has insured something cannot take it back": (
        f"{ENGINE}/match/match.py",
        "if self._before and self._before[-1].seat == self.seat:",
        "if False:",
        "tests/terminal/test_terminal_windows.py",
    ),
    "who has just come back is voted out": (
        "src/higaki/server/tables/room.py",
        "or away is None or self.is_here(occupant.guest):",
        "or away is None:",
        "tests/server/tables/test_server_absence.py",
    ),
    "looking in for a second makes the limit begin anew": (
        "src/higaki/server/tables/absence.py",
        "(seated - here) if self.stays(guest, now)}",
        "(seated - here)}",
        "tests/server/tables/test_server_absence.py",
    ),
    "minutes count at an empty table": (
        "src/higaki/server/tables/absence.py",
        "if self.of_days:",
        "if self.limit:",
        "tests/server/tables/test_server_absence.py",
    ),
    "somebody loses by a restart": (
        "src/higaki/server/tables/absence.py",
        "return self.up_since + min(self.limit, A_DAY) - self.limit",
        "return 0.0",
        "tests/server/tables/test_server_absence.py",
    ),
    "votes outlive the absence they were about": (
        "src/higaki/server/commands/resign_and_absence.py",
        '    room.end.votes.clear()\n    room.happened("here", room.turn)',
        '    room.happened("here", room.turn)',
        "tests/server/tables/test_server_absence.py",
    ),
    "one side voids a rated game by a bot": (
        "src/higaki/server/commands/resign_and_absence.py",
        "rated_tables.no_stand_in(room)",
        "pass",
        "tests/server/ratings/test_server_rated_tables.py::test_nobody_alone_makes_it_count_for_nobody",
    ),
    "a claim is no loss": (
        "src/higaki/server/commands/resign_and_absence.py",
        "room.occupants[about].gave_up = ABSENT",
        "pass",
        "tests/server/tables/test_server_leaving.py::test_the_others_claim_the_game_and_who_stayed_away_loses_it",
    ),
    "a claim counts for nobody": (
        "src/higaki/server/tables/early_end.py",
        "reasons = (RESIGNED, ABSENT, OUT_OF_TIME) if",
        "reasons = (RESIGNED, OUT_OF_TIME) if",
        "tests/server/ratings/test_server_rated_tables.py::test_of_three_only_who_stayed_away_loses",
    ),
    "one who accepts ends the game of all": (
        "src/higaki/server/tables/early_end.py",
        'set(others) <= set(room.end.offer["accepted"])',
        'set(others) & set(room.end.offer["accepted"])',
        "tests/server/tables/test_server_leaving.py::test_the_end_is_offered_and_comes_when_all_others_who_play_have_accepted",
    ),
    "the host closes a game of others": (
        "src/higaki/server/commands/deleting.py",
        "if set(room.playing_guests()) - {guest.id}:",
        "if not room.playing_guests():",
        "tests/server/storage/test_server_departing.py::test_a_game_in_which_somebody_else_plays_is_not_closed",
    ),
    "a guest who was signed out is known elsewhere": (
        "src/higaki/server/service/table_service.py",
        'await self.store.run(work, self.peers.word("guest", guest))',
        "await self.store.run(work)",
        "tests/server/security/test_server_guest_cache.py",
    ),
    "a move is acknowledged though the file was taken away": (
        "src/higaki/server/database/sqlite_store.py",
        "if has_changed and not self.in_its_place:\n                raise NotKept",
        "if False:\n                raise NotKept",
        "tests/server/storage/test_server_one_file.py",
    ),
    "nobody looks whether the write-ahead log is there": (
        "src/higaki/server/database/sqlite_file.py",
        "return self._first_log is None",
        "return True",
        "tests/server/storage/test_server_one_file.py",
    ),
    "what may have been kept is tried again": (
        "src/higaki/server/database/group_commit.py",
        "except InDoubt as error:",
        "except ZeroDivisionError as error:",
        "tests/server/storage/test_server_group_commit.py",
    ),
    "everybody waits for a locked file": (
        "src/higaki/server/database/group_commit.py",
        "self._in_vain = time.monotonic()",
        "pass",
        "tests/server/storage/test_server_group_commit.py",
    ),
    "who waits behind a silent database waits as long again": (
        "src/higaki/server/database/postgres/deadlines.py",
        'raise in_doubt("the database does not answer")',
        "return",
        "tests/server/cluster/test_server_postgres_silence.py",
    ),
    "a connection that missed its deadline is not cut": (
        "src/higaki/server/database/postgres/deadlines.py",
        "self._line.shutdown(socket.SHUT_RDWR)",
        "pass",
        "tests/server/cluster/test_server_postgres_silence.py",
    ),
    "what was given up is begun later": (
        "src/higaki/server/database/postgres/deadlines.py",
        "if self.given_up:\n            raise in_doubt",
        "if False:\n            raise in_doubt",
        "tests/server/cluster/test_server_postgres_silence.py",
    ),
    "a clock that leaps is believed": (
        "src/higaki/server/storage/machine_clock_trust.py",
        "since = now if leapt else row.steady_since",
        "since = row.steady_since",
        "tests/server/storage/test_server_departing.py",
    ),
    "a device is signed out by the date alone": (
        "src/higaki/server/accounts/guests.py",
        "if row is None:  # unused tokens",
        "if row is None or (row.used or '') < day(365):  # unused tokens",
        "tests/server/storage/test_server_departing.py",
    ),
    "digests of addresses can be guessed": (
        "src/higaki/server/database/keyed_digests.py",
        "hmac.new(self._key, text.encode(), hashlib.sha256)",
        "hashlib.sha256(text.encode())",
        "tests/server/tables/test_server_places.py tests/server/security/test_server_security_log.py",
    ),
    "names that look the same sit side by side": (
        "src/higaki/server/commands/seating.py",
        "refuse_look_alikes(guest.name, called_by_others(service, room, guest))",
        "pass",
        "tests/server/security/test_server_confusable_names.py",
    ),
    "one is renamed to look like another": (
        "src/higaki/server/accounts/guests.py",
        "refuse_look_alikes(cleaned, others)",
        "pass",
        "tests/server/security/test_server_confusable_names.py",
    ),
    "other devices hear nothing of a new one": (
        "src/higaki/server/web/routes/guests.py",
        "service.guest_changed(guest.id)\n        messenger_of",
        "messenger_of",
        "tests/server/security/test_server_security_log.py",
    ),
    "undo costs nothing": (
        "src/higaki/server/web/routes/tables.py",
        "limits.undos.spend(guest.id)",
        "pass",
        "tests/server/storage/test_server_growth.py",
    ),
    "guests are believed whatever was missed": (
        "src/higaki/server/service/cluster/peers.py",
        "for forget in self._service.on_silence:",
        "for forget in ():",
        "tests/server/security/test_server_guest_cache.py",
    ),
    "of two changes the one that was told last is followed": (
        "src/higaki/server/service/cluster/peers.py",
        '"" if word.about in self._news else word.news',
        "word.news",
        "tests/server/cluster/test_server_change_message.py",
    ),
    "what was told is followed from wherever one is": (
        "src/higaki/server/service/cluster/change_message.py",
        "return since if since.row.revision == room.revision + 1 else None",
        "return since",
        "tests/server/cluster/test_server_change_message.py",
    ),
    "a stranger's word is believed": (
        "src/higaki/server/database/postgres/message_encryption.py",
        "plain = self._seal.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], None)",
        "plain = orjson.dumps(['table', 'any', 1, [], '', ''])",
        "tests/server/cluster/test_server_postgres_bus.py",
    ),
    "a message of who may only connect is believed": (
        "src/higaki/server/database/postgres/message_encryption.py",
        "except (ValueError, InvalidTag):\n            return None",
        "except (ValueError, InvalidTag):\n            plain = told.encode()",
        "tests/server/cluster/test_server_postgres_bus.py -k may_only_connect",
    ),
    "what others answer in advance is shown": (
        "src/higaki/server/tables/windows.py",
        "if answer.seat == seat]",
        "]",
        "tests/server/tables/test_server_window_leaks.py",
    ),
    "for whom the server answered is shown": (
        "src/higaki/server/tables/windows.py",
        "if match.log[number - 1].seat in room.seats_of(guest)]",
        "]",
        "tests/server/tables/test_server_window_leaks.py",
    ),
    "a path of any depth is parsed": (
        "src/higaki/server/web/request_head.py",
        ' or path.count(b"/") > DEEPEST_PATH:',
        ":",
        "tests/server/security/test_server_connection_limits.py::test_what_asks_for_too_much_is_refused_before_it_is_parsed",
    ),
    "any number of headers is parsed": (
        "src/higaki/server/web/request_head.py",
        'if head.count(b"\\n") > 1 + MOST_HEADERS:',
        "if False:",
        "tests/server/security/test_server_connection_limits.py::test_what_asks_for_too_much_is_refused_before_it_is_parsed",
    ),
    "who is refused pays nothing": (
        "src/higaki/server/web/connection_limits.py",
        "if whole or complaint is not None:",
        "if whole and complaint is None:",
        "tests/server/security/test_server_connection_limits.py::test_everything_is_paid_for",
    ),
    "any host is answered": (
        "src/higaki/server/common/allowed_hosts.py",
        "return name in self.names or _is_near(name)",
        "return True",
        "tests/server/security/test_server_allowed_hosts.py::test_other_names_are_not",
    ),
    "over TLS the plain cookie counts first": (
        "src/higaki/server/web/cookies.py",
        "_called(scope, OVER_TLS) or _called(scope, PLAIN) if",
        "_called(scope, PLAIN) or _called(scope, OVER_TLS) if",
        "tests/server/security/test_server_cookies.py",
    ),
    "the old cookie counts no more": (
        "src/higaki/server/web/cookies.py",
        "_called(scope, OVER_TLS) or _called(scope, PLAIN) if",
        "_called(scope, OVER_TLS) if",
        "tests/server/security/test_server_cookies.py",
    ),
    "a table is read before what was written of it": (
        "src/higaki/server/service/table_registry.py",
        ", after_writes=True",
        "",
        "tests/server/storage/test_server_faults.py::test_a_table_that_is_read_again_holds_what_nobody_waits_for_any_more",
    ),
    "who left while a table was read is still there": (
        "src/higaki/server/service/table_registry.py",
        "if before != self._changes:",
        "if False:",
        "tests/server/storage/test_server_faults.py::test_a_table_that_is_being_read_while_somebody_leaves_for_good_forgets_them",
    ),
    "a draw is no reveal": (
        f"{ENGINE}/match/match.py",
        "seat == CHANCE or self.table.drawn != drawn or",
        "seat == CHANCE or",
        "tests/engine/table/test_engine.py",
    ),
    "a piece that comes into sight is no reveal": (
        f"{ENGINE}/views/event_view.py",
        "and not _knows(game, event[2], eyes):",
        "and not _knows(game, event[3], eyes):",
        "tests/engine/table/test_engine.py",
    ),
    "plans look at the true table": (
        f"{ENGINE}/match/match.py",
        'return redeal(self.table, self.seat, rng_of(len(self.log), "imagined"))',
        "return self.table.clone()",
        "tests/engine/table/test_engine.py",
    ),
    "the preview of a turn tells what will be drawn": (
        f"{ENGINE}/match/turn_preview.py",
        "foreseen(t.game, heard.events, eyes) if revealed else heard.events",
        "heard.events",
        "tests/contract/test_honesty.py",
    ),
    "a piece leaving my sight is not named": (
        f"{ENGINE}/views/event_view.py",
        "seen = _knows(game, event[2], eyes) or _knows(game, event[3], eyes)",
        "seen = _knows(game, event[3], eyes)",
        "tests/engine/table/test_engine.py",
    ),
    "an owner sees what lies hidden from everybody": (
        f"{ENGINE}/table/places.py",
        "(place.sees == OWNER and owner == eyes",
        "(place.sees != EVERYBODY and owner == eyes",
        "tests/engine/table/test_engine.py",
    ),
    "windfalls are remembered": (
        f"{OSAKA}/places.py",
        'PLACES.heap("windfall", CARDS, NO_ONE, per=TRADERS)',
        'PLACES.heap("windfall", CARDS, NO_ONE, per=TRADERS, remembered=True)',
        f"{OSAKA}/tests/test_osaka_rulebook.py",
    ),
    "passes are counted in all": (
        f"{OSAKA}/rules/turn.py",
        "    t[PASSES] = 0\n",
        "",
        f"{OSAKA}/tests/test_osaka_rulebook.py",
    ),
    "greedy plays the worst": (
        "src/higaki/bots/planning.py",
        "        if plan.value > best.value:\n            best = plan\n    return best",
        "        if plan.value < best.value:\n            best = plan\n    return best",
        "tests/research/test_bots.py",
    ),
    "options depend on what is hidden": (
        f"{DRAGON}/rules/turn.py",
        "good_wanted_at(t, side_of(t, seat), t[MESSENGER + seat])",
        "good_wanted_at(t, (side_of(t, seat) + 1) % 2, t[MESSENGER + seat])",
        "tests/contract/test_contract.py",
    ),
    "a clone keeps the key": (
        f"{ENGINE}/table/table.py",
        "        t.choices = self.choices\n        return t\n",
        "        t.choices = self.choices\n        t.fair = self.fair\n        return t\n",
        "tests/engine/match/test_dealing.py",
    ),
    "the key is told before the end": (
        f"{ENGINE}/match/match.py",
        "if self.over and self.dealer.key is not None",
        "if self.dealer.key is not None",
        "tests/engine/match/test_dealing.py",
    ),
    "a move is said on a connection that is gone": (
        "src/higaki/server/database/postgres/async_pool.py",
        "and is_quiet(connection.fileno()):",
        "and connection is not None:",
        "tests/server/cluster/test_server_postgres_async_pool.py",
    ),
    "a move that nobody waits for stays under way": (
        "src/higaki/server/database/postgres/deadlines.py",
        "await asyncio.wait([running])\n        raise\n",
        "raise\n",
        "tests/server/cluster/test_server_postgres_async_pool.py",
    ),
    "a move of which nobody knows whether it was kept counts as refused": (
        "src/higaki/server/database/postgres/async_pool.py",
        "connection is not None and connection.closed) from None",
        "False) from None",
        "tests/server/cluster/test_server_postgres_async_pool.py",
    ),
    "a redealt table remembers what others drew": (
        f"{ENGINE}/views/redeal.py",
        "listed[spot + 1] + i64(cells[listed[spot]]), listed[spot + 2]",
        "listed[spot + 2], listed[spot + 2]",
        "tests/contract/test_honesty.py",
    ),
    "a redealt table remembers what others could choose": (
        f"{ENGINE}/views/redeal.py",
        "t.first_option + t.choices, i64(len(cells))",
        "i64(len(cells)), i64(len(cells))",
        "tests/contract/test_honesty.py",
    ),
    "a database that is away has kept nothing": (
        "src/higaki/server/database/postgres/store.py",
        "or unreached or state in GOING_OR_COMING",
        "or state in GOING_OR_COMING",
        "tests/server/cluster/test_server_postgres_async_pool.py",
    ),
    "nobody elsewhere hears of a rematch": (
        "src/higaki/server/service/table_registry.py",
        "await self._store.run(insert, word)",
        "await self._store.run(insert)",
        "tests/server/cluster/test_server_postgres.py",
    ),
    "pieces of seats are observed as they lie": (
        "src/higaki/games/yokohama/box.py",
        "    of_seats=SEATS,\n",
        "",
        "tests/contract/test_seats_alike.py -k yokohama-2",
    ),
    "who is meant is observed by name": (
        "src/higaki/games/yedo/box.py",
        '"nobody", SEATS.names, of_seats=SEATS)',
        '"nobody", SEATS.names)',
        "tests/contract/test_seats_alike.py -k yedo-2",
    ),
    "a side is observed as one of its members": (
        "src/higaki/games/dragon_market/box.py",
        "of_seats=SEATS, of_sides=True)",
        "of_seats=SEATS)",
        "tests/contract/test_seats_alike.py -k robbed",
    ),
    "secret orders are chosen one after the other": (
        "src/higaki/games/dragon_market/positions/inference.py",
        "_ways(fitting, number + 1, SetOf.with_(taken, card))",
        "_ways(fitting, number + 1, taken)",
        "src/higaki/games/dragon_market/tests/show/test_dragon_secrets.py",
    ),
    "who gives a card forgets it": (
        f"{ENGINE}/table/memory.py",
        "note(t, reached, kind_of(piece), seeing & ~layout.sight[target])",
        "note(t, reached, kind_of(piece), knowing & ~layout.sight[target])",
        "tests/engine/table/test_memory.py -k imagines",
    ),
    "what may have moved on is still known": (
        f"{ENGINE}/table/memory.py",
        "range(may_have_left)",
        "range(known - count_with_back(t, left, backs[kind]))",
        "tests/engine/table/test_memory.py -k moved_on",
    ),
    "who knows a card loses sight of it when it is drawn": (
        f"{ENGINE}/table/stacks.py",
        "knowing = t[knowing_cell(t, stack) + t.size(stack) - 1]",
        "knowing = 0",
        "tests/engine/table/test_memory.py -k draws_from_it",
    ),
    "a redeal lays what is remembered where it lay": (
        f"{ENGINE}/views/redeal.py",
        "drawn = rng.below(slots)",
        "drawn = i64(0)",
        "tests/engine/table/test_memory.py -k any_slot",
    ),
    "everybody is shown what one remembers": (
        f"{ENGINE}/table/memory.py",
        "if t[place] == spot and t[place + 2] >> seat & 1:",
        "if t[place] == spot:",
        "tests/engine/table/test_memory.py -k nobody_else",
    ),
    "a strict table's scene remembers": (
        f"{ENGINE}/views/scene.py",
        "if memory and place.holds_pieces else []",
        "if place.holds_pieces else []",
        "tests/engine/table/test_memory.py -k nobody_else",
    ),
    "an older save that does not say what is remembered is refused": (
        f"{ENGINE}/match/loading.py",
        'if MEMORY not in saved["table"]:',
        "if False:",
        "tests/engine/table/test_memory.py -k from_before",
    ),
    "the step of a finished table is any step": (
        f"{ENGINE}/table/table.py",
        "if self.pending == 0:\n            raise",
        "if self.pending < 0:\n            raise",
        "tests/research/test_fast_layer.py",
    ),
    "redealing mixes different backs": (
        f"{ENGINE}/table/cell_layout.py",
        "[int(back) for back in place.kinds.back_numbers]",
        "[0] * len(place.kinds)",
        "tests/engine/table/test_stacks.py",
    ),
    "an event may be told with too few numbers": (
        f"{ENGINE}/table/events.py",
        "if len(self.fields) != numbers:",
        "if len(self.fields) < numbers:",
        "tests/engine/table/test_engine.py",
    ),
    "reasons are given to everybody": (
        f"{ENGINE}/views/scene.py",
        "_refused(t) if choosing else {}",
        "_refused(t) if not t.over else {}",
        "tests/contract/test_contract.py",
    ),
    "an intention is played as far as it goes": (
        f"{ENGINE}/match/match.py",
        "if len(numbers) > 1:",
        "if len(numbers) > 100:",
        "src/higaki/games/osaka/tests/test_osaka_intentions.py",
    ),
    "an intention goes on after a reveal": (
        f"{ENGINE}/match/move_plan.py",
        "return after.drawn != before.drawn or showed(before, heard)",
        "return False",
        f"{YOKOHAMA}/tests/turn/test_yokohama_intentions.py",
    ),
    "the account of a seat has one point more": (
        f"{OSAKA}/__init__.py",
        '("pile", t.size(WINDFALL + seat))',
        '("pile", t.size(WINDFALL + seat) + 1)',
        "tests/contract/test_contract.py",
    ),
    "what is hidden is laid down before the end": (
        f"{ENGINE}/views/scene.py",
        "if t.over:\n        seen |= outcome(t)",
        "if t.seats:\n        seen |= outcome(t)",
        "tests/contract/test_contract.py",
    ),
    "what nobody saw stays hidden at the end": (
        f"{ENGINE}/views/scene.py",
        "and lying and not visible(place, owner, NOBODY):",
        "and lying and visible(place, owner, owner) and not visible(place, owner, NOBODY):",
        "tests/contract/test_contract.py",
    ),
    "a tie-break has no word": (
        f"{DRAGON}/__init__.py",
        'return ["goods", "coins"]',
        'return ["goods"]',
        "tests/contract/test_contract.py",
    ),
    "a sale is written down with one point more": (
        "src/higaki/games/osaka/rules/payday.py",
        "(highest + tiles) * cards, victory])",
        "(highest + tiles) * cards, victory + 1])",
        "tests/contract/test_recorded_games.py",
    ),
    "others are told which order was kept": (
        f"{YOKOHAMA}/rules/setup.py",
        "    hidden: bool = True",
        "    hidden: bool = False",
        f"{YOKOHAMA}/tests/show/test_yokohama_secrets.py tests/contract/test_contract.py",
    ),
    "a track of areas or none is read as it is": (
        f"{YOKOHAMA}/rules/turn/building.py",
        "seat, area, strength = self.seat, t.where(ACTING), t[STRENGTH]",
        "seat, area, strength = self.seat, t[ACTING] - 1, t[STRENGTH]",
        "tests/engine/table/test_number_verbs.py",
    ),
    "nobody is the first seat": (
        f"{ENGINE}/table/cells.py",
        """        return i64(self.cells[number]) - 1""",
        """        return max(0, i64(self.cells[number]) - 1)""",
        "tests/engine/table/test_number_verbs.py",
    ),
    "a set forgets its other members": (
        f"{ENGINE}/base/kinds.py",
        "return members | bit",
        "return bit",
        "tests/engine/table/test_number_verbs.py",
    ),
    "a neutral piece has an owner": (
        f"{ENGINE}/base/kinds.py",
        "            return seat\n    return -1",
        "            return seat\n    return 0",
        "tests/engine/table/test_number_verbs.py",
    ),
    "options and refusals of a building site drift": (
        f"{YOKOHAMA}/rules/turn/building.py",
        "if why_not_build(t, site, why_no_such) == ALLOWED:\n            t.offer",
        "if site > first_site(area) and why_not_build(t, site, why_no_such) == ALLOWED:\n            t.offer",
        f"{YOKOHAMA}/tests/show/test_yokohama_why_not.py",
    ),
    "options and refusals of orders drift": (
        f"{YOKOHAMA}/rules/areas/port.py",
        "            if not level_allows(t, slot):",
        "            if ORDER_LEVEL[slot] > t[STRENGTH]:",
        f"{YOKOHAMA}/tests/show/test_yokohama_why_not.py",
    ),
    "there is no last round": (
        f"{YOKOHAMA}/rules/ending.py",
        "t[ENDING] = ROUND_IS_FINISHED",
        "t[ENDING] = ROUND_IS_FINISHED + 1",
        f"{YOKOHAMA}/tests/ending/test_yokohama_ending.py",
    ),
    "a way needs no assistants": (
        f"{YOKOHAMA}/rules/ways.py",
        "return area == CANAL or assistants_at(t, seat, area) > 0",
        "return True",
        f"{YOKOHAMA}/tests/turn/test_yokohama_moving.py {YOKOHAMA}/tests/turn/test_yokohama_ways.py",
    ),
    "who can settle in the church need not": (
        f"{YOKOHAMA}/rules/areas/church.py",
        "if not must_pray(t, self.seat):",
        "if t.choices:",
        f"{YOKOHAMA}/tests/areas/test_yokohama_church_customs.py",
    ),
    "an order need not be taken": (
        f"{YOKOHAMA}/rules/areas/port.py",
        """        if t.choices == 0:
            t.offer(actions.DONE)""",
        "        t.offer(actions.DONE)",
        f"{YOKOHAMA}/tests/areas/test_yokohama_orders.py",
    ),
    "a sole owner of technologies is second to nobody": (
        f"{YOKOHAMA}/rules/scoring.py",
        "if len(NEUTRAL_SPACES[t.seats]) and owners > 1:",
        "if len(NEUTRAL_SPACES[t.seats]):",
        f"{YOKOHAMA}/tests/ending/test_yokohama_scoring.py",
    ),
    "a written turn does without its return": (
        f"{YOKOHAMA}/positions/scheduled_steps.py",
        "if t.where(ACTING) != NOWHERE and not has(steps, ReturnHome):",
        "if not steps:",
        f"{YOKOHAMA}/tests/test_yokohama_positions.py",
    ),
    "a written phase begins twice": (
        f"{YEDO}/positions/scheduled_steps.py",
        "    if begun != sorted(set(begun)) or written != steps + frame:",
        "    if not written:",
        f"{YEDO}/tests/test_yedo_positions.py",
    ),
    "a written auction is never settled": (
        f"{YEDO}/positions/missing_steps.py",
        "    if not lack(steps, Raise) and lack(steps, SettleAuction):",
        "    if not steps:",
        f"{YEDO}/tests/test_yedo_positions.py",
    ),
    "a reason names less than is asked for": (
        f"{YEDO}/rules/reasons.py",
        "LARGEST_FIGURE: Final = 0xFFFF",
        "LARGEST_FIGURE: Final = 0xFF",
        f"{YEDO}/tests/show/test_yedo_why_not.py",
    ),
    "two of Long Hours are one": (
        f"{YEDO}/rules/action_cards/effects.py",
        "        t[REPEATING] += 1",
        "        t[REPEATING] = 1",
        f"{YEDO}/tests/action_cards/test_yedo_own_cards.py",
    ),
    "two cards that cancel do not lift each other": (
        f"{YEDO}/rules/action_cards/reacting.py",
        "cancelled = (t.size(PLAYED) - 1) % 2 == 1",
        "cancelled = t.size(PLAYED) > 1",
        "tests/models/test_yedo_lockstep.py",
    ),
    "the watch keeps a third disciple": (
        f"{YEDO}/rules/phases/capturing.py",
        "t.count(RESERVE, seat) < RESERVE_AT_START",
        "t.count(RESERVE, seat) <= RESERVE_AT_START",
        "tests/models/test_yedo_lockstep.py",
    ),
    "an observation tells all of a stack that is in order": (
        f"{ENGINE}/views/observation.py",
        "        if i64(cells[knowing + slot]) >> view.eyes & 1:",
        "        if slot >= 0:",
        "tests/engine/views/test_observation.py -k change",
    ),
    "an observation forgets the slots of a stack": (
        f"{ENGINE}/views/observation.py",
        "uses[use + 1] + i64(cells[first]) - 1 - slot)",
        "uses[use + 1])",
        "tests/engine/views/test_observation.py -k stack",
    ),
    "an observation leaves out a later step": (
        f"{ENGINE}/views/observation.py",
        "range(min(t.pending, 1 + LATER))",
        "range(min(t.pending, 1))",
        "tests/engine/views/test_observation.py -k change",
    ),
    "an observation does not say which own pieces others know": (
        f"{ENGINE}/views/observation.py",
        "                out[into] += 1\n                return",
        "                return",
        "tests/engine/views/test_observation.py -k own_pieces",
    ),
    "an observation goes by absolute seat": (
        f"{ENGINE}/views/observation_layout.py",
        "[(seat - self.viewer) % seats for seat in range(seats)]",
        "list(range(seats))",
        "tests/engine/views/test_observation.py tests/contract/test_contract.py",
    ),
    "a save is read by position, not by name": (
        f"{ENGINE}/match/position_reader.py",
        "        if place.name in whole and not place.among:",
        "        if place.name in whole and not place.among and place.form != NUMBER:",
        "tests/engine/match/test_saving.py",
    ),
    "a bot in the arena holds the true table": (
        f"{ARENA}/play_game.py",
        "think(redeal(t, seat, imagining[seat]))",
        "think(t)",
        "tests/research/test_arena.py",
    ),
    "who overrides choose holds the true table": (
        f"{ARENA}/play_game.py",
        "players[seat].think(redeal(t, seat, imagining[seat]))",
        "players[seat].choose(t)",
        "tests/research/test_arena.py",
    ),
    "everybody keeps their seat in the arena": (
        f"{ARENA}/seating.py",
        "shift = game % seats",
        "shift = 0",
        "tests/research/test_arena.py",
    ),
    "games of the arena count as they come in": (
        f"{ARENA}/batches.py",
        "sorted(pile.played, key=lambda played: played.number)",
        "pile.played",
        "tests/research/test_arena.py",
    ),
    "the arena's work comes game by game": (
        f"{ARENA}/batches.py",
        "if not self.timed:",
        "if True:",
        "tests/research/test_arena.py",
    ),
    "the arena is surer of ratings than it can be": (
        f"{ARENA}/ratings.py",
        "sigma * SCALE * Z_95)",
        "sigma * SCALE * 0.9)",
        "tests/research/test_arena_results.py",
    ),
    "numbers are not mixed into the key": (
        f"{ENGINE}/match/randomness_source.py",
        "mixed(key, numbers or ())",
        "key",
        "tests/engine/match/test_shuffle_numbers.py",
    ),
    "a number need not fit its digest": (
        f"{ENGINE}/match/shuffle_numbers.py",
        "or digest_of(one.number) != one.digest)",
        ")",
        "tests/engine/match/test_shuffle_numbers.py",
    ),
    "what was fixed and not shown is not mixed": (
        f"{ENGINE}/match/shuffle_numbers.py",
        "for one in numbers]\n    return hashlib.blake2b",
        "for one in numbers if one.number]\n    return hashlib.blake2b",
        "tests/engine/match/test_shuffle_numbers.py",
    ),
    "verify ignores the numbers": (
        f"{ENGINE}/match/loading.py",
        'return read(saved["numbers"]) if "numbers" in saved else None',
        "return None",
        "tests/terminal/test_commands.py",
    ),
    "verify takes any code": (
        "src/higaki/terminal/cli.py",
        "asked.code.lower() != fixed",
        "asked.code.lower() == seal",
        "tests/terminal/test_commands.py",
    ),
    "the server takes a number that was not fixed": (
        "src/higaki/server/tables/shuffle.py",
        "return digest_of(bytes.fromhex(number)) == self.digests.get(guest)",
        "return True",
        "tests/server/tables/test_server_beginning.py",
    ),
    "a digest changes after numbers were shown": (
        "src/higaki/server/commands/start_game.py",
        "if shuffle is None or shuffle.begun or shuffle.digests.get(guest.id) == digest:",
        "if shuffle is None or shuffle.digests.get(guest.id) == digest:",
        "tests/server/tables/test_server_beginning.py",
    ),
    "who withholds a number chooses between two deals": (
        "src/higaki/server/tables/shuffle.py",
        "self.digests, self.numbers = self.numbers, {}",
        "self.digests = {guest: self.digests[guest] for guest in self.numbers}",
        "tests/server/tables/test_server_beginning.py",
    ),
    "who knows the cards gets up so that they are dealt anew": (
        "src/higaki/server/commands/seating.py",
        "    _not_about_to_begin(call.room)\n    mine",
        "    mine",
        "tests/server/tables/test_server_beginning.py",
    ),
    "a table that is about to begin is not woken": (
        "src/higaki/server/storage/read_tables.py",
        "state.in_((PLAYING, WAITING))",
        "state.in_((PLAYING,))",
        "tests/server/tables/test_server_beginning.py",
    ),
    "a game of the arena may be lost after it was played": (
        f"{ARENA}/game_rows_file.py",
        "            self.out.flush()\n",
        "",
        "tests/research/test_arena_game_rows.py",
    ),
    "who resumes a contest plays all of it again": (
        f"{ARENA}/batches.py",
        "if number not in there]",
        "]",
        "tests/research/test_arena_game_rows.py",
    ),
    "games of another contest count": (
        f"{ARENA}/game_rows_file.py",
        "if row.get(name) != value:",
        "if row.get(name, value) is None:",
        "tests/research/test_arena_game_rows.py",
    ),
    "who is ended by SIGTERM gets no report": (
        "src/higaki/terminal/arena_command.py",
        "before = signal.signal(signal.SIGTERM, signal.default_int_handler)",
        "before = signal.getsignal(signal.SIGTERM)",
        "tests/research/test_arena_game_rows.py",
    ),
    "the games of a pair are dealt differently": (
        f"{ARENA}/comparison.py",
        "(bot, *seated), seed, games)",
        "(bot, *seated), seed + bot, games)",
        "tests/research/test_arena_pairs.py",
    ),
    "a review's search runs on the true table": (
        f"{REVIEW}/move_cost.py",
        "weighed = bot.weigh(redeal(decision.before, decision.seat, rng))",
        "weighed = bot.weigh(decision.before.clone())",
        "tests/research/test_review.py::test_a_review_looks_only_at_tables_as_the_seat_could_imagine_them",
    ),
    "a review measures on the true table": (
        f"{REVIEW}/move_cost.py",
        "imagined, state = redeal(decision.before, seat, rng), any_state(rng)",
        "imagined, state = decision.before.clone(), any_state(rng)",
        "tests/research/test_review.py::test_a_review_looks_only_at_tables_as_the_seat_could_imagine_them",
    ),
    "the least suspicious decisions are measured": (
        f"{REVIEW}/reviewing.py",
        "found_ones.sort(reverse=True)",
        "found_ones.sort()",
        "tests/research/test_review.py::test_the_most_suspicious_decisions_are_measured",
    ),
    "a cost that is not sure is told": (
        f"{REVIEW}/reviewing.py",
        "measured = Measured(differences)\n        if not measured.sure:",
        "measured = Measured(differences)\n        if measured.mean < LEAST_COST:",
        "tests/research/test_review.py::test_a_cost_that_is_not_sure_is_not_told",
    ),
    "what is left open stays open": (
        f"{REVIEW}/move_cost.py",
        "MOST_TABLES: Final = 160",
        "MOST_TABLES: Final = 40",
        "tests/research/test_review.py::test_what_is_left_open_is_measured_on_four_times_as_many_tables",
    ),
    "fewer coins are a reason": (
        "src/higaki/bots/explaining.py",
        "if gain > 0 and improved]",
        "if gain > 0]",
        "tests/research/test_review.py::test_no_reason_says_less_of_what_is_good_or_more_of_what_is_bad",
    ),
    "what was planned ahead outlives an undo": (
        f"{ENGINE}/match/match.py",
        "self.log.pop()\n        self._ahead = None",
        "self.log.pop()",
        "tests/engine/table/test_engine.py",
    ),
    "a cost that shows afterwards is not paid": (
        "src/higaki/server/common/rate_limits.py",
        "self._keep(who, self._left(who) - cost)",
        "self._keep(who, self._left(who))",
        "tests/server/security/test_server_rate_limits.py",
    ),
    "renaming has no limit": (
        "src/higaki/server/web/routes/guests.py",
        "        limits.names.spend(guest.id)\n",
        "",
        "tests/server/security/test_server_rate_limits.py",
    ),
    "a written position that hangs costs nothing": (
        "src/higaki/server/explorer/explorers.py",
        "            limit.charge(who, COST_OF_A_KILL)\n",
        "",
        "tests/server/explorer/test_server_explorers.py",
    ),
    "names in a league may look the same": (
        "src/higaki/server/storage/read_tables.py",
        " + _names_in_leagues(connection, guest)",
        "",
        "tests/server/leagues/test_server_leagues.py",
    ),
    "a rate limit can be saved up for ever": (
        "src/higaki/server/common/rate_limits.py",
        "return min(self.at_once, left + (now - then) * self.per_second)",
        "return left + (now - then) * self.per_second",
        "tests/server/security/test_server_rate_limits.py",
    ),
    "a rate limit goes by the machine's clock": (
        "src/higaki/server/common/rate_limits.py",
        "now = monotonic()",
        "import time\n        now = time.monotonic()",
        "tests/server/security/test_server_rate_limits.py",
    ),
    "a log seen with other eyes is not sent again": (
        "src/higaki/server/tables/room.py",
        'if shared and self.sent.looked_from.get(since, {}).get(guest or "") != self.viewer(guest):',
        "if False:",
        "tests/server/tables/test_server_rooms.py",
    ),
    "a result is stored again with every change after the end": (
        "src/higaki/server/storage/results.py",
        ".limit(1)).first() is None:",
        ".limit(0)).first() is None:",
        "tests/server/results/test_server_statistics.py",
    ),
    "a game ends without its results": (
        "src/higaki/server/storage/write_tables.py",
        "    if results.due(room):",
        "    if False:",
        "tests/server/results/test_server_statistics.py",
    ),
    "a list of games shows what was taken off it": (
        "src/higaki/server/storage/my_games.py",
        " & seats.hidden.is_(False))",
        ")",
        "tests/server/results/test_server_my_games.py",
    ),
    "a page of the list begins with the last game of the page before": (
        "src/higaki/server/storage/my_games.py",
        "(table < cursor.table)",
        "(table <= cursor.table)",
        "tests/server/results/test_server_my_games.py",
    ),
    "one opponent is sought among all games of theirs": (
        "src/higaki/server/storage/opponents.py",
        'func.coalesce(other.guest, "")',
        "other.guest",
        "tests/server/results/test_server_my_games.py",
    ),
    "statistics are shown with the page": (
        "src/higaki/server/storage/statistics.py",
        " & players.statistics.is_(True)",
        "",
        "tests/server/results/test_server_statistics.py",
    ),
    "samples: marks on a row are not observed": (
        f"{ENGINE}/views/observation.py",
        "out[into + capacity + slot] = i16(1 + view.as_seats[mark_on(piece)])",
        "out[into + capacity + slot] = i16(0)",
        "tests/contract/test_observation_knowledge.py -k observes_a_change",
    ),
    "samples: who does not know a slot of a stack observes it": (
        f"{ENGINE}/views/observation.py",
        "(uses[use + 5] == 0 or t[knowing + slot] >> view.eyes & 1)",
        "slot >= 0",
        "tests/contract/test_observation_knowledge.py -k redealing",
    ),
    "samples: an import good costs three yen": (
        f"{YOKOHAMA}/rules/money_goods_points.py",
        "YEN_FOR_IMPORT: Final = 2",
        "YEN_FOR_IMPORT: Final = 3",
        "tests/models/test_yokohama_lockstep.py",
    ),
    "samples: the library divides as C does": (
        "building/translator/frame/numbers.h",
        "return quotient - (a % b != 0 && (a < 0) != (b < 0));",
        "return quotient + (a % b != 0);",
        "tests/native/test_native_equality.py -k plays_as_the_package[osaka",
    ),
    "samples: the library's greedy bot takes what is nearly as good": (
        "building/translator/frame/greedy.h",
        "> best - 1e-9",
        "> best - 2",
        "tests/native/test_native_equality.py -k greedy_bot_chooses_as_in_the_package[osaka",
    ),
    "samples: the library's search is more curious": (
        "building/translator/frame/tree.h",
        "CURIOSITY = 0.07,",
        "CURIOSITY = 0.7,",
        "tests/native/test_native_search.py -k grows_the_same_tree[osaka",
    ),
    "samples: an environment refuses without saying what is right": (
        f"{RL}/seat_env.py",
        "illegal is {short(illegal)}; right would be {one_of((RAISE, LOSE))}",
        "illegal is {short(illegal)}",
        "tests/rl/test_rl_odd_input.py -k odd_values",
    ),
    "samples: a move is acknowledged before it is kept": (
        "src/higaki/server/service/table_service.py",
        "await self.store.keep(change, self.peers.word_of(room, change))",
        "__import__('asyncio').ensure_future(self.store.keep(change, self.peers.word_of(room, change)))",
        "tests/server/storage/test_server_kills.py",
    ),
    "samples: a time zone that does not exist is a failure of the server": (
        "src/higaki/server/common/quiet_hours.py",
        "except (KeyError, ValueError, OSError):",
        "except ZeroDivisionError:",
        "tests/server/security/test_server_hostile.py -k describes",
    ),
    "statistics name opponents who show no page": (
        "src/higaki/server/storage/statistics.py",
        'one["opponent"]["bot"] or one["opponent"]["page"]',
        "True",
        "tests/server/results/test_server_statistics.py",
    ),
    "statistics come back with a page that is shown again": (
        "src/higaki/server/ratings/records.py",
        "statistics=wanted and statistics",
        "statistics=statistics",
        "tests/server/results/test_server_statistics.py",
    ),
    "a deleted guest keeps their results": (
        "src/higaki/server/storage/results.py",
        "values(guest=None, name=None)",
        "values(name=None)",
        "tests/server/results/test_server_statistics.py",
    ),
    "who gave up last decides whether a game counts": (
        "src/higaki/server/ratings/rated_tables.py",
        "room.match.log[: gave_up[0]]",
        "room.match.log[: gave_up[-1]]",
        "tests/server/ratings/test_server_rated_tables.py",
    ),
    "half a game stays behind when it cannot be written": (
        "src/higaki/terminal/game_template.py",
        "copy = Path(unfinished) / name",
        'copy = folder.with_name(f"{name}_copy")',
        "tests/contract/test_new_game.py",
    ),
    "a game's name may have capitals": (
        "src/higaki/terminal/game_template.py",
        'r"[a-z][a-z0-9_]*", name)',
        'r"[a-z][a-z0-9_]*", name.lower())',
        "tests/contract/test_new_game.py",
    ),
    "recorded games of a new game keep the check of the old name": (
        "src/higaki/terminal/game_template.py",
        'file_text(saved | {"check": check_over(saved)})',
        "file_text(saved)",
        "tests/contract/test_new_game.py",
    ),
    "in a saved file every decision is a line": (
        "src/higaki/engine/match/save_file_text.py",
        "if seat in seats[:-1]:",
        "if seat in seats:",
        "tests/engine/match/test_saving.py",
    ),
    "the tests of a game are those with its name in theirs": (
        "conftest.py",
        "items[:] = [item for item in items if name in games_of(item)]",
        "items[:] = [item for item in items if name in item.nodeid]",
        "tests/contract/test_new_game.py -k at_once",
    ),
    "a new game may be called as a module of Python": (
        "src/higaki/terminal/game_template.py",
        "if name in sys.stdlib_module_names or",
        "if",
        "tests/contract/test_new_game.py -k refused",
    ),
    "the example draws in everybody's sight": (
        "examples/pebbles/places.py",
        'PLACES.heap("hand", STONES, OWNER, per=PLAYERS)',
        'PLACES.heap("hand", STONES, EVERYBODY, per=PLAYERS)',
        "tests/contract/test_new_game.py",
    ),
}


def killed(file: str, old: str, new: str, tests: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        for part in COPIED:
            source, target = ROOT / part, Path(folder) / part
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
            else:
                shutil.copy(source, target)
        path = Path(folder) / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} holds {text.count(old)} times: {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", *tests.split()]
        environment = os.environ | {"PYTHONPATH": str(Path(folder) / "src"), "HIGAKI_QUICK": "1"}
        if file.startswith(ON_THE_LIBRARY):
            environment["HIGAKI_LIBRARY"] = str(ROOT / "src/higaki/native/libhigaki.so")
        if file.startswith(IN_THE_LIBRARY):
            subprocess.run([sys.executable, "-m", *BUILT], cwd=folder, env=environment, check=True)
        run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        assert run.returncode in (0, 1), f"{file} is not only wrong, it cannot be used:\n{run.stdout[-2000:]}"
        return run.returncode == 1


def main() -> None:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    survivors = []
    for name, mutant in MUTANTS.items():
        if word in name:
            fate = "noticed" if killed(*mutant) else "SURVIVED"
            print(f"{fate:<10} {name}", flush=True)
            survivors += [name] if fate == "SURVIVED" else []
    sys.exit(f"{len(survivors)} mutants survived" if survivors else 0)


if __name__ == "__main__":
    main()
