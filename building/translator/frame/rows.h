/* What happens to one row of a batch, on processors and on GPUs. Included after the translated rules. */
#ifndef HIGAKI_ROWS_H
#define HIGAKI_ROWS_H

enum { NOBODY = -1, NOT_THIS_ROW = -2, MOST_SEATS = 8 };

/* SplitMix64: independent states for each row and each of its games. */
FN wide mixed(uint64_t seed, uint64_t row, uint64_t number) {
    uint64_t z = seed + 0x9E3779B97F4A7C15ULL * (row + 1) + 0xD1B54A32D192ED03ULL * (number + 1);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return (wide)((z ^ (z >> 31)) >> 16);
}

/* Set up a new game on a table; `blank` are the cells before the deal, with the options of the game. */
FN void set_up_table(Table *t, const i16 *blank, wide seats, wide random_state) {
    for (int k = 0; k < CELLS; k++) t->cells[k] = blank[k];
    t->random_state = random_state;
    t->seats = seats;
    t->seat = NOBODY;
    t->pending = t->choices = 0;
    rule_set_up(t);
}

/* By row and seat. */
typedef struct {
    int32_t *scores, *places;
    double *win_share, *beaten, *margin;
} Results;

FN i64 standing(Table *t, i64 seat, i64 *out) { return rule_standing(t, seat, out).n; }

FN int order(const i64 *a, const i64 *b, i64 n) {
    for (i64 k = 0; k < n; k++)
        if (a[k] != b[k]) return a[k] < b[k] ? -1 : 1;
    return 0;
}

/* Write the results of a row. A team counts as one side: the seat that holds its pieces stands for it. */
FN void write_results(Table *t, wide row, const Results *out) {
    i64 all[MOST_SEATS][LONGEST], n = 0, side[MOST_SEATS];
    wide seats = t->seats, first = row * seats;
    for (i64 seat = 0; seat < seats; seat++) {
        n = standing(t, seat, all[seat]);
        side[seat] = rule_eyes(t, seat);
    }
    for (i64 seat = 0; seat < seats; seat++) {
        i64 better = 0, tied = 0, worse = 0, best_other = 0, others = 0, is_first = 1, place = 1;
        for (i64 other = 0; other < seats; other++) {
            int way = order(all[other], all[seat], n);
            /* Places are counted by different standings, as `Game.ranking` does. */
            if (way > 0) {
                i64 is_new = 1;
                for (i64 before = 0; before < other; before++) is_new &= order(all[before], all[other], n) != 0;
                place += is_new;
            }
            if (side[other] != other || side[other] == side[seat]) continue;
            better += way > 0, tied += way == 0, worse += way < 0;
            if (!others++ || all[other][0] > best_other) best_other = all[other][0];
        }
        is_first = better == 0;
        out->scores[first + seat] = (int32_t)all[seat][0];
        out->places[first + seat] = (int32_t)place;
        wide over = t->pending == 0;
        out->win_share[first + seat] = over && is_first ? 1.0 / (double)(1 + tied) : 0.0;
        out->beaten[first + seat] = over ? ((double)worse + 0.5 * (double)tied) / (double)(others ? others : 1) : 0.0;
        out->margin[first + seat] = over ? (double)(all[seat][0] - best_other) : 0.0;
    }
}
#endif
