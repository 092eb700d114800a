/* Batches on a GPU, and playing. Numbers of the rules have 32 bits here. */
#include "change.cuh"

namespace {

/* Begin the generators of the rows. */
struct Begin {
    __device__ void operator()(const Rows &b, wide row, Table *) const {
        b.generators[row] = mixed(~(uint64_t)b.seed, (uint64_t)row, 0);
    }
};

/* Things with 64 bits as things with 32; those that do not fit are no options. */
struct Narrow {
    const int64_t *from;
    int32_t *to;
    __device__ void operator()(const Rows &, wide row, Table *) const {
        to[row] = from[row] == (int32_t)from[row] ? (int32_t)from[row] : -1;
    }
};

struct Check {
    const int32_t *things;
    __device__ void operator()(const Rows &, wide row, Table *t) const {
        for (int k = 0; k < t->choices; k++)
            if (t->cells[FIRST_OPTION + k] == things[row]) return;
        if (t->pending) note_wrong(ILLEGAL, row);
    }
};

struct RandomThing {
    int32_t *out;
    __device__ void operator()(const Rows &b, wide row, Table *t) const {
        out[row] = t->pending ? (int32_t)rule_random_thing(t, &b.generators[row]) : -1;
    }
};

struct WriteResults {
    Results out;
    __device__ void operator()(const Rows &, wide row, Table *t) const {
        write_results(t, row, &out);
    }
};

struct Observe {
    const int32_t *viewers;
    i16 *out;
    __device__ void operator()(const Rows &b, wide row, Table *t) const {
        const int viewer = viewers[row];
        for (int k = 0; k < b.observed; k++) out[row * b.observed + k] = 0;
        rule_observe(t, &b.outlooks[viewer < 0 ? b.seats : viewer], out + row * b.observed);
    }
};

/* Batches */

/* The stack of a thread, if rules call themselves: then the compiler does not know how much they need. */
enum { STACK_BYTES = 24 * 1024 };

template <class T> bool allocate(T **out, size_t count) {
    if (cudaMalloc((void **)out, count * sizeof(T)) != cudaSuccess) return false;
    return cudaMemset(*out, 0, count * sizeof(T)) == cudaSuccess;
}

}  // namespace

EXPORT(void, free)(Batch *b) {
    OnDevice on(b->device);
    Rows &r = b->rows;
    void *all[] = {r.blank, r.outlooks, r.tables, r.games, r.dealt_from, r.generators, r.over, r.seat, r.choices, r.mask, r.observation};
    for (void *one : all) cudaFree(one);
    delete b;
}

/* NULL if there is no memory for it. `outlook_bytes` is room for the layouts of observations. */
EXPORT(Batch *, new)(wide n, wide seats, wide device, wide seed, wide asks_chance, wide resets, wide observed, const i16 *blank, wide outlook_bytes) {
    OnDevice on((int)device);
    size_t stack = 0;
    cudaDeviceGetLimit(&stack, cudaLimitStackSize);
    if (RECURSES && stack < STACK_BYTES) cudaDeviceSetLimit(cudaLimitStackSize, STACK_BYTES);
    Batch *b = new Batch();
    b->device = (int)device;
    Rows &r = b->rows;
    r.n = n, r.seats = seats, r.seed = seed;
    r.asks_chance = (int)asks_chance, r.resets = (int)resets, r.observed = (int)observed;
    const bool has_room = allocate(&r.blank, CELLS) && allocate((char **)&r.outlooks, (size_t)outlook_bytes) && allocate(&r.tables, (size_t)n) &&
                          allocate(&r.games, (size_t)n) && allocate(&r.dealt_from, (size_t)n) && allocate(&r.generators, (size_t)n) &&
                          allocate(&r.over, (size_t)n) && allocate(&r.seat, (size_t)n) && allocate(&r.choices, (size_t)n);
    if (has_room && cudaMemcpy(r.blank, blank, CELLS * sizeof(i16), cudaMemcpyHostToDevice) == cudaSuccess) {
        Call call(b);
        call.run(Begin());
        if (call.finish() == FINE) return b;
    }
    cudaGetLastError(); /* or the next call would report it */
    NAMED(higaki, GAME, free)(b);
    return NULL;
}

