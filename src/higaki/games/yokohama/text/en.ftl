# Yokohama, in English.

title = Yokohama
feel = Send assistants through the harbour town, act from strength, and supply the world.
about =
    Yokohama opens its harbour, and the world comes shopping. You spread assistants over the town and send your president after them: where many of your people wait, he achieves more. Copper, silk, tea and fish become orders, orders become fame, and in between shops, trading houses and new technology grow.
designed = Of the 36 order cards only one is publicly described; so 35 are ours, though for twelve the country and some figures come from the rulebook. Ours as well are the 24 building sites, most of the 20 strength-5 tiles, how the levels of orders are spread over the six spaces, and which ten technologies there are twice. The spaces of Church and Customs House were worked out from pictures in the rulebook; the shape of the town we know from reviews. That the game closes after forty rounds in any case is our decision.

# Players
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-neutral = Neutral

# Goods, countries, pieces
good-copper = copper
good-silk = silk
good-tea = tea
good-fish = fish
ware-copper = { good-copper }
ware-silk = { good-silk }
ware-tea = { good-tea }
ware-fish = { good-fish }
ware-import = import good
country-gb = Great Britain
country-us = United States
country-fr = France
country-de = Germany
country-nl = Netherlands
item-assistant = assistant
item-shop = shop
item-house = trading house
station-station = station
card-card = start player card
action-action = action under way
turned-sent = used
piece-red_assistant = assistant ({ seat-red })
piece-red_shop = shop ({ seat-red })
piece-red_house = trading house ({ seat-red })
piece-blue_assistant = assistant ({ seat-blue })
piece-blue_shop = shop ({ seat-blue })
piece-blue_house = trading house ({ seat-blue })
piece-green_assistant = assistant ({ seat-green })
piece-green_shop = shop ({ seat-green })
piece-green_house = trading house ({ seat-green })
piece-yellow_assistant = assistant ({ seat-yellow })
piece-yellow_shop = shop ({ seat-yellow })
piece-yellow_house = trading house ({ seat-yellow })
piece-neutral_assistant = neutral assistant

# Areas
area-copper_mine_1 = Copper Mine 1
area-copper_mine_2 = Copper Mine 2
area-silk_mill_1 = Silk Mill 1
area-silk_mill_2 = Silk Mill 2
area-tea_plantation_1 = Tea Plantation 1
area-tea_plantation_2 = Tea Plantation 2
area-fishing_grounds_1 = Fishing Grounds 1
area-fishing_grounds_2 = Fishing Grounds 2
area-bank = Bank
area-chinatown = Chinatown
area-church = Church
area-customs = Customs House
area-agency = Employment Agency
area-laboratory = Laboratory
area-research_center = Research Center
area-port = Port
area-dock = Dock
area-canal = Canal

# Where something lies or stands; the lots of the town are called the same in every language: a1 to d3
space = { $name }
space-unused = not in play
space-supply = in the supply
space-red = { seat-red }
space-blue = { seat-blue }
space-green = { seat-green }
space-yellow = { seat-yellow }
space-copper_mine_1 = { area-copper_mine_1 }
space-copper_mine_2 = { area-copper_mine_2 }
space-silk_mill_1 = { area-silk_mill_1 }
space-silk_mill_2 = { area-silk_mill_2 }
space-tea_plantation_1 = { area-tea_plantation_1 }
space-tea_plantation_2 = { area-tea_plantation_2 }
space-fishing_grounds_1 = { area-fishing_grounds_1 }
space-fishing_grounds_2 = { area-fishing_grounds_2 }
space-bank = { area-bank }
space-chinatown = { area-chinatown }
space-church = { area-church }
space-customs = { area-customs }
space-agency = { area-agency }
space-laboratory = { area-laboratory }
space-research_center = { area-research_center }
space-port = { area-port }
space-dock = { area-dock }
space-canal = { area-canal }
space-church_1 = Church, space 1 (4 faith for 3 points, 3 assistant moves)
space-church_2 = Church, space 2 (5 faith for 4 points, 3 assistant moves)
space-church_3 = Church, space 3 (6 faith for 5 points, 2 assistant moves)
space-church_4 = Church, space 4 (7 faith for 6 points, 2 assistant moves)
space-church_5 = Church, space 5 (8 faith for 7 points, 2 assistant moves)
space-church_6 = Church, space 6 (9 faith for 8 points, 2 assistant moves)
space-church_7 = Church, space 7 (10 faith for 11 points, 1 assistant move)
space-church_8 = Church, space 8 (11 faith for 14 points, 1 assistant move)
space-customs_1 = Customs House, space 1 (1 import good for 5 points, 1 yen)
space-customs_2 = Customs House, space 2 (1 import good for 4 points, 2 yen)
space-customs_3 = Customs House, space 3 (2 import goods for 10 points, 1 yen)
space-customs_4 = Customs House, space 4 (2 import goods for 9 points, 2 yen)
space-customs_5 = Customs House, space 5 (3 import goods for 16 points)
space-customs_6 = Customs House, space 6 (3 import goods for 15 points)
space-customs_7 = Customs House, space 7 (4 import goods for 22 points)
stand-supply = supply
stand-copper_mine_1 = { area-copper_mine_1 }
stand-copper_mine_2 = { area-copper_mine_2 }
stand-silk_mill_1 = { area-silk_mill_1 }
stand-silk_mill_2 = { area-silk_mill_2 }
stand-tea_plantation_1 = { area-tea_plantation_1 }
stand-tea_plantation_2 = { area-tea_plantation_2 }
stand-fishing_grounds_1 = { area-fishing_grounds_1 }
stand-fishing_grounds_2 = { area-fishing_grounds_2 }
stand-bank = { area-bank }
stand-chinatown = { area-chinatown }
stand-church = { area-church }
stand-customs = { area-customs }
stand-agency = { area-agency }
stand-laboratory = { area-laboratory }
stand-research_center = { area-research_center }
stand-port = { area-port }
stand-dock = { area-dock }
stand-canal = { area-canal }
board-port = { area-port }
board-dock = { area-dock }
order_slot-port_1 = { area-port }, space 1
order_slot-port_2 = { area-port }, space 2
order_slot-port_3 = { area-port }, space 3
order_slot-port_4 = { area-port }, space 4
order_slot-port_5 = { area-port }, space 5
order_slot-port_6 = { area-port }, space 6
order_slot-dock_1 = { area-dock }, space 1
order_slot-dock_2 = { area-dock }, space 2
order_slot-dock_3 = { area-dock }, space 3
order_slot-dock_4 = { area-dock }, space 4
order_slot-dock_5 = { area-dock }, space 5
order_slot-dock_6 = { area-dock }, space 6
tech_slot-laboratory_1 = { area-laboratory }, space 1
tech_slot-laboratory_2 = { area-laboratory }, space 2
tech_slot-laboratory_3 = { area-laboratory }, space 3
tech_slot-laboratory_4 = { area-laboratory }, space 4
tech_slot-laboratory_5 = { area-laboratory }, space 5
tech_slot-laboratory_6 = { area-laboratory }, space 6
tech_slot-research_center_1 = { area-research_center }, space 1
tech_slot-research_center_2 = { area-research_center }, space 2
tech_slot-research_center_3 = { area-research_center }, space 3
tech_slot-research_center_4 = { area-research_center }, space 4
tech_slot-research_center_5 = { area-research_center }, space 5
tech_slot-research_center_6 = { area-research_center }, space 6
site-copper_mine_1_1 = { area-copper_mine_1 }, shop on site 1
site-copper_mine_1_2 = { area-copper_mine_1 }, shop on site 2
site-copper_mine_1_3 = { area-copper_mine_1 }, shop on site 3
site-copper_mine_1_4 = { area-copper_mine_1 }, shop on site 4
site-copper_mine_1_house = { area-copper_mine_1 }, trading house
site-copper_mine_2_1 = { area-copper_mine_2 }, shop on site 1
site-copper_mine_2_2 = { area-copper_mine_2 }, shop on site 2
site-copper_mine_2_3 = { area-copper_mine_2 }, shop on site 3
site-copper_mine_2_4 = { area-copper_mine_2 }, shop on site 4
site-copper_mine_2_house = { area-copper_mine_2 }, trading house
site-silk_mill_1_1 = { area-silk_mill_1 }, shop on site 1
site-silk_mill_1_2 = { area-silk_mill_1 }, shop on site 2
site-silk_mill_1_3 = { area-silk_mill_1 }, shop on site 3
site-silk_mill_1_4 = { area-silk_mill_1 }, shop on site 4
site-silk_mill_1_house = { area-silk_mill_1 }, trading house
site-silk_mill_2_1 = { area-silk_mill_2 }, shop on site 1
site-silk_mill_2_2 = { area-silk_mill_2 }, shop on site 2
site-silk_mill_2_3 = { area-silk_mill_2 }, shop on site 3
site-silk_mill_2_4 = { area-silk_mill_2 }, shop on site 4
site-silk_mill_2_house = { area-silk_mill_2 }, trading house
site-tea_plantation_1_1 = { area-tea_plantation_1 }, shop on site 1
site-tea_plantation_1_2 = { area-tea_plantation_1 }, shop on site 2
site-tea_plantation_1_3 = { area-tea_plantation_1 }, shop on site 3
site-tea_plantation_1_4 = { area-tea_plantation_1 }, shop on site 4
site-tea_plantation_1_house = { area-tea_plantation_1 }, trading house
site-tea_plantation_2_1 = { area-tea_plantation_2 }, shop on site 1
site-tea_plantation_2_2 = { area-tea_plantation_2 }, shop on site 2
site-tea_plantation_2_3 = { area-tea_plantation_2 }, shop on site 3
site-tea_plantation_2_4 = { area-tea_plantation_2 }, shop on site 4
site-tea_plantation_2_house = { area-tea_plantation_2 }, trading house
site-fishing_grounds_1_1 = { area-fishing_grounds_1 }, shop on site 1
site-fishing_grounds_1_2 = { area-fishing_grounds_1 }, shop on site 2
site-fishing_grounds_1_3 = { area-fishing_grounds_1 }, shop on site 3
site-fishing_grounds_1_4 = { area-fishing_grounds_1 }, shop on site 4
site-fishing_grounds_1_house = { area-fishing_grounds_1 }, trading house
site-fishing_grounds_2_1 = { area-fishing_grounds_2 }, shop on site 1
site-fishing_grounds_2_2 = { area-fishing_grounds_2 }, shop on site 2
site-fishing_grounds_2_3 = { area-fishing_grounds_2 }, shop on site 3
site-fishing_grounds_2_4 = { area-fishing_grounds_2 }, shop on site 4
site-fishing_grounds_2_house = { area-fishing_grounds_2 }, trading house
site-bank_1 = { area-bank }, shop on site 1
site-bank_2 = { area-bank }, shop on site 2
site-bank_3 = { area-bank }, shop on site 3
site-bank_4 = { area-bank }, shop on site 4
site-bank_house = { area-bank }, trading house
site-chinatown_1 = { area-chinatown }, shop on site 1
site-chinatown_2 = { area-chinatown }, shop on site 2
site-chinatown_3 = { area-chinatown }, shop on site 3
site-chinatown_4 = { area-chinatown }, shop on site 4
site-chinatown_house = { area-chinatown }, trading house
site-church_1 = { area-church }, shop on site 1
site-church_2 = { area-church }, shop on site 2
site-church_3 = { area-church }, shop on site 3
site-church_4 = { area-church }, shop on site 4
site-church_house = { area-church }, trading house
site-customs_1 = { area-customs }, shop on site 1
site-customs_2 = { area-customs }, shop on site 2
site-customs_3 = { area-customs }, shop on site 3
site-customs_4 = { area-customs }, shop on site 4
site-customs_house = { area-customs }, trading house
site-agency_1 = { area-agency }, shop on site 1
site-agency_2 = { area-agency }, shop on site 2
site-agency_3 = { area-agency }, shop on site 3
site-agency_4 = { area-agency }, shop on site 4
site-agency_house = { area-agency }, trading house
site-laboratory_1 = { area-laboratory }, shop on site 1
site-laboratory_2 = { area-laboratory }, shop on site 2
site-laboratory_3 = { area-laboratory }, shop on site 3
site-laboratory_4 = { area-laboratory }, shop on site 4
site-laboratory_house = { area-laboratory }, trading house
site-research_center_1 = { area-research_center }, shop on site 1
site-research_center_2 = { area-research_center }, shop on site 2
site-research_center_3 = { area-research_center }, shop on site 3
site-research_center_4 = { area-research_center }, shop on site 4
site-research_center_house = { area-research_center }, trading house
site-port_1 = { area-port }, shop on site 1
site-port_2 = { area-port }, shop on site 2
site-port_3 = { area-port }, shop on site 3
site-port_4 = { area-port }, shop on site 4
site-port_house = { area-port }, trading house
site-dock_1 = { area-dock }, shop on site 1
site-dock_2 = { area-dock }, shop on site 2
site-dock_3 = { area-dock }, shop on site 3
site-dock_4 = { area-dock }, shop on site 4
site-dock_house = { area-dock }, trading house
site-canal_1 = { area-canal }, shop on site 1
site-canal_2 = { area-canal }, shop on site 2
site-canal_3 = { area-canal }, shop on site 3
site-canal_4 = { area-canal }, shop on site 4
site-canal_house = { area-canal }, trading house

