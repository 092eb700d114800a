# Dragon Market, in English.

title = Dragon Market
feel = Turn the boats, hop across, and be home before the others.
about =
    Ten merchants' boats crowd the bay. You push and turn them until a path of decks lies before your messenger, let him gather what your order asks for, and get him back to your dock. Everybody moves the same boats, so the path you built is somebody else's, too.
designed = No public source lists the order cards, so their contents are ours, and so are seven of the twenty goods and three of the four colours. That a die has one four rests on a review; the other reading is an option. The grid of ten by ten and the split of the boats we know from reviews only; that the market closes after sixty rounds we decided.

# Players
seat-pink = Pink
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
victim-pink = { seat-pink }
victim-yellow = { seat-yellow }
victim-green = { seat-green }
victim-purple = { seat-purple }

# Options
optionname-mode = Game
optionhelp-mode = Basic: open orders of four goods. Advanced: secret orders of three goods, each with a bonus; three of them win, or four for a team.
optionvalue-mode-basic = basic
optionvalue-mode-advanced = advanced
optionname-teams = Teams
optionhelp-teams = Seats 1 and 3 against seats 2 and 4: one order, one purse; four orders win.
optionvalue-teams-false = everybody alone
optionvalue-teams-true = two against two
optionname-long_game = Orders to win
optionhelp-long_game = For two or three players in the basic game. The advanced game always takes three.
optionvalue-long_game-false = two
optionvalue-long_game-true = three
optionname-boats = Boats
optionhelp-boats = Who lays them out: you and the others in turn, or a quick start.
optionvalue-boats-players = placed in turn
optionvalue-boats-ready = ready-made layout
optionvalue-boats-lot = random layout
optionname-dice = Dice
optionhelp-dice = Every face shows a three or a four. More fours make longer turns.
optionvalue-dice-one_four = one four per die
optionvalue-dice-two_fours = two fours per die

# Goods
good-carpet = carpet
good-ring = ring
good-buddha_statue = Buddha statue
good-snake = snake
good-vase = flower vase
good-fish = goldfish
good-necklace = necklace
good-perfume = perfume
good-fan = folding fan
good-baby_dragon = baby dragon
good-mushrooms = toadstools
good-bonsai = bonsai
good-frog = frog
good-teapot = teapot
good-lantern = paper lantern
good-parasol = parasol
good-silk_robe = silk robe
good-fruit_basket = fruit basket
good-rice_bowl = rice bowl
good-flute = flute

# Boats, cells and the rest of the table; numbers and cells are the same in every language
boat = boat { $name }
cell = { $name }
space = { $name }
face = { $name }
kind-end = boat with the merchant at one end
kind-middle = boat with the merchant in the middle
heading-north = north
heading-east = east
heading-south = south
heading-west = west
turn-left = to the left
turn-right = to the right
swing-left = to the left
swing-right = to the right
die-first = first die
die-second = second die
marker-dragon = dragon
space-ashore = ashore
space-dock_nw = north-west dock
space-dock_ne = north-east dock
space-dock_se = south-east dock
space-dock_sw = south-west dock
space-blank = not rolled yet
space-pink = { seat-pink }
space-yellow = { seat-yellow }
space-green = { seat-green }
space-purple = { seat-purple }
turned-used = used

# Bonuses
bonus-boat_over_boat = Boat over boat
bonus-swap_messengers = Change places
bonus-turn_180 = Half turn in the air
bonus-sideways = Sail sideways
bonus-diagonal_step = Diagonal step
bonus-leap_water = Leap over water
bonus-opposite_axis = Turn about the other end
bonus-swap_goods = Swap the goods
bonus-reroll = Re-roll one die
bonus-one_less = One good less
bonus-choose_three = Choose from three
bonus-three_coins = Three coins
bonus-cross_merchant = Pass a merchant

