# Traders of Osaka, in English.

title = Traders of Osaka
feel = Buy cheap, ship early, and be ashore when the Black Current comes.
about =
    Merchants in Osaka send goods to Edo. Every card is three things at once: money in your hand, goods in front of you, and insurance when the sea turns. Buying moves the ships; the ship that reaches Edo pays everybody who loaded it, and the ships still among the waves go down.
designed = The cards show a good but never name it; lacquerware, indigo cloth, rice and tea are our names. How one pays, and what holds when no cards are left, we decided where the rulebook is silent.

# Players
seat-grey = Grey
seat-white = White
seat-pink = Pink
seat-beige = Beige

# Colours and their goods
color-red = red
color-blue = blue
color-yellow = yellow
color-green = green
good-red = lacquerware
good-blue = indigo cloth
good-yellow = rice
good-green = tea

# Cards
card-red_2 = red 2
card-red_3 = red 3
card-red_5 = red 5
card-blue_2 = blue 2
card-blue_3 = blue 3
card-blue_5 = blue 5
card-yellow_2 = yellow 2
card-yellow_3 = yellow 3
card-yellow_5 = yellow 5
card-green_2 = green 2
card-green_3 = green 3
card-green_5 = green 5
turned-insured = insured

# The sea route
space-osaka = Osaka
space-oshima = Oshima
space-anori = Anori
space-enshunada_1 = Enshunada, first waves
space-enshunada_2 = Enshunada, second waves
space-edo = Edo

# Places
place-ship = Ships
place-market = Market
place-farm = Farm
place-deck = Draw pile
place-discard = Discard pile
place-hand = Hand
place-goods = Goods
place-tiles = Yield tiles
place-victory = Victory cards from goods
place-windfall = Victory cards from the pile
place-notes = Victory cards noted
place-stone = Reservation stone
place-passes = Passes in a row

help-ship = Each colour has a ship on the route Osaka, Oshima, Anori, two spaces of waves, Edo. Whoever buys one card of a colour moves its ship one space; two or more cards move it two. A ship at Edo brings everybody the payday of its colour. Unless that ends the game, every ship among the waves then sinks: its goods are lost unless insured, and it starts again from Anori.
help-market = Cards that opponents have reserved are closed to you. Of the others you buy all at once, if your hand covers their total, or take a single one into your hand as money. The market is refilled after a purchase, or when your turn begins and no card here is open to you.
help-farm = These cards move to the market at the next refill; two new ones join them there, and three new ones come to lie here. They can be reserved but neither bought nor taken.
help-deck = New cards come from here unseen. When it runs out, the discarded cards are shuffled and drawn from.
help-discard = Cards paid, used as insurance, sold beyond the victory cards, or lost at sea.
help-hand = Your money. A card is worth its number. You may hold as many cards as you like; pay too much and nothing comes back. When the ship of a colour sinks, twos insure two goods of it, threes one, fives none.
help-goods = What you have bought. On the payday of a colour you sell all your goods of it: the highest card plus your yield tiles of the colour, times the number of cards, rounded up to a multiple of five. Every five points are a victory card. Insured goods lie turned and cannot sink.
help-tiles = Each sale of a colour earns one tile of it, and each tile raises the price of that colour by one for you. When somebody has eight or more after a payday's sales, all colours and the first tile included, the game ends at once. Among equal victory points more tiles win.
help-victory = Most victory cards win; goods and hand count nothing. They come from the goods sold, the lowest cards first. Faces no longer matter.
help-windfall = When a sale brings more victory cards than it had goods, the rest comes unseen from the draw pile.
help-notes = Victory cards that are only noted, because no card was left anywhere.
help-stone = Your one stone keeps a card of market or farm for you. It comes back only when you buy or take that card.
help-passes = Who can neither take nor reserve anything passes. When all pass in a row, the game ends.

