/* The kernel that changes rows: dealing, playing, copying, and showing what everybody sees of them.

   Rules are much code with little data: if the threads of a warp played one row each, they would wait for each other
   and for instructions most of the time. So a block has more rows than threads. Each row goes on by one operation at a
   time: a step takes a thing, happens, or lists its options. Each warp picks the operation that most rows wait for, and
   up to 32 of these rows, so that its threads run the same code. A row changes from itself alone, so the result is that
   of the processor. */
#include "rows.cuh"

namespace {

/* Threads of a block, and the blocks of a multiprocessor, which limit the registers of a thread. */
enum { THREADS = 512, MOST_THREADS = THREADS, LEAST_BLOCKS = 2 };
/* Rows of a block: with many classes of steps there must be many to choose from; few of them stay in the caches. */
enum { SLOTS = CLASSES < 16 ? THREADS / 2 : CLASSES < 64 ? THREADS * 2 : THREADS * 4, FEWEST_SLOTS = THREADS / 4 };
/* A warp waits for so many rows, so many nanoseconds and times. */
enum { LEAST_ROWS = 8, SLEEP = 200, PATIENCE = 4 };
/* For rows that play apart: threads of a block, blocks of a multiprocessor, rows that deal together. */
enum { APART_THREADS = 128, APART_BLOCKS = 12, TOGETHER = 8 };
enum { WARP = 32 };

/* Operations: of each class of steps, then those of a table. */
enum { TAKE, HAPPEN = CLASSES, OPTIONS = 2 * CLASSES, DEAL_GAME = 3 * CLASSES, NOTHING_MORE, BUSY, OPERATIONS = 1024 };
static_assert(BUSY < OPERATIONS, "a game has more classes of steps than there is room for");

enum ChangeKind { DEAL, SHOW, STEP_ROWS, PLAY_RANDOM, PLAY_MANY, COPY };

struct Change {
    ChangeKind kind;
    bool needs_legal;
    /* By row: whether to deal it, or to copy to it; the thing to play; the decisions that were played. */
    const uint8_t *which;
    const int32_t *things;
    wide *decisions;
    /* Games for each row, and the decisions of all rows. */
    wide games;
    unsigned long long *all_decisions;
    /* The row to copy, and whether its copies have the same luck. */
    wide source;
    int same;
};

/* What a block notes of its rows, beside the tables. */
struct Slot {
    wide decisions, games_left;
    int thing, is_changed;
};

struct Notes {
    Slot *slots;
    /* By slot, the operation that it waits for, or BUSY; by thread, the slot that it works on. */
    int *operations, *picked;
};

__device__ Notes notes_of_block(int slots) {
    Slot *begin = (Slot *)(row_of_thread + blockDim.x);
    int *operations = (int *)(begin + slots);
    return {begin, operations, operations + slots};
}

size_t bytes_of_notes(int threads, int slots) {
    return threads * (sizeof(wide) + sizeof(int)) + slots * (sizeof(Slot) + sizeof(int));
}

/* Play this thing next. */
__device__ int taking(const Table *t, Slot *slot, int thing) {
    slot->thing = thing;
    return TAKE + STEP_class[t->cells[t->pending - 1]];
}

/* Is the decision for which a table waits drawn at random? */
__device__ bool is_drawn(const Rows &b, const Change &job, const Table *t) {
    return job.kind == PLAY_RANDOM || job.kind == PLAY_MANY || (t->seat == CHANCE && !b.asks_chance);
}

__device__ int drawn(const Rows &b, wide row, Table *t, Slot *slot) {
    slot->decisions++;
    return (int)rule_random_thing(t, &b.generators[row]);
}

/* The next operation after a step, as `Table.settle` goes on. */
__device__ int settling(Table *t, const Slot *slot) {
    if (t->pending) {
        const int step = t->cells[t->pending - 1];
        return (STEP_asks[step] ? OPTIONS : HAPPEN) + STEP_class[step];
    }
    t->seat = NOBODY;
    t->choices = 0;
    return slot->games_left > 0 ? DEAL_GAME : NOTHING_MORE;
}

/* The first operation of a row. */
__device__ int first_operation(const Rows &b, const Change &job, wide row, Slot *slot) {
    Table *t = &b.tables[row];
    *slot = {};
    if ((job.which && !job.which[row]) || (job.kind == COPY && row == job.source)) return NOTHING_MORE;
    if (job.kind == STEP_ROWS && !t->pending && !b.resets) return NOTHING_MORE;
    slot->is_changed = 1;
    if (job.kind == COPY) {
        *t = b.tables[job.source];
        b.dealt_from[row] = b.dealt_from[job.source];
        if (!job.same) t->random_state = mixed((uint64_t)t->random_state, (uint64_t)row, (uint64_t)b.seed);
    }
    if (job.kind == STEP_ROWS && t->pending) return taking(t, slot, job.things[row]);
    slot->games_left = job.kind == PLAY_MANY ? job.games : job.kind == DEAL || job.kind == STEP_ROWS;
    if (slot->games_left > 0) return DEAL_GAME;
    return t->pending && is_drawn(b, job, t) ? taking(t, slot, drawn(b, row, t, slot)) : NOTHING_MORE;
}

/* Do one operation; returns the next one. What was chosen at once is taken at once: all threads of the warp do so. */
__device__ int operate(const Rows &b, const Change &job, wide row, Slot *slot, int operation) {
    Table *t = &b.tables[row];
    if (operation == DEAL_GAME) {
        b.dealt_from[row] = mixed((uint64_t)b.seed, (uint64_t)row, (uint64_t)b.games[row]);
        b.games[row]++;
        slot->games_left--;
        set_up_table(t, b.blank, b.seats, b.dealt_from[row]);
        return settling(t, slot);
    }
    const i64 step = t->cells[t->pending - 1];
    if (operation >= HAPPEN && operation < OPTIONS) {
        t->pending--;
        step_happen(step, t);
        return settling(t, slot);
    }
    if (operation >= OPTIONS) {
        t->choices = 0;
        step_options(step, t);
        if (t->choices == 0) give_up();
        slot->thing = t->cells[FIRST_OPTION];
        if (t->choices > 1 || STEP_asks[step] == 2) {
            t->seat = STEP_seat[step];
            if (!is_drawn(b, job, t)) return NOTHING_MORE;
            slot->thing = drawn(b, row, t, slot);
        }
    }
    t->pending--;
    step_take(step, t, slot->thing);
    return settling(t, slot);
}

/* Clear memory, with all lanes of a warp. */
__device__ void clear(void *begin, wide bytes) {
    char *at = (char *)begin, *end = at + bytes;
    char *first = (char *)(((uintptr_t)at + 15) & ~(uintptr_t)15), *last = (char *)((uintptr_t)end & ~(uintptr_t)15);
    const int lane = threadIdx.x % WARP;
    if (first >= last) {
        for (char *p = at + lane; p < end; p += WARP) *p = 0;
        return;
    }
    if (at + lane < first) at[lane] = 0;
    for (char *p = first + 16 * lane; p < last; p += 16 * WARP) *(int4 *)p = make_int4(0, 0, 0, 0);
    if (last + lane < end) last[lane] = 0;
}

/* Clear those rows of an array that changed. */
__device__ void clear_rows(void *array, wide bytes, wide first, unsigned changed) {
    uint8_t *begin = (uint8_t *)array + first * bytes;
    if (changed == ~0u) {
        clear(begin, WARP * bytes);
        return;
    }
    for (int k = 0; k < WARP; k++)
        if (changed >> k & 1) clear(begin + k * bytes, bytes);
}

/* What everybody sees of the rows of a warp after they changed. */
__device__ void show(const Rows &b, wide row, bool is_changed) {
    const unsigned changed = __ballot_sync(~0u, is_changed);
    const wide first = row - threadIdx.x % WARP;
    Table *t = &b.tables[row];
    if (b.mask) clear_rows(b.mask, THINGS, first, changed);
    if (b.observation) clear_rows(b.observation, b.observed * sizeof(i16), first, changed);
    __syncwarp();
    if (!is_changed) return;
    b.over[row] = t->pending == 0;
    b.seat[row] = t->seat;
    b.choices[row] = t->choices;
    if (b.mask)
        for (int k = 0; k < t->choices; k++) b.mask[row * THINGS + t->cells[FIRST_OPTION + k]] = 1;
    if (b.observation) rule_observe(t, &b.outlooks[t->seat < 0 ? 0 : t->seat], b.observation + row * b.observed);
}

/* The operation that most rows wait for, and their number in the bits above it. */
__device__ unsigned most_wanted(const int *waiting) {
    unsigned most = 0;
    for (int k = threadIdx.x % WARP; k < NOTHING_MORE; k += WARP) {
        const int rows = *(volatile const int *)&waiting[k];
        if (rows > 0) most = max(most, (unsigned)rows * OPERATIONS + k);
    }
    return __reduce_max_sync(~0u, most);
}

/* Pick up to 32 rows that wait for an operation, from the slot `at` on, which moves; returns their number. */
__device__ int pick(int operation, int slots, int *at, const Notes &notes) {
    const int lane = threadIdx.x % WARP;
    int *picked = notes.picked + threadIdx.x - lane, found = 0;
    for (int k = 0; k < slots && found < WARP; k += WARP) {
        *at = *at + WARP < slots ? *at + WARP : 0;
        int *place = &notes.operations[*at + lane];
        const bool is_mine = *(volatile int *)place == operation && atomicCAS(place, operation, BUSY) == operation;
        const unsigned all = __ballot_sync(~0u, is_mine);
        const int number = found + __popc(all & ((1u << lane) - 1));
        if (is_mine && number < WARP) picked[number] = *at + lane;
        if (is_mine && number >= WARP) *(volatile int *)place = operation;
        found += __popc(all);
    }
    __syncwarp();
    return found < WARP ? found : WARP;
}

/* Go on with the rows of a block until there is nothing more to do, each warp for itself. */
__device__ void operate_rows(const Rows &b, const Change &job, wide first, int slots, const Notes &notes, int *waiting, int *unfinished) {
    const int lane = threadIdx.x % WARP;
    int at = (threadIdx.x - lane) % slots, patience = PATIENCE;
    while (__any_sync(~0u, *(volatile int *)unfinished > 0 && !*(volatile int *)&is_given_up)) {
        const unsigned most = most_wanted(waiting);
        /* Few rows wait for the same: others may join them. */
        if (most < (unsigned)LEAST_ROWS * OPERATIONS && patience-- > 0) {
            __nanosleep(SLEEP);
            continue;
        }
        patience = PATIENCE;
        if (most == 0) continue;
        const int operation = most % OPERATIONS, count = pick(operation, slots, &at, notes);
        if (lane == 0) atomicSub(&waiting[operation], count);
        if (lane < count) {
            const int slot = notes.picked[threadIdx.x];
            row_of_thread[threadIdx.x] = first + slot;
            const int next = operate(b, job, first + slot, &notes.slots[slot], operation);
            __threadfence_block();
            *(volatile int *)&notes.operations[slot] = next;
            if (next == NOTHING_MORE)
                atomicSub(unfinished, 1);
            else
                atomicAdd(&waiting[next], 1);
        }
        __syncwarp();
    }
}

__global__ void __launch_bounds__(MOST_THREADS, LEAST_BLOCKS) change_rows(const __grid_constant__ Rows b, const __grid_constant__ Change job, int slots) {
    __shared__ int waiting[NOTHING_MORE], unfinished;
    const Notes notes = notes_of_block(slots);
    const int thread = threadIdx.x, threads = blockDim.x;
    if (thread == 0) is_given_up = unfinished = 0;
    for (int k = thread; k < NOTHING_MORE; k += threads) waiting[k] = 0;
    if (job.needs_legal && *(volatile unsigned long long *)&wrong_rows[ILLEGAL] != NO_ROW) return;
    unsigned long long decisions = 0;
    for (wide first = (wide)blockIdx.x * slots; first < b.n; first += (wide)gridDim.x * slots) {
        __syncthreads();
        for (int slot = thread; slot < slots; slot += threads) {
            const wide row = first + slot;
            row_of_thread[thread] = row;
            const int operation = row < b.n ? first_operation(b, job, row, &notes.slots[slot]) : NOTHING_MORE;
            notes.operations[slot] = operation;
            if (operation != NOTHING_MORE) atomicAdd(&waiting[operation], 1), atomicAdd(&unfinished, 1);
        }
        __syncthreads();
        operate_rows(b, job, first, slots, notes, waiting, &unfinished);
        __syncthreads();
        if (is_given_up) return;
        for (int slot = thread; slot < slots; slot += threads) {
            const wide row = first + slot;
            const Slot &about = notes.slots[slot];
            const bool is_changed = row < b.n && about.is_changed;
            if (is_changed && job.decisions) job.decisions[row] = about.decisions;
            if (is_changed) decisions += about.decisions;
            row_of_thread[thread] = row;
            show(b, row, is_changed);
        }
    }
    if (job.all_decisions) atomicAdd(job.all_decisions, decisions);
}

/* Random play with a thread for each row and its table in local memory, where the same cells of the tables of a warp lie
   side by side. That pays in games whose rows mostly do the same anyway. */
__global__ void __launch_bounds__(APART_THREADS, APART_BLOCKS) play_apart(const __grid_constant__ Rows b, const __grid_constant__ Change job) {
    const wide row = (wide)blockIdx.x * blockDim.x + threadIdx.x;
    row_of_thread[threadIdx.x] = row;
    Table t;
    wide generator = 0, games_left = 0, decisions = 0;
    t.pending = 0;
    if (row < b.n) {
        generator = b.generators[row];
        games_left = job.games;
        if (games_left == 0) t = b.tables[row];
    }
    for (;;) {
        /* A deal is long: rows wait for it until some do. */
        const bool waits = !t.pending && games_left > 0;
        const unsigned dealing = __ballot_sync(~0u, waits), playing = __ballot_sync(~0u, t.pending != 0);
        if (!dealing && !playing) break;
        if (waits && (!playing || __popc(dealing) >= TOGETHER)) {
            b.dealt_from[row] = mixed((uint64_t)b.seed, (uint64_t)row, (uint64_t)b.games[row]);
            b.games[row]++;
            games_left--;
            set_up_table(&t, b.blank, b.seats, b.dealt_from[row]);
            rule_settle(&t);
        } else if (t.pending) {
            rule_follow(&t, rule_random_thing(&t, &generator));
            decisions++;
        }
        __syncwarp();
    }
    if (row >= b.n) return;
    b.tables[row] = t;
    b.generators[row] = generator;
    if (job.decisions) job.decisions[row] = decisions;
    if (job.all_decisions) atomicAdd(job.all_decisions, (unsigned long long)decisions);
}

/* As many blocks as are on the device at once: each goes on with other rows when it has finished its own. */
void change(Call *call, Change job) {
    if (call->error != cudaSuccess) return;
    if (PLAYS_APART && (job.kind == PLAY_RANDOM || job.kind == PLAY_MANY)) {
        const unsigned blocks = (unsigned)((call->rows.n + APART_THREADS - 1) / APART_THREADS);
        play_apart<<<blocks, APART_THREADS, APART_THREADS * sizeof(wide)>>>(call->rows, job);
        job = {SHOW};
    }
    int processors = 0, at_once = 0;
    size_t bytes = bytes_of_notes(THREADS, SLOTS);
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, call->on.now);
    call->error = cudaFuncSetAttribute(change_rows, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)bytes);
    if (call->error == cudaSuccess)
        call->error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&at_once, change_rows, THREADS, bytes);
    if (call->error != cudaSuccess) return;
    /* Few rows are shared out among all multiprocessors. */
    const wide most = (wide)at_once * processors, share = ((call->rows.n + most - 1) / most + WARP - 1) / WARP * WARP;
    const int slots = share >= SLOTS ? SLOTS : share < FEWEST_SLOTS ? FEWEST_SLOTS : (int)share;
    const wide blocks = (call->rows.n + slots - 1) / slots;
    bytes = bytes_of_notes(THREADS, slots);
    change_rows<<<(unsigned)(blocks < most ? blocks : most), THREADS, bytes>>>(call->rows, job, slots);
    call->error = cudaGetLastError();
}

}  // namespace