bonushelp-boat_over_boat = Once a turn one of your slides may pass over another boat, if it lands on free water.
bonushelp-swap_messengers = Once a turn your messenger may change places with another one in his boat. Costs no point.
bonushelp-turn_180 = Once a turn you may lift a boat and set it down turned by 180 degrees; only where it lands must be free.
bonushelp-sideways = Once a turn you may push a boat sideways over free water.
bonushelp-diagonal_step = Once a turn your messenger may take a diagonal step.
bonushelp-leap_water = Once a turn your messenger may leap straight over one cell of water.
bonushelp-opposite_axis = Once a turn you may turn a boat with its merchant at the end about its other end.
bonushelp-swap_goods = Once a turn you may exchange the two stacks of a boat. Costs no point.
bonushelp-reroll = After rolling you may roll one low die again.
bonushelp-one_less = Your next order needs one good less. Once only.
bonushelp-choose_three = You choose your next order from three. Once only.
bonushelp-three_coins = Three coins at once; what the supply lacks you may steal from the richest. Once only.
bonushelp-cross_merchant = Once a turn your messenger may walk across a merchant: a step on, a step off, no stop.

# Orders
order-B1 = { good-buddha_statue }, { good-perfume }, { good-silk_robe }, { good-flute }
order-B2 = { good-vase }, { good-fish }, { good-frog }, { good-flute }
order-B3 = { good-mushrooms }, { good-frog }, { good-parasol }, { good-rice_bowl }
order-B4 = { good-necklace }, { good-mushrooms }, { good-silk_robe }, { good-fruit_basket }
order-B5 = { good-ring }, { good-snake }, { good-vase }, { good-fruit_basket }
order-B6 = { good-carpet }, { good-ring }, { good-lantern }, { good-rice_bowl }
order-B7 = { good-necklace }, { good-baby_dragon }, { good-bonsai }, { good-lantern }
order-B8 = { good-buddha_statue }, { good-snake }, { good-bonsai }, { good-teapot }
order-B9 = { good-carpet }, { good-fish }, { good-fan }, { good-teapot }
order-B10 = { good-perfume }, { good-fan }, { good-baby_dragon }, { good-parasol }
order-R1 = { good-carpet }, { good-baby_dragon }, { good-fruit_basket } · { bonus-swap_goods }
order-R2 = { good-carpet }, { good-snake }, { good-perfume } · { bonus-choose_three }
order-R3 = { good-perfume }, { good-bonsai }, { good-rice_bowl } · { bonus-diagonal_step }
order-R4 = { good-ring }, { good-bonsai }, { good-flute } · { bonus-turn_180 }
order-R5 = { good-fish }, { good-teapot }, { good-fruit_basket } · { bonus-boat_over_boat }
order-R6 = { good-baby_dragon }, { good-frog }, { good-silk_robe } · { bonus-swap_messengers }
order-R7 = { good-snake }, { good-vase }, { good-necklace } · { bonus-cross_merchant }
order-R8 = { good-fan }, { good-mushrooms }, { good-lantern } · { bonus-reroll }
order-R9 = { good-vase }, { good-mushrooms }, { good-parasol } · { bonus-opposite_axis }
order-R10 = { good-necklace }, { good-frog }, { good-teapot } · { bonus-three_coins }
order-R11 = { good-ring }, { good-buddha_statue }, { good-parasol } · { bonus-sideways }
order-R12 = { good-buddha_statue }, { good-fish }, { good-lantern } · { bonus-leap_water }
order-R13 = { good-fan }, { good-silk_robe }, { good-flute } · { bonus-one_less }

# Places
place-boat = Boats
place-messenger = Messengers
place-stack = Goods on the boats
place-market = Tokens left on the boats
place-basket = Collected
place-delivered = Delivered goods
place-deck = Orders
place-unused = Unused orders
place-order = Order
place-secret = Secret order
place-offer = Choose an order
place-fulfilled = Fulfilled orders
place-orders_done = Orders fulfilled
place-coins = Coins
place-supply = Supply of coins
place-die = Dice
place-points = Movement points
place-spent = Coins spent this turn
place-entered = Just entered
place-dragon = Start player
place-came_from = Came from
place-dock = Own dock
place-round = Round
place-to_win = Orders to win