/* The memory of a batch, for views of it. */
EXPORT(void *, memory)(Batch *b, wide what) {
    Rows &r = b->rows;
    void *all[] = {r.tables, r.games, r.dealt_from, r.generators, r.over, r.seat, r.choices, r.outlooks};
    return all[what];
}

/* Sizes that must be those of the package. */
EXPORT(wide, size)(wide what) {
    const wide all[] = {sizeof(Table), CELLS, THINGS, FIRST_OPTION, STEPS};
    return all[what];
}

/* From now on the mask is kept up to date; returns it. */
EXPORT(uint8_t *, keep_mask)(Batch *b) {
    OnDevice on(b->device);
    if (!b->rows.mask) allocate(&b->rows.mask, (size_t)b->rows.n * THINGS);
    return b->rows.mask;
}

EXPORT(i16 *, keep_observation)(Batch *b) {
    OnDevice on(b->device);
    if (!b->rows.observation) allocate(&b->rows.observation, (size_t)b->rows.n * (size_t)b->rows.observed);
    return b->rows.observation;
}

/* Playing. Each function returns the lowest row in which something was wrong, FINE, or a failure of CUDA. */

static wide changed(Batch *b, const Change &job) {
    Call call(b);
    change(&call, job);
    return call.finish();
}

template <class Job> static wide done(Batch *b, const Job &job) {
    Call call(b);
    call.run(job);
    return call.finish();
}

EXPORT(wide, deal)(Batch *b, const uint8_t *which) {
    Change job = {DEAL};
    job.which = which;
    return changed(b, job);
}

EXPORT(wide, show)(Batch *b) { return changed(b, {SHOW}); }

/* Play a thing at each table, unless there is one that is no option: then `illegal` is its row, and nothing changes. */
EXPORT(wide, step)(Batch *b, const int32_t *things, wide *illegal) {
    Call call(b);
    call.run(Check{things});
    Change job = {STEP_ROWS};
    job.needs_legal = true;
    job.things = things;
    change(&call, job);
    *illegal = call.finish(ILLEGAL);
    return *illegal == FINE ? call.finish(BROKEN) : FINE;
}

EXPORT(wide, narrow)(Batch *b, const int64_t *from, int32_t *to) { return done(b, Narrow{from, to}); }
EXPORT(wide, random_things)(Batch *b, int32_t *out) { return done(b, RandomThing{out}); }

EXPORT(wide, play_random)(Batch *b, wide *decisions) {
    Change job = {PLAY_RANDOM};
    job.decisions = decisions;
    return changed(b, job);
}

/* Random games one after the other, each row begins this many; counts all decisions. */
EXPORT(wide, play_many)(Batch *b, wide games, wide *decisions) {
    Call call(b);
    unsigned long long *count = NULL;
    if (call.error == cudaSuccess) call.error = cudaMalloc((void **)&count, sizeof *count);
    if (call.error == cudaSuccess) call.error = cudaMemset(count, 0, sizeof *count);
    Change job = {PLAY_MANY};
    job.games = games;
    job.all_decisions = count;
    change(&call, job);
    if (call.error == cudaSuccess) call.error = cudaMemcpy(decisions, count, sizeof *count, cudaMemcpyDeviceToHost);
    cudaFree(count);
    return call.finish();
}

EXPORT(wide, results)(Batch *b, int32_t *scores, int32_t *places, double *win_share, double *beaten, double *margin) {
    return done(b, WriteResults{{scores, places, win_share, beaten, margin}});
}

/* By row, what a seat knows; -1 is a spectator. */
EXPORT(wide, observe)(Batch *b, const int32_t *viewers, i16 *out) { return done(b, Observe{viewers, out}); }

/* Copy one row to others, each with its own generator and a new random state, so that they continue differently. */
EXPORT(wide, copy)(Batch *b, wide source, const uint8_t *targets, wide same) {
    Change job = {COPY};
    job.which = targets;
    job.source = source;
    job.same = (int)same;
    return changed(b, job);
}
