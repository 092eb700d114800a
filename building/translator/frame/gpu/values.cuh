/* Redeals and evaluation on a GPU. Numbers of the rules have 64 bits here: sets and states need them. */
#include "rows.cuh"

namespace {

/* Replace what a seat cannot know by a random draw. */
struct Redeal {
    const int32_t *viewers;
    __device__ void operator()(const Rows &b, wide row, Table *t) const {
        if (viewers[row] != NOT_THIS_ROW) rule_redeal(t, viewers[row], &b.generators[row]);
    }
};

struct Evaluate {
    double *out;
    __device__ void operator()(const Rows &b, wide row, Table *t) const {
        for (int seat = 0; seat < b.seats; seat++) out[row * b.seats + seat] = rule_evaluate(t, seat);
    }
};

}  // namespace

/* The rows must be shown after it. */
EXPORT(wide, redeal)(Batch *b, const int32_t *viewers) {
    Call call(b);
    call.run(Redeal{viewers});
    return call.finish();
}

/* By row and seat, the value of the table for that seat. */
EXPORT(wide, evaluate)(Batch *b, double *out) {
    Call call(b);
    call.run(Evaluate{out});
    return call.finish();
}
