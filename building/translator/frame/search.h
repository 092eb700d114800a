/* The searching bots in C: the same tree, decisions and random numbers as `Search` of bots/search.py.
 *
 * One search thinks at one table at a time. It owns its memory; its tree is kept until the next question, as in Python.
 * Exported functions return -1 if a rule found itself broken; the tree is then forgotten.
 */
#ifndef SEARCH_H
#define SEARCH_H
#include "export.h"
#include "greedy.h"
#include "rollout.h"
#include "tree.h"

/* As in search.py. */
enum { TRIES_OF_A_TURN = 80, THOROUGH = 20, LONGEST_TURN = 24 };
/* The most things that a plan is written out with. */
enum { MOST_PLANNED = 256, BROKEN = -1 };
static const double TABLES_A_SECOND = 500.0, TIME_FOR_A_PLAN = 0.7;

typedef struct Search {
    /* How it searches, and what each seat sees. */
    wide horizon, observed;
    struct Outlook *outlooks;
    /* The question: a redealt table, the budget, the generator of the bot. */
    Table known;
    wide iterations;
    double seconds;
    wide *rng;
    /* What an exported function does, and what it is given. */
    wide (*work)(struct Search *s);
    wide thing;
    i16 *out;
    double *won;
    /* The state from which the generators of redealt tables are derived. */
    wide fortune;
    Node *root;
    /* The tree of the last decision, and the knowledge of the table to which it belongs. */
    Node *kept;
    i16 *expected, *seen;
    Chunk *arena;
    Node **path;
    i64 path_count, path_room;
    Planning planning;
} Search;

/* A node for Python (`NodeView` of src/higaki/native/search_tree.py). */
typedef struct {
    wide seat, thing, visits, available, rank, planned_count;
    double won, look;
    const i16 *planned;
} NodeView;

FN void write_nodes(const Node *root, NodeView *out) {
    for (i64 number = -1; number < root->child_count; number++) {
        const Node *node = number < 0 ? root : root->children[number];
        *out++ = (NodeView){node->seat, node->thing, node->visits, node->available, node->rank, node->planned_count, node->won, node->look, node->planned};
    }
}

FN void search_forget(Search *s) {
    s->root = s->kept = NULL;
    arena_free(&s->arena);
}

FN void search_observe(Search *s, Table *t, i64 seat, i16 *out) {
    memset(out, 0, (size_t)s->observed * sizeof(i16));
    rule_observe(t, &s->outlooks[seat], out);
}

/* A state for the generator of this number; different numbers are independent. */
FN wide state_of_number(wide state, wide number) {
    wide rng = (wide)(((uint64_t)state + (uint64_t)number * 0x5DEECE66DULL) & ((1ULL << 48) - 1));
    below(&rng, 2);
    return any_state(&rng);
}

/* Is the same seat asked, without a draw since? */
FN bool nothing_new(const Table *after, const Table *before) {
    return after->seat == before->seat && after->random_state == before->random_state;
}

FN void search_onto_path(Search *s, Node *node) {
    s->path = plan_grown(s->path, &s->path_room, s->path_count + 1, sizeof(Node *));
    s->path[s->path_count++] = node;
}

/* Results for this question from the last search; an empty root if it expected another question. */
FN Node *search_remembered(Search *s) {
    Table *t = &s->known;
    Node *kept = s->kept;
    s->kept = NULL;
    if (kept) search_observe(s, t, t->seat, s->seen);
    if (!kept || memcmp(s->expected, s->seen, (size_t)s->observed * sizeof(i16)) != 0) {
        arena_free(&s->arena);
        return node_new(&s->arena, NOBODY, -1, 0.0, NULL, 0);
    }
    Node *root = node_new(&s->arena, t->seat, -1, kept->look, kept->planned, kept->planned_count);
    for (i64 number = 0; number < kept->child_count; number++) {
        Node *child = kept->children[number];
        if (is_option(t, child->thing)) {
            node_add(&s->arena, root, child);
            root->visits += child->visits;
        }
    }
    return root;
}

FN void search_make_plans(Search *s) {
    double until = seconds_now() + TIME_FOR_A_PLAN * s->seconds;
    if (!WHOLE_TURNS) {
        plan_all(&s->planning, &s->known, s->rng, PLAN_ACTIONS, 0, until);
        return;
    }
    wide tables = (wide)(s->seconds * TABLES_A_SECOND);
    plan_all(&s->planning, &s->known, s->rng, PLAN_MOST_ACTIONS, s->iterations < tables ? s->iterations : tables, until);
}