help-boat = For a point you slide any boat along its length, as far as you like until a boat, a dock or the border is in the way, or turn it by a quarter about its merchant. A turn needs free water wherever the boat sweeps. Whoever stands on it rides along. A merchant in the middle of a boat never sits in the outermost ring.
help-messenger = A step costs one point and leads to a neighbouring place for goods, even an empty one, or to a dock: not over water, not onto a merchant, not diagonally. You may step onto a cell where somebody stands if you go on from there.
help-stack = Every stack has two tokens of one good and belongs to its seat on the boat. For an order you take at most one of each.
help-market = What your messenger needs he takes where he steps, even while passing somebody; it costs nothing. What comes to lie under him he has not entered.
help-basket = Goods for the order in hand. When they are complete, bring them to your own dock.
help-delivered = Goods of fulfilled orders are out of the game.
help-deck = The next orders are drawn from here. In the advanced game you draw two, keep one and shuffle the other back.
help-unused = Blue orders are for the basic game, red ones for the advanced game.
help-order = The goods you have to collect. With all of them step onto your own dock: the order is fulfilled, you draw the next one and go on with the points you have left. Two orders win (three or four in some games), at once.
help-secret = Only its owner knows it (in teams both partners). It needs three goods and brings a bonus. Collecting is up to you: leaving a good behind may keep the secret.
help-offer = Keep one of them; your opponents do not see it.
help-fulfilled = They count for the victory. A red one gives its bonus, most of them once in each of your turns; used ones lie turned. A team uses each bonus once a round.
help-orders_done = Every order brought home counts, whether its bonus is used or not.
help-coins = When your points are used up, a coin buys another one, two in a turn at most; a point bought and not used lapses. Points you do not use can become coins at the end of your turn.
help-supply = There are twelve coins. If too few lie here for your unused points, you may steal from the richest.
help-die = Both dice show threes and fours; their sum is your movement points.
help-points = One point: slide a boat, turn a boat, or one step. In any order, with any boats.
help-spent = At most two coins in a turn.
help-entered = Whether the messenger whose turn it is came to his cell this turn, so that he may collect there.
help-dragon = Drawn by lot. In turn order the players start with 0, 1, 2 and 3 coins.
help-came_from = Whoever stands on a merchant must go on, and not back to where he came from.
help-dock = Your messenger starts at your own dock, and there you hand in a finished order.
help-round = A round is a turn for everybody. After sixty rounds the market closes, and most orders win.
help-to_win = Who fulfils so many orders first wins at once.

# Things
thing-done = Done
thing-coin = Pay a coin
thing-collect = Collect
thing-boat = Boat { $number }
thing-cell = { $piece }
thing-turn = Turn { $piece }
thing-half_turn = Half turn
thing-swing = Turn about the other end, { $piece }
thing-swap_goods = Exchange its goods
thing-swap_messengers = Change places
thing-order = { $piece }
thing-die = { $piece }
thing-face = { $number }
thing-coins = { $number } coins
thing-seat = { $piece }
thing-kind = { $piece }
thing-heading = { $piece }

option-TakeAction-boat = Move boat { $number }
option-TakeAction-cell = Step to { $piece }
option-TakeAction-coin = Pay a coin for a point
option-TakeAction-collect = Collect the good here
option-TakeAction-swap_messengers = Change places in the boat
option-TakeAction-done = End the turn
option-MoveBoat-cell = Slide to { $piece }
option-MoveBoat-turn = Turn { $piece }
option-MoveBoat-half_turn = Lift it and set it down the other way round
option-PutMerchant-cell = The merchant sits at { $piece }
option-HeadBoat-heading = Place it pointing { $piece }
option-PlaceBoat-kind = A { $piece }
option-ImproveRoll-die = Roll the { $piece } again
option-ImproveRoll-done = Keep the roll
option-ChooseOrder-order = Keep: { $piece }
option-TakeCoins-coins = { $number ->
    [0] Take no coins
    [one] Take one coin
   *[other] Take { $number } coins
}
option-StealCoin-seat = From { $piece }
option-StealCoins-seat = Steal from { $piece }
option-StealCoins-done = Steal nothing
switch-boat = Move { $boat } instead
switch-none = Leave { $boat } where it is

# What completes an intention
plan-StealCoin = from { $pieces }
plan-TakeCoins = { $number ->
    [0] take no coins
    [one] take one coin
   *[other] take { $number } coins
}

