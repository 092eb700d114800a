/* Many tables of one game at once. Included after the translated rules; each function is exported for its game.

   A batch owns its memory. Every function works on rows `begin` to `end`, on threads of the library, and changes one
   row at a time from that row alone, so the result does not depend on the number of threads. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "greedy.h"
#include "net_search.h"
#include "rows.h"
#include "search.h"
#include "threads.h"

/* Fewer rows are not worth waking a thread for one decision each. */
enum { HUGE_PAGE = 2 << 20, CACHE_LINE = 64, A_FEW_ROWS = 16, A_FEW_OPTIONS = 32 };

typedef struct {
    wide n, seats, threads;
    /* Choices: play random draws as decisions; deal a new game in the step after the end. */
    wide asks_chance, resets;
    wide seed;
    wide observed; /* numbers of an observation */
    /* The table before the deal, with the options of the game. */
    const i16 *blank;
    /* One for each viewer. */
    struct Outlook *outlooks;
    Table *rows;
    /* By row: the games begun, the state that dealt the present one, the generator of the row, whether it is over. */
    wide *games, *dealt_from, *generators;
    uint8_t *over;
    /* Kept up to date by each step, if they are there: options as a mask, and what the seat to move knows. */
    uint8_t *mask;
    i16 *observation;
    /* The lowest row in which something was wrong, or -1. */
    _Atomic int64_t wrong;
} Batch;

typedef void (*RowFunction)(Batch *b, wide row, void *more);

typedef struct {
    Batch *batch;
    RowFunction function;
    void *more;
} RowWork;