# Things
thing-buy = Buy
thing-reserve = Reserve
thing-done = Done
thing-market = { $piece } in the market
thing-farm = { $piece } in the farm
thing-hand = { $piece } in hand
thing-goods = { $piece } among your goods
thing-tile = { $piece } tile
thing-seat = { $piece }

option-ChooseAction-buy = { $cards ->
    [one] Buy the open card for { $price }
   *[other] Buy all { $cards } open cards for { $price }
}
option-ChooseAction-market = Take { $piece } as coins
option-ChooseAction-reserve = Reserve a card
option-ReserveCard-market = Reserve { $piece } in the market
option-ReserveCard-farm = Reserve { $piece } in the farm
option-PayGoods-hand = Pay { $piece }
option-InsureGoods-hand = Insure with { $piece }
option-InsureGoods-done = { $insured ->
    [0] Insure nothing
   *[other] Insure nothing more
}
option-SaveGoods-goods = Save { $piece }
option-TakeFirstTile-tile = Take a { $piece } tile

# What completes an intention
plan-PayGoods = paying with { $pieces }
plan-SaveGoods = saving { $pieces }

# Why a move cannot be undone
web-final-draws = A card is drawn; after that you cannot take it back.

# Prompts
prompt-DrawStartPlayer = The start player is drawn by lot.
prompt-TakeFirstTile = Which colour shall your first yield tile be?
prompt-ChooseAction = { $buy ->
    [1] Buy for { $price } of your { $coins } coins, { $reserve ->
        [1] take a card as coins, or reserve one.
       *[other] or take a card as coins.
    }
   *[other] { $cards ->
        [0] Reserve a card.
       *[other] { $reserve ->
            [1] Take a card as coins, or reserve one.
           *[other] Take a card as coins.
        }
    }
}
prompt-PayGoods = Pay with hand cards; { $missing ->
    [one] { $missing } coin is
   *[other] { $missing } coins are
} still missing.
prompt-ReserveCard = Put your stone on a card of the market or the farm.
prompt-InsureGoods = { $goods ->
    [one] One of your goods is about to sink: { $colors }. Insure it?
   *[other] { $goods } of your goods are about to sink: { $colors }. Insure some?
}
unable-InsureGoods = No two or three of { $colors } in hand, so nothing to insure.
prompt-SaveGoods = Choose { $color } goods to save; { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
} left.

# Log
log-drew = { $seat } openly draws { $card }: { $worth } coins.
log-lowest = { $seat } has the lowest sum, { $worth }.
log-fewest = { $seat } has the lowest sum, { $worth }, and of those equal in it the fewest cards, { $cards }.
log-lot = Several have the lowest sum, { $worth }, with { $cards } cards each; the lot falls on { $seat }.
log-starts = { $seat } is the start player.
log-took_tile = { $seat } gets a { $color } yield tile.
log-paid = { $seat } pays with { $card }.
log-bought = { $seat } buys { $cards ->
    [one] one card
   *[other] { $cards } cards
} for { $price }.
log-took_coins = { $seat } takes { $card } as coins.
log-reserved = { $seat } reserves { $card }.
log-refilled = Market and farm are refilled.
log-reshuffled = The discard pile becomes the new draw pile.
log-ship_sailed = { $steps ->
    [0] The { $color } ship stays at { $space }.
   *[other] The { $color } ship sails to { $space }.
}
log-payday = Payday for { $color }!
log-sold = { $seat } sells { $cards ->
    [one] one { $color } card
   *[other] { $cards } { $color } cards
} for { $victory ->
    [one] one victory card
   *[other] { $victory } victory cards
}.
log-insured_with = { $seat } insures with { $card }.
log-saved = { $seat } saves { $card }.
log-ship_sank = The Black Current takes the { $color } ship.
log-lost = { $seat } loses { $cards ->
    [one] one { $color } card
   *[other] { $cards } { $color } cards
}.
log-ship_returned = The { $color } ship starts again from { $space }.
log-passed = { $seat } can do nothing and passes.
log-noted = No card is left; { $points ->
    [one] one victory card is
   *[other] { $points } victory cards are
} noted for { $seat }.
log-ended = { $seat } has { $tiles } yield tiles: the game ends.
log-exhausted = Nobody can do anything any more: the game ends.