# Orders: what they ask for and what they give
order-us_1 = { country-us } (2 silk, 3 tea for 1 point, 2 import goods)
order-fr_2 = { country-fr } (2 silk, 3 fish for 3 points, 1 import good)
order-gb_3 = { country-gb } (3 copper, 2 silk, 3 tea for 14 points)
order-de_4 = { country-de } (2 copper, 2 fish for 2 import goods)
order-fr_5 = { country-fr } (2 silk, 2 tea for 5 points, 1 yen)
order-nl_6 = { country-nl } (3 copper, 5 fish for 12 points)
order-fr_7 = { country-fr } (2 copper, 3 silk for 3 points, 2 import goods)
order-nl_8 = { country-nl } (4 tea, 2 fish for 3 points, 1 import good)
order-de_9 = { country-de } (2 copper, 3 silk, 2 tea for 12 points)
order-gb_10 = { country-gb } (3 tea, 3 fish for 4 points, 2 yen)
order-nl_11 = { country-nl } (2 copper, 4 tea for 5 points, 1 import good)
order-us_12 = { country-us } (4 copper, 3 silk, 3 fish for 19 points)
order-de_13 = { country-de } (1 copper, 2 silk, 2 tea for 6 points, 2 yen)
order-gb_14 = { country-gb } (4 fish for 1 point, 1 import good)
order-gb_15 = { country-gb } (3 silk, 2 tea for 7 points)
order-gb_16 = { country-gb } (2 copper, 2 silk for 5 points, 1 import good)
order-gb_17 = { country-gb } (5 tea, 2 fish for 7 points)
order-gb_18 = { country-gb } (1 copper, 2 silk, 2 fish for 7 points, 1 yen)
order-gb_19 = { country-gb } (3 copper, 2 tea for 5 points, 1 import good)
order-us_20 = { country-us } (3 silk, 4 fish for 9 points)
order-us_21 = { country-us } (4 tea for 1 yen, 1 import good)
order-us_22 = { country-us } (2 copper, 1 silk, 2 tea for 5 points, 1 import good)
order-us_23 = { country-us } (2 silk, 5 fish for 5 points, 1 import good)
order-us_24 = { country-us } (1 copper, 3 tea, 3 fish for 6 points, 2 yen)
order-fr_25 = { country-fr } (5 silk for 9 points)
order-fr_26 = { country-fr } (2 silk, 2 tea, 2 fish for 2 points, 2 import goods)
order-fr_27 = { country-fr } (1 copper, 1 silk, 2 tea for 6 points)
order-fr_28 = { country-fr } (6 tea for 3 points, 1 import good)
order-fr_29 = { country-fr } (3 copper, 2 silk for 10 points)
order-de_30 = { country-de } (4 copper for 9 points)
order-de_31 = { country-de } (2 copper, 3 tea for 4 points, 1 import good)
order-de_32 = { country-de } (6 fish for 5 points, 1 yen)
order-de_33 = { country-de } (2 copper, 2 silk, 1 fish for 6 points, 1 import good)
order-nl_34 = { country-nl } (2 copper, 1 silk, 3 fish for 9 points)
order-nl_35 = { country-nl } (2 silk, 3 tea, 3 fish for 10 points)
order-nl_36 = { country-nl } (1 copper, 3 fish for 2 points, 1 import good)

