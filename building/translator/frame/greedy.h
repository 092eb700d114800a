/* The greedy bot in C: the same choices and the same random numbers as `Greedy.think` of bots/greedy.py.
 *
 * It plans as bots/planning.py does, without a limit of time. Include it after the translated rules. Each thread passes
 * its own GreedyMemory. Values must round as in Python: compile without -ffast-math and with -ffp-contract=off.
 */
#ifndef GREEDY_H
#define GREEDY_H
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    GREEDY_PATIENCE = 12,  /* PATIENCE of planning.py */
    GREEDY_ACTIONS = 3,    /* ACTIONS */
    GREEDY_OUTCOMES = 6,   /* OUTCOMES */
    GREEDY_OPTIONS = CELLS - FIRST_OPTION,
    GREEDY_NONE = -1,      /* no table, no thing */
};

/* LATER times the number of earlier actions. Constants, so that no compiler fuses the product with the subtraction. */
static const double GREEDY_DISCOUNTS[GREEDY_ACTIONS] = {0.0, 1e-6 * 1.0, 1e-6 * 2.0};

/* A plan by its first thing. Only a table from which the seat can go on is kept, at `table` of the kept tables. */
typedef struct {
    double value;
    wide random_state;
    i64 thing, table;
} GreedyPlan;

/* A table amid an action, and which of its sorted options is tried next. */
typedef struct {
    Table table;
    i64 count, next;
    i16 options[GREEDY_OPTIONS];
} GreedyFrame;

/* All zero before its first use. The arrays grow to what the largest decision needs and are kept between decisions. */
typedef struct {
    GreedyPlan *plans;
    Table *kept;
    GreedyFrame *frames;
    i64 *ranking;
    i64 plan_count, plan_room, kept_count, kept_room, frame_room, ranking_room;
    Table imagined, candidates[2], begun[PROMISING];
    i64 begun_things[PROMISING];
    /* The value of the best plan for each first thing, and these things in the order in which they came up. */
    double best_value[THINGS];
    bool has_plan[THINGS];
    i64 firsts[THINGS], first_count;
} GreedyMemory;

FN void greedy_free(GreedyMemory *memory) {
    free(memory->plans);
    free(memory->kept);
    free(memory->frames);
    free(memory->ranking);
    memset(memory, 0, sizeof *memory);
}

/* An array with room for `needed` entries; twice as many as before, so that it seldom grows. */
FN void *greedy_grown(void *array, i64 *room, i64 needed, size_t size) {
    if (needed <= *room) return array;
    i64 larger = needed > 2 * *room ? needed : 2 * *room;
    array = realloc(array, (size_t)larger * size);
    if (array == NULL) abort();
    *room = larger;
    return array;
}

FN i64 greedy_step(const Table *t) { return t->cells[t->pending - 1]; }

/* The options, the lowest first (Table.options). Most are offered in this order, so insertion takes linear time. */
FN i64 greedy_options(const Table *t, i16 *options) {
    for (i64 number = 0; number < t->choices; number++) {
        i16 thing = t->cells[FIRST_OPTION + number];
        i64 place = number;
        for (; place > 0 && options[place - 1] > thing; place--) options[place] = options[place - 1];
        options[place] = thing;
    }
    return t->choices;
}

FN bool greedy_between_actions(const Table *t, i64 seat) {
    return t->pending && t->seat == seat && STEP_between_actions[greedy_step(t)];
}

FN bool greedy_amid_an_action(const Table *t, i64 seat) {
    return t->seat == seat && t->pending > 1 && STEP_between_actions[t->cells[t->pending - 2]] &&
           !STEP_unforeseen[greedy_step(t)];
}

/* The table after this thing, with all windows declined. */
FN void greedy_followed(const Table *t, i64 thing, i64 seat, Table *imagined) {
    *imagined = *t;
    rule_follow(imagined, thing);
    while (imagined->pending && imagined->seat != seat && STEP_is_Window[greedy_step(imagined)])
        rule_follow(imagined, STEP_decline[greedy_step(imagined)]);
}

/* Replace `t` by the best table one decision further; returns its value. */
FN double greedy_best_next(Table *t, i64 seat, Table *candidates) {
    i16 options[GREEDY_OPTIONS];
    i64 count = greedy_options(t, options);
    Table *tried = candidates, *best = NULL;
    double best_value = 0.0;
    for (i64 number = 0; number < count; number++) {
        greedy_followed(t, options[number], seat, tried);
        double value = rule_evaluate(tried, seat);
        if (best == NULL || value > best_value) {
            best = tried;
            best_value = value;
            tried = best == candidates ? candidates + 1 : candidates;
        }
    }
    *t = *best;
    return best_value;
}