# Why something cannot be chosen
why-too_dear = All open goods cost { $price }; your hand is worth { $coins }.
why-none_open = Every card in the market is reserved by somebody else.
why-stone_lies = Your stone already lies on { $card }; it comes back when you buy or take that card.
why-all_reserved = Every card in market and farm already carries a stone.
why-reserved_by = { $seat } has reserved this card.
why-still_farm = Cards of the farm come to the market with the next refill; until then they can only be reserved.
why-no_insurance = Only twos and threes insure goods; a five does not.
why-not_sinking = The { $color } ship is not among the waves.
why-nothing_at_risk = You have no { $color } goods that could sink.
why-another_color = The card you gave up saves { $color } goods only.

# What a hint says of the change: before and after
term-won = victory cards won: { $after } instead of { $before }
term-tiles = yield tiles: { $after } instead of { $before }
term-goods = the goods would sell for { $after } points today, instead of { $before }
term-coins = { $after ->
    [0] no coins in hand, instead of { $before }
    [one] one coin in hand, instead of { $before }
   *[other] { $after } coins in hand, instead of { $before }
}
term-insurance = insurance symbols in hand for goods at risk: { $after } instead of { $before }
term-stone = { $after ->
    [0] the stone keeps a card
   *[other] the stone is free again
}
term-rival = the strongest opponent can hope for { $after } victory cards, instead of { $before }

# Points with their formula
score-rule = (Highest card + yield tiles of the colour) × cards sold; every five points, rounded up, are a victory card.
score-sold = { $cards ->
    [one] one { $color } card
   *[other] { $cards } { $color } cards
}: { $tiles ->
    [0] { $highest }
    [one] ({ $highest } + one tile)
   *[other] ({ $highest } + { $tiles } tiles)
} × { $cards } = { $worth }

# Where the points came from.
account-goods = From own goods
account-pile = From the pile
account-notes = Noted

# What others call points are victory cards here: points are what a sale comes to, before it is divided by five.
web-points = Victory cards
web-reasons = Where the victory cards came from
web-no-points = No victory cards.
web-course = Victory cards over the game
web-ahead = { $points ->
    [one] One victory card
   *[other] { $points } victory cards
} ahead of { $names }.
web-behind = { $points ->
    [one] One victory card
   *[other] { $points } victory cards
} behind { $names }.

# What decides between equal numbers of them.
tie-tiles = As many victory cards; more yield tiles decide: { $more } to { $less }.
## Learning: the guide at the beginning of the help
guide-goal = Have the most victory cards when the game ends. They come from one thing only: goods that you own when the ship of their colour reaches Edo. Coins and goods that are left over count nothing.
guide-turn = A card is worth its number: 2, 3 or 5. In your hand it is money, in front of you it is goods. On your turn you do exactly one of three things.
guide-turn-1 = Take coins: put one card of the market into your hand. Nothing else happens.
guide-turn-2 = Buy: pay with cards from your hand for all cards of the market together that nobody else has reserved. They become your goods. The cards of the farm move to the market, and new ones are turned up. Then for each colour you bought its ship sails: one space for one card, two spaces for two or more.
guide-turn-3 = Reserve: lay your stone on a card of the market or the farm. Nobody else can take or buy it. For the others it no longer counts towards the price.
guide-points-title = Payday
guide-points = When a ship reaches Edo it is payday for its colour, for everybody at once.
guide-points-1 = You sell all your goods of that colour: your highest card plus your tiles of the colour, times the number of cards, rounded up to the next five. Every five points are one victory card.
guide-points-2 = Each sale brings you one yield tile of the colour, so the next one is worth more.
guide-points-3 = Then the Black Current comes: ships that are among the waves sink, and everybody loses all goods of their colours. You can save some by giving up cards of that colour from your hand: a 2 insures two goods, a 3 insures one, a 5 none.
guide-end = The game ends at once when somebody has eight or more yield tiles after the sales of a payday, before anything sinks. Most victory cards win; if there is a tie, more yield tiles do.
guide-example = You own three red goods, a 5, a 3 and a 2, and one red tile. The red ship arrives: (5 + 1) × 3 = 18, rounded up to 20. That makes four victory cards, and a second red tile. Had the ship still been among the waves at somebody else's payday, a red 2 from your hand would have saved two of the three cards.

