/* A net in C: from an observation to a number for each option and each seat's share of the win.
 *
 * A loaded net is only read, by any number of threads; each has its own NetScratch. Sums are written so that a compiler
 * can use vectors without changing their order. tests/support/native/net_reference.py is the same in Python.
 */
#ifndef NET_H
#define NET_H
#include "export.h"
#include "planning.h"
#include "rows.h"

enum { NET_EQUALS, NET_AT_LEAST, NET_BIT, NET_LINEAR, NET_LOG, NET_KINDS };
/* Rows are padded with zeros to a multiple of NET_LANES numbers. */
enum { NET_LANES = 16, NET_MOST_LAYERS = 8, NET_MOST_UNITS = 4096, NET_HIGHEST_BIT = 14, NET_MOST_BYTES = 2000000 };
/* Several inputs of one number are summed beforehand, for at least and at most so many values, as long as there are not
   too many sums. */
enum { NET_SUMMED_LEAST = 16, NET_SUMMED_MOST = 64, NET_MOST_SUMS = 4096 };

/* An input: its row of the first weights, and how it follows from a number of the observation. */
typedef struct {
    float scale;
    int32_t row;
    i16 argument;
    uint8_t kind;
} NetInput;

/* What a number of the observation feeds: its inputs; and for values below `values`, from `by_value` on, one row in
   place of all: of a number with EQUALS alone that of the active input, otherwise a sum. */
typedef struct {
    int32_t begin, end, by_value, values;
    bool is_name;
} NetNumber;

typedef struct {
    wide observed, inputs, seats, layers;
    /* Of each hidden layer: its size with padding, weights as a row for each incoming number, and bias. */
    wide sizes[NET_MOST_LAYERS];
    float *weights[NET_MOST_LAYERS], *bias[NET_MOST_LAYERS];
    /* A row for each output. */
    float *policy, *policy_bias, *value, *value_bias;
    NetNumber *numbers;
    NetInput *input;
    /* By number and value, a row of the first weights, or -1; rows of sums come after those of the inputs. */
    int32_t *by_value;
} Net;

/* The memory of one user of a net. All zero before its first use. */
typedef struct {
    /* The numbers of a hidden layer and of rows to add for which there is room. */
    wide units, room;
    float *hidden, *before, *factors;
    const float **rows;
} NetScratch;

FN void net_scratch_free(NetScratch *scratch) {
    free(scratch->hidden), free(scratch->before), free(scratch->factors), free(scratch->rows);
    *scratch = (NetScratch){0};
}

FN void net_scratch_fit(NetScratch *scratch, const Net *net) {
    wide units = 0, room = net->inputs;
    for (wide k = 0; k < net->layers; k++) units = imax(units, net->sizes[k]);
    room = imax(room, units);
    if (units <= scratch->units && room <= scratch->room) return;
    net_scratch_free(scratch);
    *scratch = (NetScratch){
        .units = units,
        .room = room,
        .hidden = malloc((size_t)units * sizeof(float)),
        .before = malloc((size_t)units * sizeof(float)),
        .factors = malloc((size_t)room * sizeof(float)),
        .rows = malloc((size_t)room * sizeof(float *)),
    };
    if (!scratch->hidden || !scratch->before || !scratch->factors || !scratch->rows) abort();
}

/* Add rows, each with a factor, in their order. */
static __attribute__((noinline)) void net_add_rows(float *restrict out, wide size, const float **rows, const float *factors, wide count) {
    wide at = 0;
    for (; at + 4 <= count; at += 4) {
        const float *restrict a = rows[at], *restrict b = rows[at + 1], *restrict c = rows[at + 2], *restrict d = rows[at + 3];
        float fa = factors[at], fb = factors[at + 1], fc = factors[at + 2], fd = factors[at + 3];
        for (wide k = 0; k < size / NET_LANES * NET_LANES; k++) out[k] = (((out[k] + fa * a[k]) + fb * b[k]) + fc * c[k]) + fd * d[k];
    }
    for (; at < count; at++) {
        const float *restrict a = rows[at];
        float fa = factors[at];
        for (wide k = 0; k < size / NET_LANES * NET_LANES; k++) out[k] += fa * a[k];
    }
}