# Technologies
technology-ball = Ball
technology-brickyard = Brickyard
technology-electric_light = Electric Light
technology-exhibition = Exhibition
technology-gas_light = Gas Light
technology-language_school = Language School
technology-printing = Printing
technology-mining_technology = Mining Technology
technology-newspaper = Newspaper
technology-patents = Patents
technology-postal_service = Postal Service
technology-stagecoach = Stagecoach
technology-station = Station
technology-stock_market = Stock Market
technology-telegraph = Telegraph
technology-telephone = Telephone
technology-textile_factory = Textile Factory
technology-streetcar = Streetcar
technology-university = University
technology-winery = Winery
technology-ball-does = Every order you fulfil brings 2 points more.
technology-brickyard-does = Every assistant of yours that settles in the Customs House brings 4 points more.
technology-electric_light-does = Every trading house you build brings 3 points more.
technology-exhibition-does = Brings 10 points at once.
technology-gas_light-does = Every shop you build brings 2 points more.
technology-language_school-does = Every order you fulfil brings 1 yen more.
technology-printing-does = Every further technology brings you 1 yen.
technology-mining_technology-does = Whenever you get copper, you get one more.
technology-newspaper-does = You may place assistants in four different areas instead of three.
technology-patents-does = Every further technology brings you 2 points.
technology-postal_service-does = Your president may act where another one stands; you pay the yen all the same, unless you have the Stagecoach, too.
technology-stagecoach-does = Your president pays nothing to other presidents on his way.
technology-station-does = You put the station into an area: it counts as strength there for everybody, and your president can go there any time for free.
technology-stock_market-does = If you begin your turn with less than 2 yen, you have 2.
technology-telegraph-does = If you place two assistants in one area, you may place a third in a neighbouring area.
technology-telephone-does = After your action one assistant may stay in the area.
technology-textile_factory-does = Once a turn you may sell a silk for 2 yen.
technology-streetcar-does = Your president rides for free to any area where you have an assistant and no other president stands.
technology-university-does = Once a turn you may bring an assistant out of the warehouse for 1 yen.
technology-winery-does = Every assistant of yours that settles in the Church brings 3 points more.

# Achievements
achievement-a = achievement A
achievement-b = achievement B
achievement-c = achievement C
achievement-copper_5 = 5 copper
achievement-silk_6 = 6 silk
achievement-tea_7 = 7 tea
achievement-fish_7 = 7 fish
achievement-yen_10 = 10 yen
achievement-technologies_4 = 4 technologies
achievement-agents_and_tiles_5 = 5 foreign agents and strength-5 tiles together
achievement-orders_5 = 5 orders fulfilled
achievement-production_4 = buildings in 4 production areas
achievement-trade_4 = buildings in 4 trade areas
achievement-production_3_trade_2 = buildings in 3 production and 2 trade areas
achievement-production_2_trade_3 = buildings in 2 production and 3 trade areas

# Strength-5 tiles and building sites
tile-yen = 3 yen
tile-import = 1 import good
tile-any_good = 2 goods of your choice
tile-warehouse = 2 from the warehouse
tile-moves = 3 assistant moves
site_card-1 = shops: 2 points; 1 yen, 1 from the warehouse; 2 silk; 1 import good. Trading house: 8 points
site_card-2 = shops: 2 points; 2 yen; 1 yen, 1 copper; 1 import good. Trading house: 6 points, 1 from the warehouse
site_card-3 = shops: 2 points; 1 import good; 2 goods of your choice; 2 from the warehouse. Trading house: 6 points, 1 from the warehouse
site_card-4 = shops: 3 points; 2 yen; 2 tea; 2 from the warehouse. Trading house: 7 points, 1 good of your choice
site_card-5 = shops: 4 points; 2 from the warehouse; 2 fish; 2 assistant moves. Trading house: 8 points
site_card-6 = shops: 2 points; 2 yen; 1 yen, 2 tea; 1 good of your choice. Trading house: 9 points
site_card-7 = shops: 4 points; 1 yen, 1 from the warehouse; 1 yen, 1 tea; 1 copper. Trading house: 5 points, 1 import good
site_card-8 = shops: 3 points; 2 yen; 1 yen, 1 silk; 2 from the warehouse. Trading house: 5 points, 1 import good
site_card-9 = shops: 2 points; 1 yen, 1 tea; 1 yen, 1 fish; 1 import good. Trading house: 9 points
site_card-10 = shops: 3 points; 1 tea, 1 fish; 1 import good; 2 silk. Trading house: 6 points, 1 from the warehouse
site_card-11 = shops: 2 points; 2 from the warehouse; 1 yen, 2 fish; 3 assistant moves. Trading house: 7 points, 1 good of your choice
site_card-12 = shops: 3 points; 2 yen; 1 yen, 1 copper; 2 goods of your choice. Trading house: 5 points, 1 import good
site_card-13 = shops: 2 points; 1 yen, 1 from the warehouse; 1 yen, 1 silk; 1 import good. Trading house: 8 points
site_card-14 = shops: 2 points; 2 yen; 1 import good; 1 good of your choice. Trading house: 9 points
site_card-15 = shops: 4 points; 2 assistant moves; 1 copper; 2 tea. Trading house: 9 points
site_card-16 = shops: 3 points; 2 yen; 1 import good; 2 fish. Trading house: 8 points
site_card-17 = shops: 4 points; 2 yen; 1 silk; 2 from the warehouse. Trading house: 7 points, 1 good of your choice
site_card-18 = shops: 3 points; 2 yen; 1 import good; 3 assistant moves. Trading house: 5 points, 1 import good
site_card-19 = shops: 4 points; 1 yen, 1 from the warehouse; 2 goods of your choice; 2 tea. Trading house: 6 points, 1 from the warehouse
site_card-20 = shops: 2 points; 2 yen; 1 yen, 1 tea; 1 import good. Trading house: 7 points, 1 good of your choice
site_card-21 = shops: 3 points; 2 assistant moves; 1 copper; 2 from the warehouse. Trading house: 8 points
site_card-22 = shops: 4 points; 2 yen; 1 silk; 2 fish. Trading house: 8 points
site_card-23 = shops: 2 points; 2 from the warehouse; 1 copper; 2 goods of your choice. Trading house: 9 points
site_card-24 = shops: 3 points; 2 yen; 1 yen, 1 fish; 2 assistant moves. Trading house: 9 points

# What is bought, sold and offered
buy-copper = { good-copper }
buy-silk = { good-silk }
buy-tea = { good-tea }
buy-fish = { good-fish }
buy-import = { ware-import }
sell-copper = { good-copper }
sell-silk = { good-silk }
sell-tea = { good-tea }
sell-fish = { good-fish }
offering-import = 1 import good
offering-copper = 1 copper
offering-silk = 1 silk
offering-tea = 1 tea
offering-fish = 1 fish
offering-yen = 2 yen
payee-red = { seat-red }
payee-blue = { seat-blue }
payee-green = { seat-green }
payee-yellow = { seat-yellow }
payee-bank = the bank
paid-none = nobody
paid-red = { payee-red }
paid-blue = { payee-blue }
paid-green = { payee-green }
paid-yellow = { payee-yellow }
paid-bank = { payee-bank }
given-none = nothing
given-import = { offering-import }
given-copper = { offering-copper }
given-silk = { offering-silk }
given-tea = { offering-tea }
given-fish = { offering-fish }
given-yen = { offering-yen }

# What something brings, with its number
reward-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
reward-yen = { $count } yen
reward-copper = { $count } copper
reward-silk = { $count } silk
reward-tea = { $count } tea
reward-fish = { $count } fish
reward-import = { $count ->
    [one] 1 import good
   *[other] { $count } import goods
}
reward-any_good = { $count ->
    [one] 1 good of your choice
   *[other] { $count } goods of your choice
}
reward-warehouse = { $count } from the warehouse
reward-moves = { $count ->
    [one] 1 assistant move
   *[other] { $count } assistant moves
}