static void note_wrong(Batch *b, wide row) {
    int64_t lowest = b->wrong;
    while ((lowest < 0 || row < lowest) && !__atomic_compare_exchange_n((int64_t *)&b->wrong, &lowest, row, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
}

static void do_rows(Batch *b, RowFunction function, void *more, volatile wide *row, wide end) {
    if (__builtin_setjmp(higaki_fault)) {
        story = NULL;
        note_wrong(b, *row);
        ++*row;
    }
    for (; *row < end; ++*row) function(b, *row, more);
}

static void do_piece(void *context, int64_t begin, int64_t end) {
    RowWork *work = context;
    volatile wide row = begin;
    while (row < end) do_rows(work->batch, work->function, work->more, &row, end);
}

/* Each thread takes at least so many rows at once. Returns the lowest row in which a rule found itself broken, or -1. */
static wide for_pieces(Batch *b, RowFunction function, void *more, wide least) {
    RowWork work = {b, function, more};
    b->wrong = -1;
    higaki_run_rows(do_piece, &work, b->n, b->threads, least);
    return b->wrong;
}

/* A decision or a look for each row. */
static wide for_rows(Batch *b, RowFunction function, void *more) { return for_pieces(b, function, more, A_FEW_ROWS); }

/* A whole game, or a thought of a bot, for each row: one row is enough for a thread. */
static wide for_games(Batch *b, RowFunction function, void *more) { return for_pieces(b, function, more, 1); }

/* What everybody sees of a row after it changed. */
static void show(Batch *b, wide row) {
    Table *t = &b->rows[row];
    if (!b->asks_chance)
        while (t->seat == CHANCE) rule_follow(t, rule_random_thing(t, &b->generators[row]));
    b->over[row] = t->pending == 0;
    if (b->mask) {
        uint8_t *mask = b->mask + row * THINGS;
        memset(mask, 0, THINGS);
        for (wide k = 0; k < t->choices; k++) mask[t->cells[FIRST_OPTION + k]] = 1;
    }
    if (b->observation) {
        i16 *out = b->observation + row * b->observed;
        memset(out, 0, (size_t)b->observed * sizeof(i16));
        rule_observe(t, &b->outlooks[t->seat < 0 ? 0 : t->seat], out);
    }
}

static void deal(Batch *b, wide row) {
    b->dealt_from[row] = mixed((uint64_t)b->seed, (uint64_t)row, (uint64_t)b->games[row]);
    b->games[row]++;
    set_up_table(&b->rows[row], b->blank, b->seats, b->dealt_from[row]);
    rule_settle(&b->rows[row]);
}

/* Zeroed memory; much of it in huge pages, for every row lies in others and each page must be looked up. */
static void *zeroed(size_t count, size_t size) {
    size_t bytes = (count * size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
    if (count * size < HUGE_PAGE) return calloc(count, size);
    void *made = aligned_alloc(HUGE_PAGE, bytes);
    if (!made) return NULL;
    madvise(made, bytes, MADV_HUGEPAGE);
    return memset(made, 0, bytes);
}

/* Begin the random numbers of all rows anew. */
static void begin_random_numbers(Batch *b, wide seed) {
    b->seed = seed;
    for (wide row = 0; row < b->n; row++) {
        b->games[row] = 0;
        b->generators[row] = mixed(~(uint64_t)seed, (uint64_t)row, 0);
    }
}

/* Batches */

EXPORT(Batch *, new)(wide n, wide seats, wide threads, wide seed, wide asks_chance, wide resets, wide observed, const i16 *blank, struct Outlook *outlooks) {
    Batch *b = calloc(1, sizeof *b);
    if (!b) return NULL;
    b->n = n;
    b->seats = seats;
    b->threads = threads;
    b->asks_chance = asks_chance;
    b->resets = resets;
    b->observed = observed;
    b->blank = blank;
    b->outlooks = outlooks;
    b->rows = zeroed((size_t)n, sizeof *b->rows);
    b->games = calloc((size_t)n, sizeof *b->games);
    b->dealt_from = calloc((size_t)n, sizeof *b->dealt_from);
    b->generators = calloc((size_t)n, sizeof *b->generators);
    b->over = calloc((size_t)n, 1);
    if (b->rows && b->games && b->dealt_from && b->generators && b->over) {
        begin_random_numbers(b, seed);
        return b;
    }
    free(b->rows), free(b->games), free(b->dealt_from), free(b->generators), free(b->over), free(b);
    return NULL;
}

EXPORT(void, free)(Batch *b) {
    free(b->rows), free(b->games), free(b->dealt_from), free(b->generators), free(b->over);
    free(b->mask), free(b->observation), free(b);
}

/* The next deal of each row is the first of a batch with this seed. */
EXPORT(void, seed)(Batch *b, wide seed) { begin_random_numbers(b, seed); }

/* The memory of a batch, for views of it. */
EXPORT(void *, memory)(Batch *b, wide what) {
    void *all[] = {b->rows, b->games, b->dealt_from, b->generators, b->over};
    return all[what];
}

/* Sizes that must be those of the package. */
EXPORT(wide, size)(wide what) {
    const wide all[] = {sizeof(Table), CELLS, THINGS, FIRST_OPTION, STEPS};
    return all[what];
}

/* From now on the mask is kept up to date; returns it. */
EXPORT(uint8_t *, keep_mask)(Batch *b) {
    if (!b->mask) b->mask = zeroed((size_t)b->n, THINGS);
    return b->mask;
}

EXPORT(i16 *, keep_observation)(Batch *b) {
    if (!b->observation) b->observation = zeroed((size_t)b->n, (size_t)b->observed * sizeof(i16));
    return b->observation;
}

/* Playing. Each function returns the lowest row in which something was wrong, or -1. */

static void deal_row(Batch *b, wide row, void *more) {
    const uint8_t *which = more;
    if (which && !which[row]) return;
    deal(b, row);
    show(b, row);
}

EXPORT(wide, deal)(Batch *b, const uint8_t *which) { return for_rows(b, deal_row, (void *)which); }

static void show_row(Batch *b, wide row, void *more) {
    (void)more;
    show(b, row);
}

/* Bring what is seen of all rows up to date. */
EXPORT(wide, show)(Batch *b) { return for_rows(b, show_row, NULL); }

/* The same for a row that was loaded. */
EXPORT(wide, show_one)(Batch *b, wide row) {
    RowWork work = {b, show_row, NULL};
    b->wrong = -1;
    do_piece(&work, row, row + 1);
    return b->wrong;
}

/* The things to play; the rows to play at, or NULL for all; and who plays on then, or NULL for nobody. */
typedef struct {
    const int32_t *things;
    const uint8_t *which, *players;
} Stepping;

/* Who plays for a seat of a row, by row and seat: nobody, so that it stops there; or a bot. */
enum { NO_PLAYER, RANDOM_PLAYER, GREEDY_PLAYER };

static i64 greedy_choice(Batch *b, wide row, const uint8_t *forbidden);

/* Play until a seat for which nobody plays is to move, or to the end; returns the decisions. */
static wide play_bots(Batch *b, wide row, const uint8_t *players) {
    Table *t = &b->rows[row];
    const uint8_t *mine = players + row * b->seats;
    wide decisions = 0;
    while (t->pending && (t->seat != CHANCE || !b->asks_chance)) {
        int player = t->seat == CHANCE ? RANDOM_PLAYER : mine[t->seat];
        if (player == NO_PLAYER) break;
        decisions += t->seat != CHANCE;
        rule_follow(t, player == RANDOM_PLAYER ? rule_random_thing(t, &b->generators[row]) : greedy_choice(b, row, NULL));
    }
    return decisions;
}

static void check_row(Batch *b, wide row, void *more) {
    const Stepping *wish = more;
    int32_t thing = wish->things[row];
    if (b->over[row] || (wish->which && !wish->which[row])) return;
    if (b->mask) { /* less memory to read than the tables */
        if (thing >= 0 && thing < THINGS && b->mask[row * THINGS + thing]) return;
    } else {
        const Table *t = &b->rows[row];
        for (wide k = 0; k < t->choices; k++)
            if (t->cells[FIRST_OPTION + k] == thing) return;
    }
    note_wrong(b, row);
}

/* Bring the memory of the next row to the processor while this one is played: its table, of the options only the first,
   and what is shown of it. A macro, because a compiler leaves out calls of functions that do no more. Unrolled, because
   the loop would fill the processor's queue with itself. */
#define FETCH(memory, bytes, is_written) \
    for (size_t at = 0; at < (size_t)(bytes); at += CACHE_LINE) __builtin_prefetch((const char *)(memory) + at, is_written)

static void step_row(Batch *b, wide row, void *more) {
    const Stepping *wish = more;
    Table *t = &b->rows[row];
    if (wish->which && !wish->which[row]) return;
    if (row + 1 < b->n) {
        const Table *next = t + 1;
#pragma GCC unroll 256
        FETCH(next->cells, (FIRST_OPTION + A_FEW_OPTIONS) * sizeof(i16), 0);
        __builtin_prefetch(&next->choices);
        if (b->observation) FETCH(b->observation + (row + 1) * b->observed, b->observed * (wide)sizeof(i16), 1);
        if (b->mask) FETCH(b->mask + (row + 1) * THINGS, THINGS, 1);
    }
    if (t->pending)
        rule_follow(t, wish->things[row]);
    else if (b->resets)
        deal(b, row);
    else
        return;
    if (wish->players) play_bots(b, row, wish->players);
    show(b, row);
}

/* If a thing is no option, nothing changes, and the result is -2 less the lowest such row. */
EXPORT(wide, step)(Batch *b, const int32_t *things, const uint8_t *which, const uint8_t *players) {
    Stepping wish = {things, which, players};
    wide wrong = for_rows(b, check_row, &wish);
    if (wrong >= 0) return -2 - wrong;
    return players ? for_games(b, step_row, &wish) : for_rows(b, step_row, &wish);
}

typedef struct {
    const uint8_t *players;
    wide *decisions;
} PlayingOn;

static void play_on_row(Batch *b, wide row, void *more) {
    const PlayingOn *wish = more;
    wish->decisions[row] = play_bots(b, row, wish->players);
    if (wish->decisions[row]) show(b, row);
}

EXPORT(wide, play_on)(Batch *b, const uint8_t *players, wide *decisions) {
    PlayingOn wish = {players, decisions};
    return for_games(b, play_on_row, &wish);
}

static void random_thing_row(Batch *b, wide row, void *more) {
    Table *t = &b->rows[row];
    ((int32_t *)more)[row] = t->pending ? (int32_t)rule_random_thing(t, &b->generators[row]) : -1;
}

EXPORT(wide, random_things)(Batch *b, int32_t *out) { return for_rows(b, random_thing_row, out); }

static void play_random_row(Batch *b, wide row, void *more) {
    Table *t = &b->rows[row];
    wide decisions = 0;
    for (; t->pending; decisions++) rule_follow(t, rule_random_thing(t, &b->generators[row]));
    ((wide *)more)[row] = decisions;
    show(b, row);
}

EXPORT(wide, play_random)(Batch *b, wide *decisions) { return for_games(b, play_random_row, decisions); }

/* Random games one after the other, each row begins this many; returns all decisions. */
typedef struct {
    wide games;
    _Atomic int64_t decisions;
} ManyGames;

static void play_many_row(Batch *b, wide row, void *more) {
    ManyGames *many = more;
    Table *t = &b->rows[row];
    wide decisions = 0;
    for (wide game = 0; game < many->games; game++) {
        deal(b, row);
        for (; t->pending; decisions++) rule_follow(t, rule_random_thing(t, &b->generators[row]));
    }
    many->decisions += decisions;
    show(b, row);
}

EXPORT(wide, play_many)(Batch *b, wide games, wide *decisions) {
    ManyGames many = {games, 0};
    wide wrong = for_games(b, play_many_row, &many);
    *decisions = many.decisions;
    return wrong;
}

/* Replace what a seat cannot know by a random draw. */
static void redeal_row(Batch *b, wide row, void *more) {
    i64 viewer = ((const int32_t *)more)[row];
    if (viewer == NOT_THIS_ROW) return;
    rule_redeal(&b->rows[row], viewer, &b->generators[row]);
    show(b, row);
}

EXPORT(wide, redeal)(Batch *b, const int32_t *viewers) { return for_rows(b, redeal_row, (void *)viewers); }

/* Greedy play: every seat decides from what it knows. The memory for it is made once for each thread. */
static _Thread_local Planning *thinking;

/* Leave out the options that are forbidden, unless all are. */
static void keep_allowed(Table *t, const uint8_t *forbidden) {
    i16 *options = t->cells + FIRST_OPTION;
    wide allowed = 0;
    for (wide k = 0; k < t->choices; k++) allowed += !forbidden[options[k]];
    if (!allowed) return;
    wide kept = 0;
    for (wide k = 0; k < t->choices; k++)
        if (!forbidden[options[k]]) options[kept++] = options[k];
    t->choices = kept;
}

static i64 greedy_choice(Batch *b, wide row, const uint8_t *forbidden) {
    Table *t = &b->rows[row];
    if (t->seat == CHANCE) return rule_random_thing(t, &b->generators[row]);
    Table known = *t;
    rule_redeal(&known, t->seat, &b->generators[row]);
    if (forbidden) keep_allowed(&known, forbidden);
    if (!thinking) thinking = calloc(1, sizeof *thinking);
    return greedy_thing(&known, &b->generators[row], thinking);
}

static void greedy_thing_row(Batch *b, wide row, void *more) {
    ((int32_t *)more)[row] = b->rows[row].pending ? (int32_t)greedy_choice(b, row, NULL) : -1;
}

EXPORT(wide, greedy_things)(Batch *b, int32_t *out) { return for_games(b, greedy_thing_row, out); }

static void play_greedy_row(Batch *b, wide row, void *more) {
    wide decisions = 0;
    for (; b->rows[row].pending; decisions++) rule_follow(&b->rows[row], greedy_choice(b, row, NULL));
    ((wide *)more)[row] = decisions;
    show(b, row);
}

EXPORT(wide, play_greedy)(Batch *b, wide *decisions) { return for_games(b, play_greedy_row, decisions); }

/* Rollouts of a search: a plan of the seat to move, then so many rounds from the start of its turn. */
typedef struct {
    /* By row, things; -1 ends them. A row without any is left out. */
    const i16 *plans;
    wide longest, rounds;
    double *out;
} Rollouts;

static void rollout_row(Batch *b, wide row, void *more) {
    const Rollouts *wish = more;
    const i16 *plan = wish->plans + row * wish->longest;
    i64 count = 0, seat = b->rows[row].seat;
    while (count < wish->longest && plan[count] >= 0) count++;
    if (!count || seat < 0) return;
    if (!thinking) thinking = calloc(1, sizeof *thinking);
    Table t = b->rows[row];
    carry_out(&t, seat, plan, count);
    find_shares_on_the_way(&t, seat, wish->rounds * b->seats - 1, &b->generators[row], thinking, wish->out + row * b->seats);
}

/* By row and seat, the mean share of the win at the ends of these rounds; the tables stay as they are. */
EXPORT(wide, rollouts)(Batch *b, const i16 *plans, wide longest, wide rounds, double *out) {
    Rollouts wish = {plans, longest, rounds, out};
    return for_games(b, rollout_row, &wish);
}

/* Play by a net: each seat is shown its own observation and nothing else. The memory for it is made once a thread. */
static _Thread_local NetScratch net_memory;

typedef struct {
    const Net *net;
    double temperature;
    int32_t *things;
    double *shares;
} ByNet;

static void net_row(Batch *b, wide row, void *more) {
    const ByNet *wish = more;
    Table *t = &b->rows[row];
    if (t->seat < 0) {
        if (wish->things) wish->things[row] = t->pending ? (int32_t)rule_random_thing(t, &b->generators[row]) : -1;
        if (wish->shares && !t->pending) net_shares_won(t, wish->shares + row * b->seats);
        return;
    }
    i16 seen[b->observed];
    float logits[PLAN_OPTIONS];
    memset(seen, 0, sizeof seen);
    rule_observe(t, &b->outlooks[t->seat], seen);
    const float *hidden = net_hidden(wish->net, seen, &net_memory);
    if (wish->shares) net_shares(wish->net, hidden, t, wish->shares + row * b->seats);
    if (!wish->things) return;
    net_logits(wish->net, hidden, t, logits);
    wish->things[row] = (int32_t)net_choice(t, logits, wish->temperature, &b->generators[row]);
}

/* By row, the thing that the net chooses, and by row and seat the share of the win that it expects; either may be NULL.
   A random draw is made by chance, and nobody expects anything of it. */
EXPORT(wide, net_rows)(Batch *b, const Net *net, double temperature, int32_t *things, double *shares) {
    ByNet wish = {net, temperature, things, shares};
    return for_games(b, net_row, &wish);
}

/* Results */

static void results_row(Batch *b, wide row, void *more) { write_results(&b->rows[row], row, more); }

EXPORT(wide, results)(Batch *b, int32_t *scores, int32_t *places, double *win_share, double *beaten, double *margin) {
    Results out = {scores, places, win_share, beaten, margin};
    return for_rows(b, results_row, &out);
}

/* Of finished games one result, in the order of `Results`, from the win share on; others are left as they are. */
typedef struct {
    wide kind;
    double *out;
} Returns;

static void returns_row(Batch *b, wide row, void *more) {
    const Returns *wish = more;
    double *out = wish->out + row * b->seats;
    if (!b->over[row]) return;
    int32_t scores[MOST_SEATS], places[MOST_SEATS];
    double kinds[3][MOST_SEATS];
    Results results = {scores, places, kinds[0], kinds[1], kinds[2]};
    write_results(&b->rows[row], 0, &results);
    for (wide seat = 0; seat < b->seats; seat++) out[seat] = kinds[wish->kind][seat];
}

EXPORT(wide, returns)(Batch *b, wide kind, double *out) {
    Returns wish = {kind, out};
    return for_rows(b, returns_row, &wish);
}

static void evaluate_row(Batch *b, wide row, void *more) {
    for (i64 seat = 0; seat < b->seats; seat++) ((double *)more)[row * b->seats + seat] = rule_evaluate(&b->rows[row], seat);
}

/* By row and seat, the value of the table for that seat. */
EXPORT(wide, evaluate)(Batch *b, double *out) { return for_rows(b, evaluate_row, out); }

typedef struct {
    const uint8_t *which;
    double *out;
} Chances;

static void chances_row(Batch *b, wide row, void *more) {
    const Chances *wish = more;
    if (!wish->which || wish->which[row]) find_chances(&b->rows[row], wish->out + row * b->seats);
}

/* By row and seat, the share of the win by the win model; of all rows, or of some. */
EXPORT(wide, chances)(Batch *b, const uint8_t *which, double *out) {
    Chances wish = {which, out};
    return for_rows(b, chances_row, &wish);
}

typedef struct {
    const int32_t *viewers;
    i16 *out;
} Observing;

static void observe_row(Batch *b, wide row, void *more) {
    const Observing *wish = more;
    i64 viewer = wish->viewers[row];
    if (viewer == NOT_THIS_ROW) return;
    i16 *out = wish->out + row * b->observed;
    memset(out, 0, (size_t)b->observed * sizeof(i16));
    rule_observe(&b->rows[row], &b->outlooks[viewer < 0 ? b->seats : viewer], out);
}

/* By row, what a seat knows; -1 is a spectator, and -2 leaves the row out. */
EXPORT(wide, observe)(Batch *b, const int32_t *viewers, i16 *out) {
    Observing wish = {viewers, out};
    return for_rows(b, observe_row, &wish);
}

/* Rows */

/* Copy one row to others, each with its own generator and a new random state, so that they continue differently. */
typedef struct {
    wide source;
    const uint8_t *targets;
    wide same;
} Copying;

static void copy_row(Batch *b, wide row, void *more) {
    const Copying *wish = more;
    if (!wish->targets[row] || row == wish->source) return;
    b->rows[row] = b->rows[wish->source];
    b->dealt_from[row] = b->dealt_from[wish->source];
    if (!wish->same) b->rows[row].random_state = mixed((uint64_t)b->rows[row].random_state, (uint64_t)row, (uint64_t)b->seed);
    show(b, row);
}

EXPORT(wide, copy)(Batch *b, wide source, const uint8_t *targets, wide same) {
    Copying wish = {source, targets, same};
    return for_rows(b, copy_row, &wish);
}

/* Copy rows of another batch of the same game: by row which one, or -1 for none. Each copy counts as a game begun, and
   has a random state of its own, unless they are to be the same. */
typedef struct {
    const Batch *from;
    const wide *sources;
    wide same;
} Taking;

static void take_row(Batch *b, wide row, void *more) {
    const Taking *wish = more;
    wide source = wish->sources[row];
    if (source < 0) return;
    b->rows[row] = wish->from->rows[source];
    b->dealt_from[row] = wish->from->dealt_from[source];
    if (!wish->same) b->rows[row].random_state = mixed((uint64_t)(b->rows[row].random_state ^ b->seed), (uint64_t)row, (uint64_t)b->games[row]);
    b->games[row]++;
    show(b, row);
}

EXPORT(wide, take)(Batch *b, const Batch *from, const wide *sources, wide same) {
    Taking wish = {from, sources, same};
    return for_rows(b, take_row, &wish);
}