## Learning: the lessons
lesson-1 = Your first turns
lesson-1-1-title = From Osaka to Edo
lesson-1-1 = You are a merchant in Osaka. Four ships, one for each colour of goods, sail along this route to Edo. When a ship arrives, everybody who owns goods of its colour is paid in victory cards, and most victory cards win. Mind the two spaces with waves: out there, ships can sink.
lesson-1-2-title = Cards are coins
lesson-1-2 = A turn is a single action. The five cards in the market cost 3 + 2 + 5 + 2 + 3 = 15 together. Your hand is your purse: 5 + 3 = 8 coins, not enough to buy. So take one card of the market into your hand as money: the red 5 is the most valuable.
lesson-1-3-title = Buy it all, or nothing
lesson-1-3 = Now you hold 13 coins. White has taken the green 3 as coins. Pink has laid a stone on a card of the farm, where the cards wait that come to the market next. Here 3 + 2 + 2 = 7 are left, and you always buy all of it. You will pay with 3 + 5; there is no change for the eighth coin.
lesson-1-4-title = Buying moves the ships
lesson-1-4 = What you bought lies before you as goods now. For every colour its ship sails: one card moves it one space, two or more cards two. Your two yellow cards took the yellow ship to Anori, the blue one took the blue ship to Oshima. The farm has moved up into the market.
lesson-1-5-title = Some turns later: almost there
lesson-1-5 = You own two yellow and two blue goods, and the yellow ship is one space before Edo. With one more yellow card it would be payday! But the market costs 2 + 3 + 5 = 10, and you hold 7. The third action helps: reserve a card.
lesson-1-6-title = Your stone
lesson-1-6 = A card with your stone on it is for you alone, in the market or in the farm. You have one stone; it comes back when you buy or take that card. Lay it on the yellow 2.
lesson-1-7-title = Cheap enough
lesson-1-7 = White has taken the green 5 as coins, Pink has reserved a card of the farm. What is left costs 2 + 3 = 5, and you hold 7. The yellow 2 will take the yellow ship to Edo.
lesson-1-8-title = Payday
lesson-1-8 = Everybody sells all yellow goods. Take your highest card, add one for each yellow tile you own (the hexagons; you had one), and multiply by the number of cards: (3 + 1) × 3 = 12, rounded up to the next five: 15. Every five points are a victory card: you got 3 and have 5 now. White sold a single yellow 5: 5 points, one card.
lesson-1-9-title = The Black Current
lesson-1-9 = After the sales every ship among the waves goes down, and all goods of its colour are lost. The blue ship is out there, and you own two blue goods. Cards of the same colour in your hand can insure them: a 2 saves two goods, a 3 one, a 5 none. Give up the blue 2.
lesson-1-10-title = Safe, and how it ends
lesson-1-10 = Your blue goods lie sideways: they are insured. White lost two. The blue ship starts again from Anori, the yellow one from Osaka. The sale brought you another yellow tile: from now on each yellow card sells for one more. As soon as somebody has eight tiles after a payday the game ends, and most victory cards win.
lesson-2 = Storm, stones and the last payday
lesson-2-1-title = Eight tiles end the game
lesson-2-1 = You know how to buy and to sell. Here is the rest. The game ends after the payday at which somebody has eight yield tiles, these hexagons. You have five, White has five, Pink has three. Everybody can see that, so count along. Then only victory cards count: goods and hand cards are worth nothing.
lesson-2-2-title = No money, but a plan
lesson-2-2 = The market costs 2 + 5 = 7. The yellow 5 bears White’s stone: you need not pay for it, and you cannot buy it. You hold only 5. Reserve a card.
lesson-2-3-title = A stone in the farm
lesson-2-3 = You may also lay your stone on a card of the farm. It keeps the stone when it moves up to the market, and stays yours alone. You collect red goods: take the red 5 of the farm.
lesson-2-4-title = Somebody else’s payday
lesson-2-4 = White has taken the blue 5 as coins. Pink has bought the green 2, and that took the green ship to Edo. Pink and White have sold green goods. Now the Black Current takes the red ship, and two red goods of yours with it. Your red 3 insures one of them. Give it up; you need not, but it is worth it.
lesson-2-5-title = Which one?
lesson-2-5 = One symbol saves one good. At a payday your highest card of a colour counts for each card you sell. So save the red 5. The red 2 goes down.
lesson-2-6-title = The stone comes back
lesson-2-6 = White gave up a red 2 and saved two goods with it. The red ship is back in Anori, the green one in Osaka. Your red 5 has moved up to the market with its stone. You hold only 2 coins, so take it as coins: your stone comes back with it.
lesson-2-7-title = A purse for later
lesson-2-7 = Now you hold 7 coins, and your stone is free again. Cards you pay with go to the discard pile. When the draw pile is used up, the discard pile is shuffled. Read on: some turns pass.
lesson-2-8-title = Two ships at once
lesson-2-8 = You have six tiles now, White seven. The red ship needs one more space, the yellow one two. The market has one red and two yellow cards for 2 + 3 + 2 = 7; White’s blue 5 is left out. You pay 5 + 3. Both ships will arrive. Your insured red 5 sells like any other. Buy.
lesson-2-9-title = The game is over
lesson-2-9 = Red: (5 + 2) × 3 = 21, rounded up to 25: 5 cards. Yellow: (3 + 2) × 3 = 15: 3 cards. Two sales are two tiles, so you have eight, and that is the end at once: the blue ship no longer sinks. You win with 15 cards. If two have equally many, more tiles win.

