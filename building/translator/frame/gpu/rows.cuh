/* Rows of a batch in the memory of a GPU, and calls of kernels for them. Included after the translated rules. */
#ifndef HIGAKI_GPU_ROWS_H
#define HIGAKI_GPU_ROWS_H

#include <mutex>

#include "device.h"
#include "rows.h"

#define JOINED(a, b, c) a##_##b##_##c
#define NAMED(a, b, c) JOINED(a, b, c)
#define EXPORT(type, name) extern "C" __attribute__((visibility("default"))) type NAMED(higaki, GAME, name)

/* What kernels know of a batch. All pointers are into the memory of the device. */
struct Rows {
    wide n, seats, seed;
    /* Choices: play random draws as decisions; deal a new game in the step after the end. */
    int asks_chance, resets;
    int observed; /* numbers of an observation */
    /* The table before the deal, with the options of the game. */
    i16 *blank;
    /* One for each viewer. */
    struct Outlook *outlooks;
    Table *tables;
    /* By row: the games begun, the state that dealt the present one, the generator of the row. */
    wide *games, *dealt_from, *generators;
    /* By row, what everybody sees; the last two only if they are wanted. */
    uint8_t *over;
    int32_t *seat, *choices;
    uint8_t *mask;
    i16 *observation;
};

struct Batch {
    Rows rows;
    int device;
};

/* The lowest row in which a rule found itself broken, and in which a thing is no option. */
enum { BROKEN, ILLEGAL, KINDS_OF_WRONG };
static const unsigned long long NO_ROW = ~0ULL;
static __device__ unsigned long long wrong_rows[KINDS_OF_WRONG];

/* The shared memory of a block: by thread, the row it works on; then what the kernel needs. */
extern __shared__ wide row_of_thread[];
/* Whether a thread of the block gave up. */
static __shared__ int is_given_up;

static __device__ void note_wrong(int kind, wide row) { atomicMin(&wrong_rows[kind], (unsigned long long)row); }

static __device__ __noinline__ void give_up() {
    note_wrong(BROKEN, row_of_thread[threadIdx.x]);
    is_given_up = 1;
    asm volatile("exit;");
}

/* Without a name: another game has types of the same names, with which the linker must not confuse these. */
namespace {

/* A job for each row alone. */
template <class Job> __global__ void __launch_bounds__(128) for_rows(const __grid_constant__ Rows b, const __grid_constant__ Job job) {
    const wide row = blockIdx.x * (wide)blockDim.x + threadIdx.x;
    row_of_thread[threadIdx.x] = row;
    if (row < b.n) job(b, row, &b.tables[row]);
}

/* Calls are made one after the other: they share `wrong_rows`. */
std::mutex in_use;

struct Call {
    std::lock_guard<std::mutex> lock;
    OnDevice on;
    const Rows &rows;
    cudaError_t error;

    explicit Call(Batch *b) : lock(in_use), on(b->device), rows(b->rows) {
        const unsigned long long none[KINDS_OF_WRONG] = {NO_ROW, NO_ROW};
        error = cudaMemcpyToSymbol(wrong_rows, none, sizeof none);
    }

    template <class Job> void run(const Job &job, int threads = 128) {
        if (error != cudaSuccess) return;
        for_rows<<<(unsigned)((rows.n + threads - 1) / threads), threads, threads * sizeof(wide)>>>(rows, job);
        error = cudaGetLastError();
    }

    /* Wait, and return the lowest row in which something was wrong. */
    wide finish(int kind = BROKEN) {
        unsigned long long lowest[KINDS_OF_WRONG];
        if (error == cudaSuccess) error = cudaMemcpyFromSymbol(lowest, wrong_rows, sizeof lowest);
        return error != cudaSuccess ? failed(error) : lowest[kind] == NO_ROW ? FINE : (wide)lowest[kind];
    }
};

}  // namespace

#endif
