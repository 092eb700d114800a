/* Numbers and lists of numbers, for the translated rules. Included first. */
#ifndef HIGAKI_NUMBERS_H
#define HIGAKI_NUMBERS_H

#include <stdint.h>
#include <string.h>

typedef int16_t i16;
typedef int64_t wide;
/* 32 bits are enough for playing, and on GPUs faster; redeals and evaluation need 64. */
#ifdef NARROW
typedef int32_t i64;
#else
typedef int64_t i64;
#endif

#ifdef __CUDACC__
/* The numbers of a table come before its cells: beside the agenda, which is read with them. */
#define NUMBERS_FIRST wide random_state; int32_t seats, seat, pending, choices;
#define NUMBERS_LAST
/* Rules are much code, which must come to the processors: loops stay loops. */
#define FOR _Pragma("unroll 1") for
#define FN static __device__
#define CONST static __device__ const
/* A rule found itself broken: give this row up. */
static __device__ void give_up();
#define TRAP() give_up()
#else
#define NUMBERS_FIRST
#define NUMBERS_LAST wide random_state; i64 seats, seat, pending, choices;
#define FOR for
#include <math.h>
#define FN static inline
#define CONST static const
/* A rule found itself broken: give this row up, and go on with the next. */
extern _Thread_local void *higaki_fault[5];
#define TRAP() __builtin_longjmp(higaki_fault, 1)
#endif

typedef struct {
    i64 *p;
    i64 n;
} Numbers;

/* A term of the evaluation. */
typedef struct {
    double worth;
    i64 amount;
} Term;

FN Term term_of(double worth, i64 amount) {
    Term made = {worth, amount};
    return made;
}

FN i64 imin(i64 a, i64 b) { return b < a ? b : a; }
FN i64 imax(i64 a, i64 b) { return b > a ? b : a; }
FN double dmin(double a, double b) { return b < a ? b : a; }
FN double dmax(double a, double b) { return b > a ? b : a; }
FN i64 iabs(i64 a) { return a < 0 ? -a : a; }

/* As in Python: rounded down. */
FN i64 floor_div(i64 a, i64 b) {
    i64 quotient = a / b;
    return quotient - (a % b != 0 && (a < 0) != (b < 0));
}

FN i64 floor_mod(i64 a, i64 b) {
    i64 rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

FN Numbers numbers_of(i64 *p, i64 n) {
    Numbers made = {p, n};
    return made;
}

FN Numbers numbers_filled(i64 number, i64 n, i64 *out) {
    for (i64 k = 0; k < n; k++) out[k] = number;
    return numbers_of(out, n);
}

/* Every list that may grow has room for LONGEST numbers. */
FN Numbers numbers_with(Numbers numbers, i64 number) {
    if (numbers.n >= LONGEST) TRAP();
    numbers.p[numbers.n++] = number;
    return numbers;
}

FN Numbers numbers_copied(Numbers numbers, i64 *out) {
    for (i64 k = 0; k < numbers.n; k++) out[k] = numbers.p[k];
    return numbers_of(out, numbers.n);
}

FN i64 contains(Numbers numbers, i64 number) {
    for (i64 k = 0; k < numbers.n; k++)
        if (numbers.p[k] == number) return 1;
    return 0;
}

/* Copy a run of cells, or add it so many times. Target and source are different memory. */
#ifdef __CUDACC__
FN void copy_cells(i16 *target, i64 into, const i16 *source, i64 first, i64 count) {
    FOR (i64 k = 0; k < count; k++) target[into + k] = source[first + k];
}
#else
FN void copy_cells(i16 *target, i64 into, const i16 *source, i64 first, i64 count) {
    memcpy(target + into, source + first, (size_t)count * sizeof *target);
}
#endif

FN void add_cells(i16 *target, i64 into, const i16 *source, i64 first, i64 count, i64 times) {
    i16 *__restrict to = target + into;
    const i16 *__restrict from = source + first;
    FOR (i64 k = 0; k < count; k++) to[k] += (i16)times * from[k];
}

/* The generator of tables and bots, `engine/base/random_numbers.py`: 48 bits, read from the top. */
FN i64 below(wide *state, i64 n) {
    *state = (wide)(((uint64_t)*state * 0x5DEECE66DULL + 11) & ((1ULL << 48) - 1));
    return (i64)(((uint64_t)*state * (uint64_t)n) >> 48);
}

#include "story.h"
#endif
