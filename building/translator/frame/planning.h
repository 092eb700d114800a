/* Planning in C: the same plans, values and random numbers as bots/planning.py.
 *
 * Include it after the translated rules. Each thread passes its own Planning. Values must round as in Python: compile
 * without -ffast-math and with -ffp-contract=off.
 */
#ifndef PLANNING_H
#define PLANNING_H
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    PLAN_PATIENCE = 12,      /* PATIENCE of planning.py */
    PLAN_ACTIONS = 3,        /* ACTIONS */
    PLAN_OUTCOMES = 6,       /* OUTCOMES */
    PLAN_MOST_ACTIONS = 10,  /* ACTIONS_OF_A_TURN of search.py */
    PLAN_OPTIONS = CELLS - FIRST_OPTION,
    PLAN_NONE = -1,          /* no table, no thing */
};

/* What planning an action is for: only its best plan, with or without the table there, or the list of all plans, with
   or without the tables from which the seat can go on. */
typedef enum { PLAN_BEST, PLAN_BEST_TABLE, PLAN_LIST, PLAN_LIST_TABLES } PlanWish;

/* LATER times the number of earlier actions. Constants, so that no compiler fuses the product with the subtraction. */
static const double PLAN_DISCOUNTS[PLAN_MOST_ACTIONS] = {0.0,        1e-6 * 1.0, 1e-6 * 2.0, 1e-6 * 3.0, 1e-6 * 4.0,
                                                         1e-6 * 5.0, 1e-6 * 6.0, 1e-6 * 7.0, 1e-6 * 8.0, 1e-6 * 9.0};

/* A row of things: a part of `things` of the memory. */
typedef struct {
    i64 begin, count;
} PlanThings;

/* Only a table from which the seat can go on is kept, at `table` of the kept tables. */
typedef struct {
    double value;
    wide random_state;
    i64 table;
    PlanThings things;
} Plan;

/* A table amid an action, and which of its sorted options is tried next. */
typedef struct {
    Table table;
    i64 count, next;
    i16 options[PLAN_OPTIONS];
} PlanFrame;

/* A table to plan the next action from: its number among the tables of the last one, and the plan so far. */
typedef struct {
    i64 table;
    PlanThings things;
    uint64_t hash;
} PlanBegun;

/* All zero before its first use. The arrays grow to what the largest decision needs and are kept between decisions. */
typedef struct {
    Plan *plans;
    Table *kept, *last_kept;
    PlanFrame *frames;
    PlanBegun *begun;
    i64 *ranking;
    i16 *things, *path;
    i64 plan_count, plan_room, kept_count, kept_room, last_kept_room, frame_room, begun_room, ranking_room;
    i64 thing_count, thing_room, path_room;
    Table imagined, candidates[2];
    /* The best plan of the action that was planned last; no things if there was none yet. */
    double best_value;
    i16 *best_things;
    i64 best_count, best_room;
    Table best_table;
    /* By first thing, the value of its best plan and this plan; and first things in the order in which they came up. */
    double value_of[THINGS];
    PlanThings things_of[THINGS];
    bool has_plan[THINGS];
    i64 firsts[THINGS], first_count;
} Planning;

FN void planning_free(Planning *memory) {
    free(memory->plans), free(memory->kept), free(memory->last_kept), free(memory->frames), free(memory->begun);
    free(memory->ranking), free(memory->things), free(memory->path), free(memory->best_things);
    memset(memory, 0, sizeof *memory);
}

/* An array with room for `needed` entries; twice as many as before, so that it seldom grows. */
FN void *plan_grown(void *array, i64 *room, i64 needed, size_t size) {
    if (needed <= *room) return array;
    i64 larger = needed > 2 * *room ? needed : 2 * *room;
    array = realloc(array, (size_t)larger * size);
    if (array == NULL) abort();
    *room = larger;
    return array;
}

/* Seconds of the clock that Python's `time.perf_counter` reads. */
FN double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

FN i64 plan_step(const Table *t) { return t->cells[t->pending - 1]; }

FN bool is_option(const Table *t, i64 thing) {
    for (i64 number = 0; number < t->choices; number++)
        if (t->cells[FIRST_OPTION + number] == thing) return true;
    return false;
}

