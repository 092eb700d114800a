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
place-notes = Points noted
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
help-victory = One victory card is one point, and most points win; goods and hand count nothing. They come from the goods sold, the lowest cards first. Faces no longer matter.
help-windfall = When a sale brings more victory cards than it had goods, the rest comes unseen from the draw pile.
help-notes = Points for which no card was left anywhere.
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

# Prompts
prompt-DrawStartPlayer = The start player is drawn by lot.
prompt-TakeFirstTile = Which colour shall your first yield tile be?
prompt-ChooseAction = { $buy ->
    [1] Buy the market for { $price } of your { $coins } coins, { $reserve ->
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
prompt-InsureGoods = Sinking: { $colors }. { $goods ->
    [one] One of your goods is at risk; insure it?
   *[other] { $goods } of your goods are at risk; insure some?
}
prompt-SaveGoods = Choose { $color } goods to save; { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
} left.

# Log
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
    [one] one point is
   *[other] { $points } points are
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
term-won = victory cards: { $after } instead of { $before }
term-tiles = yield tiles: { $after } instead of { $before }
term-goods = your goods would sell for { $after } points today, instead of { $before }
term-coins = { $after ->
    [0] no coins are left in your hand
    [one] one coin in your hand, instead of { $before }
   *[other] { $after } coins in your hand, instead of { $before }
}
term-insurance = goods your hand could save: { $after } instead of { $before }
term-stone = { $after ->
    [0] your stone keeps a card for you
   *[other] your stone is free again
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

# What decides between equal points.
tie-tiles = As many points; more yield tiles decide: { $more } to { $less }.
