/* Rollouts in C: the same play and the same shares as bots/rollout.py. */
#ifndef ROLLOUT_H
#define ROLLOUT_H
#include "planning.h"
#include "win_probability.h"

/* The best action under simulated draws, because nobody knows the real ones. */
FN i64 chosen_unforeseen(const Table *t, wide *rng, Planning *planning) {
    Table imagined = *t;
    imagined.random_state = any_state(rng);
    plan_best_action(planning, &imagined, PLAN_NONE, PLAN_BEST);
    return planning->best_things[0];
}

/* Play a number of turns, counted from the last turn of this seat. */
FN void play_on(Table *t, i64 seat, i64 turns, wide *rng, Planning *planning) {
    i16 thing;
    while (t->pending) {
        i64 step = plan_step(t);
        if (t->seat == CHANCE) {
            rule_follow(t, rule_random_thing(t, rng));
            continue;
        }
        if (STEP_is_Window[step]) {
            rule_follow(t, STEP_decline[step]);
            continue;
        }
        if (t->seat != seat) {
            seat = t->seat;
            turns--;
        }
        if (turns < 0) return;
        if (t->choices == 1) {
            rule_follow(t, t->cells[FIRST_OPTION]);
        } else if (STEP_unforeseen[step]) {
            rule_follow(t, chosen_unforeseen(t, rng, planning));
        } else if (LONG_TURNS) {
            plan_best_next(t, t->seat, planning->candidates, &thing);
        } else {
            plan_best_action(planning, t, PLAN_NONE, PLAN_BEST_TABLE);
            *t = planning->best_table;
        }
    }
}

/* Each seat's mean share of the win at the end of every round, until a number of turns is over. */
FN void find_shares_on_the_way(Table *t, i64 seat, i64 turns, wide *rng, Planning *planning, double *shares) {
    double later[MOST_SEATS], judged = 1.0;
    play_on(t, seat, turns % t->seats, rng, planning);
    find_chances(t, shares);
    for (i64 round = 0; round < turns / t->seats && t->pending; round++) {
        play_on(t, t->seat, t->seats - 1, rng, planning);
        judged += 1.0;
        find_chances(t, later);
        for (i64 each = 0; each < t->seats; each++) shares[each] += (later[each] - shares[each]) / judged;
    }
}

/* Continue a seat's plan from another table, as far as it is possible here and nobody interferes. */
FN void carry_out(Table *t, i64 seat, const i16 *planned, i64 count) {
    for (i64 number = 0; number < count; number++) {
        while (t->pending && t->seat != seat) {
            i64 step = plan_step(t);
            if (!STEP_is_Window[step]) return;
            rule_follow(t, STEP_decline[step]);
        }
        if (!t->pending || !is_option(t, planned[number])) return;
        rule_follow(t, planned[number]);
    }
}
#endif