# Places
place-lot = Town
place-president = Presidents
place-station = Station
place-assistants = Assistants in the area
place-site_card = Building sites
place-tile = Strength-5 tile of the area
place-building = Buildings
place-sites_left = Building sites left over
demand-copper = { good-copper }
demand-silk = { good-silk }
demand-tea = { good-tea }
demand-fish = { good-fish }
demand-yen = yen
demand-technologies = technologies
demand-agents_and_tiles = foreign agents and strength-5 tiles
demand-orders = orders fulfilled
demand-production = areas of production with buildings
demand-trade = areas of trade with buildings
picture-legend = R*2sh means: the red president, two red assistants, a red shop and the red trading house; + is the station.
# Short, for the map in the terminal
map-copper_mine_1 = copper 1
map-copper_mine_2 = copper 2
map-silk_mill_1 = silk 1
map-silk_mill_2 = silk 2
map-tea_plantation_1 = tea 1
map-tea_plantation_2 = tea 2
map-fishing_grounds_1 = fish 1
map-fishing_grounds_2 = fish 2
map-bank = bank
map-chinatown = chinatown
map-church = church
map-customs = customs
map-agency = agency
map-laboratory = laboratory
map-research_center = research
map-port = port
map-dock = dock
map-canal = canal
map-red = R
map-blue = B
map-green = G
map-yellow = Y
map-shop = s
map-house = h
place-tiles_left = Strength-5 tiles left over
place-aside = Pieces nobody needs
place-space = Church and Customs House
place-order_slot = Orders on display
place-tech_slot = Technologies on display
place-order_deck = Order pile
place-orders_removed = Orders removed
place-tech_deck = Technology pile
place-achievement = Achievements
place-claimed = Who has achieved it
place-achievements_left = Achievements left over
place-agents = Foreign agents on display
place-stock = Stock of goods
place-supply = Supply
place-warehouse = Warehouse
place-wares = Goods
place-technologies = Technologies
place-fulfilled = Orders fulfilled
place-tiles = Strength-5 tiles
place-agents_of = Foreign agents
place-dealt = To choose from
place-kept = Order kept
place-put_back = Order put away
place-hand = Orders in hand
place-yen = Yen
place-bank_yen = Yen in stock
place-points_orders = Points: orders
place-points_achievements = Points: achievements
place-points_shops = Points: shops
place-points_houses = Points: trading houses
place-points_church = Points: Church
place-points_customs = Points: Customs House
place-points_docks = Points: Port and Dock
place-points_technologies = Points: technologies
place-points_church_majority = Points: Church majority
place-points_customs_majority = Points: Customs House majority
place-points_technology_majority = Points: technology majority
place-points_countries = Points: countries
place-points_leftovers = Points: what was left
place-points = Points
place-first_player = Start player
place-placed = Placed this turn
place-acting = Where the action takes place
place-strength = Strength of the action
place-agent_used = Foreign agent this turn
place-silk_sold = Textile Factory this turn
place-student_taken = University this turn
place-round = Round
place-ending = End of the game
# Areas by their kind, for the help
place-copper_mine = Copper Mine
place-silk_mill = Silk Mill
place-tea_plantation = Tea Plantation
place-fishing_grounds = Fishing Grounds
place-bank = Bank
place-chinatown = Chinatown
place-church = Church
place-customs = Customs House
place-agency = Employment Agency
place-laboratory = Laboratory
place-research_center = Research Center
place-port = Port
place-dock = Dock
place-canal = Canal

help-lot = The areas lie differently in every game: four rows, each one area shorter than the one above and shifted by half an area. Areas that share a side are neighbours. With two players ten areas are in play, with three fourteen, with four all eighteen.
help-president = Where your president arrives, you take the action. He walks from area to area and needs one of your assistants in each, the last one included; only the Canal takes 1 yen instead. He passes other presidents for 1 yen each but may not stay with them. He does not come back to where he started. From the supply you put him into an area with one of your assistants where no other president stands.
help-station = Whoever learns Station puts it into an area. Everybody acts with one more strength there. The owner's president goes there any time for free, even beside other presidents and without an assistant.
help-assistants = At the beginning of your turn you place assistants from your supply: one each in up to three areas, or two in one. Every other president there costs 1 yen for each assistant. Each assistant makes your action stronger by one. After the action all of yours in this area return to your supply.
help-site_card = Four sites for shops, one for a trading house, each with its reward. From strength 4 on you may put up a building from your supply after the action: at most one shop of each player and one trading house in an area.
help-tile = Whoever acts here with strength 5 may take the tile and gets what it shows. It stays with its new owner. First the tile, then the building.
help-building = Each of your buildings makes you stronger by one in its area, and stays there. When somebody else acts in an area with your trading house, you get 1 yen. Whoever has built all eight shops or all four trading houses brings the end near.
help-sites_left = These cards take no part in this game.
help-tiles_left = These tiles take no part in this game.
help-aside = Pieces of colours that nobody plays.
help-space = An assistant on one of these spaces stays until the end of the game. The Church asks for faith, the Customs House for import goods. At the end the two players with most assistants get points: 6 and 3 in the Church, 8 and 4 in the Customs House. Among equals the one farther to the right counts. With two players a neutral assistant counts on each board. When five spaces of a board are taken, six with four players, the end is near.
help-order_slot = Here you get orders: the two on the left from strength 2 on, the middle ones from 3, those on the right from 4. Then the others move to the left, and new ones are dealt.
help-tech_slot = A technology costs what is printed on it; one more on the middle spaces, two more on the right. After a purchase the others move to the left, and a new one is dealt. Nobody has a technology twice.
help-order_deck = New orders come from here. When they no longer suffice to fill a board, the end is near.
help-orders_removed = With two players sixteen orders stay in the box unseen, with three players five.
help-tech_deck = New technologies come from here. When the pile is empty, spaces stay empty; the game goes on.
help-achievement = If you have what the card names, you may put an assistant of your supply on it before or after your main action. He stays there; you give up nothing else. Whoever is first gets 2 points more than all others. Each card counts once for you.
help-claimed = Who has achieved this already, the first one first.
help-achievements_left = In each game one card each of A, B and C is used.
help-agents = Two equal flags on your fulfilled orders and technologies bring you an agent of that country, four a second one and so on, while there are any.
help-stock = Goods and money never run out.
help-supply = What lies here you can use: assistants, shops, trading houses, and the president while he is not in the town.
help-warehouse = What lies here has to be brought into your supply first, by the Employment Agency or as a reward. Assistants cost nothing, a shop 2 yen, the trading houses 4, 5, 6 and 7 yen one after the other.
help-wares = Copper, silk, tea and fish are for orders. Import goods mostly come from orders and bring many points in the Customs House; they also pay for technologies. At the end an import good is worth 1 point, and so are three goods together.
help-technologies = They work as soon as you have them. Their flag counts for agents and at the end. At the end the costs of all your technologies are added up: the highest total brings 10 points, the second highest 5. With two players a neutral player takes part with seven and a half; if only one of you has technologies, that player gets the 10 points.
help-fulfilled = Their flags count for agents, and at the end: a set of five different countries brings 12 points, of four 8, of three 4, of two 2.
help-tiles = Your tiles; from now on they only count for one of the achievements.
help-agents_of = Before or after your main action an agent may act, at most one a turn: in an area with assistants of yours where your president does not stand. Other presidents cost him nothing. Then he is used up. An unused one is worth 1 point at the end.
help-dealt = You keep one, the other leaves the game. Nobody sees which.
help-kept = Only its owner sees the first order.
help-put_back = This order is out of the game.
help-hand = At most three orders. Before or after your main action you may fulfil as many as you can: you hand over the goods and get the reward. What is still in hand at the end counts nothing.
help-yen = Your money. It pays other presidents, buildings from the warehouse, goods in Chinatown and the industry you lack. At the end 2 yen are 1 point.
help-bank_yen = Money never runs out.
help-points_orders = Points that fulfilled orders have brought.
help-points_achievements = Points for achievements.
help-points_shops = Points for shops built.
help-points_houses = Points for trading houses built.
help-points_church = Points for spaces of the Church.
help-points_customs = Points for spaces of the Customs House.
help-points_docks = Three points for each action with strength 5 in Port or Dock.
help-points_technologies = Points that technologies have brought during the game.
help-points_church_majority = At the end: 6 points for most assistants in the Church, 3 for second most.
help-points_customs_majority = At the end: 8 points for most assistants in the Customs House, 4 for second most.
help-points_technology_majority = At the end: 10 points for the highest total value of all technologies, 5 for the second highest.
help-points_countries = At the end: sets of different flags, 12, 8, 4 or 2 points for five, four, three or two.
help-points_leftovers = At the end: 1 point each for an unused agent, an import good, 2 yen or 3 goods.
help-points = All your points. Most points win; of as many, whoever is earlier in turn order.
help-first_player = Drawn by lot. The start player begins with 3 yen, all others with 4.
help-placed = Where assistants were placed this turn.
help-acting = The area where somebody is acting now.
help-strength = One for the president, each assistant, your shop, your trading house and the station; at most 5. From 4 on you may build, with 5 you may take the tile.
help-agent_used = At most one foreign agent a turn.
help-silk_sold = The Textile Factory sells one silk a turn.
help-student_taken = The University brings one assistant a turn, for 1 yen.
help-round = In a round everybody has one turn.
help-ending = The end is near when somebody has built all shops or all trading houses, when a board of orders cannot be filled again, or when five spaces of Church or Customs House are taken, six with four players. Then the round is finished, and exactly one more is played.
help-copper_mine = With strength 3, 4 and 5 you get 1, 2 and 3 copper; with less nothing.
help-silk_mill = One silk less than your strength.
help-tea_plantation = As much tea as your strength.
help-fishing_grounds = As much fish as your strength.
help-bank = As many yen as your strength.
help-chinatown = As many purchases and sales as your strength. Copper and silk cost and bring 2 yen, tea and fish 1 yen. An import good costs 4 yen and cannot be sold.
help-church = Your strength is faith; if you like, every offering adds one: an import good, a copper, a silk, a tea, a fish, 2 yen, each once. An assistant from the area or the supply settles on a free space for which it suffices, and you get what the space shows. If your strength alone suffices for a free space, you have to settle.
help-customs = You hand in import goods, at most one less than your strength. For them an assistant from the area or the supply settles on a free space that asks for no more, and you get what it shows. If you can, you have to.
help-agency = You bring up to one piece less than your strength from the warehouse into your supply. Assistants cost nothing, a shop 2 yen, trading houses 4 to 7 yen.
help-laboratory = You may learn one technology. Your strength covers its cost; for each that is missing you pay 1 import good or 2 yen. From your fourth technology on, each costs 1 import good or 2 yen extra.
help-research_center = As in the Laboratory, with a board of its own.
help-port = You take an order: with strength 2 one of the two on the left, with 3 also one in the middle, from 4 on any. If one lies there and you do not hold three yet, you have to take one. A second one costs 2 yen or 1 import good. Strength 5 brings 3 points as well.
help-dock = As in the Port, with a board of its own.
help-canal = Nobody is placed and nothing is built here. Presidents pass for 1 yen to the bank, without any assistant, but never stop.