/* Play the imagined table to the end of its action; returns the value there. */
FN double greedy_complete(GreedyMemory *memory, i64 seat) {
    Table *imagined = &memory->imagined;
    double value = 0.0;
    i64 decisions = 0;
    for (; decisions < GREEDY_PATIENCE && imagined->pending && imagined->seat == seat; decisions++) {
        if (STEP_between_actions[greedy_step(imagined)] || STEP_unforeseen[greedy_step(imagined)]) break;
        value = greedy_best_next(imagined, seat, memory->candidates);
    }
    return decisions ? value : rule_evaluate(imagined, seat);
}

/* Add a plan that ends at the imagined table. */
FN void greedy_add_plan(GreedyMemory *memory, i64 thing, double value, i64 seat, bool keep_tables) {
    i64 table = GREEDY_NONE;
    if (keep_tables && greedy_between_actions(&memory->imagined, seat)) {
        table = memory->kept_count++;
        memory->kept = greedy_grown(memory->kept, &memory->kept_room, memory->kept_count, sizeof(Table));
        memory->kept[table] = memory->imagined;
    }
    i64 place = memory->plan_count++;
    memory->plans = greedy_grown(memory->plans, &memory->plan_room, memory->plan_count, sizeof(GreedyPlan));
    memory->plans[place] = (GreedyPlan){value, memory->imagined.random_state, thing, table};
}

FN void greedy_push_frame(GreedyMemory *memory, i64 depth, const Table *t) {
    memory->frames = greedy_grown(memory->frames, &memory->frame_room, depth + 1, sizeof(GreedyFrame));
    GreedyFrame *frame = &memory->frames[depth];
    frame->table = *t;
    frame->count = greedy_options(t, frame->options);
    frame->next = 0;
}

/* Add all plans of one action from a table on (`after` of planning.py, with a stack of frames instead of recursion).
 *
 * Only those that begin with `only`, unless it is GREEDY_NONE. They count as plans of `begun_with`, the first thing of
 * the actions before; if it is GREEDY_NONE, each counts as a plan of its own first thing.
 */
FN void greedy_plan_action(GreedyMemory *memory, const Table *t, i64 seat, i64 only, i64 begun_with, bool keep_tables) {
    i64 depth = 0;
    greedy_push_frame(memory, 0, t);
    if (only != GREEDY_NONE) {
        memory->frames[0].options[0] = (i16)only;
        memory->frames[0].count = 1;
    }
    while (depth >= 0) {
        GreedyFrame *frame = &memory->frames[depth];
        if (frame->next == frame->count) {
            depth--;
            continue;
        }
        i64 asked = greedy_step(&frame->table);
        greedy_followed(&frame->table, frame->options[frame->next++], seat, &memory->imagined);
        if (greedy_amid_an_action(&memory->imagined, seat) && greedy_step(&memory->imagined) != asked) {
            greedy_push_frame(memory, ++depth, &memory->imagined);
            continue;
        }
        i64 thing = begun_with;
        if (thing == GREEDY_NONE) thing = memory->frames[0].options[memory->frames[0].next - 1];
        greedy_add_plan(memory, thing, greedy_complete(memory, seat), seat, keep_tables);
    }
}

/* The first state of a separate generator (any_state). In statements: C does not say which operand comes first. */
FN wide greedy_any_state(wide *rng) {
    wide high = below(rng, 1 << 15);
    wide middle = below(rng, 1 << 15);
    return high << 30 | middle << 15 | below(rng, 1 << 15);
}

/* The mean value of a plan whose outcome depends on luck. */
FN double greedy_expected(GreedyMemory *memory, const Table *t, GreedyPlan plan, wide *rng) {
    if (plan.random_state == t->random_state) return plan.value;
    double total = plan.value;
    Table other = *t;
    i64 first = memory->plan_count;
    for (i64 outcome = 1; outcome < GREEDY_OUTCOMES; outcome++) {
        other.random_state = greedy_any_state(rng);
        greedy_plan_action(memory, &other, t->seat, plan.thing, GREEDY_NONE, false);
        double best = memory->plans[first].value;
        for (i64 number = first + 1; number < memory->plan_count; number++)
            if (memory->plans[number].value > best) best = memory->plans[number].value;
        memory->plan_count = first;
        total += best;
    }
    return total / GREEDY_OUTCOMES;
}

/* Replace the value of each worse plan that begins with the same thing. */
FN void greedy_put_best(GreedyMemory *memory, double discount) {
    for (i64 number = 0; number < memory->plan_count; number++) {
        i64 thing = memory->plans[number].thing;
        double value = memory->plans[number].value - discount;
        if (!memory->has_plan[thing]) memory->firsts[memory->first_count++] = thing;
        if (!memory->has_plan[thing] || value > memory->best_value[thing]) memory->best_value[thing] = value;
        memory->has_plan[thing] = true;
    }
}

