/* Bots that play by a net: its own choice, and a tree search with its policy as prior and its shares at the leaves.
 *
 * The tree is one over the knowledge of the seat that is asked, as in search.h: every iteration redeals what that seat
 * cannot know, follows the tree, and adds one decision. Only the seat to move at a table is observed there.
 */
#ifndef NET_SEARCH_H
#define NET_SEARCH_H
#include "net.h"
#include "search.h"

/* The weight of a prior, and how much less than its siblings a decision is worth that was never tried. */
static const double NET_CURIOSITY = 0.5, NET_UNTRIED = 0.05;

typedef struct {
    Node node;
    /* What the net said at this node: for which knowledge, the prior of each option there, and the share of the seat. */
    uint64_t seen;
    double *priors;
    i64 prior_count, prior_room;
    double expected;
} NetNode;

typedef struct NetSearch {
    const Net *net;
    /* What each seat sees. */
    struct Outlook *outlooks;
    /* The question: a redealt table, the budget, the generator of the bot. */
    Table known;
    wide iterations;
    double seconds;
    wide *rng;
    /* What an exported function does, and what it is given. */
    wide (*work)(struct NetSearch *s);
    double temperature;
    i16 *out;
    float *logits;
    double *shares;
    /* The state from which the generators of redealt tables are derived. */
    wide fortune;
    NetNode *root;
    /* The tree of the last decision, and the knowledge of the table to which it belongs. */
    NetNode *kept;
    i16 *expected, *seen;
    Chunk *arena;
    Node **path;
    i64 path_count, path_room;
    NetScratch scratch;
    float options[PLAN_OPTIONS];
} NetSearch;

FN void net_search_forget(NetSearch *s) {
    s->root = s->kept = NULL;
    arena_free(&s->arena);
}

FN void net_observe(NetSearch *s, Table *t, i16 *out) {
    memset(out, 0, (size_t)s->net->observed * sizeof(i16));
    rule_observe(t, &s->outlooks[t->seat], out);
}

/* The last hidden layer for the seat to move. */
FN const float *net_seen_by_mover(NetSearch *s, Table *t) {
    net_observe(s, t, s->seen);
    return net_hidden(s->net, s->seen, &s->scratch);
}

FN NetNode *net_node_new(NetSearch *s, i64 seat, i64 thing, double prior) {
    NetNode *node = arena_take(&s->arena, sizeof *node);
    *node = (NetNode){.node = {.look = prior, .thing = (i16)thing, .seat = (i16)seat}};
    return node;
}

/* The child of a decision or of a draw; a new one if there is none. */
FN NetNode *net_node_child(NetSearch *s, NetNode *node, i64 seat, i64 thing, i64 likely, double prior) {
    Node *child = node_child(&node->node, thing, likely);
    if (child == NULL) {
        child = &net_node_new(s, seat, thing, prior)->node;
        node_add(&s->arena, &node->node, child);
    }
    return (NetNode *)child;
}

FN uint64_t net_fingerprint(const i16 *numbers, wide count) {
    uint64_t found = 0x9E3779B97F4A7C15ULL;
    for (wide k = 0; k < count; k++) {
        found = (found ^ (uint16_t)numbers[k]) * 0xBF58476D1CE4E5B9ULL;
        found ^= found >> 29;
    }
    return found;
}

/* Ask the net about the options of the seat to move, unless it was asked last about the same knowledge here. */
FN void net_judge(NetSearch *s, NetNode *node, Table *t) {
    net_observe(s, t, s->seen);
    uint64_t seen = net_fingerprint(s->seen, s->net->observed);
    if (node->prior_count == t->choices && node->seen == seen) return;
    if (node->prior_room < t->choices) {
        node->priors = arena_take(&s->arena, (size_t)t->choices * sizeof(double));
        node->prior_room = t->choices;
    }
    double shares[MOST_SEATS];
    const float *hidden = net_hidden(s->net, s->seen, &s->scratch);
    double best = -INFINITY, total = 0.0;
    net_logits(s->net, hidden, t, s->options);
    net_shares(s->net, hidden, t, shares);
    for (i64 number = 0; number < t->choices; number++) best = dmax(best, s->options[number]);
    for (i64 number = 0; number < t->choices; number++) total += node->priors[number] = exp(s->options[number] - best);
    for (i64 number = 0; number < t->choices; number++) node->priors[number] /= total;
    node->prior_count = t->choices;
    node->seen = seen;
    node->expected = shares[t->seat];
}

