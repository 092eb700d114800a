# Pebbles, in English.

title = Pebbles
feel = Grab what is plain, or hope for what shines.
about =
    A beach full of pebbles, and a bag with a few coloured stones. Take up to three pebbles, each a point, or a single one with a stone that nobody else sees. Stones of one colour are worth more the more you have.
designed = All of it: this is the small game that new games begin as a copy of.

# Players
seat-crab = Crab
seat-gull = Gull
seat-heron = Heron
seat-otter = Otter

# Stones
stone-amber = amber
stone-jade = jade
stone-pearl = pearl

# Options
optionname-short = Short game
optionhelp-short = Eight pebbles for each player instead of twelve.
optionvalue-short-false = no
optionvalue-short-true = yes

# Places
place-beach = Beach
place-bag = Bag
place-sea = Sea
place-taken = Pebbles
place-hand = Stones in hand
place-sets = Points for sets

help-beach = Pebbles that nobody has taken yet. When a turn would begin and none is left, the game ends.
help-bag = Four stones each of amber, jade and pearl at the beginning. Whoever takes a single pebble draws one, as long as there are any.
help-sea = Stones that were thrown. They stay here.
help-taken = Each pebble is a point.
help-hand = Only you see your stones; the others see how many there are. At the end each colour counts its number of stones times itself: 1, 4, 9 or 16.
help-sets = What the stones in the hand counted at the end of the game.

# Things
thing-take = { $number ->
    [one] One pebble
   *[other] { $number } pebbles
}
thing-hand = { $piece } in hand
thing-keep = Keep

option-TakePebbles-take = { $number ->
    [one] { $bag ->
        [0] Take 1
       *[other] Take 1 with a stone
    }
   *[other] Take { $number }
}
option-KeepStone-hand = Throw { $piece } for a pebble
option-KeepStone-keep = Keep all stones

# Prompts
prompt-TakePebbles = { $bag ->
    [0] Take one to three pebbles; the bag is empty.
   *[other] Take one to three pebbles; with a single one comes a stone.
}
prompt-KeepStone = You drew a stone. Keep them all, or throw one for a pebble.

# Log
log-took = { $seat } takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}.
log-drew = { $seat } draws a stone.
log-threw = { $seat } throws { $stone } into the sea and takes a pebble for it.
log-ended = The beach is empty: the game ends.
log-counted = { $seat } has { $stone } { $stones ->
    [one] once
    [2] twice
   *[other] { $stones } times
}: { $points ->
    [one] one point
   *[other] { $points } points
}.

# Why something cannot be chosen
why-too_few = { $left ->
    [one] A single pebble is left.
   *[other] Only { $left } pebbles are left.
}

# What a hint says of the change: before and after
term-taken = pebbles: { $after } instead of { $before }
term-sets = the stones in hand would count { $after }, instead of { $before }
term-stones = stones in hand: { $after } instead of { $before }
term-rival = the strongest opponent can hope for { $after } points, instead of { $before }

# Points with their formula
score-rule = Each pebble is a point. Each colour counts its stones times themselves.
score-took = { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
score-threw = a pebble for { $stone }
score-counted = { $stone }: { $stones } × { $stones } = { $points }

# Where the points came from.
account-taken = Pebbles
account-sets = Sets of stones

# What decides between equal points.
tie-stones = As many points; more stones decide: { $more } to { $less }.

## Learning: the guide at the beginning of the help
guide-goal = Have the most points when the beach is empty: one for each pebble, and more for stones of the same colour.
guide-turn = On your turn you take pebbles from the beach.
guide-turn-1 = Take two or three: that is all.
guide-turn-2 = Take a single one: then you also draw a stone from the bag. Only you see it. You may throw one of your stones into the sea and take one more pebble for it.
guide-points-title = Sets
guide-points = At the end each colour in your hand counts its number of stones times itself.
guide-points-1 = One stone is 1 point, two are 4, three are 9, four are 16.
guide-end = The game ends when a turn would begin and no pebble is left. Most points win; if there is a tie, more stones in hand do.
guide-example = You took eleven pebbles and hold two amber and one jade: 11 + 4 + 1 = 16 points.

## Learning: the lessons
lesson-1 = Your first stones
lesson-1-1-title = The beach
lesson-1-1 = You are the crab. Nine pebbles are left on the beach, and you and the gull take from them in turn.
lesson-1-2-title = Up to three
lesson-1-2 = A turn is one to three pebbles, and each of them is a point. Take three.
lesson-1-3-title = Your pebbles
lesson-1-3 = Nine points now. The gull took two, so four pebbles are left.
lesson-1-4-title = A stone from the bag
lesson-1-4 = You hold an amber that the gull cannot see. Take a single pebble this time: then you also draw a stone.
lesson-1-5-title = Keep it, or throw one
lesson-1-5 = Another amber! You could throw a stone into the sea for one more pebble. But stones of one colour are worth more together, so keep both.
lesson-1-6-title = Sets
lesson-1-6 = At the end a colour counts its number of stones times itself: one amber would be 1 point, two are 4, three would be 9.
lesson-1-7-title = Some turns later
lesson-1-7 = Three pebbles are left. Take one of them, and see what the bag has for you.
lesson-1-8-title = A stone for a pebble
lesson-1-8 = A pearl. It counts as much as your single jade: 1 point, and the game is nearly over. A thrown stone brings a pebble, which is 1 point, too, and leaves one less to the gull. Throw the jade.
lesson-1-9-title = The beach is empty
lesson-1-9 = The gull took the last pebble. Two ambers are 4 points and the pearl is 1: with your twelve pebbles that makes 17. Most points win, and if there is a tie, more stones in hand.

## Learning: the first time a question is asked
first-TakePebbles = Three pebbles are three points for sure. A single one brings a stone: little by itself, much if it makes a set.
first-KeepStone = A thrown stone brings one more pebble. Two stones of a colour count 4 at the end, so think twice before you break up a set.

## About: who made it, and what is ours
about-designer = A game of our own, made to be copied.
about-publisher = There is no box to buy: twelve coloured stones and a handful of pebbles will do.
about-ruling-1 = When the bag is empty, a single pebble brings no stone.
about-ruling-2 = Whoever draws a stone for the last pebble keeps it.
