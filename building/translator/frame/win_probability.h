/* Win probability in C: the same shares as `chances` of bots/win_probability.py. */
#ifndef WIN_PROBABILITY_H
#define WIN_PROBABILITY_H

#include "rows.h"

enum { NUMBERS_OF_A_TERM = 4 };

/* A game without a fitted model has none of its numbers. */
_Static_assert(ODDS_COUNT == 0 || ODDS_COUNT == TERMS * NUMBERS_OF_A_TERM, "odds.toml has other terms than the evaluation");

/* The standing of a seat: a lead of one makes it e times as likely to win. */
FN double log_odds(Table *t, i64 seat) {
    if (ODDS_COUNT == 0) return ODDS_PER_POINT * rule_evaluate(t, seat);
    Term terms[TERMS + 1];
    double elapsed = rule_elapsed(t), found = 0.0;
    i64 count = rule_terms(t, seat, terms);
    for (i64 k = 0; k < count; k++) {
        const double *numbers = ODDS + k * NUMBERS_OF_A_TERM;
        double worth = numbers[0] + elapsed * (numbers[1] - numbers[0]);
        double amount = numbers[2] + elapsed * (numbers[3] - numbers[2]);
        found += worth * terms[k].worth + amount * (double)terms[k].amount;
    }
    return found;
}

/* One for the winner, or equal parts for equal seats; a team wins and shares together. */
FN void find_shares_won(Table *t, double *shares) {
    i64 all[MOST_SEATS][LONGEST], n = 0, best = 0, sides = 0;
    for (i64 seat = 0; seat < t->seats; seat++) {
        n = standing(t, seat, all[seat]);
        if (order(all[seat], all[best], n) > 0) best = seat;
    }
    for (i64 seat = 0; seat < t->seats; seat++) sides += order(all[seat], all[best], n) == 0 && rule_eyes(t, seat) == seat;
    for (i64 seat = 0; seat < t->seats; seat++)
        shares[seat] = order(all[seat], all[best], n) == 0 ? 1.0 / (double)sides : 0.0;
}

/* Each seat's share of the win. At a finished table, the result. */
FN void find_chances(Table *t, double *shares) {
    if (t->pending == 0) {
        find_shares_won(t, shares);
        return;
    }
    double best = -INFINITY, total = 0.0;
    for (i64 seat = 0; seat < t->seats; seat++) {
        shares[seat] = log_odds(t, seat);
        best = dmax(best, shares[seat]);
    }
    for (i64 seat = 0; seat < t->seats; seat++) {
        shares[seat] = exp(shares[seat] - best);
        if (rule_eyes(t, seat) == seat) total += shares[seat];
    }
    for (i64 seat = 0; seat < t->seats; seat++) shares[seat] /= total;
}
#endif