## Learning: the first time a question is asked
first-TakeFirstTile = Everybody starts with one yield tile. It makes your sales of this colour worth one more per card. A colour of which many cards lie in the market or in your hand is a good choice.
first-ChooseAction = One action per turn. Can you pay for the whole market? Then look at which ships would sail, and whether you or the others own goods on them. If you cannot: take a valuable card as coins, or reserve one that you want to have next time.
first-PayGoods = The table suggests which cards pay. Point at others in your hand to exchange them, then say yes. There is no change, so look for cards that add up neatly. Twos and threes of colours you own as goods are worth keeping: they insure.
first-ReserveCard = With your stone on it, only you can take or buy the card. Good choices: a card that takes a ship with your goods to Edo, or a valuable one that would make the market too dear for you otherwise.
first-InsureGoods = It is payday for another ship, and goods of yours are on ships among the waves. What you do not insure is lost. A 2 of that colour saves two goods, a 3 saves one. Is what you save worth more than the coins you give up?
first-SaveGoods = Which goods shall survive? The table suggests some; point at others to exchange them. A high card makes all your goods of the colour sell for more, so save that one first.

## About: who made it, and what is ours
about-designer = Designed by Susumu Kawasaki, first published in 2006 with Japon Brand and also known as Traders of Carthage. The edition of 2016 is illustrated by Atha Kanaani.
about-publisher = The name and the original illustrations belong to their owners; that edition is by Z-Man Games (F2Z Entertainment). This is a table of our own, with our own words and pictures, and has no connection to them. If you like the game, buy it.
about-ruling-1 = A ship that is one space before Edo stops there, even if two cards were bought.
about-ruling-2 = You pay card by card, in any order, until the price is covered; then nothing more can be added.
about-ruling-3 = A purchase refills the market first; then the ships sail.
about-ruling-4 = As soon as the last card is drawn, the discarded cards become the new pile. Victory cards for which no card is left anywhere are noted, and count just the same.
about-ruling-5 = Who can neither take nor reserve a card passes. When everybody passes in a row, the game ends as it stands.
about-ruling-6 = Whoever has goods in danger and a card in hand is asked about insurance, whether a card fits or not: so the question gives nothing away.
about-ruling-7 = Only goods on ships that are about to sink can be insured. You choose which ones; a second symbol without a good to save is lost.
about-ruling-8 = Several ships at Edo are sold in the order red, blue, yellow, green; within a colour from the player whose turn it is, clockwise.
## Goods and ships the Black Current is about to take
in-danger = in danger at sea