/* The decision to try next: by its result, the net's prior and the number of tries (PUCT). */
FN NetNode *net_most_promising(NetSearch *s, NetNode *node, Table *t) {
    net_judge(s, node, t);
    Node *children[PLAN_OPTIONS];
    double won = node->expected, best_value = 0.0;
    wide visits = 1;
    i64 best = -1;
    for (i64 number = 0; number < t->choices; number++) {
        Node *child = children[number] = node_child(&node->node, t->cells[FIRST_OPTION + number], number);
        if (child == NULL) continue;
        visits += child->visits;
        won += child->won;
    }
    double untried = won / (double)visits - NET_UNTRIED, curiosity = NET_CURIOSITY * sqrt((double)visits);
    for (i64 number = 0; number < t->choices; number++) {
        const Node *child = children[number];
        wide tries = child ? child->visits : 0;
        double value = (tries ? child->won / (double)tries : untried) + curiosity * node->priors[number] / (double)(1 + tries);
        if (best < 0 || value > best_value) {
            best = number;
            best_value = value;
        }
    }
    return net_node_child(s, node, t->seat, t->cells[FIRST_OPTION + best], best, node->priors[best]);
}

FN void net_onto_path(NetSearch *s, NetNode *node) {
    s->path = plan_grown(s->path, &s->path_room, s->path_count + 1, sizeof(Node *));
    s->path[s->path_count++] = &node->node;
}

/* Each seat's share of the win at a finished table, as a net counts it: all add up to one, also those of teams. */
FN void net_shares_won(Table *t, double *shares) {
    double total = 0.0;
    find_shares_won(t, shares);
    for (i64 seat = 0; seat < t->seats; seat++) total += shares[seat];
    for (i64 seat = 0; seat < t->seats; seat++) shares[seat] /= total;
}

/* Each seat's share of the win at a leaf: the result, or what the net expects. */
FN void net_leaf_shares(NetSearch *s, Table *t, double *shares) {
    if (t->pending) {
        net_shares(s->net, net_seen_by_mover(s, t), t, shares);
        return;
    }
    net_shares_won(t, shares);
}

/* Take this decision of the root, follow the tree to its first new decision, and judge the table there. All options are
   tried with the same luck, as in search.h. */
FN void net_iterate(NetSearch *s, NetNode *node) {
    wide rng = state_of_number(s->fortune, node->node.visits);
    Table t = s->known;
    double shares[MOST_SEATS];
    rule_redeal(&t, t.seat, &rng);
    rule_follow(&t, node->node.thing);
    s->path_count = 0;
    net_onto_path(s, s->root);
    net_onto_path(s, node);
    while (t.pending) {
        if (t.seat == CHANCE) {
            node = net_node_child(s, node, CHANCE, rule_random_thing(&t, &rng), 0, 0.0);
        } else if (t.choices == 1) {
            node = net_node_child(s, node, t.seat, t.cells[FIRST_OPTION], 0, 1.0);
        } else if (node->node.visits == 0) {
            break;
        } else {
            node = net_most_promising(s, node, &t);
        }
        rule_follow(&t, node->node.thing);
        net_onto_path(s, node);
    }
    net_leaf_shares(s, &t, shares);
    for (i64 number = 0; number < s->path_count; number++) {
        Node *passed = s->path[number];
        passed->visits++;
        if (passed->seat >= 0) passed->won += shares[passed->seat];
    }
}

/* The root: results for this question from the last search, if it expected this question; and every option. */
FN void net_begin(NetSearch *s) {
    Table *t = &s->known;
    NetNode *kept = s->kept;
    s->kept = NULL;
    if (kept) net_observe(s, t, s->seen);
    if (kept && memcmp(s->expected, s->seen, (size_t)s->net->observed * sizeof(i16)) != 0) kept = NULL;
    if (!kept) arena_free(&s->arena);
    NetNode *root = s->root = net_node_new(s, NOBODY, -1, 0.0);
    net_judge(s, root, t);
    for (i64 number = 0; number < t->choices; number++) {
        i64 thing = t->cells[FIRST_OPTION + number];
        Node *found = kept ? node_child(&kept->node, thing, number) : NULL;
        if (!found) found = &net_node_new(s, t->seat, thing, 0.0)->node;
        found->look = root->priors[number];
        node_add(&s->arena, &root->node, found);
        root->node.visits += found->visits;
    }
}

