/* A pool of threads that lives as long as the process. One batch works at a time; others wait for it. */
#include "threads.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

/* The jump of `TRAP`, one for each thread. */
_Thread_local void *higaki_fault[5];

enum { MOST_THREADS = 256, PIECES_A_THREAD = 8 };

static struct {
    pthread_mutex_t in_use;  /* held by who works */
    pthread_mutex_t lock;    /* guards what follows */
    pthread_cond_t begin, end;
    int64_t started;         /* threads of the pool */
    int64_t wanted;          /* of these, how many may take part in the present work */
    int64_t working;
    uint64_t number;         /* of the present work */
    RowsJob job;
    void *context;
    int64_t n, piece;
    _Atomic int64_t next;
} pool = {.in_use = PTHREAD_MUTEX_INITIALIZER, .lock = PTHREAD_MUTEX_INITIALIZER, .begin = PTHREAD_COND_INITIALIZER, .end = PTHREAD_COND_INITIALIZER};

/* Take pieces of the rows until none is left: a slow row holds up only its own thread. */
static void work(void) {
    for (;;) {
        int64_t begin = atomic_fetch_add(&pool.next, pool.piece);
        if (begin >= pool.n) return;
        int64_t end = begin + pool.piece;
        pool.job(pool.context, begin, end < pool.n ? end : pool.n);
    }
}

static void *worker(void *argument) {
    int64_t own = (int64_t)(intptr_t)argument;
    uint64_t seen = 0;
    pthread_mutex_lock(&pool.lock);
    for (;;) {
        while (pool.number == seen || own >= pool.wanted) {
            seen = pool.number;
            pthread_cond_wait(&pool.begin, &pool.lock);
        }
        seen = pool.number;
        pthread_mutex_unlock(&pool.lock);
        work();
        pthread_mutex_lock(&pool.lock);
        if (--pool.working == 0) pthread_cond_signal(&pool.end);
    }
    return NULL;
}

/* After a fork the child has none of the threads, and locks of the parent. */
static void forget_threads(void) {
    pthread_mutex_init(&pool.in_use, NULL);
    pthread_mutex_init(&pool.lock, NULL);
    pthread_cond_init(&pool.begin, NULL);
    pthread_cond_init(&pool.end, NULL);
    pool.started = pool.wanted = pool.working = 0;
}

static void start_threads(int64_t wanted) {
    static int is_registered = 0;
    if (!is_registered) {
        pthread_atfork(NULL, NULL, forget_threads);
        is_registered = 1;
    }
    while (pool.started < wanted) {
        pthread_t made;
        if (pthread_create(&made, NULL, worker, (void *)(intptr_t)pool.started) != 0) return;
        pthread_detach(made);
        pool.started++;
    }
}

void higaki_run_rows(RowsJob job, void *context, int64_t n, int64_t threads, int64_t least) {
    if (threads > MOST_THREADS) threads = MOST_THREADS;
    if (threads > n / least) threads = n / least;
    if (threads <= 1) {
        job(context, 0, n);
        return;
    }
    pthread_mutex_lock(&pool.in_use);
    pthread_mutex_lock(&pool.lock);
    start_threads(threads - 1);
    pool.wanted = threads - 1 < pool.started ? threads - 1 : pool.started;
    pool.working = pool.wanted;
    pool.job = job;
    pool.context = context;
    pool.n = n;
    pool.piece = n / (threads * PIECES_A_THREAD);
    if (pool.piece < least) pool.piece = least;
    pool.next = 0;
    pool.number++;
    pthread_cond_broadcast(&pool.begin);
    pthread_mutex_unlock(&pool.lock);
    work();
    pthread_mutex_lock(&pool.lock);
    while (pool.working) pthread_cond_wait(&pool.end, &pool.lock);
    pool.wanted = 0;
    pthread_mutex_unlock(&pool.lock);
    pthread_mutex_unlock(&pool.in_use);
}