# Prompts
prompt-DrawStartPlayer = The start player is drawn by lot.
prompt-PlaceBoat = Put a boat on the water: which kind?
prompt-PutMerchant = Where shall the merchant sit? It is a { $kind }.
prompt-HeadBoat = Which way shall the { $kind } point?
prompt-ChooseOrder = Which order do you keep? Your opponents do not see it.
prompt-RollDie = The dice are rolled.
prompt-ImproveRoll = Roll a low die again?
prompt-TakeAction = Use your points, or end the turn.
prompt-MoveBoat = Where shall { $boat } go?
prompt-TakeCoins = How many of your unused points become coins?
prompt-StealCoin = The supply is empty. Whom do you rob? { $missing ->
    [one] One coin is
   *[other] { $missing } coins are
} missing.
prompt-StealCoins = The supply is short of { $missing ->
    [one] one coin
   *[other] { $missing } coins
}. Steal from the richest?

# Log
log-starts = { $seat } is the start player.
log-placed = { $seat } places { $boat }, its merchant at { $cell }.
log-loaded = The goods are dealt onto the boats.
log-drawn = { $seat } gets an order: { $order }.
log-chosen = { $seat } chooses a secret order.
log-round_begins = Round { $number }.
log-rolled = { $seat } rolls { $points ->
    [one] one movement point
   *[other] { $points } movement points
}.
log-rolls_again = { $seat } rolls a die again.
log-slid = { $seat } slides { $boat } to { $cell }.
log-turned = { $seat } turns { $boat } to the { $heading }.
log-used = { $seat } uses: { $bonus }.
log-stepped = { $seat } steps to { $cell }.
log-collected = { $seat } collects: { $good }.
log-swapped_goods = { $seat } exchanges the goods of { $boat }.
log-swapped_messengers = { $seat } changes places in { $boat }.
log-fulfilled = { $seat } fulfils { $orders ->
    [1] the first order
    [2] the second order
    [3] the third order
   *[other] order number { $orders }
}: { $order }.
log-bonus = { $seat } gains a bonus: { $bonus }.
log-paid = { $seat } pays a coin for a point.
log-took_coins = { $seat } takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
} from the supply.
log-stole = { $seat } steals { $coins ->
    [one] one coin
   *[other] { $coins } coins
} from { $victim }.
log-won = { $seat } has brought home all orders and wins.
log-closed = After { $rounds } rounds the market closes.

# What a hint says of the change: before and after
term-orders = orders fulfilled: { $after } instead of { $before }
term-goods = goods in the basket: { $after } instead of { $before }
term-coins = coins: { $after } instead of { $before }
term-points = points left in this turn: { $after } instead of { $before }
term-way = about { $after ->
    [one] one point
   *[other] { $after } points
} of way to go with this order, instead of { $before }

# Why not
ahead = { $name }
ahead-border = the border
astern = { $name }
astern-border = the border
why-no_points = That costs a point, and you have none left{ $coins ->
    [0] .
   *[other] ; a coin buys another one.
}
why-must_go_on = Nobody stays on { $cell }: step on first.
why-stuck = { $boat } can neither slide nor turn: { $ahead } before it, { $astern } behind it, and no room to swing round.
why-water = { $cell } is open water: bring a boat there first.
why-merchant = The merchant of { $boat } lets nobody pass.
why-not_back = You came onto the merchant from { $cell }, so you leave him another way.
why-no_way_on = { $seat } stands there: you may cross only if you can go on, and { $points ->
    [one] one point does
   *[other] { $points } points do
} not lead to a free place.
why-no_way_across = Behind the merchant of { $boat } no free place is within { $points ->
    [one] one point
   *[other] { $points } points
}.
why-not_entered = You did not step onto the { $good } this turn: leave it and come back.
why-not_wanted = Your order does not ask for the { $good }.
why-in_basket = The { $good } is in your basket already.
why-sold_out = No { $good } is left.
why-complete = You have all that your order needs: off to your dock.
why-points_left = Coins buy points only when all are used: you have { $points } left.
why-spent_enough = At most { $coins } coins in a turn.
why-no_coins = You have no coin.
why-bonus_used = Used already: { $bonus }.
why-alone = Nobody else is in your boat.
why-taken = { $cell } is taken by { $boat }.
why-dock_in_the_way = The dock at { $cell } is in the way.
why-over_the_border = It would leave the water.
why-on_the_border = A merchant in the middle of a boat never sits in the outermost ring, or it could never turn.
why-no_place = Around { $cell } there is no room for this boat.
why-none_ashore = All boats of this kind are on the water.
why-too_few_coins = Only { $coins ->
    [one] one coin is
   *[other] { $coins } coins are
} to be had.
why-not_richest = Only the richest are robbed; here are { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}.
why-has_no_coins = No coin is left there.
why-high_enough = It shows a { $points }: only a low die is rolled again.
why-as_good = The other die shows the same.

