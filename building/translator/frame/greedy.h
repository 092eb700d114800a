/* The greedy bot in C: the same choices and the same random numbers as `Greedy.think` of bots/greedy.py. */
#ifndef GREEDY_H
#define GREEDY_H
#include "planning.h"

/* The thing that Greedy.think chooses for the seat to move at a redealt table, which is not changed. */
FN i64 greedy_thing(const Table *t, wide *rng, Planning *memory) {
    plan_all(memory, t, rng, PLAN_ACTIONS, 0, INFINITY);
    i64 *firsts = memory->firsts, count = 0;
    double best = memory->value_of[plan_best_first(memory)];
    for (i64 number = 0; number < memory->first_count; number++)
        if (memory->value_of[firsts[number]] > best - 1e-9) firsts[count++] = firsts[number];
    if (count == 0) abort(); /* Python fails here, too: of values above 2**23 nothing as small as 1e-9 is left. */
    return firsts[below(rng, count)];
}
#endif