/* The options, the lowest first (Table.options). Most are offered in this order, so insertion takes linear time. */
FN i64 plan_options(const Table *t, i16 *options) {
    for (i64 number = 0; number < t->choices; number++) {
        i16 thing = t->cells[FIRST_OPTION + number];
        i64 place = number;
        for (; place > 0 && options[place - 1] > thing; place--) options[place] = options[place - 1];
        options[place] = thing;
    }
    return t->choices;
}

FN bool plan_between_actions(const Table *t, i64 seat) {
    return t->pending && t->seat == seat && STEP_between_actions[plan_step(t)];
}

FN bool plan_amid_an_action(const Table *t, i64 seat) {
    return t->seat == seat && t->pending > 1 && STEP_between_actions[t->cells[t->pending - 2]] &&
           !STEP_unforeseen[plan_step(t)];
}

/* The table after this thing, with all windows declined. */
FN void plan_followed(const Table *t, i64 thing, i64 seat, Table *imagined) {
    *imagined = *t;
    rule_follow(imagined, thing);
    while (imagined->pending && imagined->seat != seat && STEP_is_Window[plan_step(imagined)])
        rule_follow(imagined, STEP_decline[plan_step(imagined)]);
}

/* Replace `t` by the best table one decision further; returns its value, and the thing that leads there. */
FN double plan_best_next(Table *t, i64 seat, Table *candidates, i16 *thing) {
    i16 options[PLAN_OPTIONS];
    i64 count = plan_options(t, options);
    Table *tried = candidates, *best = NULL;
    double best_value = 0.0;
    for (i64 number = 0; number < count; number++) {
        plan_followed(t, options[number], seat, tried);
        double value = rule_evaluate(tried, seat);
        if (best == NULL || value > best_value) {
            best = tried;
            best_value = value;
            *thing = options[number];
            tried = best == candidates ? candidates + 1 : candidates;
        }
    }
    *t = *best;
    return best_value;
}

/* Play the imagined table to the end of its action; returns the value there. The things go onto the path. */
FN double plan_complete(Planning *memory, i64 seat, i64 *length) {
    Table *imagined = &memory->imagined;
    double value = 0.0;
    i64 decisions = 0;
    for (; decisions < PLAN_PATIENCE && imagined->pending && imagined->seat == seat; decisions++) {
        if (STEP_between_actions[plan_step(imagined)] || STEP_unforeseen[plan_step(imagined)]) break;
        value = plan_best_next(imagined, seat, memory->candidates, &memory->path[(*length)++]);
    }
    return decisions ? value : rule_evaluate(imagined, seat);
}

/* Note the plan of the path, which ends at the imagined table. */
FN void plan_note(Planning *memory, i64 length, double value, i64 seat, PlanWish wish) {
    if (wish < PLAN_LIST) {
        if (memory->best_count && !(value > memory->best_value)) return;
        memory->best_things = plan_grown(memory->best_things, &memory->best_room, length, sizeof(i16));
        memcpy(memory->best_things, memory->path, (size_t)length * sizeof(i16));
        memory->best_count = length;
        memory->best_value = value;
        if (wish == PLAN_BEST_TABLE) memory->best_table = memory->imagined;
        return;
    }
    i64 table = PLAN_NONE, begin = memory->thing_count, place = memory->plan_count++;
    if (wish == PLAN_LIST_TABLES && plan_between_actions(&memory->imagined, seat)) {
        table = memory->kept_count++;
        memory->kept = plan_grown(memory->kept, &memory->kept_room, memory->kept_count, sizeof(Table));
        memory->kept[table] = memory->imagined;
    }
    memory->thing_count += length;
    memory->things = plan_grown(memory->things, &memory->thing_room, memory->thing_count, sizeof(i16));
    memcpy(memory->things + begin, memory->path, (size_t)length * sizeof(i16));
    memory->plans = plan_grown(memory->plans, &memory->plan_room, memory->plan_count, sizeof(Plan));
    memory->plans[place] = (Plan){value, memory->imagined.random_state, table, {begin, length}};
}

FN void plan_push_frame(Planning *memory, i64 depth, const Table *t) {
    memory->frames = plan_grown(memory->frames, &memory->frame_room, depth + 1, sizeof(PlanFrame));
    PlanFrame *frame = &memory->frames[depth];
    frame->table = *t;
    frame->count = plan_options(t, frame->options);
    frame->next = 0;
}