# Points with their formula
score-fulfilled = { $orders ->
    [1] First order
    [2] Second order
    [3] Third order
   *[other] Order number { $orders }
}: { $order }

# Board
board-back-ashore = Put the boat back ashore
board-bonuses = What my bonuses do
board-boat-lies = { $from } to { $to }, heading { $heading }
board-boat-carries = carries { $goods }
board-boat-empty = carries nothing
board-boat-you = you stand on it
board-boat-somebody = { $name } stands on it
board-good-lies = { $good }, on { $boat }, { $cell }
board-messenger = messenger of { $name }
board-messenger-own = your messenger ({ $name })
board-messenger-stands = { $who }, { $carrier }, { $cell }
board-missing = Still missing
board-dock-own = your dock
board-dock-of = dock of { $name }
board-all-there = You have everything: off to your dock.
board-cost = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-boat-or-step = Boat or step?

# Where the points came from.
account-orders = Orders fulfilled

# Here orders are counted where other games count points.
web-points = Orders
web-reasons = Where the orders came from
web-no-points = No orders.
web-course = Orders over the game
web-ahead = { $points ->
    [one] One order
   *[other] { $points } orders
} ahead of { $names }.
web-behind = { $points ->
    [one] One order
   *[other] { $points } orders
} behind { $names }.

# What decides between equal points.
tie-goods = As many orders; more goods collected decide: { $more } to { $less }.
tie-coins = As many orders and goods; more coins decide: { $more } to { $less }.

# Below the board in a terminal.
picture-legend = 3M is the merchant of boat 3, 3a and 3b are its seats; [ ] is a dock, ~ is water, *PI the pink messenger
picture-merchant = M

## Learning: the guide at the beginning of the help
guide-goal = Be the first to fulfil { $teams ->
    [true] four orders together with your partner
   *[other] { $mode ->
        [advanced] three secret orders
       *[other] { $long_game ->
            [true] three orders
           *[other] two orders
        }
    }
}. An order names goods that lie on the boats. Your messenger collects them on foot and brings them home to your dock.
guide-turn = Roll both dice. Every face shows a 3 or a 4; the sum is your movement points for this turn. Spend them one by one, in any order.
guide-turn-1 = Slide a boat, any boat: along its length, as far as the water is free.
guide-turn-2 = Turn a boat by a quarter about its merchant. All the water it sweeps over must be free. Whoever stands on a boat rides along.
guide-turn-3 = Take a step with your messenger, onto a neighbouring place for goods or a dock. Water and merchants stop him, and he never steps diagonally. He may pass somebody else, but not stay there.
guide-points-title = Collecting, coins, handing in
guide-points = Wherever he steps, he takes what the order still needs; that costs nothing. Of each kind there are only two tokens, so somebody may be quicker.
guide-points-1 = Points you do not use can become coins when you end your turn. Later, when your points are used up, a coin buys one more; two in a turn at most.
guide-points-2 = With everything collected, step onto your own dock: the order is fulfilled, you get the next one, and go on with the points you have left.
guide-end = Whoever hands in the last order that is needed wins at once. Should nobody manage it in sixty rounds, the market closes, and most orders win.
guide-example = You roll 3 + 4 = 7 points. Slide a boat to your dock: 6 left. Turn another one so that it touches the first: 5 left. Three steps, and two goods are in your basket: 2 left. Nothing more helps now, so you end the turn and take 2 coins.