# Things
thing-area = { $piece }
thing-site = { $piece }
thing-space = { $piece }
thing-order_slot = { $piece }
thing-tech_slot = { $piece }
thing-order = { $piece }
thing-achievement = { $piece }
thing-offering = { $piece }
thing-buy = Buy: { $piece }
thing-sell = Sell: { $piece }
thing-good = { $piece }
thing-item = { $piece }
thing-seat = { $piece }
thing-payee = 1 yen to { $piece }
thing-pay_import = Pay 1 import good
thing-pay_yen = Pay 2 yen
thing-supply = From the supply
thing-tile = Take the strength-5 tile
thing-agent = Use a foreign agent
thing-textile_factory = Sell 1 silk: 2 yen
thing-university = Bring an assistant: 1 yen
thing-recall = Call home
thing-everybody = All assistants
thing-stay = One stays here
thing-done = Done

option-KeepOrder-order = Keep: { $piece }
option-PlaceFirst-area = Place an assistant: { $piece }
option-PlaceFirst-order = Fulfil: { $piece }
option-PlaceFirst-achievement = Achieve: { $piece }
option-PlaceFirst-done = Place nobody
option-PlaceMore-area = { $piece }
option-PlaceMore-done = No further one
option-MovePresident-area = Act with the president: { $piece }
option-CallHome-area = Bring one back: { $piece }
option-CallHome-everybody = All assistants come back
option-CallHome-done = The others stay
option-SendAgent-area = Act: { $piece }
option-FinishTurn-order = Fulfil: { $piece }
option-FinishTurn-achievement = Achieve: { $piece }
option-FinishTurn-done = End the turn
option-UseStrength-site = Build: { $piece }
option-UseStrength-done = Go on
option-ReturnHome-done = All return
option-DispatchFrom-area = One from here: { $piece }
option-DispatchFrom-supply = One from the supply
option-DispatchFrom-done = Move nobody
option-DispatchTo-area = There: { $piece }
option-ChooseGood-good = 1 { $piece }
option-Hire-item = Bring: { $piece }
option-Hire-done = Bring nothing more
option-Exchange-done = Exchange nothing more
option-Pray-space = { $piece }
option-Pray-done = Let nobody settle
option-Settle-area = An assistant from the area
option-Settle-supply = An assistant from the supply
option-ClearImports-space = { $piece }
option-ClearImports-done = Hand in nothing
option-ChooseTechnology-tech_slot = Learn: { $piece }
option-ChooseTechnology-done = Learn none
option-SetStation-area = Station here: { $piece }
option-TakeOrder-order_slot = Take: { $piece }
option-TakeOrder-done = Take none
option-TakeAnother-order_slot = Another one: { $piece }
option-TakeAnother-done = No second one

# What completes an intention
plan-Offer = offering { $pieces }
plan-PayWay = 1 yen each to { $pieces }
plan-Settle-area = with an assistant from the area
plan-Settle-supply = with an assistant from the supply
plan-PayIndustry-pay_yen = { $count ->
    [one] for 2 yen
   *[other] for { $count } times 2 yen
}
plan-PayIndustry-pay_import = { $count ->
    [one] for 1 import good
   *[other] for { $count } import goods
}
plan-PayForOrder-pay_yen = for 2 yen
plan-PayForOrder-pay_import = for 1 import good
plan-CallHome-area = bringing back: { $pieces }
plan-CallHome-everybody = all assistants come back

# Warnings before what hurts
warning-president_home = From here your president reaches no area: he goes home, and you do not act.
warning-no_tile = The tile comes first: who builds now does without it.
warning-no_yield = As things stand, an action there brings you nothing.

# Why a move cannot be undone
web-final-draws = A card is drawn; after that you cannot take it back.

# Prompts
prompt-DrawStartPlayer = The start player is drawn by lot.
prompt-KeepOrder = Which order do you keep? Nobody else sees your choice.
prompt-PlaceFirst = { $ready ->
    [0] You have no assistant in your supply. On to the president?
    [one] Place your last assistant from the supply.
    [2] Place your two assistants from the supply: in two areas, or in one.
   *[other] Place assistants: one each in up to { $areas } areas, or two in one.
}
prompt-PlaceMore = { $pair ->
    [1] Telegraph: another one in a neighbouring area?
   *[other] { $placed ->
        [one] Another assistant, there or elsewhere?
       *[other] Another assistant in another area?
    }
}{ $reached ->
    [0] {" "}As yet your president reaches no area.
   *[other] {""}
}
prompt-MovePresident = { $areas ->
    [0] { $ready ->
        [1] Your president in the supply cannot go anywhere: bring back assistants, as many as you like.
       *[other] Your president cannot go anywhere: call him home.
    }
   *[other] { $ready ->
        [1] Where shall your president act? Or only bring back assistants.
       *[other] Where shall your president act? Or call him home.
    }
}
prompt-PayWay = Ways that cost the same pay different people. Who gets the yen? Heading for { $area }.
prompt-CallHome = Which assistants come back?
prompt-SendAgent = Where shall your foreign agent act?
prompt-FinishTurn = { $extra ->
    [0] End your turn.
   *[other] Another extra action, or end your turn.
}
prompt-UseStrength = { $tile ->
    [1] { $shop ->
        [1] { $house ->
            [1] You may take the strength-5 tile and then build a shop or a trading house.
           *[other] You may take the strength-5 tile and then build a shop.
        }
       *[other] { $house ->
            [1] You may take the strength-5 tile and then build a trading house.
           *[other] Do you take the strength-5 tile?
        }
    }
   *[other] { $shop ->
        [1] { $house ->
            [1] Do you build a shop or a trading house here?
           *[other] Do you build a shop here?
        }
       *[other] Do you build a trading house here?
    }
}
prompt-ReturnHome = Shall an assistant stay here?
prompt-DispatchFrom = { $left ->
    [one] Which assistant do you move? Once more.
   *[other] Which assistant do you move? { $left } times more.
}
prompt-DispatchTo = Where does the assistant go? He comes from: { $stand }.
prompt-ChooseGood = { $left ->
    [one] Which good do you take?
   *[other] You get { $left } goods. Which one first?
}
prompt-Hire = { $left ->
    [one] What do you bring from the warehouse? One more piece.
   *[other] What do you bring from the warehouse? Up to { $left } more pieces.
}
prompt-Exchange = { $left ->
    [one] Buy or sell something; one exchange is left.
   *[other] Buy or sell something; { $left } exchanges are left.
}
prompt-Pray = Which space? You have { $strength } faith, and every offering adds one.
prompt-Offer = { $missing ->
    [one] One offering is missing: which?
   *[other] { $missing } offerings are missing: which?
}
prompt-Settle = Where does the assistant come from?
prompt-ClearImports = Which space? You hand in as many import goods as it asks for.
prompt-ChooseTechnology = Which technology? Your strength covers { $strength }{ $extra ->
    [0] .
   *[other] ; 1 import good or 2 yen come on top, as you have three already.
}
prompt-PayIndustry = { $missing ->
    [one] 1 is still missing:
   *[other] { $missing } are still missing: for each
} an import good or 2 yen?
prompt-SetStation = Into which area does the station go?
prompt-TakeOrder = Which order do you take?
prompt-TakeAnother = { $orders ->
    [0] A second order costs 2 yen or 1 import good; you have neither.
   *[other] Another order, for 2 yen or 1 import good?
}
prompt-PayForOrder = How do you pay for the second order?