/* Find the plans of one action from a table on (`after` of planning.py, with a stack of frames instead of recursion).
 *
 * Only those that begin with `only`, unless it is PLAN_NONE. They follow after the things of the actions `before`.
 */
FN void plan_action(Planning *memory, const Table *t, i64 seat, i64 only, PlanThings before, PlanWish wish) {
    i64 depth = 0;
    memory->best_count = 0;
    memory->path = plan_grown(memory->path, &memory->path_room, before.count, sizeof(i16));
    if (before.count) memcpy(memory->path, memory->things + before.begin, (size_t)before.count * sizeof(i16));
    plan_push_frame(memory, 0, t);
    if (only != PLAN_NONE) {
        memory->frames[0].options[0] = (i16)only;
        memory->frames[0].count = 1;
    }
    while (depth >= 0) {
        PlanFrame *frame = &memory->frames[depth];
        if (frame->next == frame->count) {
            depth--;
            continue;
        }
        i64 asked = plan_step(&frame->table), thing = frame->options[frame->next++], length = before.count + depth + 1;
        memory->path = plan_grown(memory->path, &memory->path_room, length + PLAN_PATIENCE, sizeof(i16));
        memory->path[length - 1] = (i16)thing;
        plan_followed(&frame->table, thing, seat, &memory->imagined);
        if (plan_amid_an_action(&memory->imagined, seat) && plan_step(&memory->imagined) != asked) {
            plan_push_frame(memory, ++depth, &memory->imagined);
            continue;
        }
        double value = plan_complete(memory, seat, &length);
        plan_note(memory, length, value, seat, wish);
    }
}

static const PlanThings PLAN_FROM_HERE = {0, 0};

/* The best continuation after this thing (`best_after`), or after any if it is PLAN_NONE (`best_action`): in `best_*`
   of the memory. */
FN void plan_best_action(Planning *memory, const Table *t, i64 thing, PlanWish wish) {
    plan_action(memory, t, t->seat, thing, PLAN_FROM_HERE, wish);
}

/* The first state of a separate generator (any_state). In statements: C does not say which operand comes first. */
FN wide any_state(wide *rng) {
    wide high = below(rng, 1 << 15);
    wide middle = below(rng, 1 << 15);
    return high << 30 | middle << 15 | below(rng, 1 << 15);
}

/* The mean value of a plan whose outcome depends on luck. */
FN double plan_expected(Planning *memory, const Table *t, Plan plan, wide *rng) {
    if (plan.random_state == t->random_state) return plan.value;
    double total = plan.value;
    Table other = *t;
    for (i64 outcome = 1; outcome < PLAN_OUTCOMES; outcome++) {
        other.random_state = any_state(rng);
        plan_best_action(memory, &other, memory->things[plan.things.begin], PLAN_BEST);
        total += memory->best_value;
    }
    return total / PLAN_OUTCOMES;
}

/* Replace each worse plan that begins with the same thing. */
FN void plan_put_best(Planning *memory, double discount) {
    for (i64 number = 0; number < memory->plan_count; number++) {
        Plan *plan = &memory->plans[number];
        i64 thing = memory->things[plan->things.begin];
        double value = plan->value - discount;
        if (!memory->has_plan[thing]) memory->firsts[memory->first_count++] = thing;
        if (!memory->has_plan[thing] || value > memory->value_of[thing]) {
            memory->value_of[thing] = value;
            memory->things_of[thing] = plan->things;
        }
        memory->has_plan[thing] = true;
    }
}

