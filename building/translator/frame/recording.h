/* Whole games of the greedy bot, and the story of each: for balance reports. Included after batch.h. */
#ifndef HIGAKI_RECORDING_H
#define HIGAKI_RECORDING_H

/* What a story has besides events of the game (batch/recording.py): a turn begins, with the share of the win of each
   seat in parts of SHARE; a thing was chosen, by a seat or by chance. */
enum { STORY_TURN = -4, STORY_CHOSE = -5, SHARE = 30000 };

typedef struct {
    i16 *numbers;
    /* The room of each row, and how many numbers its story has. */
    wide room, *counts;
    /* By step and thing: what the seat `kept` of a row may not choose, if there is anything else. Or NULL. */
    const uint8_t *forbidden;
    const int32_t *kept;
} Recording;

static void tell_turn(Batch *b, Table *t) {
    double shares[MOST_SEATS];
    i64 parts[MOST_SEATS];
    find_chances(t, shares);
    for (i64 seat = 0; seat < b->seats; seat++) parts[seat] = (i64)rint(shares[seat] * SHARE);
    story_tell_all(STORY_TURN, t->seat, numbers_of(parts, b->seats));
}

static void record_row(Batch *b, wide row, void *more) {
    const Recording *wish = more;
    Table *t = &b->rows[row];
    Story mine = {wish->numbers + row * wish->room, wish->room, 0};
    wide last = NOBODY;
    story = &mine;
    deal(b, row);
    while (t->pending) {
        i64 step = plan_step(t), seat = t->seat;
        if (seat != CHANCE && seat != last && !STEP_is_Window[step]) {
            last = seat;
            tell_turn(b, t);
        }
        const uint8_t *forbidden = wish->forbidden && seat == wish->kept[row] ? wish->forbidden + step * THINGS : NULL;
        story = NULL;
        i64 thing = greedy_choice(b, row, forbidden);
        story = &mine;
        story_tell(STORY_CHOSE, seat, 1, thing, 0, 0, 0);
        rule_follow(t, thing);
    }
    story = NULL;
    wish->counts[row] = mine.count;
    show(b, row);
}

/* Deal a new game at each table and play it to the end with the greedy bot at every seat. */
EXPORT(wide, record_greedy)(Batch *b, i16 *numbers, wide room, wide *counts, const uint8_t *forbidden, const int32_t *kept) {
    Recording wish = {numbers, room, counts, forbidden, kept};
    return for_games(b, record_row, &wish);
}
#endif