/* Merge sort: numbers of plans by value, the highest first, equal plans in their order. Returns the sorted array. */
FN i64 *greedy_sorted(const GreedyPlan *plans, i64 *from, i64 *to, i64 count) {
    for (i64 width = 1; width < count; width *= 2) {
        for (i64 begin = 0; begin < count; begin += 2 * width) {
            i64 middle = begin + width < count ? begin + width : count;
            i64 end = middle + width < count ? middle + width : count;
            i64 left = begin, right = middle;
            for (i64 place = begin; place < end; place++) {
                bool from_right = left == middle;
                if (left < middle && right < end) from_right = plans[from[right]].value > plans[from[left]].value;
                to[place] = from[from_right ? right++ : left++];
            }
        }
        i64 *merged = to;
        to = from;
        from = merged;
    }
    return from;
}

/* Was the same table reached by the same actions in another order (Cells.lies_like)? */
FN bool greedy_known_already(const GreedyMemory *memory, const Table *t, i64 count) {
    for (i64 number = 0; number < count; number++)
        if (memcmp(memory->begun[number].cells + AGENDA_DEPTH, t->cells + AGENDA_DEPTH,
                   (FIRST_OPTION - AGENDA_DEPTH) * sizeof(i16)) == 0)
            return true;
    return false;
}

/* Copy the best tables from which the seat can go on to `begun`, each once; returns their number. */
FN i64 greedy_promising(GreedyMemory *memory, wide *rng) {
    i64 count = 0, chosen = 0;
    memory->ranking = greedy_grown(memory->ranking, &memory->ranking_room, 2 * memory->kept_count, sizeof(i64));
    i64 *ranking = memory->ranking;
    for (i64 number = 0; number < memory->plan_count; number++)
        if (memory->plans[number].table != GREEDY_NONE) ranking[count++] = number;
    for (i64 last = count - 1; last > 0; last--) {
        i64 other = below(rng, last + 1), moved = ranking[last];
        ranking[last] = ranking[other];
        ranking[other] = moved;
    }
    if (count) ranking = greedy_sorted(memory->plans, ranking, ranking + count, count);
    for (i64 rank = 0; rank < count && chosen < PROMISING; rank++) {
        GreedyPlan plan = memory->plans[ranking[rank]];
        if (greedy_known_already(memory, &memory->kept[plan.table], chosen)) continue;
        memory->begun[chosen] = memory->kept[plan.table];
        memory->begun_things[chosen++] = plan.thing;
    }
    return chosen;
}

/* The thing that Greedy.think chooses for the seat to move at a redealt table, which is not changed. */
FN i64 greedy_thing(const Table *t, wide *rng, GreedyMemory *memory) {
    i64 seat = t->seat;
    memory->plan_count = memory->kept_count = memory->first_count = 0;
    memset(memory->has_plan, 0, sizeof memory->has_plan);
    greedy_plan_action(memory, t, seat, GREEDY_NONE, GREEDY_NONE, true);
    if (STEP_unforeseen[greedy_step(t)])
        for (i64 number = 0, count = memory->plan_count; number < count; number++) {
            /* Not in one statement: the plans may move while others are tried. */
            double value = greedy_expected(memory, t, memory->plans[number], rng);
            memory->plans[number].value = value;
        }
    greedy_put_best(memory, GREEDY_DISCOUNTS[0]);
    for (i64 later = 1; later < GREEDY_ACTIONS; later++) {
        i64 begun = greedy_promising(memory, rng);
        memory->plan_count = memory->kept_count = 0;
        for (i64 number = 0; number < begun; number++)
            greedy_plan_action(memory, &memory->begun[number], seat, GREEDY_NONE, memory->begun_things[number],
                               later + 1 < GREEDY_ACTIONS);
        greedy_put_best(memory, GREEDY_DISCOUNTS[later]);
    }
    i64 *firsts = memory->firsts, count = 0;
    double best = memory->best_value[firsts[0]];
    for (i64 number = 1; number < memory->first_count; number++)
        if (memory->best_value[firsts[number]] > best) best = memory->best_value[firsts[number]];
    for (i64 number = 0; number < memory->first_count; number++)
        if (memory->best_value[firsts[number]] > best - 1e-9) firsts[count++] = firsts[number];
    if (count == 0) abort(); /* Python fails here, too: of values above 2**23 nothing as small as 1e-9 is left. */
    return firsts[below(rng, count)];
}
#endif