# Sheets: everything about one card, area or piece
sheet-card = { $card }: { $good }
sheet-coins = In hand it is money: { $value ->
    [one] 1 coin
   *[other] { $value } coins
}.
sheet-goods = Bought, it is a good. On the payday of { $color } your highest card plus your { $color } tiles, times the number of your { $color } goods, is what you get.
sheet-insures = { $insures ->
    [0] In hand it insures nothing.
    [one] In hand it insures one { $color } good when the { $color } ship sinks.
   *[other] In hand it insures { $insures } { $color } goods when the { $color } ship sinks.
}
sheet-reserved = Reserved by { $name }: nobody else can buy or take it.
sheet-insured = Insured: it cannot sink.
sheet-where = { $color } ship
sheet-have = Yours
sheet-owned = { $goods ->
    [0] no { $color } goods
    [one] one { $color } good, the card { $highest }
   *[other] { $goods } { $color } goods, the highest { $highest }
}, { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
}
sheet-ship = { $color } ship, { $good }
sheet-ship-moves = One card of its colour bought moves it one space, two or more move it two. At Edo it pays everybody who has loaded it.
sheet-ship-waves = Here it sinks when another ship reaches Edo: goods that are not insured are lost, and it starts again from Anori.
sheet-loaded = Loaded
sheet-load = { $name } { $goods }
sheet-tile = { $color } yield tile
sheet-tile-does = Each { $color } tile raises the price of your { $color } goods by one. When somebody has { $end } tiles in all after a payday, the game ends.

# Legend of signs, in the help
legend-coin = A coin: what your hand is worth, what the market costs
legend-stone = A reservation stone
legend-tile = A yield tile of this colour
legend-points = Victory cards
legend-amulet = Goods that a card insures from your hand
legend-danger = About to sink
legend-red = { color-red }: { good-red }
legend-blue = { color-blue }: { good-blue }
legend-yellow = { color-yellow }: { good-yellow }
legend-green = { color-green }: { good-green }

# Standing orders: what is done for a player, and until when
standing-order-take_coins = Take the most valuable card as coins, at least a { $amount }, until I can buy; ends with a payday
standing-order-insure_nothing = Insure nothing while at most { $amount } of my goods { $amount ->
        [one] is
       *[other] are
    } at risk

# What a bot was forbidden, for a balance report
restriction-insurance = without insuring
restriction-reserving = without reserving
restriction-coins = without taking coins

# What a balance report counts: what players take, and what ends the game
balance-taken-sold = Colour sold
balance-taken-tile = Yield tile
balance-taken-coins = Card taken as coins
balance-taken-reserved = Card reserved
balance-taken-insured = Insured with
balance-end-ended = Eight yield tiles
balance-end-exhausted = Nobody can do anything

# What a puzzle is about
puzzle-tag-payment = Payment
puzzle-tag-insurance = Insurance
puzzle-tag-reserving = Reserving
puzzle-tag-purchase = Purchase
puzzle-tag-coins = Coins
puzzle-tag-blocking = Blocking
puzzle-tag-timing = Timing