/* The product of two rows: NET_LANES sums, added at the end. */
static __attribute__((noinline)) float net_product(const float *restrict a, const float *restrict b, wide size) {
    float lanes[NET_LANES] = {0}, sum = 0.0f;
    for (wide at = 0; at < size; at += NET_LANES)
        for (int k = 0; k < NET_LANES; k++) lanes[k] += a[at + k] * b[at + k];
    for (int k = 0; k < NET_LANES; k++) sum += lanes[k];
    return sum;
}

FN float net_input(const NetInput *input, i16 v) {
    switch (input->kind) {
    case NET_EQUALS: return v == input->argument ? 1.0f : 0.0f;
    case NET_AT_LEAST: return v >= input->argument ? 1.0f : 0.0f;
    case NET_BIT: return v >> input->argument & 1 ? 1.0f : 0.0f;
    case NET_LINEAR: return (float)v * input->scale;
    default: return log1pf((float)v) * input->scale;
    }
}

/* The last hidden layer for an observation; it lies in the scratch. Zeros of the observation feed nothing. */
FN const float *net_hidden(const Net *net, const i16 *observation, NetScratch *scratch) {
    net_scratch_fit(scratch, net);
    wide count = 0;
    for (wide number = 0; number < net->observed; number++) {
        i16 v = observation[number];
        if (v <= 0) continue;
        const NetNumber *feeds = &net->numbers[number];
        if (v < feeds->values) {
            if (net->by_value[feeds->by_value + v] < 0) continue;
            scratch->rows[count] = net->weights[0] + net->by_value[feeds->by_value + v] * net->sizes[0];
            scratch->factors[count++] = 1.0f;
            continue;
        }
        for (int32_t k = feeds->begin; k < feeds->end; k++) {
            float factor = net_input(&net->input[k], v);
            if (factor == 0.0f) continue;
            scratch->rows[count] = net->weights[0] + net->input[k].row * net->sizes[0];
            scratch->factors[count++] = factor;
        }
    }
    for (wide layer = 0;; layer++) {
        wide size = net->sizes[layer];
        memcpy(scratch->hidden, net->bias[layer], (size_t)size * sizeof(float));
        net_add_rows(scratch->hidden, size, scratch->rows, scratch->factors, count);
        for (wide k = 0; k < size; k++) scratch->hidden[k] = scratch->hidden[k] > 0.0f ? scratch->hidden[k] : 0.0f;
        if (layer + 1 == net->layers) return scratch->hidden;
        float *before = scratch->hidden;
        scratch->hidden = scratch->before;
        scratch->before = before;
        count = 0;
        for (wide k = 0; k < size; k++) {
            if (before[k] == 0.0f) continue;
            scratch->rows[count] = net->weights[layer + 1] + k * net->sizes[layer + 1];
            scratch->factors[count++] = before[k];
        }
    }
}

/* A number for each option at a table, in their order. */
FN void net_logits(const Net *net, const float *hidden, const Table *t, float *logits) {
    wide size = net->sizes[net->layers - 1];
    for (i64 number = 0; number < t->choices; number++) {
        i64 thing = t->cells[FIRST_OPTION + number];
        logits[number] = net->policy_bias[thing] + net_product(net->policy + thing * size, hidden, size);
    }
}

/* Each seat's share of the win, as the seat to move sees it. All add up to one. */
FN void net_shares(const Net *net, const float *hidden, const Table *t, double *shares) {
    wide size = net->sizes[net->layers - 1];
    double best = -INFINITY, total = 0.0;
    for (i64 k = 0; k < t->seats; k++) {
        double value = (double)(net->value_bias[k] + net_product(net->value + k * size, hidden, size));
        shares[(t->seat + k) % t->seats] = value;
        best = dmax(best, value);
    }
    for (i64 seat = 0; seat < t->seats; seat++) total += shares[seat] = exp(shares[seat] - best);
    for (i64 seat = 0; seat < t->seats; seat++) shares[seat] /= total;
}

/* The option with the highest number, the first of equal ones; with a temperature, drawn by the softmax over it. */
FN i64 net_choice(const Table *t, const float *logits, double temperature, wide *rng) {
    i64 best = 0;
    for (i64 number = 1; number < t->choices; number++)
        if (logits[number] > logits[best]) best = number;
    if (temperature > 0.0 && t->choices > 1) {
        double total = 0.0, left;
        for (i64 number = 0; number < t->choices; number++) total += exp((double)(logits[number] - logits[best]) / temperature);
        left = total * (double)any_state(rng) / (double)((wide)1 << 45);
        for (i64 number = 0; number < t->choices; number++) {
            left -= exp((double)(logits[number] - logits[best]) / temperature);
            if (left < 0.0) return t->cells[FIRST_OPTION + number];
        }
    }
    return t->cells[FIRST_OPTION + best];
}

