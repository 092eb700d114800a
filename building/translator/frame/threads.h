/* Threads of the library's own: rows of a batch are split between them. */
#ifndef HIGAKI_THREADS_H
#define HIGAKI_THREADS_H

#include <stdint.h>

typedef void (*RowsJob)(void *context, int64_t begin, int64_t end);

/* Run a job over rows 0 to n - 1, on at most this many threads, the calling one included; each takes at least so many
   rows at once. */
void higaki_run_rows(RowsJob job, void *context, int64_t n, int64_t threads, int64_t least);

#endif