# Log
log-starts = { $seat } is the start player.
log-kept = { $seat } keeps an order.
log-round_begins = Round { $round }.
log-placed = { $seat } places an assistant{ $yen ->
    [0] {""}
   *[other] {" "}for { $yen } yen
}: { $area }.
log-president_went = { $seat } moves the president{ $yen ->
    [0] {""}
   *[other] {" "}for { $yen } yen
}: { $area }.
log-recalled = { $ready ->
    [1] { $seat } leaves the president in the supply.
   *[other] { $seat } calls the president home.
}
log-came_home = { $seat } brings back { $assistants ->
    [one] one assistant
   *[other] { $assistants } assistants
}.
log-acts = { $seat } acts with strength { $strength }: { $area }.
log-income = { $seat } gets 1 yen for the trading house: { $area }.
log-earned = { $seat } gets { $yen } yen.
log-received = { $seat } gets { $count ->
    [one] 1 { $ware }
   *[other] { $count } × { $ware }
}.
log-bought = { $seat } buys for { $yen } yen: { $ware }.
log-sold = { $seat } sells for { $yen } yen: { $good }.
log-offered = { $seat } offers { $offering } in the Church.
log-prayed = { $seat } settles in the Church: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-cleared = { $seat } hands in { $imports ->
    [one] 1 import good
   *[other] { $imports } import goods
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-hired = { $seat } brings from the warehouse{ $yen ->
    [0] {""}
   *[other] {" "}for { $yen } yen
}: { $item }.
log-learned = { $seat } learns a technology: { $technology }.
log-station_set = { $seat } puts down the station: { $area }.
log-took_order = { $seat } takes an order: { $order }.
log-hand_full = { $seat } holds { $orders } orders already and takes none.
log-port_points = { $seat } gets { $points } points more for strength 5.
log-took_tile = { $seat } takes the strength-5 tile: { $tile }.
log-nothing_to_build = { $seat } is strong enough to build in this area ({ $area }), but { $shops ->
    [0] has no shop in the supply; the Employment Agency brings one.
   *[other] finds no site there for another building.
}
log-built_shop = { $seat } builds a shop{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}: { $area }.
log-built_house = { $seat } builds a trading house{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}: { $area }.
log-sent_out = { $seat } moves an assistant: { $area }.
log-stayed = { $seat } leaves an assistant: { $area }.
log-fulfilled = { $seat } fulfils an order: { $order }.
log-achieved = { $seat } gains an achievement for { $points } points: { $achievement }.
log-agent_came = { $seat } wins a foreign agent: { $country }.
log-agent_sent = { $seat } sends a foreign agent ({ $country }): { $area }.
log-technology_points = { $technology }: { $seat } gets { $points } points.
log-technology_yen = { $technology }: { $seat } gets { $yen } yen.
log-student = University: { $seat } brings an assistant for 1 yen.
log-all_houses = { $seat } has built all trading houses: the end is near.
log-all_shops = { $seat } has built all shops: the end is near.
log-no_orders = There are not enough orders any more: the end is near.
log-church_full = { $spaces } spaces of the Church are taken: the end is near.
log-customs_full = { $spaces } spaces of the Customs House are taken: the end is near.
log-last_round = The last round begins.
log-closed = After { $rounds } rounds the game closes.
log-church_majority = Church: { $seat } is { $place ->
    [1] first
   *[other] second
} and gets { $points } points.
log-customs_majority = Customs House: { $seat } is { $place ->
    [1] first
   *[other] second
} and gets { $points } points.
log-technology_majority = Technologies: { $seat } is { $place ->
    [1] first
   *[other] second
} and gets { $points } points.
log-country_sets = Countries: { $seat } gets { $points } points.
log-leftovers = What was left: { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# What a hint says of the change: before and after
term-points = points: { $after } instead of { $before }
term-goods = goods: { $after } instead of { $before }
term-orders = orders in hand: { $after } instead of { $before }
term-yen = yen: { $after } instead of { $before }
term-imports = import goods: { $after } instead of { $before }
term-assistants = assistants in supply and town: { $after } instead of { $before }
term-at_hand = buildings in the supply: { $after } instead of { $before }
term-built = buildings in the town: { $after } instead of { $before }
term-town = points that the best areas to act in are worth: about { $after } instead of { $before }
term-technologies = technologies: { $after } instead of { $before }
term-countries = points for different flags: { $after } instead of { $before }
term-agents = foreign agents: { $after } instead of { $before }
term-majorities = points for majorities, if it ended now: { $after } instead of { $before }
term-achievements = achievements in reach: { $after } instead of { $before }
term-rival = the strongest opponent has { $after } points instead of { $before }

# Why not
why-no_assistant = You have no assistant in your supply.
why-on_canal = Nobody stays on the Canal.
why-fee = The presidents there cost { $fee } yen; you have { $yen }.
why-placed_already = You have placed there this turn already.
why-comes_from_there = He stands there already.
why-not_adjacent = After two in one area only a neighbouring area is possible.
why-stands_there = Your president stands there already.
why-nobody_there = You have no assistant there.
why-occupied = The president of { $seat } stands there.
why-no_way = No way leads there: you need an assistant in every area in between.
why-way_too_dear = The way there costs { $fee } yen; you have { $yen }.
why-goods_missing = Still missing: { $count } { $good }.
why-not_achieved = It asks for { $need } ({ $demand }), you have { $have }.
why-claimed_already = You have this achievement already.
why-no_agent = You have no foreign agent; two equal flags bring one.
why-agent_this_turn = Only one foreign agent a turn.
why-no_area_for_agent = He needs an area with one of your assistants where your president does not stand.
why-faith_missing = Even with all offerings { $missing } faith { $missing ->
    [one] is
   *[other] are
} missing.
why-imports_missing = That costs { $need ->
    [one] 1 import good
   *[other] { $need } import goods
}; you have { $have }.
why-imports_by_strength = That costs { $need ->
    [one] 1 import good
   *[other] { $need } import goods
}; with your strength you may hand in { $most ->
    [0] none
    [one] only 1
   *[other] only { $most }
}.
why-space_taken = This space is taken.
why-level_too_high = That needs strength { $strength }.
why-cannot_pay = A second one costs { $yen } yen or 1 import good; you have neither.
why-must_take_order = You have to take an order if one of the right level lies there.
why-must_settle = If an assistant can settle on a free space, one has to.
why-nobody_to_settle = You have no assistant, neither in the area nor in your supply.
why-industry_missing = With all that you can pay, { $missing ->
    [one] 1 is
   *[other] { $missing } are
} still missing.
why-known_already = You have this technology already.
why-too_dear = That costs { $price } yen; you have { $yen }.
why-none_left = None is left in the warehouse.
why-none_to_sell = You have none.
why-strength_for_tile = The tile is for strength 5; you have { $strength }.
why-site_taken = { $seat } has built here.
why-shop_already = You have a shop in this area already.
why-no_shop = You have no shop in your supply.
why-no_house = You have no trading house in your supply.

# Points with their formula
score-prayed = { $space }
score-cleared = { $space }
score-port_points = Strength 5 in Port or Dock
score-built_shop = Shop: { $area }
score-built_house = Trading house: { $area }
score-fulfilled = Order: { $order }
score-achieved = Achievement: { $achievement }
score-technology_points = { $technology }
score-church_majority = { $place ->
    [1] Most
   *[other] Second most
} assistants in the Church
score-customs_majority = { $place ->
    [1] Most
   *[other] Second most
} assistants in the Customs House
score-technology_majority = { $place ->
    [1] Highest
   *[other] Second highest
} total of technologies
score-country_sets = { $flags } flags in sets of different countries
score-leftovers = agents: { $agents }, import goods: { $imports }, yen: { $yen } / 2, goods: { $goods } / 3, each rounded down

# Where the points came from
account-orders = Orders
account-achievements = Achievements
account-shops = Shops
account-houses = Trading houses
account-church = Church
account-customs = Customs House
account-docks = Port and Dock
account-technologies = Technologies
account-church_majority = Church majority
account-customs_majority = Customs House majority
account-technology_majority = Technology majority
account-countries = Countries
account-leftovers = What was left

# What decides between equal points
tie-order = As many points; whoever is earlier in turn order comes first.

# Board
board-you = you
board-president = president
board-assistants = { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
}
board-nobody = nobody is here
board-station = with the station
board-yields = yield by strength: { $yields }
board-tile = strength-5 tile: { $gives }
board-shop = shop
board-house = trading house
board-order = { $country }: { $asks } for { $gives }
board-orders = Orders: { $area }
board-technologies = Technologies: { $area }
board-technology = { $technology }, { $country }, cost { $cost }{ $surcharge ->
    [0] {""}
   *[other] {" "}+ { $surcharge }
}: { $does }
board-needs-strength = from strength { $strength } on
board-achievement = { $first } points for the first, { $later } for all others
board-church-space = { $cost } faith for { $gives }
board-customs-space = { $cost ->
    [one] 1 import good
   *[other] { $cost } import goods
} for { $gives }
board-taken = { $count ->
    [one] 1 space taken
   *[other] { $count } spaces taken
}, at { $end } the end is near
board-map = Map of the town
board-more = More
board-stall = For sale
board-round = Round { $round }
board-ending = One more after this round
board-last-round = Last round
board-preview-yen = { $count } yen
board-preview-strength = strength { $count }
board-preview-missing = { $count } to pay
board-preview-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## Learning: the guide at the beginning of the help
guide-goal = Have the most points when the game ends. They come from many things: orders, buildings, Church and Customs House, achievements and technologies. Nobody manages everything; choose a way of your own.
guide-turn = The action of an area is the stronger the more of yours is there: your president, each assistant, your shop, your trading house and the station count one each, at most five together. A turn goes like this:
guide-turn-1 = Place: put one assistant each into up to three areas, or two into one. Every other president there costs 1 yen.
guide-turn-2 = Move: your president walks from area to area, always over assistants of yours. He passes another president for 1 yen but may not stay there. If he cannot go anywhere, or you want your people back, call him home, and any number of assistants with him; then there is no action. From the supply you put him with one of your assistants, where no other president stands.
guide-turn-3 = Act: you get what the area gives for your strength.
guide-turn-4 = With strength 5 you may take the tile of the area. From strength 4 on you may put up a building from your supply.
guide-turn-5 = Your assistants in this area return to the supply; the president stays.
guide-turn-6 = Before and after: fulfil orders, gain achievements, and once a turn let a foreign agent act.
guide-points-title = Where points come from
guide-points = Goods come from mines, mills, plantations and fishing grounds, orders from Port and Dock.
guide-points-1 = A fulfilled order brings points, yen or import goods, and a flag. Two equal flags bring a foreign agent; different ones bring points at the end.
guide-points-2 = Buildings bring what their site shows, and make you stronger there for good.
guide-points-3 = In Church and Customs House an assistant stays for points. At the end it counts who has most there.
guide-points-4 = Technologies help you turn after turn. At the end the highest total value of all technologies brings 10 points, the second highest 5.
guide-end = The end is near when somebody has built all four trading houses or all eight shops, when orders run short, or when Church or Customs House is full enough. Then the round is finished, and one more is played. Last come majorities, flags and what is left.
guide-example = Your president stands in the Bank. You place assistants in the Tea Plantation, the Port and the Church. Two were in the Tea Plantation already; it lies beside the Bank, so your president goes there: three assistants and he are strength 4. You get 4 tea and build a shop. The three assistants return. With the tea you fulfil an order at once.

## Learning: the lessons
lesson-1 = Your first order
lesson-1-1-title = A town on the rise
lesson-1-1 = You are Red, a merchant in Yokohama. This is the town: ten areas, each with an action. You spread assistants, your president goes to them and acts. The more of yours is in an area, the stronger the action. At the end most points win.
lesson-1-2-title = Placing assistants
lesson-1-2 = Eight assistants are in your supply. At the beginning of your turn you place one each in up to three areas, or two in one. Start with the Tea Plantation: you want to act there soon.
lesson-1-3-title = Two more
lesson-1-3 = In the Port there are orders. Place an assistant there, too; the third one will then go to the Silk Mill by himself.
lesson-1-4-title = The president
lesson-1-4 = Where your president arrives, you act. The first time he comes from the supply and may go to any area with one of your assistants and no other president. In the Port he and the assistant would be strength 2 together. Send him there.
lesson-1-5-title = An order
lesson-1-5 = Six orders are on display. With strength 2 you may take one of the two on the left, with more strength one of the others, too. The second comes from France: 1 copper, 1 silk and 2 tea for 6 points. You have copper and silk already. Take it.
lesson-1-6-title = Two in one area
lesson-1-6 = Your assistant has returned from the Port to your supply; after an action all who were in the area do. Your president is still there. It was Blue's turn, and the blue president stands in the Bank: placing there would cost you 1 yen, and Blue would get it. This time you place two assistants in one area: point at the Tea Plantation, the second follows the first.
lesson-1-7-title = The way
lesson-1-7 = Three assistants wait in the Tea Plantation. Your president walks from area to area and needs one of your assistants in each. The plantation lies right beside the Port. Send him there.
lesson-1-8-title = Strength 4
lesson-1-8 = Three assistants and the president are strength 4: you got four tea. From strength 4 on you may build as well. A shop goes on one of the four sites and brings what is printed there; the first one brings 4 points. And from now on you are stronger here by one. Build there.
lesson-1-9-title = Fulfilling an order
lesson-1-9 = Before and after your main action you may fulfil orders, as many as you can. You have 1 copper, 1 silk and 5 tea: enough for France. Point at that order in your hand.
lesson-1-10-title = Ten points
lesson-1-10 = That made 4 points for the shop and 6 for the order. Its flag stays with you: two equal ones bring a foreign agent, different ones bring points at the end. And so it goes on. When your people are scattered over the town, call the president home, and assistants with him. With strength 5 you may take the tile of an area, the Laboratory brings new technology, Church and Customs House bring many points.
lesson-2 = Agents, Church, technology and the end
lesson-2-1-title = The last round
lesson-2-1 = Five assistants stand in the Customs House: with three players that brings the end. The round is finished, then one more is played. This is your last turn. You own a foreign agent from France, for two French flags. Once a turn an agent lets you act where your assistants are but not your president. Use him; he goes to the Church.
lesson-2-2-title = The Church
lesson-2-2 = Two assistants and your shop are strength 3, and strength is faith. Every offering adds one: a copper, a silk, a tea, a fish, an import good, 2 yen, each once. The third space asks for 6, so you will give copper, tea and fish. Settle there. The Customs House works alike, with import goods.
lesson-2-3-title = Person with an arrow
lesson-2-3 = 5 points, and an assistant of yours stays in the Church for good. The person with an arrow on the space means: move assistants, here two. You may send them from area to area. Take the other one out of the Church; he goes to the Laboratory.
lesson-2-4-title = Place
lesson-2-4 = All who acted with the agent return to your supply. Two of yours are in the Laboratory now. Place your last one there, too; it is your main action.
lesson-2-5-title = Bricks and the Canal
lesson-2-5 = Areas touch like bricks in a wall: each has up to six neighbours. Between your president and the Laboratory lies the Canal. Nobody is ever placed there, and nobody stops there; passing costs 1 yen. Send your president to the Laboratory.
lesson-2-6-title = A technology
lesson-2-6 = Three assistants, president and shop are strength 5, and that pays for a technology of cost 5. The Exhibition costs 5, and +1 where it lies. For each that is missing you pay 1 import good or 2 yen: you will give an import good. It brings 10 points at once; most technologies help you turn after turn. Take it.
lesson-2-7-title = The hexagon
lesson-2-7 = Whoever acts with strength 5 may take the hexagon of the area, once, and gets what it shows. Here it is the house with an arrow: two pieces from your warehouse into your supply. Take it.
lesson-2-8-title = From the warehouse
lesson-2-8 = You can build only what is in your supply. This is how pieces get there, or through the Employment Agency: assistants for nothing, a shop for 2 yen, trading houses for 4, 5, 6 and 7. Take a trading house.
lesson-2-9-title = The trading house
lesson-2-9 = From strength 4 on you may build. You already have a shop here, and two are not allowed. But of trading houses there is one site in each area, for whoever comes first. Build it: 5 points and an import good. With that your turn ends, and so does the game.
lesson-2-10-title = The final score
lesson-2-10 = Most in the Church: 6 points for you, the second gets 3. Customs House: 8 and 4. Highest total value of technologies: 10 and 5. Flags of four different countries: 8. Left over: 1 for each import good or unused agent, for 2 yen, for 3 goods. You win with 91 points. The end also comes when somebody has built four trading houses or eight shops, when five stand in the Church, or when orders run short.

## Learning: the first time a question is asked
first-KeepOrder = Two orders are for you, and you keep one. A good first one asks for few goods of one or two kinds. Copper and silk are harder to get than tea and fish.
first-PlaceFirst = Your turn begins. Place assistants where you want to act in this turn or the next ones, and on the way there. One each in up to three areas, or two in one: point at the same area twice for that. Before placing you may fulfil orders, gain achievements and use a foreign agent, if you can.
first-PlaceMore = Point at further areas, or leave it at those you have. Think of the way: your president only walks through areas with one of your assistants.
first-MovePresident = Your president acts where he arrives. The number shows how strong you would be there. From the supply he goes to any area with one of your assistants and no other president. If he cannot go anywhere, or too many of your people are away, call everybody home.
first-PayWay = Several ways cost the same, but others get the money. Point at the one whose president you pass; that player gets the yen.
first-CallHome = Bring back as many assistants as you like; there is no action this time. Your president is in your supply. Next time you put him with one of your assistants, where no other president stands.
first-SendAgent = Your foreign agent acts like a second president but adds no strength himself. Your assistants there return afterwards, too.
first-FinishTurn = Before your turn ends you may still fulfil orders, gain achievements, and send a foreign agent if none has acted this turn.
first-UseStrength = You were strong enough for more. From strength 4 on you may build here: you get what the site shows, and are stronger here by one from now on. With strength 5 you may take the tile, but only before you build.
first-ReturnHome = Your Telephone keeps one assistant in the area. So next time you will be strong there sooner.
first-DispatchFrom = You may move assistants: from the supply or an area to any other area, without paying.
first-DispatchTo = Point at the new area. Other presidents cost nothing here.
first-ChooseGood = Take what your orders lack. Copper is the hardest to get.
first-Hire = Here new people and buildings come into your supply. Assistants cost nothing, and more of them make every turn better. A building must be in your supply before you can put it up.
first-Exchange = Each purchase and each sale is one exchange. Import goods can only be bought here.
first-Pray = An assistant settles on a space and stays. If your strength is less than the number of the space, you add something different for each point that is missing. If your strength alone suffices for a free space, you have to take one.
first-Offer = Each offering counts one, and each is possible only once. The table makes a suggestion; point at something else to exchange it.
first-Settle = If the assistant comes from the area, your supply stays as it is; the others there return in any case.
first-ClearImports = Here import goods become many points. How many you may hand in depends on your strength; an assistant stays on the space. Which space is your choice, but you have to take one.
first-ChooseTechnology = Technologies work as soon as you have them. What your strength does not cover costs an import good or 2 yen each. They are dearer on the right; who waits may get them cheaper, or not at all.
first-PayIndustry = Each that is missing is paid with an import good or with 2 yen. Import goods are worth more in the Customs House.
first-SetStation = The station strengthens everybody who acts there, but only your president can always go there. Choose an area where you above all want to act often.
first-TakeOrder = An order you take in any case: best one whose goods you will have soon. You hold at most three. Mind the flag: two equal ones bring a foreign agent.
first-TakeAnother = A second order costs 2 yen or an import good. It saves you another visit.
first-PayForOrder = Pay with what you can do without.

## About: who made it, and what is ours
about-designer = Designed by Hisashi Hayashi, illustrated by Ryo Nyamo.
about-publisher = The name and the original illustrations belong to their owners; the game was published by Okazu Brand in 2016, in German by dlp games in 2017. This is a table of our own, with our own words and pictures, and has no connection to them. If you like the game, buy it.
about-ruling-1 = The start player is drawn by lot. Placing no assistant is allowed.
about-ruling-2 = The president always takes the cheapest way. You are asked only where ways that cost the same pay different people.
about-ruling-3 = You may always call the president home. He comes in any case, assistants as many as you like.
about-ruling-4 = From the supply the president joins others only with the Postal Service, and then pays as usual. Streetcar and station work from the supply, too, but never lead to where he stands.
about-ruling-5 = Who can settle in Church or Customs House has to; only offerings in the Church are nobody's duty. Offerings are exactly as many as are missing.
about-ruling-6 = Mining Technology gives one more copper for each receipt; all of one reward is one receipt, in Chinatown each exchange is one.
about-ruling-7 = In Port and Dock you have to take an order if one of the right level lies there and your hand is not full. The 3 points for strength 5 come in any case. A second order needs a first.
about-ruling-8 = Moving assistants costs nothing, does not lead onto the Canal, and nobody has to.
about-ruling-9 = Textile Factory and University are offered everywhere in your turn where money matters.
about-ruling-10 = Which of your foreign agents is used makes no difference and is not asked.
about-ruling-11 = With two players the neutral player counts in all majorities; what he wins, nobody gets. Who alone has technologies is not measured against him and gets the 10 points.
about-ruling-12 = Tile and building are one question: who builds without taking the tile does without it.
about-ruling-13 = A game that nobody ends closes after forty rounds.

# Sheets: everything about one card, area or piece
sheet-yields = By strength
sheet-yield = { $strength }: { $yield }
sheet-here = Here
sheet-built = Built
sheet-sites = Free sites
sheet-site = { $piece } { $reward }
sheet-tile = Tile at strength 5
sheet-costs = Costs now
sheet-strength = Strength here
sheet-strength-now = { $strength }, which yields { $yield }
sheet-strength-president = { $strength } with your president, which yields { $yield }
sheet-asks = Asks for
sheet-gives = Gives
sheet-have = You have
sheet-all-there = everything it asks for
sheet-missing = Missing
sheet-level = Needs
sheet-cost = Cost
sheet-flag = Flag
sheet-achievement = Achievement { $letter }: { $needs }
sheet-points = Points
sheet-claimed = Achieved by
sheet-taken = Taken by
sheet-free = The space is free.
sheet-agent = Foreign agent: { $country }
sheet-left = Left

# Legend of signs, in the help
legend-points = Points
legend-yen = Yen
legend-any_good = A good of your choice
legend-warehouse = Bring a piece from the warehouse into the supply
legend-moves = Move an assistant
legend-faith = Faith, for the Church
legend-industry = Industry: what a technology costs
legend-order_level = An order
legend-exchanges = A purchase or a sale
legend-technologies = A technology
legend-orders = An order fulfilled
legend-agents_and_tiles = A foreign agent or a strength-5 tile
legend-production = An area of production
legend-trade = An area of trade
legend-tile = Strength-5 tile: for whoever acts here with strength 5
legend-station = The station: one more strength for everybody
legend-level = Above an order: this strength or more takes it
legend-surcharge = Above a technology: so much dearer
legend-strength = On dark ground the strength, beside it what it yields

# Standing orders: what is done for a player, and until when
standing-order-finish_turn = End my turn without an extra action, until somebody claims an achievement or the last round begins
standing-order-one_order = Never pay for a second order, until the last round begins
standing-order-trade_nothing = Buy and sell nothing in Chinatown, until the last round begins

# What a bot was forbidden, for a balance report
restriction-church = without the church
restriction-customs = without the customs house
restriction-chinatown = without Chinatown
restriction-technologies = without technologies
restriction-buildings = without shops and houses
restriction-agents = without foreign agents
restriction-achievements = without achievements

# What a balance report counts: what players take, and what ends the game
balance-taken-order = Order fulfilled
balance-taken-technology = Technology learned
balance-taken-achievement = Achievement gained
balance-taken-tile = Strength-5 tile
balance-taken-area = Area used
balance-taken-shop = Shop built
balance-taken-house = Trading house built
balance-taken-church = Space of the Church
balance-taken-customs = Space of the Customs House
balance-taken-agent = Foreign agent won
balance-taken-item = Brought from the warehouse
balance-end-all_houses = All trading houses of a player are built
balance-end-all_shops = All shops of a player are built
balance-end-no_orders = There are not enough orders any more
balance-end-church_full = The Church is full
balance-end-customs_full = The Customs House is full
balance-end-closed = After forty rounds

# What a puzzle is about
puzzle-tag-payment = Payment
puzzle-tag-orders = Orders
puzzle-tag-achievements = Achievements
puzzle-tag-agents = Foreign agents
puzzle-tag-placing = Placing
puzzle-tag-way = Way
puzzle-tag-technologies = Technologies
puzzle-tag-building = Building
puzzle-tag-trade = Trade
puzzle-tag-blocking = Blocking
puzzle-tag-timing = Timing
