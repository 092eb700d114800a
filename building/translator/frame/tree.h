/* The tree of a search in C: the same nodes, in the same order and with the same numbers, as bots/tree.py. */
#ifndef TREE_H
#define TREE_H
#include "planning.h"
#include "rows.h"

/* As in tree.py. */
static const double CURIOSITY = 0.07, LEAST_SLOPE = 0.05, UNKNOWN = 0.3;

typedef struct Node {
    double look, won;
    const i16 *planned;
    struct Node **children;
    int32_t child_count, child_room, planned_count, visits, available, rank;
    i16 thing, seat;
} Node;

/* The memory of a tree: it is given back as a whole. */
typedef struct Chunk {
    struct Chunk *before;
    size_t used, room;
} Chunk;

enum { SMALLEST_CHUNK = 1 << 16, LARGEST_CHUNK = 1 << 22, ALIGNED = 16 };

FN void *arena_take(Chunk **arena, size_t size) {
    size = (size + ALIGNED - 1) / ALIGNED * ALIGNED;
    Chunk *chunk = *arena;
    if (chunk == NULL || chunk->used + size > chunk->room) {
        size_t room = chunk == NULL ? SMALLEST_CHUNK : 2 * chunk->room;
        if (room > LARGEST_CHUNK) room = LARGEST_CHUNK;
        if (room < size) room = size;
        chunk = malloc((sizeof(Chunk) + ALIGNED - 1) / ALIGNED * ALIGNED + room);
        if (chunk == NULL) abort();
        *chunk = (Chunk){*arena, 0, room};
        *arena = chunk;
    }
    char *begin = (char *)chunk + (sizeof(Chunk) + ALIGNED - 1) / ALIGNED * ALIGNED + chunk->used;
    chunk->used += size;
    return begin;
}

FN void arena_free(Chunk **arena) {
    while (*arena) {
        Chunk *chunk = *arena;
        *arena = chunk->before;
        free(chunk);
    }
}

/* `planned` must live as long as the tree. */
FN Node *node_new(Chunk **arena, i64 seat, i64 thing, double look, const i16 *planned, i64 planned_count) {
    Node *node = arena_take(arena, sizeof *node);
    *node = (Node){.look = look, .planned = planned, .planned_count = (int32_t)planned_count, .thing = (i16)thing, .seat = (i16)seat};
    return node;
}

/* A copy of the things after the first of a plan. */
FN const i16 *rest_of_plan(Chunk **arena, const i16 *things, i64 count) {
    if (count < 2) return NULL;
    i16 *rest = arena_take(arena, (size_t)(count - 1) * sizeof(i16));
    memcpy(rest, things + 1, (size_t)(count - 1) * sizeof(i16));
    return rest;
}

FN void node_add(Chunk **arena, Node *node, Node *child) {
    if (node->child_count == node->child_room) {
        int32_t room = node->child_room ? 2 * node->child_room : 4;
        Node **children = arena_take(arena, (size_t)room * sizeof(Node *));
        if (node->child_count) memcpy(children, node->children, (size_t)node->child_count * sizeof(Node *));
        node->children = children;
        node->child_room = room;
    }
    node->children[node->child_count++] = child;
}

/* The child of a decision, which mostly has the same index as the option; NULL if there is none. */
FN Node *node_child(const Node *node, i64 thing, i64 likely) {
    if (likely < node->child_count && node->children[likely]->thing == thing) return node->children[likely];
    for (i64 number = 0; number < node->child_count; number++)
        if (node->children[number]->thing == thing) return node->children[number];
    return NULL;
}

/* The child of a random draw. */
FN Node *node_outcome(Chunk **arena, Node *node, i64 thing) {
    Node *child = node_child(node, thing, 0);
    if (child == NULL) {
        child = node_new(arena, CHANCE, thing, 0.0, NULL, 0);
        node_add(arena, node, child);
    }
    return child;
}

/* Store for each child the number of better priors. */
FN void node_order(Node *node) {
    for (i64 number = 0; number < node->child_count; number++) {
        Node *child = node->children[number];
        child->rank = 0;
        for (i64 other = 0; other < node->child_count; other++) child->rank += node->children[other]->look > child->look;
    }
}

/* A child with its prior; a planned one keeps its earlier prior. */
FN Node *node_seen(Chunk **arena, const Node *node, const Table *t, i64 thing, Planning *planning) {
    plan_best_action(planning, t, thing, PLAN_BEST);
    if (node->planned_count && node->planned[0] == thing && node->seat == t->seat && node->look > planning->best_value)
        return node_new(arena, t->seat, thing, node->look, node->planned + 1, node->planned_count - 1);
    const i16 *planned = rest_of_plan(arena, planning->best_things, planning->best_count);
    return node_new(arena, t->seat, thing, planning->best_value, planned, planning->best_count - 1);
}

/* Add a child with a prior for every option that has none. */
FN void node_expand(Chunk **arena, Node *node, const Table *t, Planning *planning) {
    bool fresh = false;
    for (i64 number = 0; number < t->choices; number++) {
        i64 thing = t->cells[FIRST_OPTION + number];
        if (node_child(node, thing, number) == NULL) {
            node_add(arena, node, node_seen(arena, node, t, thing, planning));
            fresh = true;
        }
    }
    if (fresh) node_order(node);
}

/* The decision to try next, by its result, its prior and the number of tries. All options must have a child. */
FN Node *node_most_promising(const Node *node, const Table *t) {
    Node *children[PLAN_OPTIONS], *best = NULL;
    double won = 0.0, best_look = -INFINITY, best_value = 0.0;
    wide visits = 0;
    for (i64 number = 0; number < t->choices; number++) {
        Node *child = children[number] = node_child(node, t->cells[FIRST_OPTION + number], number);
        if (child == NULL) TRAP();
        child->available++;
        visits += child->visits;
        won += child->won;
        best_look = dmax(best_look, child->look);
    }
    double mean = visits ? won / (double)visits : UNKNOWN;
    double slope = ODDS_PER_POINT * dmax(LEAST_SLOPE, mean * (1.0 - mean));
    for (i64 number = 0; number < t->choices; number++) {
        Node *child = children[number];
        double share = child->visits ? child->won / (double)child->visits : mean - slope * (best_look - child->look);
        double novelty = sqrt((double)child->available) / (double)((wide)(1 + child->visits) * (1 + child->rank));
        double value = share + CURIOSITY * novelty;
        if (best == NULL || value > best_value) {
            best = child;
            best_value = value;
        }
    }
    return best;
}

/* The most visited decision; of unvisited ones, the one with the best prior. NULL if no option of this table was tried:
   what others hide may decide what can be chosen. */
FN Node *node_best_child(const Node *node, const Table *t) {
    Node *best = NULL;
    for (i64 number = 0; number < t->choices; number++) {
        Node *child = node_child(node, t->cells[FIRST_OPTION + number], number);
        if (child == NULL) continue;
        if (best == NULL || child->visits > best->visits || (child->visits == best->visits && child->look > best->look))
            best = child;
    }
    return best;
}

/* The same at the root, where every option was tried. */
FN Node *node_best_option(const Node *root, const Table *t) {
    Node *best = node_best_child(root, t);
    if (best == NULL) TRAP();
    return best;
}
#endif