/* The initial tree: all options, with priors from plans of a whole turn. */
FN void search_begin(Search *s) {
    Planning *planning = &s->planning;
    Node *root = s->root = search_remembered(s);
    if (WHOLE_TURNS && root->planned_count) {
        node_expand(&s->arena, root, &s->known, planning);
        return;
    }
    search_make_plans(s);
    for (i64 number = 0; number < planning->first_count; number++) {
        i64 thing = planning->firsts[number];
        PlanThings things = planning->things_of[thing];
        const i16 *planned = rest_of_plan(&s->arena, planning->things + things.begin, things.count);
        Node *found = node_child(root, thing, 0);
        if (found == NULL) {
            node_add(&s->arena, root, node_new(&s->arena, s->known.seat, thing, planning->value_of[thing], planned, things.count - 1));
        } else {
            found->look = planning->value_of[thing];
            found->planned = planned;
            found->planned_count = (int32_t)(things.count - 1);
        }
    }
    node_order(root);
}

/* Take this decision, follow the tree, add to it, and evaluate the result. */
FN void search_iterate(Search *s, Node *node) {
    wide rng = state_of_number(s->fortune, node->visits);
    Table t = s->known;
    i64 seat = t.seat, turns = 0;
    double shares[MOST_SEATS];
    rule_redeal(&t, seat, &rng);
    rule_follow(&t, node->thing);
    s->path_count = 0;
    search_onto_path(s, s->root);
    search_onto_path(s, node);
    while (t.pending) {
        if (t.seat == CHANCE) {
            i64 result = rule_random_thing(&t, &rng);
            node = node_outcome(&s->arena, node, result);
            rule_follow(&t, result);
            search_onto_path(s, node);
            continue;
        }
        if (t.seat != seat && !STEP_is_Window[plan_step(&t)]) {
            seat = t.seat;
            turns++;
            if (LONG_TURNS) break;
        }
        if (node->visits == 0) {
            carry_out(&t, node->seat, node->planned, node->planned_count);
            break;
        }
        node_expand(&s->arena, node, &t, &s->planning);
        node = node_most_promising(node, &t);
        rule_follow(&t, node->thing);
        search_onto_path(s, node);
    }
    i64 horizon = s->horizon * t.seats;
    find_shares_on_the_way(&t, seat, horizon - 1 - turns % horizon, &rng, &s->planning, shares);
    for (i64 number = 0; number < s->path_count; number++) {
        Node *passed = s->path[number];
        passed->visits++;
        if (passed->seat >= 0) passed->won += shares[passed->seat];
    }
}

/* Can no other option overtake the most visited one? */
FN bool search_is_decided(const Node *root, wide left) {
    wide first = 0, second = 0;
    for (i64 number = 0; number < root->child_count; number++) {
        wide visits = root->children[number]->visits;
        if (visits > first) {
            second = first;
            first = visits;
        } else if (visits > second) {
            second = visits;
        }
    }
    return first > second + left;
}

/* Grow the tree from here: from the subtree of the last decision, if it led here. */
FN void search_grow(Search *s) {
    double until = seconds_now() + s->seconds;
    search_begin(s);
    s->fortune = any_state(s->rng);
    wide most = WHOLE_TURNS && s->iterations > TRIES_OF_A_TURN ? TRIES_OF_A_TURN : s->iterations;
    for (wide done = s->root->visits; done < most && !search_is_decided(s->root, most - done); done++) {
        search_iterate(s, node_most_promising(s->root, &s->known));
        if (seconds_now() > until) break;
    }
}

/* Store the results for the next question, if the same seat is asked. */
FN void search_keep(Search *s, Node *chosen) {
    Table after = s->known;
    rule_follow(&after, chosen->thing);
    if (after.seat == s->known.seat) {
        s->kept = chosen;
        search_observe(s, &after, s->known.seat, s->expected);
    }
}

/* Follow the option of a node and the next things, as far as they were searched well and nothing is revealed. Things
   beyond those that `out` has room for are left out. */
FN wide search_write_searched(Search *s, const Node *node, Table *after) {
    const Table *t = &s->known;
    wide count = 0;
    *after = *t;
    rule_follow(after, node->thing);
    s->out[count++] = node->thing;
    if (WHOLE_TURNS) {
        for (i64 number = 0; number < node->planned_count && count < MOST_PLANNED; number++) {
            i16 thing = node->planned[number];
            if (!nothing_new(after, t) || !is_option(after, thing)) break;
            s->out[count++] = thing;
            rule_follow(after, thing);
        }
        return count;
    }
    while (nothing_new(after, t) && count < MOST_PLANNED) {
        node = node_best_child(node, after);
        if (!node || node->visits < THOROUGH) break;
        s->out[count++] = node->thing;
        rule_follow(after, node->thing);
    }
    return count;
}

/* Exported. What a function does is called through a pointer: the jump of TRAP must not begin in the function in which
   it ends, where the compiler could put it otherwise. */