/* Grow the tree from here. */
FN void net_grow(NetSearch *s) {
    double until = seconds_now() + s->seconds;
    net_begin(s);
    s->fortune = any_state(s->rng);
    Node *root = &s->root->node;
    for (wide done = root->visits; done < s->iterations && !search_is_decided(root, s->iterations - done); done++) {
        net_iterate(s, net_most_promising(s, s->root, &s->known));
        if (seconds_now() > until) break;
    }
}

/* Exported. As in search.h, what a function does is called through a pointer. */

static wide net_do(NetSearch *s, wide (*work)(NetSearch *s)) {
    s->work = work;
    if (__builtin_setjmp(higaki_fault)) {
        net_search_forget(s);
        return BROKEN;
    }
    return s->work(s);
}

EXPORT(void, net_search_free)(NetSearch *s) {
    net_search_forget(s);
    net_scratch_free(&s->scratch);
    free(s->expected), free(s->seen), free(s->path), free(s);
}

EXPORT(NetSearch *, net_search_new)(const Net *net, struct Outlook *outlooks) {
    NetSearch *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->net = net;
    s->outlooks = outlooks;
    s->expected = calloc((size_t)net->observed, sizeof(i16));
    s->seen = calloc((size_t)net->observed, sizeof(i16));
    if (s->expected && s->seen) return s;
    NAMED(higaki, GAME, net_search_free)(s);
    return NULL;
}

/* The question of the functions that follow. */
EXPORT(void, net_search_ask)(NetSearch *s, const i16 *cells, wide random_state, wide seats, wide seat, wide pending, wide choices, wide iterations, double seconds, wide *rng) {
    read_table(&s->known, cells, random_state, seats, seat, pending, choices);
    s->iterations = iterations;
    s->seconds = seconds;
    s->rng = rng;
}

static wide do_net_redeal(NetSearch *s) {
    rule_redeal(&s->known, s->known.seat, s->rng);
    return 0;
}

/* Replace what the seat to move cannot know by a random draw. */
EXPORT(wide, net_search_redeal)(NetSearch *s) { return net_do(s, do_net_redeal); }

static wide do_net_judge(NetSearch *s) {
    const float *hidden = net_seen_by_mover(s, &s->known);
    net_logits(s->net, hidden, &s->known, s->logits);
    net_shares(s->net, hidden, &s->known, s->shares);
    return s->known.choices;
}

/* What the net says: a number for each option, and the share of each seat. Returns the count of options. */
EXPORT(wide, net_search_judge)(NetSearch *s, float *logits, double *shares) {
    s->logits = logits;
    s->shares = shares;
    return net_do(s, do_net_judge);
}

static wide do_net_choose(NetSearch *s) {
    net_logits(s->net, net_seen_by_mover(s, &s->known), &s->known, s->options);
    return net_choice(&s->known, s->options, s->temperature, s->rng);
}

/* The thing that the net itself chooses. */
EXPORT(wide, net_search_choose)(NetSearch *s, double temperature) {
    s->temperature = temperature;
    return net_do(s, do_net_choose);
}

static wide do_net_think(NetSearch *s) {
    net_grow(s);
    NetNode *chosen = (NetNode *)node_best_option(&s->root->node, &s->known);
    Table after = s->known;
    rule_follow(&after, chosen->node.thing);
    if (after.seat == s->known.seat) {
        s->kept = chosen;
        net_observe(s, &after, s->expected);
    }
    return chosen->node.thing;
}

/* The thing that the search chooses. */
EXPORT(wide, net_search_think)(NetSearch *s) { return net_do(s, do_net_think); }

static wide do_net_grow(NetSearch *s) {
    net_grow(s);
    return s->root->node.child_count;
}

/* Grow the tree; returns the number of children of the root. */
EXPORT(wide, net_search_grow)(NetSearch *s) { return net_do(s, do_net_grow); }

/* The root and its children, in this order; their look is the prior. */
EXPORT(void, net_search_nodes)(NetSearch *s, NodeView *out) { write_nodes(&s->root->node, out); }

static wide do_net_plan(NetSearch *s) {
    net_grow(s);
    const Node *node = node_best_option(&s->root->node, &s->known);
    Table after = s->known;
    wide count = 0;
    do {
        s->out[count++] = node->thing;
        rule_follow(&after, node->thing);
        node = node_best_child(node, &after);
    } while (nothing_new(&after, &s->known) && count < MOST_PLANNED && node && node->visits >= THOROUGH);
    return count;
}

/* The thing that the search chooses, and the next ones, as far as they were searched well and nothing is revealed. */
EXPORT(wide, net_search_plan)(NetSearch *s, i16 *out) {
    s->out = out;
    return net_do(s, do_net_plan);
}
#endif