## Learning: the lessons
lesson-1 = Your first order
lesson-1-1-title = What your order asks for
lesson-1-1 = You are the pink messenger. This is your order: carpet, ring, paper lantern and rice bowl. Carpet and rice bowl are in your basket already; ring and lantern still lie on boats. Bring all four home to your dock in the upper left corner. You have fulfilled one order before; this second one would win the game.
lesson-1-2-title = Six points
lesson-1-2 = You rolled 3 + 3 = 6 movement points. One point slides a boat, turns a boat, or takes your messenger one step; any boat will do, they belong to nobody. The lantern lies on boat 2, one cell of water away from you. Choose that boat, or drag it straight away with mouse or finger.
lesson-1-3-title = Slide
lesson-1-3 = A boat slides along its length, as far as you like, until something is in the way. Slide it one cell towards your dock.
lesson-1-4-title = A second boat
lesson-1-4 = One step from your dock lies the lantern now. The ring is on boat 1, out of reach. Choose boat 1.
lesson-1-5-title = Turn
lesson-1-5 = A boat turns by a quarter about its merchant, and the water it sweeps over must be free. Turn boat 1 to the left: then its end touches boat 2. Whoever drags a boat by its end turns it.
lesson-1-6-title = Step and collect
lesson-1-6 = Four points are left. Step onto the boat, to b1: what your order needs you take by stepping there, and it costs nothing extra.
lesson-1-7-title = From boat to boat
lesson-1-7 = The lantern is yours. Messengers step to the next place for goods or a dock, never onto water, never diagonally, and never onto a merchant: he sits in the way. Where somebody else stands you may pass, but not stay. Step on to b2; the step after it, to the ring on b3, follows by itself.
lesson-1-8-title = Points become coins
lesson-1-8 = Everything is in your basket. One point is left, and home is three steps away: you will not get there in this turn. A point you do not use becomes a coin, so end your turn. When points are used up, a coin buys one more, two in a turn at most. With enough points left you would walk home at once instead.
lesson-1-9-title = Home
lesson-1-9 = Yellow has moved, and you have rolled 6 points again. You stand on b3; your dock is a1. Step back to b2: the next steps, up to your dock, then follow by themselves.
lesson-1-10-title = Order fulfilled
lesson-1-10 = Stepping onto your dock with all goods fulfils the order. It is your second, so you have won, at once. Any other order would have brought you the next one, and your turn would have gone on with the points left. Everybody moves the same boats, so watch which paths you leave to the others.
lesson-2 = The advanced game
lesson-2-1-title = A secret order
lesson-2-1 = This is the advanced game. Your order is red and only you see it: ring, bonsai and flute, three goods instead of four. Ring and bonsai are in your basket. Three fulfilled orders win, and you have one. You have rolled a 4 and a blank: 4 points.
lesson-2-2-title = A bonus
lesson-2-2 = Every red order you fulfil gives you a bonus. Yours is the leap over water, once in each of your turns: in a straight line over one cell of water, for one point. Boat 1 with the flute lies just beyond. Leap to b2.
lesson-2-3-title = Collect
lesson-2-3 = In the advanced game nobody must see what you need. So you collect by hand, and you say nothing if you do not. It costs no point. Collect the flute.
lesson-2-4-title = Home
lesson-2-4 = The card of the bonus lies turned: it is used up for this turn. Three points are left. Step to b1; the step to your dock follows by itself.
lesson-2-5-title = One of two
lesson-2-5 = Order fulfilled: it is turned up, and you get its bonus. Then you draw two and keep one; nobody sees which, and the other goes back. Look for goods that lie near. Snake and vase are both on boat 2, right beside your dock: keep the order with the snake.
lesson-2-6-title = Thirteen bonuses
lesson-2-6 = You have two orders now and two bonuses: the leap over water and the half turn in the air. Thirteen there are. Most serve once in each turn; a few work once and at once, such as three coins or the choice from three. Point at a card to read what it does. Read on: some turns pass.
lesson-2-7-title = Half turn in the air
lesson-2-7 = Snake and vase are in your basket; the necklace lies at the far end of boat 3, which you have chosen. With your bonus you lift the boat and put it down the other way round. What is in the way does not matter, only the merchant stays on his cell. It costs one point. Do it.
lesson-2-8-title = The last good
lesson-2-8 = Now the necklace lies right beside you. Step to c2. You then collect it and go back to b1 by yourself; that takes all points you have left.
lesson-2-9-title = A coin for a point
lesson-2-9 = No points left, one step to go. A coin buys one more point, two in a turn at most, and only once all points are used up. Pay a coin; the step home follows by itself.
lesson-2-10-title = Three orders
lesson-2-10 = Your third order is fulfilled, so you have won at once; nobody has another turn. In the basic game two orders suffice. Two or three players can agree on three there, and teams need four. So always watch how close the others are, and turn a boat away from them in time.