/* Loading. The body of a file is read through a cursor that never leaves it. */

typedef struct {
    const uint8_t *at;
    wide left;
    bool failed;
} NetCursor;

FN const uint8_t *net_take(NetCursor *cursor, wide bytes) {
    const uint8_t *taken = cursor->at;
    if (bytes > cursor->left) cursor->failed = true;
    if (cursor->failed) return NULL;
    cursor->at += bytes;
    cursor->left -= bytes;
    return taken;
}

FN uint16_t net_u16(const uint8_t *at) { return (uint16_t)(at[0] | at[1] << 8); }

FN float net_f32(const uint8_t *at) {
    uint32_t bits = (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
    float found;
    memcpy(&found, &bits, sizeof found);
    return found;
}

/* A number of 16 bits: the sign, five bits of exponent, ten of fraction. */
FN float net_f16(const uint8_t *at) {
    uint16_t bits = net_u16(at);
    int exponent = bits >> 10 & 31, fraction = bits & 1023;
    float found = exponent ? ldexpf((float)(1024 + fraction), exponent - 25) : ldexpf((float)fraction, -24);
    return bits >> 15 ? -found : found;
}

/* Weights as rows of `size` with padding, and further rows of zeros; `across` writes a row of the file as a column. */
FN float *net_read_weights(NetCursor *cursor, wide rows, wide count, wide size, wide further, bool across) {
    const uint8_t *at = net_take(cursor, 2 * rows * count);
    float *made = at ? calloc((size_t)(((across ? count : rows) + further) * size), sizeof(float)) : NULL;
    if (!made) {
        cursor->failed = true;
        return NULL;
    }
    for (wide row = 0; row < rows; row++)
        for (wide k = 0; k < count; k++, at += 2) made[across ? k * size + row : row * size + k] = net_f16(at);
    return made;
}

FN float *net_read_bias(NetCursor *cursor, wide count, wide size) {
    const uint8_t *at = net_take(cursor, 4 * count);
    float *made = at ? calloc((size_t)size, sizeof(float)) : NULL;
    if (!made) {
        cursor->failed = true;
        return NULL;
    }
    for (wide k = 0; k < count; k++) made[k] = net_f32(at + 4 * k);
    return made;
}

FN bool net_input_is_wrong(wide observed, wide number, wide before, int kind, i16 argument) {
    if (number < before || number >= observed || kind >= NET_KINDS) return true;
    if (kind == NET_EQUALS || kind == NET_AT_LEAST) return argument < 1;
    return kind == NET_BIT && (argument < 0 || argument > NET_HIGHEST_BIT);
}

/* The inputs, by number of the observation. */
FN void net_read_inputs(Net *net, NetCursor *cursor) {
    wide inputs = net->inputs, before = 0;
    const uint8_t *number = net_take(cursor, 2 * inputs), *kind = net_take(cursor, inputs);
    const uint8_t *argument = net_take(cursor, 2 * inputs), *scale = net_take(cursor, 4 * inputs);
    net->numbers = calloc((size_t)net->observed, sizeof *net->numbers);
    net->input = calloc((size_t)inputs, sizeof *net->input);
    if (!scale || !net->numbers || !net->input) {
        cursor->failed = true;
        return;
    }
    for (wide k = 0; k < inputs; k++) {
        wide of = net_u16(number + 2 * k);
        i16 value = (i16)net_u16(argument + 2 * k);
        if (net_input_is_wrong(net->observed, of, before, kind[k], value)) {
            cursor->failed = true;
            return;
        }
        before = of;
        NetNumber *feeds = &net->numbers[of];
        if (feeds->end == 0) feeds->begin = (int32_t)k;
        feeds->end = (int32_t)k + 1;
        net->input[k] = (NetInput){net_f32(scale + 4 * k), (int32_t)k, value, kind[k]};
    }
}

/* Room for the table by value. Returns the count of sums, or -1 without memory. */
FN wide net_plan_values(Net *net) {
    wide entries = 0, sums = 0;
    for (wide of = 0; of < net->observed; of++) {
        NetNumber *feeds = &net->numbers[of];
        wide highest = 0;
        feeds->is_name = true;
        for (int32_t k = feeds->begin; k < feeds->end; k++) {
            feeds->is_name &= net->input[k].kind == NET_EQUALS;
            highest = imax(highest, net->input[k].argument);
        }
        wide summed = imin(imax(highest + 1, NET_SUMMED_LEAST), NET_SUMMED_MOST);
        if (feeds->is_name)
            feeds->values = (int32_t)highest + 1;
        else if (feeds->end - feeds->begin > 1 && sums + summed <= NET_MOST_SUMS)
            sums += feeds->values = (int32_t)summed;
        feeds->by_value = (int32_t)entries;
        entries += feeds->values;
    }
    net->by_value = malloc((size_t)entries * sizeof *net->by_value);
    return net->by_value && entries < INT32_MAX ? sums : -1;
}

/* Fill the table by value, and write the sums behind the rows of the inputs. */
FN void net_fill_values(Net *net) {
    wide size = net->sizes[0], row = net->inputs;
    for (wide of = 0; of < net->observed; of++) {
        const NetNumber *feeds = &net->numbers[of];
        int32_t *by_value = net->by_value + feeds->by_value;
        for (wide v = 0; v < feeds->values; v++) by_value[v] = feeds->is_name ? -1 : (int32_t)row++;
        for (int32_t k = feeds->begin; k < feeds->end; k++) {
            const NetInput *input = &net->input[k];
            const float *weights = net->weights[0] + input->row * size;
            if (feeds->is_name) by_value[input->argument] = input->row;
            for (wide v = 1; !feeds->is_name && v < feeds->values; v++) {
                float *sum = net->weights[0] + by_value[v] * size, factor = net_input(input, (i16)v);
                for (wide unit = 0; unit < size; unit++) sum[unit] += factor * weights[unit];
            }
        }
    }
}

FN wide net_padded(wide size) { return (size + NET_LANES - 1) / NET_LANES * NET_LANES; }

EXPORT(void, net_free)(Net *net) {
    for (wide k = 0; k < NET_MOST_LAYERS; k++) free(net->weights[k]), free(net->bias[k]);
    free(net->policy), free(net->policy_bias), free(net->value), free(net->value_bias);
    free(net->numbers), free(net->input), free(net->by_value), free(net);
}

/* A net from the body of its file; NULL if the body does not fit the sizes, or without memory. */
EXPORT(Net *, net_load)(const uint8_t *body, wide bytes, wide observed, wide inputs, wide seats, wide layers, const wide *sizes) {
    if (bytes > NET_MOST_BYTES || inputs < 1 || inputs > bytes || observed < 1 || observed > UINT16_MAX) return NULL;
    if (seats < 1 || seats > MOST_SEATS || layers < 1 || layers > NET_MOST_LAYERS) return NULL;
    for (wide k = 0; k < layers; k++)
        if (sizes[k] < 1 || sizes[k] > NET_MOST_UNITS) return NULL;
    Net *net = calloc(1, sizeof *net);
    if (!net) return NULL;
    NetCursor cursor = {body, bytes, false};
    net->observed = observed;
    net->inputs = inputs;
    net->seats = seats;
    net->layers = layers;
    net_read_inputs(net, &cursor);
    wide sums = cursor.failed ? 0 : net_plan_values(net);
    cursor.failed |= sums < 0;
    for (wide k = 0; k < layers; k++) {
        wide size = net->sizes[k] = net_padded(sizes[k]);
        net->weights[k] = k ? net_read_weights(&cursor, sizes[k], sizes[k - 1], size, 0, true)
                            : net_read_weights(&cursor, inputs, sizes[0], size, sums, false);
        net->bias[k] = net_read_bias(&cursor, sizes[k], size);
    }
    if (!cursor.failed) net_fill_values(net);
    wide last = sizes[layers - 1];
    net->policy = net_read_weights(&cursor, THINGS, last, net->sizes[layers - 1], 0, false);
    net->policy_bias = net_read_bias(&cursor, THINGS, THINGS);
    net->value = net_read_weights(&cursor, seats, last, net->sizes[layers - 1], 0, false);
    net->value_bias = net_read_bias(&cursor, seats, seats);
    if (!cursor.failed && cursor.left == 0) return net;
    NAMED(higaki, GAME, net_free)(net);
    return NULL;
}
#endif