static wide search_do(Search *s, wide (*work)(Search *s)) {
    s->work = work;
    if (__builtin_setjmp(higaki_fault)) {
        search_forget(s);
        return BROKEN;
    }
    return s->work(s);
}

EXPORT(void, search_free)(Search *s) {
    search_forget(s);
    planning_free(&s->planning);
    free(s->expected), free(s->seen), free(s->path), free(s);
}

EXPORT(Search *, search_new)(wide far_sighted, wide observed, struct Outlook *outlooks) {
    Search *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->horizon = far_sighted ? FAR_SIGHT : FORESIGHT;
    s->observed = observed;
    s->outlooks = outlooks;
    s->expected = calloc((size_t)observed, sizeof(i16));
    s->seen = calloc((size_t)observed, sizeof(i16));
    if (s->expected && s->seen) return s;
    NAMED(higaki, GAME, search_free)(s);
    return NULL;
}

/* A table as the package gives it. */
FN void read_table(Table *t, const i16 *cells, wide random_state, wide seats, wide seat, wide pending, wide choices) {
    memcpy(t->cells, cells, sizeof t->cells);
    t->random_state = random_state;
    t->seats = seats;
    t->seat = seat;
    t->pending = pending;
    t->choices = choices;
}

/* The question of the functions that follow. */
EXPORT(void, search_ask)(Search *s, const i16 *cells, wide random_state, wide seats, wide seat, wide pending, wide choices, wide iterations, double seconds, wide *rng) {
    read_table(&s->known, cells, random_state, seats, seat, pending, choices);
    s->iterations = iterations;
    s->seconds = seconds;
    s->rng = rng;
}

static wide do_redeal(Search *s) {
    rule_redeal(&s->known, s->known.seat, s->rng);
    return 0;
}

/* Replace what the seat to move cannot know by a random draw. */
EXPORT(wide, search_redeal)(Search *s) { return search_do(s, do_redeal); }

static wide do_think(Search *s) {
    search_grow(s);
    Node *chosen = node_best_option(s->root, &s->known);
    search_keep(s, chosen);
    return chosen->thing;
}

/* `Search.think`. */
EXPORT(wide, search_think)(Search *s) { return search_do(s, do_think); }

static wide do_plan(Search *s) {
    Table after;
    search_grow(s);
    return search_write_searched(s, node_best_option(s->root, &s->known), &after);
}

/* `Search.plan`: writes things to `out` and returns their number. */
EXPORT(wide, search_plan)(Search *s, i16 *out) {
    s->out = out;
    return search_do(s, do_plan);
}

static wide do_grow(Search *s) {
    search_grow(s);
    return s->root->child_count;
}

/* `Search.grown`: returns the number of children of the root. */
EXPORT(wide, search_grow)(Search *s) { return search_do(s, do_grow); }

/* The root and its children, in this order. */
EXPORT(void, search_nodes)(Search *s, NodeView *out) { write_nodes(s->root, out); }

static Node *asked_child(Search *s) { return s->root ? node_child(s->root, s->thing, 0) : NULL; }

static wide do_iterate(Search *s) {
    Node *node = asked_child(s);
    if (!node) return BROKEN;
    search_iterate(s, node);
    *s->won = node->won;
    return node->visits;
}

/* Try this child of the root once more; returns its visits, and what it has won. */
EXPORT(wide, search_iterate)(Search *s, wide thing, double *won) {
    s->thing = thing;
    s->won = won;
    return search_do(s, do_iterate);
}

static wide do_turn(Search *s) {
    Table after;
    Planning *planning = &s->planning;
    Node *node = asked_child(s);
    if (!node) return BROKEN;
    wide count = search_write_searched(s, node, &after);
    while (nothing_new(&after, &s->known) && count < LONGEST_TURN) {
        plan_all(planning, &after, s->rng, PLAN_ACTIONS, 0, INFINITY);
        PlanThings best = planning->things_of[plan_best_first(planning)];
        for (i64 number = 0; number < best.count && count < MOST_PLANNED; number++) {
            i16 thing = planning->things[best.begin + number];
            if (!nothing_new(&after, &s->known) || !is_option(&after, thing)) break;
            s->out[count++] = thing;
            rule_follow(&after, thing);
        }
    }
    return count;
}

/* `Search.turn` from a child of the root: writes things to `out` and returns their number. */
EXPORT(wide, search_turn)(Search *s, wide thing, i16 *out) {
    s->thing = thing;
    s->out = out;
    return search_do(s, do_turn);
}

static wide do_greedy(Search *s) { return greedy_thing(&s->known, s->rng, &s->planning); }

/* `Greedy.think`. */
EXPORT(wide, search_greedy)(Search *s) { return search_do(s, do_greedy); }
#endif