/* Merge sort: numbers of plans by value, the highest first, equal plans in their order. Returns the sorted array. */
FN i64 *plan_sorted(const Plan *plans, i64 *from, i64 *to, i64 count) {
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

/* Different for most tables on which the pieces lie differently: comparing whole tables takes longer. */
FN uint64_t plan_hash(const Table *t) {
    const char *bytes = (const char *)(t->cells + AGENDA_DEPTH);
    size_t size = (FIRST_OPTION - AGENDA_DEPTH) * sizeof(i16);
    uint64_t hash = 0, word;
    for (size_t at = 0; at < size; at += sizeof word) {
        word = 0;
        memcpy(&word, bytes + at, size - at < sizeof word ? size - at : sizeof word);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 32;
    }
    return hash;
}

/* Was the same table reached by the same actions in another order (Cells.lies_like)? */
FN bool plan_known_already(const Planning *memory, const Table *t, uint64_t hash, i64 count) {
    for (i64 number = 0; number < count; number++)
        if (memory->begun[number].hash == hash &&
            memcmp(memory->kept[memory->begun[number].table].cells + AGENDA_DEPTH, t->cells + AGENDA_DEPTH,
                   (FIRST_OPTION - AGENDA_DEPTH) * sizeof(i16)) == 0)
            return true;
    return false;
}

/* Note the best plans from which the seat can go on in `begun`, each table once; returns their number. */
FN i64 plan_promising(Planning *memory, wide *rng, i64 breadth) {
    i64 count = 0, chosen = 0;
    memory->ranking = plan_grown(memory->ranking, &memory->ranking_room, 2 * memory->kept_count, sizeof(i64));
    i64 *ranking = memory->ranking;
    for (i64 number = 0; number < memory->plan_count; number++)
        if (memory->plans[number].table != PLAN_NONE) ranking[count++] = number;
    for (i64 last = count - 1; last > 0; last--) {
        i64 other = below(rng, last + 1), moved = ranking[last];
        ranking[last] = ranking[other];
        ranking[other] = moved;
    }
    if (count) ranking = plan_sorted(memory->plans, ranking, ranking + count, count);
    for (i64 rank = 0; rank < count && chosen < breadth; rank++) {
        const Plan *plan = &memory->plans[ranking[rank]];
        uint64_t hash = plan_hash(&memory->kept[plan->table]);
        if (plan_known_already(memory, &memory->kept[plan->table], hash, chosen)) continue;
        memory->begun = plan_grown(memory->begun, &memory->begun_room, chosen + 1, sizeof(PlanBegun));
        memory->begun[chosen++] = (PlanBegun){plan->table, plan->things, hash};
    }
    return chosen;
}

/* From now on `last_kept` has the tables that were kept, and `kept` is empty. */
FN void plan_next_action(Planning *memory) {
    Table *kept = memory->kept;
    i64 room = memory->kept_room;
    memory->kept = memory->last_kept, memory->kept_room = memory->last_kept_room;
    memory->last_kept = kept, memory->last_kept_room = room;
    memory->plan_count = memory->kept_count = 0;
}

/* For each option the best plan that begins with it (`best_plans`): in `firsts`, `value_of` and `things_of`. */
FN void plan_all(Planning *memory, const Table *t, wide *rng, i64 actions, i64 breadth, double until) {
    i64 seat = t->seat;
    memory->plan_count = memory->kept_count = memory->first_count = memory->thing_count = 0;
    memset(memory->has_plan, 0, sizeof memory->has_plan);
    plan_action(memory, t, seat, PLAN_NONE, PLAN_FROM_HERE, PLAN_LIST_TABLES);
    if (STEP_unforeseen[plan_step(t)])
        for (i64 number = 0; number < memory->plan_count; number++)
            memory->plans[number].value = plan_expected(memory, t, memory->plans[number], rng);
    plan_put_best(memory, PLAN_DISCOUNTS[0]);
    for (i64 later = 1; later < actions; later++) {
        i64 begun = plan_promising(memory, rng, imax(breadth, PROMISING));
        plan_next_action(memory);
        for (i64 number = 0; number < begun; number++) {
            if (until < INFINITY && seconds_now() > until) break;
            plan_action(memory, &memory->last_kept[memory->begun[number].table], seat, PLAN_NONE,
                        memory->begun[number].things, later + 1 < actions ? PLAN_LIST_TABLES : PLAN_LIST);
        }
        plan_put_best(memory, PLAN_DISCOUNTS[later]);
    }
}

/* The first thing of the best of these plans. */
FN i64 plan_best_first(const Planning *memory) {
    i64 best = memory->firsts[0];
    for (i64 number = 1; number < memory->first_count; number++)
        if (memory->value_of[memory->firsts[number]] > memory->value_of[best]) best = memory->firsts[number];
    return best;
}
#endif