## Learning: the first time a question is asked
first-PlaceBoat = Before the goods are dealt, everybody puts boats on the water in turn. There are two kinds: with the merchant at one end, or in the middle. Where they lie hardly matters yet; just keep some boats near your dock.
first-PutMerchant = Point at the cell where the merchant shall sit. He is what the boat turns about later.
first-HeadBoat = Now the direction. Boats need free water around them to turn, so do not pack them too tightly near your dock.
first-ChooseOrder = Orders are secret here, and each brings a bonus when it is fulfilled. Prefer goods that lie near each other and near your dock.
first-ImproveRoll = Your bonus lets you roll one die again that shows a 3. It can only become better.
first-TakeAction = Look at the goods your order needs; they are marked on the water. Which boat could become a bridge? Slides and turns cost one point each, and so does every step. Points left at the end can become coins.
first-MoveBoat = Discs show how far the boat can slide, arrows how it can turn. You see where it would lie before you decide. Choose the boat once more to leave it where it is.
first-TakeCoins = Each point that is left can become a coin. With coins you can go on in a later turn when your points are used up, two steps further at most.
first-StealCoin = The supply is empty. Coins then come from whoever has the most.
first-StealCoins = The supply has too few coins for your bonus. You may take the rest from one of the richest.

## About: who made it, and what is ours
about-designer = Designed by Marco Teubner, with art by Tomasz Larek.
about-publisher = The name and the original illustrations belong to their owners; the game was published in 2019 by Blue Orange, in German by Piatnik. This is a table of our own, with our own words and pictures, and has no connection to them. If you like the game, buy it.
about-ruling-1 = The start player is drawn by lot, and so is which good lies on which boat.
about-ruling-2 = A boat with its merchant at the end needs the whole block of three by three cells for a quarter turn, the far corner included.
about-ruling-3 = A merchant in the middle of a boat never sits in the outermost ring; the ends of his boat may touch it.
about-ruling-4 = Docks that belong to nobody stop boats, but messengers may walk on them.
about-ruling-5 = To step where somebody stands you must be able to go on, with points left or with coins you may still spend.
about-ruling-6 = Being carried is not entering: what comes to lie under a messenger is not collected, and whoever is only carried hands nothing in.
about-ruling-7 = In the basic game messengers collect by themselves. In the advanced game you may leave a good, to keep your order secret.
about-ruling-8 = A point bought with a coin and not used lapses.
about-ruling-9 = If the supply has too few coins for unused points, they come from the richest, coin by coin.

# Sheets: everything about one card, area or piece
sheet-lies = Lies
sheet-carries = Carries
sheet-stands = On board
sheet-nobody = nobody
sheet-asks = Asks for
sheet-collected = Collected
sheet-missing = Still missing
sheet-nothing-missing = nothing
sheet-bonus = Bonus
sheet-good-where = Where
sheet-good-gone = on no boat any more
sheet-good-wanted = Your order asks for it.
sheet-good-have = It is in your basket.
sheet-good-theirs = Orders of
sheet-bonus-used = Used up.

# Legend of signs, in the help
legend-coin = A coin
legend-dragon = Start player

# Standing orders: what is done for a player, and until when
standing-order-save_points = End my turn at once and take coins, until somebody fulfils an order
standing-order-roll_again = Roll a low die again while the dice show fewer than { $amount } points
standing-order-rob_nobody = Steal from nobody when the supply is short for a bonus

# What a bot was forbidden, for a balance report
restriction-turning_boats = without turning boats
restriction-spending_coins = without paying coins for points

# What a balance report counts: what players take, and what ends the game
balance-taken-order = Order fulfilled
balance-taken-bonus = Bonus received
balance-taken-used = Bonus used
balance-end-won = Enough orders fulfilled
balance-end-closed = The market closes after the last round

# What a puzzle is about
puzzle-tag-choosing_orders = Choice of orders
puzzle-tag-coins = Coins
puzzle-tag-dice = Dice
puzzle-tag-delivery = Delivery
puzzle-tag-boats = Boats
puzzle-tag-swap = Exchange
puzzle-tag-way = Way
puzzle-tag-timing = Timing
