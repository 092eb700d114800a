/* The story of a game: the events that its rules tell, as numbers. Included after numbers.h.

   Each event is its number, its seat, how many numbers follow, and these. Only a game that is recorded is heard; for
   all others, such as those that a bot imagines, telling is one look at a pointer. */
#ifndef HIGAKI_STORY_H
#define HIGAKI_STORY_H

#ifdef __CUDACC__
#define HEARD 0
#define story_tell(...) ((void)0)
#define story_tell_all(...) ((void)0)
#else
/* What was heard, the room for it, and how many numbers there were: more than the room if the end is missing. */
typedef struct {
    i16 *numbers;
    wide room, count;
} Story;

/* The story of the game that this thread plays, or NULL. */
static _Thread_local Story *story __attribute__((tls_model("initial-exec")));
#define HEARD __builtin_expect(story != NULL, 0)

FN void story_add(Story *heard, i64 number) {
    if (heard->count < heard->room) heard->numbers[heard->count] = (i16)number;
    heard->count++;
}

static __attribute__((noinline, cold, unused)) void story_tell_all(i64 event, i64 seat, Numbers numbers) {
    story_add(story, event), story_add(story, seat), story_add(story, numbers.n);
    for (i64 k = 0; k < numbers.n; k++) story_add(story, numbers.p[k]);
}

static __attribute__((noinline, cold, unused)) void story_tell(i64 event, i64 seat, i64 n, i64 a, i64 b, i64 c, i64 d) {
    i64 numbers[] = {a, b, c, d};
    story_tell_all(event, seat, numbers_of(numbers, n));
}
#endif
#endif
