# Yedo, in English. The words are the rulebook's, the sentences are ours.

title = Yedo
feel = Outbid the others, send disciples out, slip past the watch, and fulfil missions in secret.
about =
    Yedo, the Shogun's city: every clan wants its house at the top, and every way there will do. You win at auction what you need, send your disciples into the districts of the city, and hope that the watch looks elsewhere. Who has the right weapons in the right place at the right time fulfils missions, and missions bring prestige.
designed = No card of the printed game is publicly described. So all 59 missions and the action, bonus and event cards are our own design; only how many there are, and what can occur on them, is known from the rulebook and from reviews. Ours as well are the minimum bids, the number of spaces in the districts (except where the rulebook names it), the number of annexes and geishas with two and three players, and which figure of the watch walks which way.

optionname-version = Version
optionhelp-version = Geisha is the gentler one: cards that harm others, and the worst events, stay in the box. In the Samurai version all of them are in play, and everybody chooses the first action card out of three.
optionvalue-version-geisha = Geisha
optionvalue-version-samurai = Samurai

# Clans
seat-toyotomi = Toyotomi
seat-hosokawa = Hosokawa
seat-nabeshima = Nabeshima
seat-maeda = Maeda
seat-sanada = Sanada
target-toyotomi = { seat-toyotomi }
target-hosokawa = { seat-hosokawa }
target-nabeshima = { seat-nabeshima }
target-maeda = { seat-maeda }
target-sanada = { seat-sanada }

# Districts and posts
district-castle = Castle
district-gates = Gates of Yedo
district-tavern = Tavern
district-harbor = Harbour
district-redlight = Red-light District
district-market = Market
district-temple = Temple
post-audience = Castle, audience hall
post-orders = Castle, orders room
post-garden = Castle, garden house
post-gates = { district-gates }
post-tavern = { district-tavern }
post-harbor = { district-harbor }
post-redlight = { district-redlight }
post-market = { district-market }
post-temple = { district-temple }

# Pieces
disciple-toyotomi_disciple = Disciple ({ seat-toyotomi })
disciple-hosokawa_disciple = Disciple ({ seat-hosokawa })
disciple-nabeshima_disciple = Disciple ({ seat-nabeshima })
disciple-maeda_disciple = Disciple ({ seat-maeda })
disciple-sanada_disciple = Disciple ({ seat-sanada })
watch-red = Red watch
watch-blue = Blue watch
closed-closed = District closed
round-phase = Phase
lot-lot = Category
offer-highest = Highest bid
hand-card = Card
aim-player = Clan
goal-goal = Place
district_aimed-district = District
origin-origin = Place
blade-given = Weapon given
blade-taken = Weapon wanted
activation-disciple = Disciple
proposal-offer = Offer
address-offer = Offer

# Weapons
weapon-doku = Doku (poison)
weapon-fukiya = Fukiya (blowgun)
weapon-katana = Katana (sword)
weapon-metsubushi = Metsubushi (smoke bombs)
weapon-nawa = Nawa (rope)
weapon-shuko = Shuko (climbing claws)
weapon-shuriken = Shuriken (throwing stars)
weapon-yumi = Yumi (bow)
other_weapon-doku = { weapon-doku }
other_weapon-fukiya = { weapon-fukiya }
other_weapon-katana = { weapon-katana }
other_weapon-metsubushi = { weapon-metsubushi }
other_weapon-nawa = { weapon-nawa }
other_weapon-shuko = { weapon-shuko }
other_weapon-shuriken = { weapon-shuriken }
other_weapon-yumi = { weapon-yumi }
market-1 = Market stall 1
market-2 = Market stall 2
market-3 = Market stall 3
market-4 = Market stall 4
market-5 = Market stall 5

# Annexes
annex-yashiki = Yashiki (mansion)
annex-karesansui = Karesansui (rock garden)
annex-dojo = Dojo (training hall)
annex-kobudo = Kobudo-Ryu (weapons school)
annex-yashiki-does = A disciple here exchanges an unfulfilled mission for the top one of any stack. Or he stands in for a geisha when you fulfil a mission.
annex-karesansui-does = A disciple here looks at the top three action cards, bonus cards, weapons or missions of one colour and puts them back in any order, or reads the next three events. Or he stands in for a blessing when you fulfil a mission.
annex-dojo-does = A disciple here exchanges a weapon for the top one of the stack. Besides, you get 1 Mon at the beginning of every round.
annex-kobudo-does = A disciple here exchanges an action card for the top one of the stack. Besides, every weapon in the market costs you 3 Mon less.

# Bidding fields
field-action = Action cards
field-bonus = Bonus cards
field-weapon = Weapons
field-annex = Annexes
field-geisha = Geishas
field-disciple = Disciples
field-mission = Missions
field-action-does = Draw 3 action cards, keep one; the others go under the stack.
field-bonus-does = Draw 3 bonus cards, keep one; the others go under the stack.
field-weapon-does = Draw 3 weapons, keep one; the others go face up onto the discard pile.
field-annex-does = An annex that you do not have yet, and 2 prestige. If there is none for you, the prestige remains.
field-geisha-does = A geisha, and 2 prestige. If none is left, or you have three already, the prestige remains.
field-disciple-does = A disciple comes from the reserve to your clan house and can be assigned in this round already.
field-mission-does = Draw 3 missions of one colour, keep one; the others go under the stack.

# Colours and kinds of missions
colour-green = green
colour-yellow = yellow
colour-red = red
colour-black = black
mission_kind-espionage = Espionage
mission_kind-theft = Theft
mission_kind-assassination = Assassination
mission_kind-kidnapping = Kidnapping
mission_kind-war = War
stack-green = Green missions
stack-yellow = Yellow missions
stack-red = Red missions
stack-black = Black missions
space-green = { colour-green }
space-yellow = { colour-yellow }
space-red = { colour-red }
space-black = { colour-black }
deck-cards = Action cards
deck-bonuses = Bonus cards
deck-weapons = Weapons
deck-green = { stack-green }
deck-yellow = { stack-yellow }
deck-red = { stack-red }
deck-black = { stack-black }
deck-events = Events

# Phases of a round
phase-preparation = Preparation
phase-bidding = Bidding
phase-event = Event
phase-assignment = Assignment
phase-watch = Watch
phase-trade = Trade
phase-actions = Action

# Where something stands
space-beside = beside the board
space-nowhere = nowhere
space-castle = { district-castle }
space-gates = { district-gates }
space-tavern = { district-tavern }
space-harbor = { district-harbor }
space-redlight = { district-redlight }
space-market = { district-market }
space-temple = { district-temple }
space-audience = { post-audience }
space-orders = { post-orders }
space-garden = { post-garden }
space-yashiki = { annex-yashiki }
space-karesansui = { annex-karesansui }
space-dojo = { annex-dojo }
space-kobudo = { annex-kobudo }
space-preparation = { phase-preparation }
space-bidding = { phase-bidding }
space-event = { phase-event }
space-assignment = { phase-assignment }
space-watch = { phase-watch }
space-trade = { phase-trade }
space-actions = { phase-actions }
space-action = { field-action }
space-nothing = nothing
space-bonus = { field-bonus }
space-weapon = { field-weapon }
space-annex = { field-annex }
space-geisha = { field-geisha }
space-disciple = { field-disciple }
space-mission = { field-mission }
space-none = none
space-doku = { weapon-doku }
space-fukiya = { weapon-fukiya }
space-katana = { weapon-katana }
space-metsubushi = { weapon-metsubushi }
space-nawa = { weapon-nawa }
space-shuko = { weapon-shuko }
space-shuriken = { weapon-shuriken }
space-yumi = { weapon-yumi }
space-card = { field-action }
space-nobody = nobody
space-toyotomi = { seat-toyotomi }
space-hosokawa = { seat-hosokawa }
space-nabeshima = { seat-nabeshima }
space-maeda = { seat-maeda }
space-sanada = { seat-sanada }

# What can be asked for in a trade
want-doku = { weapon-doku }
want-fukiya = { weapon-fukiya }
want-katana = { weapon-katana }
want-metsubushi = { weapon-metsubushi }
want-nawa = { weapon-nawa }
want-shuko = { weapon-shuko }
want-shuriken = { weapon-shuriken }
want-yumi = { weapon-yumi }
want-geisha = a geisha
want-card = an action card
want-bonus = a bonus card
want-mission_green = a green mission
want-mission_yellow = a yellow mission
want-mission_red = a red mission
want-mission_black = a black mission
wanted-mission_green = Green mission
wanted-mission_yellow = Yellow mission
wanted-mission_red = Red mission
wanted-mission_black = Black mission

# Favours
favour-informer = The Informer
favour-patron = The Patron
favour-smith = The Smith
favour-moneylender = The Moneylender
favour-monk = The Monk
favour-informer-does = The top action card and 3 Mon.
favour-patron-does = The top bonus card and 3 Mon.
favour-smith-does = The top weapon of the stack and 3 Mon.
favour-moneylender-does = 7 Mon.
favour-monk-does = A blessing from the Temple.
favour-blackmail = Blackmail

# Missions
mission-ears_in_the_tavern = Ears in the Tavern
mission-spice_sack = The Spice Sack
mission-alms_box = The Alms Box
mission-runaway_apprentice = The Runaway Apprentice
mission-guest_list = The Guest List
mission-bitter_cup = A Bitter Cup
mission-calling_the_levies = Calling the Levies
mission-harbour_ledger = The Harbour Ledger
mission-temple_lantern = The Temple Lantern
mission-border_skirmish = Border Skirmish
mission-loaded_dice = Loaded Dice
mission-pawnbrokers_son = The Pawnbroker's Son
mission-letters_of_the_envoy = Letters of the Envoy
mission-silk_cargo = The Silk Cargo
mission-tax_chest = The Tax Chest
mission-court_painter = The Court Painter
mission-rival_swordsmith = The Rival Swordsmith
mission-night_at_the_shrine = Night at the Shrine
mission-camp_of_the_ronin = Camp of the Ronin
mission-northern_road = The Northern Road
mission-courtesans_diary = A Courtesan's Diary
mission-maps_of_the_moat = Maps of the Moat
mission-jade_buddha = The Jade Buddha
mission-merchants_niece = The Merchant's Niece
mission-silent_monk = The Silent Monk
mission-foreign_captain = The Foreign Captain
mission-silencing_the_informer = Silencing the Informer
mission-smugglers_cove = Smugglers' Cove
mission-whispers_in_the_garden = Whispers in the Garden
mission-forged_seal = The Forged Seal
mission-master_of_ciphers = Master of Ciphers
mission-regents_physician = The Regent's Physician
mission-robbing_the_mint = Robbing the Mint
mission-crown_of_the_golden_statue = Crown of the Golden Statue
mission-in_the_black_ships_hold = In the Black Ship's Hold
mission-daimyos_daughter = The Daimyo's Daughter
mission-armourers_secret = The Armourer's Secret
mission-abbot_in_chains = The Abbot in Chains
mission-captain_of_the_watch = Captain of the Watch
mission-false_geisha = The False Geisha
mission-duel_at_dawn = Duel at Dawn
mission-bishops_last_sermon = The Bishop's Last Sermon
mission-siege_of_the_river_fort = Siege of the River Fort
mission-burning_granaries = Burning Granaries
mission-warrior_monks = The Warrior Monks
mission-books_of_yoshiwara = The Books of Yoshiwara
mission-council_of_elders = Council of Elders
mission-war_chest = The War Chest
mission-kill_the_shogun = Kill the Shogun
mission-secrets_of_the_inner_keep = Secrets of the Inner Keep
mission-shoguns_treasury = The Shogun's Treasury
mission-silver_fleet = The Silver Fleet
mission-heir = The Heir
mission-imperial_envoy = The Imperial Envoy
mission-lord_of_the_eastern_sea = Lord of the Eastern Sea
mission-elder_of_the_rival_house = Elder of the Rival House
mission-storm_on_the_western_fortress = Storm on the Western Fortress
mission-blessed_banner = The Blessed Banner
mission-web_over_yedo = A Web over Yedo
# What they ask for and what they give: put together from need- and reward-
mission-ears_in_the_tavern-does = Tavern, Shuko for 3 prestige, 4 Mon, 1 action card. Bonus: 1 geisha for 2 prestige.
mission-spice_sack-does = Market, Metsubushi for 2 prestige, 4 Mon, 1 weapon from the market. Bonus: Nawa for 4 Mon.
mission-alms_box-does = Harbour, Nawa for 2 prestige, 5 Mon, all Mon of the church. Bonus: Shuko for 1 prestige, 1 Mon.
mission-runaway_apprentice-does = Gates, Nawa for 3 prestige, 6 Mon. Bonus: Metsubushi for 1 prestige, 2 Mon.
mission-guest_list-does = Red-light District, 1 geisha for 3 prestige, 8 Mon. Bonus: Tavern for 1 prestige, 2 Mon.
mission-bitter_cup-does = Tavern, Doku for 3 prestige, 7 Mon. Bonus: Fukiya for 2 prestige.
mission-calling_the_levies-does = Gates, Katana for 3 prestige, 6 Mon. Bonus: Yumi for 2 prestige.
mission-harbour_ledger-does = Harbour, Fukiya for 3 prestige, 6 Mon. Bonus: Market for 1 weapon from the market.
mission-temple_lantern-does = Temple, Shuko for 2 prestige, 5 Mon, 1 blessing. Bonus: Shuriken for 2 prestige.
mission-border_skirmish-does = Castle, Yumi for 4 prestige, 4 Mon. Bonus: Katana for 2 prestige.
mission-loaded_dice-does = Red-light District, Shuriken for 3 prestige, 6 Mon. Bonus: Tavern for 1 prestige, 1 mission.
mission-pawnbrokers_son-does = Market, Fukiya for 3 prestige, 6 Mon. Bonus: pay 3 Mon for 2 prestige.
mission-letters_of_the_envoy-does = Castle, Harbour, Shuko for 4 prestige, 5 Mon. Bonus: 1 geisha for 3 prestige.
mission-silk_cargo-does = Harbour, Market, Nawa for 3 prestige, 8 Mon. Bonus: Yashiki for 8 Mon.
mission-tax_chest-does = Gates, Tavern, Metsubushi for 2 prestige, 11 Mon. Bonus: pay 4 Mon for 3 prestige.
mission-court_painter-does = Tavern, Red-light District, Nawa for 4 prestige, 5 Mon. Bonus: Doku for 1 prestige, 1 action card.
mission-rival_swordsmith-does = Market, Katana, Shuriken for 4 prestige, 8 Mon. Bonus: Dojo for 2 prestige, 1 weapon from the market.
mission-night_at_the_shrine-does = Temple, Doku, Fukiya for 5 prestige, 5 Mon. Bonus: give a blessing for 2 prestige, 1 Mon.
mission-camp_of_the_ronin-does = Gates, Katana, Yumi for 5 prestige, 5 Mon. Bonus: Kobudo-Ryu for 3 prestige.
mission-northern_road-does = Castle, Gates, Yumi for 4 prestige, 5 Mon. Bonus: Katana for 2 prestige.
mission-courtesans_diary-does = Red-light District, Shuko, 1 geisha for 5 prestige, 8 Mon. Bonus: 2 geishas for 3 prestige.
mission-maps_of_the_moat-does = Castle, Temple, Fukiya for 4 prestige, 2 Mon, 1 bonus card. Bonus: Shuko for 2 prestige.
mission-jade_buddha-does = Market, Temple, Shuko for 4 prestige, 5 Mon. Bonus: Nawa for 1 prestige, 1 blessing.
mission-merchants_niece-does = Harbour, Red-light District, Metsubushi for 3 prestige, 8 Mon. Bonus: Nawa for 5 Mon.
mission-silent_monk-does = Gates, Temple, Fukiya for 4 prestige, 5 Mon. Bonus: Metsubushi for 1 prestige, 3 Mon.
mission-foreign_captain-does = Harbour, Shuriken, Yumi for 6 prestige, 9 Mon, the disciple goes to the reserve. Bonus: Tavern for 1 prestige, all Mon of the church.
mission-silencing_the_informer-does = Tavern, Market, Doku for 4 prestige, 3 Mon, 1 action card. Bonus: Shuriken for 1 prestige, the other watch.
mission-smugglers_cove-does = Gates, Harbour, Katana for 4 prestige, 5 Mon. Bonus: Yumi for 2 prestige.
mission-whispers_in_the_garden-does = Castle, Red-light District, 1 geisha for 5 prestige, 5 Mon. Bonus: Karesansui for 3 prestige.
mission-forged_seal-does = Tavern, Market, Metsubushi, pay 3 Mon for 6 prestige, 4 Mon. Bonus: Doku for 1 prestige, 1 mission.
mission-master_of_ciphers-does = Castle, Tavern, Fukiya, Shuko, Karesansui for 8 prestige, 13 Mon. Bonus: 1 geisha for 3 prestige.
mission-regents_physician-does = Castle, Red-light District, Doku, Yashiki, 1 geisha for 9 prestige, 14 Mon. Bonus: Temple for 2 prestige, 2 Mon.
mission-robbing_the_mint-does = Gates, Market, Metsubushi, Nawa, Dojo for 5 prestige, 22 Mon. Bonus: pay 6 Mon for 4 prestige.
mission-crown_of_the_golden_statue-does = Market, Temple, Nawa, Shuko, Karesansui for 8 prestige, 13 Mon. Bonus: give a blessing for 3 prestige.
mission-in_the_black_ships_hold-does = Castle, Harbour, Metsubushi, Nawa for 5 prestige, 13 Mon. Bonus: Katana for 1 prestige, all Mon of the church.
mission-daimyos_daughter-does = Gates, Red-light District, Doku, Nawa, Yashiki for 8 prestige, 14 Mon. Bonus: 2 geishas for 5 prestige.
mission-armourers_secret-does = Tavern, Market, Metsubushi, Shuriken, Kobudo-Ryu for 7 prestige, 16 Mon. Bonus: Katana for 1 prestige, 1 weapon from the market.
mission-abbot_in_chains-does = Harbour, Temple, Fukiya, Nawa, 1 geisha for 8 prestige, 10 Mon, 1 blessing. Bonus: Metsubushi for 1 prestige, 1 action card.
mission-captain_of_the_watch-does = Castle, Gates, Doku, Shuriken, Dojo for 8 prestige, 13 Mon, the other watch. Bonus: Yumi for 2 prestige.
mission-false_geisha-does = Tavern, Red-light District, Doku, Fukiya, 1 geisha for 8 prestige, 14 Mon. Bonus: Yashiki for 3 prestige.
mission-duel_at_dawn-does = Gates, Temple, Katana, Yumi, Dojo for 11 prestige, 11 Mon, the disciple goes to the reserve. Bonus: give a blessing for 3 prestige.
mission-bishops_last_sermon-does = Harbour, Market, Fukiya, Shuriken, give a blessing for 9 prestige, 10 Mon, all Mon of the church, the disciple goes to the reserve. Bonus: Shuko for 2 prestige.
mission-siege_of_the_river_fort-does = Castle, Gates, Katana, Yumi, Kobudo-Ryu for 9 prestige, 11 Mon. Bonus: Dojo for 3 prestige.
mission-burning_granaries-does = Tavern, Harbour, Metsubushi, Yumi, Kobudo-Ryu for 8 prestige, 13 Mon. Bonus: Katana for 2 prestige.
mission-warrior_monks-does = Tavern, Temple, Katana, Shuriken, Karesansui for 8 prestige, 13 Mon. Bonus: give a blessing for 3 prestige.
mission-books_of_yoshiwara-does = Tavern, Red-light District, 2 geishas for 6 prestige, 11 Mon, 1 mission. Bonus: Shuko for 1 bonus card.
mission-council_of_elders-does = Castle, Market, Temple, Shuko, 1 fulfilled espionage mission for 6 prestige, 6 Mon. Bonus: Yashiki for 3 prestige.
mission-war_chest-does = Gates, Market, Katana, Yashiki, pay 8 Mon for 12 prestige, 8 Mon. Bonus: Yumi for 3 prestige.
mission-kill_the_shogun-does = 2 times Castle, Gates, Doku, Katana, Shuriken, Karesansui, Dojo, 1 geisha for 28 prestige, the disciple goes to the reserve, the game ends with this round. Bonus: give a blessing for 3 prestige.
mission-secrets_of_the_inner_keep-does = Castle, Tavern, Red-light District, Fukiya, Shuko, Yashiki, 2 geishas for 14 prestige, 20 Mon. Bonus: Karesansui for 4 prestige.
mission-shoguns_treasury-does = Castle, Gates, Market, Metsubushi, Nawa, Shuko, Kobudo-Ryu for 8 prestige, 26 Mon. Bonus: pay 9 Mon for 6 prestige.
mission-silver_fleet-does = Gates, Harbour, Market, Metsubushi, Nawa, Yumi, Yashiki for 8 prestige, 26 Mon. Bonus: Katana for 1 prestige, all Mon of the church.
mission-heir-does = Castle, Red-light District, Temple, Doku, Fukiya, Nawa, Yashiki, 1 geisha for 14 prestige, 17 Mon. Bonus: Metsubushi for 3 prestige.
mission-imperial_envoy-does = Gates, Tavern, Harbour, Katana, Metsubushi, Nawa, Dojo for 12 prestige, 14 Mon. Bonus: 2 geishas for 6 prestige.
mission-lord_of_the_eastern_sea-does = Castle, Gates, Tavern, Doku, Shuriken, Yumi, Dojo, Kobudo-Ryu for 17 prestige, 16 Mon, the disciple goes to the reserve. Bonus: give a blessing for 3 prestige.
mission-elder_of_the_rival_house-does = Red-light District, Market, Temple, Doku, Fukiya, Shuko, 2 geishas for 14 prestige, 17 Mon. Bonus: Yashiki for 4 prestige.
mission-storm_on_the_western_fortress-does = Castle, Gates, Harbour, Katana, Shuriken, Yumi, Dojo, Kobudo-Ryu, 1 fulfilled war mission for 17 prestige, 12 Mon. Bonus: Karesansui for 4 prestige.
mission-blessed_banner-does = 2 times Castle, Temple, Katana, Yumi, Karesansui, give a blessing for 14 prestige, 8 Mon. Bonus: Kobudo-Ryu for 4 prestige.
mission-web_over_yedo-does = Tavern, Red-light District, Market, Fukiya, Shuko, Karesansui, 1 fulfilled espionage mission for 11 prestige, 11 Mon. Bonus: 1 geisha for 2 prestige, 1 bonus card.

# What a mission asks for, with its number: for each district a disciple there
need-castle = { $count ->
    [one] Castle
   *[other] { $count } times Castle
}
need-gates = { $count ->
    [one] Gates
   *[other] { $count } times Gates
}
need-tavern = { $count ->
    [one] Tavern
   *[other] { $count } times Tavern
}
need-harbor = { $count ->
    [one] Harbour
   *[other] { $count } times Harbour
}
need-redlight = { $count ->
    [one] Red-light District
   *[other] { $count } times Red-light District
}
need-market = { $count ->
    [one] Market
   *[other] { $count } times Market
}
need-temple = { $count ->
    [one] Temple
   *[other] { $count } times Temple
}
need-doku = Doku
need-fukiya = Fukiya
need-katana = Katana
need-metsubushi = Metsubushi
need-nawa = Nawa
need-shuko = Shuko
need-shuriken = Shuriken
need-yumi = Yumi
need-yashiki = Yashiki
need-karesansui = Karesansui
need-dojo = Dojo
need-kobudo = Kobudo-Ryu
need-geishas = { $count ->
    [one] 1 geisha
   *[other] { $count } geishas
}
need-blessing = give a blessing
need-mon = pay { $count } Mon
need-espionage = { $count ->
    [one] 1 fulfilled espionage mission
   *[other] { $count } fulfilled espionage missions
}
need-theft = { $count ->
    [one] 1 fulfilled theft mission
   *[other] { $count } fulfilled theft missions
}
need-assassination = { $count ->
    [one] 1 fulfilled assassination mission
   *[other] { $count } fulfilled assassination missions
}
need-kidnapping = { $count ->
    [one] 1 fulfilled kidnapping mission
   *[other] { $count } fulfilled kidnapping missions
}
need-war = { $count ->
    [one] 1 fulfilled war mission
   *[other] { $count } fulfilled war missions
}

# What a mission gives, with its number
reward-prestige = { $count } prestige
reward-mon = { $count } Mon
reward-church = all Mon of the church
reward-blessing = 1 blessing
reward-card = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
reward-bonus = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
reward-mission = { $count ->
    [one] 1 mission
   *[other] { $count } missions
}
reward-weapon = { $count ->
    [one] 1 weapon from the market
   *[other] { $count } weapons from the market
}
reward-top_weapon = { $count ->
    [one] 1 weapon from the stack
   *[other] { $count } weapons from the stack
}
reward-to_reserve = the disciple goes to the reserve
reward-swap_watch = the other watch
reward-ends_game = the game ends with this round

# Action cards
card-bribed_patrol = Bribed Patrol
card-false_alarm = False Alarm
card-changing_of_the_watch = Changing of the Watch
card-hot_pursuit = Hot Pursuit
card-trapdoor = Trapdoor
card-forged_papers = Forged Papers
card-over_the_rooftops = Over the Rooftops
card-safe_house = Safe House
card-walls_have_ears = The Walls Have Ears
card-fresh_delivery = Fresh Delivery
card-letter_of_passage = Letter of Passage
card-long_hours = Late into the Night
card-friend_at_the_stall = A Friend at the Stall
card-sealed_orders = Sealed Orders
card-hidden_purse = Hidden Purse
card-pickpocket = Pickpocket
card-ambush = Ambush
card-switched_blades = Switched Blades
card-slander = Slander
card-lured_away = Lured Away
card-barred_door = Barred Door
card-manhunt = Manhunt
card-spoiled_scheme = Spoiled Scheme
card-bribed_patrol-does = The watch goes one more district.
card-false_alarm-does = The watch goes back one district.
card-changing_of_the_watch-does = The other watch takes over. You may send it one district in its direction at once.
card-hot_pursuit-does = Pay 2 Mon: the watch goes one or two more districts.
card-trapdoor-does = One of your disciples beside the watch is not captured.
card-forged_papers-does = Pay 2 Mon: none of your disciples beside the watch is captured.
card-over_the_rooftops-does = One of your disciples flees from the watch to a free space of an open neighbouring district.
card-safe_house-does = Your disciples beside the watch go to your clan house. You get 1 Mon for each.
card-walls_have_ears-does = Cancels an action card as soon as it is played. A card like this one can be cancelled in the same way; then the first one stands again.
card-fresh_delivery-does = All weapons in the market go to the discard pile, and as many new ones come to the same stalls.
card-letter_of_passage-does = The closed district is open again.
card-long_hours-does = Your action in a district may be taken once more at once on this turn. What it costs is then paid again. Missions, annexes and the garden house cannot be repeated like this.
card-friend_at_the_stall-does = Buy a weapon from the market at your usual price, without a disciple there.
card-sealed_orders-does = Draw 2 missions of one colour and keep one; the other goes under the stack.
card-hidden_purse-does = Take 4 Mon before the bidding begins.
card-pickpocket-does = Take up to 3 Mon from a clan with a disciple in the same district as one of yours.
card-ambush-does = In a district where you have a disciple, a disciple of another clan goes home.
card-switched_blades-does = Exchange one of your weapons for one of a clan with a disciple in the same district as one of yours.
card-slander-does = A clan with more prestige than you loses 2.
card-lured_away-does = A clan with more geishas than you gives you one of them; you pay it 3 Mon.
card-barred_door-does = A free space of your choice is barred until the round ends.
card-manhunt-does = The watch goes to any other district.
card-spoiled_scheme-does = An unfulfilled mission of another clan, picked by chance, goes under its stack. The clan draws the top one of the same colour for it.
# When they are played
moment-2 = Bidding: at the beginning, when you are asked whether you take part
moment-4 = Assignment: on your turn
moment-5b = Watch: after the watch has moved
moment-5c = Watch: before it captures
moment-7 = Action: on your turn
moment-reaction = when somebody else plays an action card

# Bonus cards
bonus-busy_hands = Busy Hands
bonus-small_deeds = Small Deeds
bonus-steady_service = Steady Service
bonus-daring_deeds = Daring Deeds
bonus-dark_deeds = Dark Deeds
bonus-spymaster = Spymaster
bonus-prince_of_thieves = Prince of Thieves
bonus-quiet_blade = Quiet Blade
bonus-keeper_of_hostages = Keeper of Hostages
bonus-warlord = Warlord
bonus-full_armoury = Full Armoury
bonus-great_estate = Great Estate
bonus-house_of_flowers = House of Flowers
bonus-deep_coffers = Deep Coffers
bonus-many_followers = Many Followers
bonus-hidden_tricks = Hidden Tricks
bonus-clean_slate = Clean Slate
bonus-front_of_the_court = First at Court
bonus-complete_house = Complete House
bonus-three_muses = Three Muses
bonus-four_blades = Four Blades
bonus-in_good_grace = In Good Grace
bonus-all_at_hand = All at Hand
bonus-four_shades = All Four Colours
bonus-jack_of_all_trades = Jack of All Trades
bonus-hoarder = Hoarder
bonus-perfectionist = Perfectionist
bonus-busy_hands-does = Most fulfilled missions: 6 prestige, 3 if tied.
bonus-small_deeds-does = Most fulfilled green missions: 4 prestige, 2 if tied.
bonus-steady_service-does = Most fulfilled yellow missions: 5 prestige, 3 if tied.
bonus-daring_deeds-does = Most fulfilled red missions: 6 prestige, 3 if tied.
bonus-dark_deeds-does = Most fulfilled black missions: 6 prestige, 3 if tied.
bonus-spymaster-does = Most fulfilled espionage missions: 4 prestige, 2 if tied.
bonus-prince_of_thieves-does = Most fulfilled theft missions: 4 prestige, 2 if tied.
bonus-quiet_blade-does = Most fulfilled assassination missions: 4 prestige, 2 if tied.
bonus-keeper_of_hostages-does = Most fulfilled kidnapping missions: 4 prestige, 2 if tied.
bonus-warlord-does = Most fulfilled war missions: 4 prestige, 2 if tied.
bonus-full_armoury-does = Most weapons: 5 prestige, 3 if tied.
bonus-great_estate-does = Most annexes: 5 prestige, 3 if tied.
bonus-house_of_flowers-does = Most geishas: 5 prestige, 3 if tied.
bonus-deep_coffers-does = Most Mon: 5 prestige, 3 if tied.
bonus-many_followers-does = Most disciples outside the reserve: 4 prestige, 2 if tied.
bonus-hidden_tricks-does = Most action cards in hand: 4 prestige, 2 if tied.
bonus-clean_slate-does = Fewest unfulfilled missions: 4 prestige, 2 if tied.
bonus-front_of_the_court-does = You are first on the order track: 3 prestige.
bonus-complete_house-does = You have all four annexes: 6 prestige.
bonus-three_muses-does = You have three geishas: 5 prestige.
bonus-four_blades-does = You have four different weapons: 4 prestige.
bonus-in_good_grace-does = You have a blessing: 3 prestige.
bonus-all_at_hand-does = None of your disciples is in the reserve: 4 prestige.
bonus-four_shades-does = You have fulfilled a mission of every colour: 7 prestige.
bonus-jack_of_all_trades-does = You have fulfilled missions of at least four of the five kinds: 5 prestige.
bonus-hoarder-does = 1 prestige for every 6 Mon, at most 5.
bonus-perfectionist-does = You have got the bonus reward, too, of at least three missions: 5 prestige.

# Events
event-court_in_mourning = Court in Mourning
event-barred_gates = Barred Gates
event-sake_runs_dry = Sake Runs Dry
event-storm_warning = Storm Warning
event-lanterns_out = Lanterns Out
event-traders_strike = Traders' Strike
event-days_of_silence = Days of Silence
event-weapons_fair = Weapons Fair
event-rice_levy = Rice Levy
event-spring_festival = Spring Festival
event-pilgrims_gifts = Pilgrims' Gifts
event-sleepy_watch = Sleepy Watch
event-hurried_rounds = Hurried Rounds
event-new_captain = New Captain
event-travelling_carpenters = Travelling Carpenters
event-open_court = Open Court
event-generous_patrons = Generous Patrons
event-evening_of_music = Evening of Music
event-ships_from_afar = Ships from Afar
event-earthquake = Earthquake
event-tidal_wave = Tidal Wave
event-great_fire = The Great Fire
event-fever = Fever
event-broken_hearts = Broken Hearts
event-sword_edict = Sword Edict
event-house_search = House Search
event-out_of_favour = Out of Favour
event-court_in_mourning-does = The Castle is closed in this round: nobody assigns a disciple there.
event-barred_gates-does = The Gates of Yedo are closed in this round: nobody assigns a disciple there.
event-sake_runs_dry-does = The Tavern is closed in this round: nobody assigns a disciple there.
event-storm_warning-does = The Harbour is closed in this round: nobody assigns a disciple there.
event-lanterns_out-does = The Red-light District is closed in this round: nobody assigns a disciple there.
event-traders_strike-does = The Market is closed in this round: nobody assigns a disciple there.
event-days_of_silence-does = The Temple is closed in this round: nobody assigns a disciple there.
event-weapons_fair-does = Weapons in the market cost 2 Mon less in this round.
event-rice_levy-does = Everybody pays 1 Mon for each disciple outside the reserve, as far as possible.
event-spring_festival-does = Everybody gets 2 Mon.
event-pilgrims_gifts-does = 3 more Mon go to the church.
event-sleepy_watch-does = The watch does not stir in this round: nobody is captured.
event-hurried_rounds-does = The watch goes two districts in this round.
event-new_captain-does = The other watch takes over.
event-travelling_carpenters-does = An annex in the Tavern costs 8 Mon in this round.
event-open_court-does = The audience hall brings 2 prestige in this round.
event-generous_patrons-does = Every mission fulfilled in this round brings 2 Mon more.
event-evening_of_music-does = Everybody gets 1 Mon for each of his geishas.
event-ships_from_afar-does = In the Harbour 1 prestige costs 3 Mon and 3 prestige cost 7 Mon in this round.
event-earthquake-does = Who has an annex gives back one of his choice. A blessing averts it.
event-tidal_wave-does = Who has a weapon discards one; a blessing averts it. The church is emptied.
event-great_fire-does = Everybody gives back an annex or discards two weapons; who can do neither discards the one weapon he has. A blessing averts it.
event-fever-does = Who has more than two disciples outside the reserve puts one from the clan house into the reserve. A blessing averts it.
event-broken_hearts-does = Who has a geisha gives one back. A blessing averts it.
event-sword_edict-does = Who has a weapon discards one. A blessing averts it.
event-house_search-does = Who has an action or bonus card puts one of them under its stack.
event-out_of_favour-does = Everybody loses 2 prestige or pays 5 Mon. Who can do neither in full loses what prestige he has.

# Places
picture-legend = A letter is a disciple of the clan that begins with it: T, H, N, M, S. A dot is a free space, > and < the watch with its way, x a closed district. Below are your missions: what they ask for = what they bring, after the + the bonus.
place-post = Disciples in the city
place-garden = Garden house
place-reserve = Disciples in the reserve
place-clan_house = Disciples in the clan house
place-annex_post = Disciples on annexes
place-disciples_aside = Disciples that nobody needs
place-watch = Watch
place-closed = Closed district
place-barred = Barred spaces
place-church = Church
place-market = Market
place-weapon_stack = Weapon stack
place-weapons_used = Discarded weapons
place-drawn_weapon = Weapons drawn
place-annexes_left = Annexes on offer
place-annexes_aside = Annexes in the box
place-geishas_left = Geishas on offer
place-blessings_left = Blessings in the Temple
place-mission_stack = Mission stacks
place-card_stack = Stack of action cards
place-cards_aside = Action cards in the box
place-bonus_stack = Stack of bonus cards
place-event_stack = Stack of events
place-events_aside = Events in the box
place-event = Event
place-events_past = Past events
place-favour = Favours
place-played = Cards played
place-shown_mission = Mission shown
place-weapon = Weapons
place-annex = Annexes
place-blackmail = Blackmail
place-blackmail_used = Blackmail used
place-fulfilled = Fulfilled missions
place-mission = Missions
place-card = Action cards
place-bonus = Bonus cards
place-drawn_mission = Missions drawn
place-drawn_card = Action cards drawn
place-drawn_bonus = Bonus cards drawn
place-mon = Mon
place-bank_mon = Mon in the bank
place-geishas = Geishas
place-blessings = Blessing
place-extras = Missions with bonus
place-prestige_start = Prestige: beginning
place-prestige_missions = Prestige: missions
place-prestige_extras = Prestige: bonus rewards
place-prestige_auctions = Prestige: from auctions
place-prestige_audiences = Prestige: audiences
place-prestige_foreign_goods = Prestige: foreign goods
place-prestige_blackmail = Prestige: Blackmail
place-prestige_bonuses = Prestige: bonus cards
place-prestige_sold = Prestige: sold at the Gates
place-prestige_geishas = Prestige: given for geishas
place-prestige_misfortune = Prestige: lost
place-prestige = Prestige
place-round = Round
place-phase = Phase
place-order = Order track
place-chosen_position = Place chosen
place-bidding = Bidding track
place-won = Bidding fields
place-sat_out = Sitting out
place-auction = Up for auction
place-bidder = Highest bidder
place-bid = Highest bid
place-player = Who plays the card
place-aim = Against whom
place-aim_where = Where to
place-aim_district = Which district
place-aim_steps = Steps of the watch
place-aim_from = Where from
place-aim_blade = Weapons to be exchanged
place-repeating = Action once more
place-shelter = Safe from the watch
place-activated = Activated disciple
place-shogun_dead = The Shogun is dead
place-offerer = Who offers
place-offered_to = To whom
place-offered_weapon = Weapons offered
place-offered_card = Action cards offered
place-offered_bonus = Bonus cards offered
place-offered_mission = Missions offered
place-offered_mon = Mon offered
place-offered_geishas = Geishas offered
place-wanted = Wanted
place-wanted_mon = Mon wanted
place-offers_made = Offers in this trade
# The districts, for the help
place-castle = { district-castle }
place-gates = { district-gates }
place-tavern = { district-tavern }
place-harbor = { district-harbor }
place-redlight = { district-redlight }
place-temple = { district-temple }

help-post = On your turn you put a disciple from your clan house on a free space, round and round until all are placed. Several disciples of a clan may stand in a district, only one in the garden house. In the action phase each disciple is activated once: for an action of his district or for a mission. Then he goes home.
help-garden = As soon as somebody is activated here, all clans in the garden house may put their marker on the order track anew, who stood here first goes first. The other clans fill up in their old order. Then all these disciples go home. For missions a disciple here counts as a disciple in the Castle.
help-reserve = Disciples that no clan house can use yet. They come to the clan house by bidding, or for 7 Mon at the Gates of Yedo; the captured come here. The watch never sends more than two disciples of a clan to the reserve. Some missions send the activated disciple here even if two or three are here already: so a clan can be left with nobody to assign, until it wins a disciple at auction again.
help-clan_house = Your disciples for the next assignment. In the course of the action phase they come home again, unless a mission sends one to the reserve.
help-annex_post = You can put one disciple on each of your annexes. The watch does not see him there. In the action phase he uses the ability of the annex; on Yashiki and Karesansui he can stand in for a geisha or a blessing when you fulfil a mission.
help-disciples_aside = Disciples of clans that nobody plays.
help-watch = The watch goes one district further in every round: the red one from the Castle to the Gates, the Tavern, the Harbour and so on, the blue one the other way round. It begins at the Gates of Yedo. Whom it meets in its district it captures. Before that everybody can play cards to divert it or to take shelter. In round 11 it is gone.
help-closed = Some events close a district for a round. Nobody is assigned there, nothing is traded and nothing is done there.
help-barred = An action card bars a free space until the round ends.
help-church = The church in the Harbour fills at the beginning of every round: by 1 Mon, or by 3 if it is empty. A disciple in the Harbour may take it all; some missions bring the whole amount, too.
help-market = A weapon costs 8 Mon on the three left stalls, 6 on the two right ones, 3 less each with the Kobudo-Ryu. Or you put an action or bonus card under its stack and get 2 Mon. If at least one is left on the three left stalls when the event phase begins, the two leftmost weapons move to the cheap stalls, and all others go. Then three new ones come on the left. Who has a disciple in the Market may exchange weapons and Mon with others there in the trade phase.
help-weapon_stack = New weapons come from here. When the stack is empty, the discarded ones are shuffled.
help-weapons_used = Weapons discarded face up. They are shuffled when the stack is empty.
help-drawn_weapon = Three weapons for the winner of the auction. One is kept.
help-annexes_left = A clan has at most one annex of each sort. They cost 11 Mon in the Tavern, or you win them at auction and get 2 prestige with them.
help-annexes_aside = With fewer clans fewer annexes are in play.
help-geishas_left = You win geishas at auction, or get them in the Red-light District for 8 Mon or 2 prestige. A clan has at most three.
help-blessings_left = A disciple in the Temple takes a blessing, if his clan has none.
help-mission_stack = From green over yellow and red to black, missions get harder and bring more. What is put back goes under the stack.
help-card_stack = You win action cards at auction, or buy the top one in the Red-light District for 4 Mon. Cards that were played go face down under the stack.
help-cards_aside = These cards are for the Samurai version only.
help-bonus_stack = You win bonus cards at auction; some missions bring one, too.
help-event_stack = Every round brings a new event. A disciple in the Temple or in the Karesansui sees which three come next.
help-events_aside = These events are for the Samurai version only.
help-event = The event holds for this round. If it would cost you weapons, geishas, annexes or disciples, you can give your blessing instead; it does not save cards, Mon or prestige.
help-events_past = Events of earlier rounds. They do not come again.
help-favour = Before the first round everybody takes a favour, the last one first, and gets what it shows. Turned over, it is your Blackmail.
help-played = The card in question, and what cancels it. One after the other, everybody with an action card is asked.
help-shown_mission = Who fulfils a mission shows it.
help-weapon = At most four. For missions you only show them; they stay with you.
help-annex = At most one of each. Missions only ask that you have the annex; no disciple need stand on it.
help-blackmail = Once in the game your Blackmail saves one of your disciples from the watch. Nobody can cancel it. Unused, it brings 2 prestige at the end.
help-blackmail_used = This Blackmail is spent.
help-fulfilled = Fulfilled missions lie face down, but everybody has seen them. At the end they count for some bonus cards.
help-mission = At most four unfulfilled ones. For each district it names, a mission asks for one of your disciples there who has not been activated yet, then for weapons, annexes or geishas that you show, and sometimes for a blessing or Mon that you give away. Only one of the disciples is activated. After the reward you may fulfil the bonus if you can; later you cannot.
help-card = At most three. Each says in which phase it is played. On your turn you play as many as you like; in the watch phase one that diverts the watch and one that shelters from it. As soon as you play one, somebody else can cancel it with “The Walls Have Ears”.
help-bonus = At most two. They count at the end. Two figures mean: so much if you alone are ahead, so much if tied; who has none of something never has most of it.
help-drawn_mission = You keep one, the others go under the stack.
help-drawn_card = You keep one, the others go under the stack.
help-drawn_bonus = You keep one, the others go under the stack.
help-mon = Your money; everybody may see it. Everybody begins with 12 Mon and what the favour brings.
help-bank_mon = Money never runs out.
help-geishas = At most three. For missions you only show them; they stay with you.
help-blessings = At most one. Some missions ask you to give it. And it saves you once when an event would cost you weapons, geishas, annexes or disciples.
help-extras = How many missions were fulfilled with their bonus.
help-prestige_start = Everybody begins with 1 prestige.
help-prestige_missions = Prestige for fulfilled missions.
help-prestige_extras = Prestige from the bonus of fulfilled missions.
help-prestige_auctions = 2 prestige each for annexes and geishas won at auction.
help-prestige_audiences = Prestige from the audience hall.
help-prestige_foreign_goods = Prestige bought in the Harbour.
help-prestige_blackmail = At the end: 2 prestige for Blackmail that was not used.
help-prestige_bonuses = At the end: prestige for bonus cards.
help-prestige_sold = Prestige that was turned into Mon at the Gates of Yedo.
help-prestige_geishas = Prestige given for geishas in the Red-light District.
help-prestige_misfortune = Prestige lost to events and to cards of others.
help-prestige = All your prestige. Who has most at the end wins; if it is equal, who is further ahead on the order track.
help-round = Eleven rounds; or fewer if somebody kills the Shogun: then the game is over when that round ends.
help-phase = Preparation, bidding, event, assignment, watch, trade, action.
help-order = Who is ahead here goes first in almost everything, and wins if prestige is equal. Only the garden house changes the order.
help-chosen_position = In which place of the order track those in the garden house put their marker.
help-bidding = Who is ahead here names the next category. Who has won or dropped out is no longer here. In every round all stand here again in the order of the other track.
help-won = Each category is won at most once in a round, and each clan wins at most one. The number is the minimum bid. With two and three players the categories form three groups: action cards, bonus cards and weapons; annexes and geishas; disciples and missions. Each group is won once, and the winner takes from it what the bid is enough for.
help-sat_out = Who sits out before the bidding gets 3 Mon. Who drops out later gets nothing.
help-auction = What is being bid for. Everybody may raise once, last of all the one who named the category.
help-bidder = Who would win at this moment.
help-bid = The highest bid. Who wins must pay; who cannot pays all he has and is out, and the category stays open.
help-player = Who plays the card in question.
help-aim = The clan that the card is aimed at.
help-aim_where = The place that the card is aimed at.
help-aim_district = The district that the card is aimed at.
help-aim_steps = How far the watch shall go.
help-aim_from = From where the disciple flees.
help-aim_blade = Which weapon is given, and which one is wanted for it.
help-repeating = How often the action that is taken in a district on this turn may be taken once more.
help-shelter = Who is named here has taken shelter from the watch.
help-activated = The disciple who fulfils the mission shown.
help-shogun_dead = Once the Shogun is dead, the game ends with this round.
help-offerer = Who is making an offer.
help-offered_to = To whom the offer is made.
help-offered_weapon = These weapons are offered.
help-offered_card = So many action cards are offered. Which ones, only who accepts will see.
help-offered_bonus = So many bonus cards are offered. Which ones, only who accepts will see.
help-offered_mission = So many missions are offered. Only their colour can be seen.
help-offered_mon = So much money is offered.
help-offered_geishas = So many geishas are offered.
help-wanted = What is wanted for it. Which card it is, its owner decides.
help-wanted_mon = So much money is wanted.
help-offers_made = Everybody makes at most three offers in a trade.
help-castle = Three places with actions of their own. Audience hall: 1 prestige. Orders room: the top mission of a colour. Garden house: change the order; each clan has at most one disciple there. For missions all three count as the Castle.
help-gates = For 7 Mon a disciple comes from the reserve to your clan house; he helps from the next round on. Or 1 prestige becomes 3 Mon, 2 become 5. Or you look at the top three action cards and put them back as you like.
help-tavern = For 11 Mon you build an annex that you do not have yet. Or you look at the top three weapons and put them back as you like. Who has a disciple here may exchange weapons, geishas, Mon and cards with others here in the trade phase.
help-harbor = Take all money from the church. Or buy prestige: 1 for 4 Mon, 3 for 9. Or look at the top three bonus cards and put them back as you like.
help-redlight = A geisha costs 8 Mon or 2 prestige. The top action card costs 4 Mon.
help-temple = Take a blessing, if you have none. Or look at the top three missions of one colour and put them back as you like. Or read the next three events; their order stays.

# Actions
action-audience = Audience: gain prestige
action-orders = Draw the top mission of a colour
action-garden = Change the order
action-recruit = Recruit a disciple for 7 Mon
action-sell_1 = Give 1 prestige for 3 Mon
action-sell_2 = Give 2 prestige for 5 Mon
action-foresee_cards = Look at the top three action cards
action-build = Build an annex
action-foresee_weapons = Look at the top three weapons
action-church = Take the money from the church
action-buy_1 = Foreign goods: buy 1 prestige
action-buy_3 = Foreign goods: buy 3 prestige
action-foresee_bonuses = Look at the top three bonus cards
action-geisha_for_mon = A geisha for 8 Mon
action-geisha_for_prestige = A geisha for 2 prestige
action-buy_card = Draw an action card for 4 Mon
action-sell_card = Give a card for 2 Mon
action-bless = Take a blessing
action-foresee_missions = Look at the top three missions of a colour
action-omens = Read the next three events
action-yashiki = Yashiki: exchange a mission
action-karesansui = Karesansui: look at the top three of a stack
action-dojo = Dojo: exchange a weapon
action-kobudo = Kobudo-Ryu: exchange an action card
action-rest = Send home without an action

# The same, where an action is repeated
deed-audience = { action-audience }
deed-orders = { action-orders }
deed-garden = { action-garden }
deed-recruit = { action-recruit }
deed-sell_1 = { action-sell_1 }
deed-sell_2 = { action-sell_2 }
deed-foresee_cards = { action-foresee_cards }
deed-build = { action-build }
deed-foresee_weapons = { action-foresee_weapons }
deed-church = { action-church }
deed-buy_1 = { action-buy_1 }
deed-buy_3 = { action-buy_3 }
deed-foresee_bonuses = { action-foresee_bonuses }
deed-geisha_for_mon = { action-geisha_for_mon }
deed-geisha_for_prestige = { action-geisha_for_prestige }
deed-buy_card = { action-buy_card }
deed-sell_card = { action-sell_card }
deed-bless = { action-bless }
deed-foresee_missions = { action-foresee_missions }
deed-omens = { action-omens }
deed-yashiki = { action-yashiki }
deed-karesansui = { action-karesansui }
deed-dojo = { action-dojo }
deed-kobudo = { action-kobudo }
deed-rest = { action-rest }
deed-buy_weapon = Buy a weapon

# Things
thing-action = { $piece }
thing-field = { $piece }
thing-bid = Bid { $number } Mon
thing-district = { $piece }
thing-post = { $piece }
thing-annex = { $piece }
thing-market = { $piece }
thing-stack = { $piece }
thing-deck = { $piece }
thing-looked = { $piece }
thing-mission = { $piece }
thing-card = { $piece }
thing-bonus = { $piece }
thing-weapon = { $piece }
thing-favour = { $piece }
thing-watch = { $piece }
thing-clan = { $piece }
thing-position = Place { $number } on the order track
thing-want = Ask for { $piece }
thing-give_mon = Give { $number } Mon
thing-want_mon = Ask for { $number } Mon
thing-steps = { $number ->
    [0] Stay
    [one] One district
   *[other] { $number } districts
}
thing-geisha = A geisha
thing-disciple = A disciple
thing-blessing = Give the blessing
thing-karesansui = The disciple in the Karesansui stands in
thing-blackmail = Blackmail
thing-prestige = Lose prestige
thing-mon = Pay Mon
thing-extra = Fulfil the bonus, too
thing-again = Once more
thing-take_part = Take part
thing-sit_out = Sit out: 3 Mon
thing-pass = Pass
thing-drop_out = Drop out
thing-propose = Offer this
thing-accept = Accept
thing-counter = Counter-offer
thing-refuse = Refuse
thing-withdraw = Withdraw
thing-decline = Do without
thing-done = Done

option-DraftMission-stack = Draw: { $piece }
option-DecideToBid-card = Play: { $piece }
option-OpenAuction-field = Bid for: { $piece }
option-OpenAuction-drop_out = Drop out, without Mon
option-Raise-bid = Raise to { $number } Mon
option-Raise-drop_out = Drop out
option-ChooseField-field = Take: { $piece }
option-KeepCard-card = Keep: { $piece }
option-KeepBonus-bonus = Keep: { $piece }
option-KeepMission-mission = Keep: { $piece }
option-KeepWeapon-weapon = Keep: { $piece }
option-ChooseAnnex-annex = Build: { $piece }
option-ChooseStackOfThree-stack = Draw three: { $piece }
option-Assign-post = Assign: { $piece }
option-Assign-annex = Assign: { $piece }
option-Assign-card = Play: { $piece }
option-Activate-market = Buy: { $piece }
option-Activate-mission = Fulfil: { $piece }
option-Activate-card = Play: { $piece }
option-ActAgain-market = Buy another: { $piece }
option-ActAgain-again = Once more: { $deed }
option-ActAgain-done = Not again
option-SendHome-post = From here: { $piece }
option-SendHome-annex = From here: { $piece }
option-SellCard-card = Give: { $piece }
option-SellCard-bonus = Give: { $piece }
option-DropMission-mission = Put back: { $piece }
option-DrawFrom-stack = Draw: { $piece }
option-Drill-weapon = Discard: { $piece }
option-Practise-card = Put back: { $piece }
option-ChooseDeck-deck = Look at: { $piece }
option-ChooseDisciple-post = Activate: { $piece }
option-ClaimExtra-done = Without the bonus
option-GiveBackMission-mission = Put back: { $piece }
option-GiveBackCard-card = Put back: { $piece }
option-GiveBackBonus-bonus = Put back: { $piece }
option-LayDownWeapon-weapon = Discard: { $piece }
option-LoseWeapon-weapon = Discard: { $piece }
option-LoseWeapon-blessing = Give the blessing instead
option-LoseAnnex-annex = Give back: { $piece }
option-LoseAnnex-blessing = Give the blessing instead
option-LoseInFire-annex = Give back: { $piece }
option-LoseInFire-weapon = Discard: { $piece }
option-LoseInFire-blessing = Give the blessing instead
option-LoseSecondWeapon-weapon = Discard, too: { $piece }
option-LoseGeisha-geisha = Give back a geisha
option-LoseGeisha-blessing = Give the blessing instead
option-LoseDisciple-disciple = Put a disciple into the reserve
option-LoseDisciple-blessing = Give the blessing instead
option-LoseCard-card = Put back: { $piece }
option-LoseCard-bonus = Put back: { $piece }
option-LoseFavour-prestige = Lose { $points } prestige
option-LoseFavour-mon = Pay { $mon } Mon
option-TakeWeapon-market = Take: { $piece }
option-PlayWatchCard-card = Play: { $piece }
option-PlayWatchCard-decline = Play no card
option-TakeShelter-card = Play: { $piece }
option-TakeShelter-blackmail = Use Blackmail
option-TakeShelter-decline = Do nothing
option-SaveDisciple-post = Save: { $piece }
option-AimAtClan-clan = Against { $piece }
option-FleeFrom-post = From here: { $piece }
option-AimAtDistrict-district = To: { $piece }
option-GiveBlade-weapon = Give: { $piece }
option-TakeBlade-weapon = Take for it: { $piece }
option-BuyAtStall-market = Buy: { $piece }
option-OpenOrders-stack = Draw two: { $piece }
option-React-card = Cancel with: { $piece }
option-React-decline = Let it be
option-MakeOffer-clan = An offer to { $piece }
option-MakeOffer-done = No offer
option-Compose-weapon = Offer: { $piece }
option-Compose-geisha = Offer: a geisha
option-Compose-card = Offer: { $piece }
option-Compose-bonus = Offer: { $piece }
option-Compose-mission = Offer: { $piece }
option-Compose-withdraw = Offer nothing
option-HandOverCard-card = Give: { $piece }
option-HandOverBonus-bonus = Give: { $piece }
option-HandOverMission-mission = Give: { $piece }

# What completes an intention: it stands in the same sentence
plan-SendHome = from here: { $pieces }
plan-ChooseAnnex = chosen: { $pieces }
plan-SellCard = namely: { $pieces }
plan-DropMission = putting back: { $pieces }
plan-Drill = discarding: { $pieces }
plan-Practise = putting back: { $pieces }
plan-TakeWeapon = taking: { $pieces }
plan-LoseSecondWeapon = also discarding: { $pieces }
plan-ChooseDisciple = with the disciple here: { $pieces }
plan-GiveBlessing-blessing = with your own blessing
plan-GiveBlessing-karesansui = with the disciple in the Karesansui
plan-ClaimExtra = with the bonus
plan-SaveDisciple = saving: { $pieces }
plan-AimAtClan = against { $pieces }
plan-AimAtPost = in this place: { $pieces }
plan-AimAtDistrict = to this district: { $pieces }
plan-AimAtSteps = { $number ->
    [0] without a step
    [one] by one district
   *[other] by { $number } districts
}
plan-FleeFrom = from here: { $pieces }
plan-GiveBlade = giving: { $pieces }
plan-TakeBlade = taking for it: { $pieces }
plan-HandOverCard = giving: { $pieces }
plan-HandOverBonus = giving: { $pieces }
plan-HandOverMission = giving: { $pieces }

# Why a move cannot be undone
web-final-draws = Something is drawn from a stack; after that you cannot take it back.

# Questions
prompt-DrawStartPlayer = The start player is drawn by lot.
prompt-TossWatch = Lots decide which watch walks.
prompt-DraftMission = { $left ->
    [one] Draw your last mission. From which stack?
   *[other] Draw a mission, { $left } more. From which stack?
}
prompt-ChooseFavour = Which favour do you take?
prompt-DecideToBid = Do you take part in the bidding, or sit out and take 3 Mon?
# A bid beyond one's Mon
warning-ruin = { $has ->
    [0] You have no Mon: unless somebody bids more, you are out.
    [one] You have 1 Mon: unless somebody bids more, you lose it and are out.
   *[other] You have { $has } Mon: unless somebody bids more, you lose them all and are out.
}
prompt-OpenAuction = What shall be bid for? The minimum is your bid.
prompt-Raise = { $field } for { $bid } Mon: raise? You have { $mon } Mon.
prompt-ChooseField = What do you take from this group?
prompt-KeepCard = Which action card do you keep? Nobody else sees your choice.
prompt-KeepBonus = Which bonus card do you keep? Nobody else sees your choice.
prompt-KeepMission = Which mission do you keep? Nobody else sees your choice.
prompt-KeepWeapon = Which weapon do you keep?
prompt-ChooseAnnex = Which annex?
prompt-ChooseStackOfThree = From which stack do you draw three missions?
prompt-Assign = { $left ->
    [one] Assign your last disciple.
   *[other] Assign a disciple; { $left } are in the clan house.
}
prompt-Activate = { $missions ->
    [0] { $deeds ->
        [0] None of your disciples can do anything: send one home.
       *[other] Activate a disciple for an action.
    }
   *[other] { $deeds ->
        [0] Activate a disciple for a mission.
       *[other] Activate a disciple, for a mission or for an action.
    }
}{ $cards ->
    [0] {""}
   *[other] {" "}You may play a card first.
}
prompt-ActAgain = The same action once more? Costs are paid again.
prompt-SendHome = Which disciple goes home?
prompt-SellCard = Which card do you give for 2 Mon? Nobody else sees which.
prompt-DropMission = Yashiki: which mission do you put back?
prompt-DrawFrom = From which stack does the new mission come?
prompt-Drill = Dojo: which weapon do you discard?
prompt-Practise = Kobudo-Ryu: which action card do you put back?
prompt-LayFirst = { $deck }: which one shall lie on top?
prompt-LaySecond = { $deck }: which one shall lie under it?
prompt-ChooseDeck = { $only_missions ->
    [1] Of which colour do you look at the top three missions?
   *[other] Of which stack do you look at the top three?
}
prompt-ChooseDisciple = { $mission }: which disciple do you activate? The others stay.
prompt-GiveBlessing = The mission asks for a blessing. Do you give yours, or does your disciple in the Karesansui stand in?
prompt-ClaimExtra = { $mission }: do you fulfil the bonus, too? Later you cannot.
prompt-ChoosePosition = In which place of the order track does your marker go?
prompt-GiveBackMission = Nobody has more than four missions. Which one do you put back?
prompt-GiveBackCard = Nobody has more than three action cards. Which one do you put back?
prompt-GiveBackBonus = Nobody has more than two bonus cards. Which one do you put back?
prompt-LayDownWeapon = Nobody has more than four weapons. Which one do you discard?
prompt-LoseWeapon = { $blessing ->
    [0] Which weapon do you discard?
   *[other] Which weapon do you discard? Or do you give your blessing instead?
}
prompt-LoseAnnex = { $blessing ->
    [0] Which annex do you give back?
   *[other] Which annex do you give back? Or do you give your blessing instead?
}
prompt-LoseInFire = The Great Fire: { $annexes ->
    [0] which weapon do you discard?
   *[other] { $weapons ->
        [0] which annex do you give back?
       *[other] do you give back an annex, or discard two weapons?
    }
}{ $blessing ->
    [0] {""}
   *[other] {" "}Or do you give your blessing instead?
}
prompt-LoseSecondWeapon = Which other weapon burns?
prompt-LoseGeisha = Do you give back a geisha, or your blessing instead?
prompt-LoseDisciple = Do you put a disciple into the reserve, or give your blessing instead?
prompt-LoseCard = Which card goes under its stack? Nobody else sees which.
prompt-LoseFavour = Out of Favour: lose { $points } prestige or pay { $mon } Mon?
prompt-TakeWeapon = Which weapon do you take from the market? It costs nothing.
prompt-PlayWatchCard = The watch is here: { $district }. { $beside ->
    [0] None of your disciples is there.
    [one] One of your disciples is there.
   *[other] { $beside } of your disciples are there.
} { $cards ->
    [0] You have no card that diverts it.
   *[other] Do you divert it?
}
prompt-TakeShelter = { $district }: the watch is about to capture { $beside ->
    [one] one of your disciples
   *[other] { $beside } of your disciples
}. { $cards ->
    [0] { $blackmail ->
        [0] There is nothing you can do.
       *[other] Do you use Blackmail?
    }
   *[other] { $blackmail ->
        [0] Do you play a card?
       *[other] Do you play a card, or use Blackmail?
    }
}
prompt-SaveDisciple = Which disciple does Blackmail save?
prompt-AimAtClan = { $card }: against which clan?
prompt-AimAtPost = { $card }: in which place?
prompt-FleeFrom = { $card }: which disciple flees?
prompt-AimAtDistrict = { $card }: where does the watch go?
prompt-AimAtSteps = { $card }: how far does the watch go?
prompt-GiveBlade = { $card }: which weapon do you give?
prompt-TakeBlade = { $card }: which weapon do you take for it?
prompt-BuyAtStall = Which weapon do you buy?
prompt-OpenOrders = From which stack do you draw two missions?
prompt-React = { $target } plays: { $card }. { $cancels ->
    [0] You cannot cancel the card.
   *[other] Do you cancel the card?
}
prompt-MakeOffer = { $post }: to whom do you make an offer?
prompt-Compose = Your { $countered ->
    [1] counter-offer
   *[other] offer
} to { $target }: what do you give, what do you want for it?
prompt-Answer = { $countered ->
    [1] { $target } makes a counter-offer. Do you accept?
   *[other] { $target } makes you an offer. Do you accept?
}
prompt-HandOverCard = Which action card do you give?
prompt-HandOverBonus = Which bonus card do you give?
prompt-HandOverMission = Which mission do you give?

# What it is about when everybody may act
unable-React = You hold no card that could cancel { $card }.
unable-PlayWatchCard = You hold no card that moves the watch now.
unable-TakeShelter = You have nothing that could hide your disciples from the watch.
window-React = cancelling cards
window-PlayWatchCard = diverting the watch
window-TakeShelter = shelter from the watch

# The log
log-starts = { $seat } is the start player.
log-watch_comes = On its way: { $watch }.
log-prestige_at_start = { $seat } begins with { $points } prestige.
log-kept_card = { $seat } keeps one of the action cards drawn.
log-took_favour = { $seat } takes a favour: { $favour }.
log-round_begins = Round { $round }.
log-church_filled = { $mon } Mon { $mon ->
    [one] goes
   *[other] go
} to the church.
log-dojo_income = { $seat } gets { $mon } Mon from the Dojo.
log-sat_out = { $seat } sits out the bidding and gets { $mon } Mon.
log-opened = { $seat } bids { $bid } Mon for { $field }.
log-raised = { $seat } raises to { $bid } Mon.
log-passed = { $seat } passes.
log-dropped_out = { $seat } drops out.
log-won = { $seat } wins for { $bid } Mon: { $field }.
log-could_not_pay = { $seat } cannot pay { $bid } Mon{ $mon ->
    [0] {""}
   *[other] , loses { $mon } Mon
} and is out. { $field } stay open.
log-auction_prestige = { $seat } gets { $points } prestige with it ({ $field }).
log-earned = { $seat } gets { $mon } Mon.
log-paid = { $seat } pays { $mon } Mon.
log-got_weapon = { $seat } gets a weapon: { $weapon }.
log-bought_weapon = { $seat } buys for { $mon } Mon: { $weapon }.
log-left_weapon = { $seat } discards: { $weapon }.
log-built = { $seat } gets an annex: { $annex }.
log-got_geisha = { $seat } wins a geisha.
log-got_blessing = { $seat } gets a blessing.
log-got_disciple = { $seat } brings a disciple to the clan house.
log-got_card = { $seat } gets an action card.
log-got_bonus = { $seat } gets a bonus card.
log-got_mission = { $seat } gets a mission ({ $colour }).
log-nothing_left = There is nothing for { $seat }: { $field }.
log-gave_back_mission = { $seat } puts a mission under its stack ({ $colour }).
log-gave_back_card = { $seat } puts an action card under the stack.
log-gave_back_bonus = { $seat } puts a bonus card under the stack.
log-market_shifted = New weapons lie in the market.
log-event_comes = Event: { $event }.
log-district_closed = Closed: { $district }.
log-district_opened = Open again: { $district }.
log-lost_weapon = { $seat } loses a weapon: { $weapon }.
log-lost_annex = { $seat } loses an annex: { $annex }.
log-lost_geisha = { $seat } loses a geisha.
log-lost_disciple = { $seat } puts a disciple into the reserve.
log-blessed = { $seat } gives the blessing and loses nothing.
log-prestige_lost = { $seat } loses { $points ->
    [-1] 1 prestige
    [-2] 2 prestige
   *[other] { $points } prestige
}.
log-church_emptied = The church is emptied.
log-placed = { $seat } assigns a disciple: { $post }.
log-placed_on_annex = { $seat } assigns a disciple to an annex: { $annex }.
log-stays_home = A disciple ({ $seat }) finds no place and stays in the clan house.
log-watch_moved = The watch is here: { $district }.
log-watch_swapped = The watch changes: { $watch }.
log-watch_leaves = In the last round there is no watch any more.
log-captured = The watch captures { $count ->
    [one] a disciple
   *[other] { $count } disciples
} of { $seat }: { $district }.
log-escaped = { $seat } saves { $count ->
    [one] a disciple
   *[other] { $count } disciples
} from the watch.
log-played = { $seat } plays: { $card }.
log-played_on = { $seat } plays against { $target }: { $card }.
log-played_at = { $seat } plays: { $card } ({ $post }).
log-played_there = { $seat } plays: { $card } ({ $district }).
log-played_far = { $seat } plays: { $card } ({ $steps ->
    [0] the watch stays
    [one] one district
   *[other] { $steps } districts
}).
log-played_on_at = { $seat } plays against { $target }: { $card } ({ $post }).
log-played_for = { $seat } plays against { $target }: { $card } ({ $weapon } for { $other_weapon }).
log-cancelled = Cancelled: { $card }.
log-blackmailed = { $seat } uses Blackmail and saves a disciple.
log-market_renewed = All weapons in the market are exchanged.
log-stole = { $seat } takes { $mon } Mon from { $target }.
log-sent_home = { $seat } sends a disciple of { $target } home: { $post }.
log-swapped_weapons = { $seat } exchanges with { $target }: { $weapon } for { $other_weapon }.
log-lured_geisha = { $seat } lures a geisha away from { $target } for { $mon } Mon.
log-space_barred = A space is barred: { $post }.
log-mission_replaced = { $seat } must exchange a mission ({ $colour }).
log-moved_disciple = { $seat } escapes with a disciple: { $post }.
log-trade_begins = Trade takes place here: { $post }.
log-offered = { $seat } makes an offer to { $target }.
log-accepted = { $seat } accepts the offer of { $target }.
log-refused = { $seat } refuses the offer of { $target }.
log-countered = { $seat } makes a counter-offer to { $target }.
log-withdrew = { $seat } withdraws the offer.
log-gave_weapon = { $seat } gives { $target } a weapon: { $weapon }.
log-gave_mon = { $seat } gives { $target } { $mon } Mon.
log-gave_geishas =
    { $count ->
        [one] { $seat } lets { $target } have a geisha.
       *[other] { $seat } lets { $target } have { $count } geishas.
    }
log-gave_cards =
    { $count ->
        [one] { $seat } gives { $target } an action card.
       *[other] { $seat } gives { $target } { $count } action cards.
    }
log-gave_bonuses =
    { $count ->
        [one] { $seat } gives { $target } a bonus card.
       *[other] { $seat } gives { $target } { $count } bonus cards.
    }
log-gave_mission = { $seat } gives { $target } a mission ({ $colour }).
log-audience = { $seat } has an audience: { $points } prestige.
log-recruited = { $seat } recruits a disciple for { $mon } Mon.
log-sold_prestige = { $seat } gives { $points ->
    [-1] 1 prestige
    [-2] 2 prestige
   *[other] { $points } prestige
} for { $mon } Mon.
log-foresaw = { $seat } looks at: { $deck } ({ $count }).
log-took_church = { $seat } takes { $mon } Mon from the church.
log-bought_prestige = { $seat } buys { $points } prestige for { $mon } Mon.
log-geisha_for_mon = { $seat } wins a geisha for { $mon } Mon.
log-geisha_for_prestige = { $seat } gives { $points ->
    [-1] 1 prestige
    [-2] 2 prestige
   *[other] { $points } prestige
} for a geisha.
log-bought_card = { $seat } draws an action card for { $mon } Mon.
log-sold_card = { $seat } gives a card for { $mon } Mon.
log-new_order = { $seat } is now in place { $position } of the order track.
log-rested = { $seat } sends a disciple home without an action.
log-fulfilled = { $seat } fulfils a mission{ $points ->
    [0] {""}
   *[other] {" "}for { $points } prestige
}: { $mission }.
log-fulfilled_extra = { $seat } fulfils the bonus, too{ $points ->
    [0] {""}
   *[other] , for { $points } prestige
}: { $mission }.
log-to_reserve = The disciple of { $seat } goes into hiding, to the reserve.
log-gave_blessing = { $seat } gives the blessing.
log-stood_in = { $seat } lets a disciple on the annex stand in: { $annex }.
log-shogun_falls = { $seat } has killed the Shogun: the game ends with this round.
log-blackmail_kept = Blackmail not used: { $seat } gets { $points } prestige.
log-bonus_scored = { $bonus }: { $seat } gets { $points } prestige.
log-bonus_missed = { $bonus }: { $seat } gets nothing.

# What a hint says about the change: before and after
term-prestige = prestige: { $after } instead of { $before }
term-mon = Mon: { $after } instead of { $before }
term-missions = prestige to be expected of the own missions: about { $after } instead of { $before }
term-ready = missions that can succeed in this round: { $after } instead of { $before }
term-town = prestige that what the disciples do this round is worth: about { $after } instead of { $before }
term-disciples = disciples outside the reserve: { $after } instead of { $before }
term-weapons = weapons: { $after } instead of { $before }
term-annexes = annexes: { $after } instead of { $before }
term-geishas = geishas: { $after } instead of { $before }
term-blessing = blessings: { $after } instead of { $before }
term-bonuses = prestige to be expected of the bonus cards: about { $after } instead of { $before }
term-cards = action cards: { $after } instead of { $before }
term-blackmail = unused Blackmail cards: { $after } instead of { $before }
term-order = place on the order track: { $after } instead of { $before }
term-underway = prestige that bids, trade and new cards are worth: about { $after } instead of { $before }
term-rivals = the strongest opponent has { $after } prestige instead of { $before }

# Why not
why-field_taken = { $seat } has won that in this round already.
why-group_taken = This group has been won in this round already.
why-stack_empty = This stack is empty.
why-must_be_dark = One of your four missions must be red or black.
why-district_is_closed = This district is closed in this round.
why-no_space = No space is free there.
why-in_garden_already = You have a disciple in the garden house already.
why-annex_manned = A disciple stands on this annex already.
why-too_dear = That costs { $mon } Mon; you have { $have }.
why-too_little_prestige = That costs { $points } prestige; you have { $have }.
why-reserve_empty = You have no disciple in the reserve.
why-no_annex_left = There is no annex left that you lack.
why-no_geisha_left = No geisha is left.
why-geishas_full = Nobody has more than { $limit } geishas.
why-blessed_already = You have a blessing already.
why-church_empty = The church is empty.
why-no_card_to_sell = You have no card for that.
why-no_mission = You have no unfulfilled mission.
why-no_weapon = You have no weapon.
why-disciple_missing = You lack a disciple: { $district }.
why-weapon_missing = You lack a weapon: { $weapon }.
why-annex_missing = You lack an annex: { $annex }.
why-geishas_missing = { $need ->
    [one] 1 geisha is
   *[other] { $need } geishas are
} asked for; you have { $have ->
    [0] none
   *[other] { $have }
}.
why-blessing_missing = You lack a blessing.
why-kind_missing = { $need ->
    [one] 1 fulfilled mission
   *[other] { $need } fulfilled missions
} of this kind must come first: { $mission_kind }; you have { $have ->
    [0] none
   *[other] { $have }
}.
why-not_now = This card is played in another phase.
why-no_target = There is nothing to aim this card at now.

# Prestige with its reckoning
score-prestige_at_start = Everybody begins with so much prestige
score-auction_prestige = Won at auction: { $field }
score-prestige_lost = { $loss }
score-audience = Audience
score-sold_prestige = Given for { $mon } Mon at the Gates of Yedo
score-bought_prestige = Foreign goods for { $mon } Mon
score-geisha_for_prestige = Given for a geisha
score-fulfilled = Mission: { $mission }
score-fulfilled_extra = Bonus: { $mission }
score-blackmail_kept = Blackmail not used
score-bonus_scored = Bonus card: { $bonus }
loss-sold = Sold at the Gates
loss-geishas = Given for geishas
loss-misfortune = Misfortune

# Where prestige came from, and what it went for
account-start = Beginning
account-missions = Missions
account-extras = Bonus rewards
account-auctions = From auctions
account-audiences = Audiences
account-foreign_goods = Foreign goods
account-blackmail = Blackmail
account-bonuses = Bonus cards
account-sold = Sold at the Gates
account-geishas = Given for geishas
account-misfortune = Lost

# What decides if prestige is equal
tie-order = Equal prestige; who is further ahead on the order track is ahead.

# The board
board-post = { $post }: { $taken } of { $spaces } spaces taken
board-barred = { $count ->
    [one] one space barred
   *[other] { $count } spaces barred
}
board-danger = the watch is about to come here
board-price = { $mon } Mon
board-watch = { $watch }: { $district }, next { $next }
board-round = Round { $round } of { $rounds }
board-field = { $field }, from { $minimum } Mon{ $winner ->
    [nobody] {""}
   *[other] , won by { $winner }
}
board-needs = Requires
board-reward = Reward
board-extra = Bonus
board-offer = Offer of { $offerer } to { $other }
board-gives = { $seat } gives
board-you-give = You give
board-more = More
board-town = Districts

## Learning: the introduction at the beginning of the help
guide-goal = Have the most prestige after eleven rounds. Most of it comes from missions: each asks for disciples in certain districts and for things that you get beforehand.
guide-turn = A round has seven phases:
guide-turn-1 = Preparation: the church fills, a Dojo brings 1 Mon. There is nothing to do.
guide-turn-2 = Bidding: who sits out gets 3 Mon. Who takes part can win one category in this round: cards, a weapon, an annex, a geisha, a disciple or a mission. Who is ahead names one; everybody else may raise once, and the first one once more at the end.
guide-turn-3 = Event: new weapons come to the market, then an event is turned up. Some close a district, some cost something; a blessing can avert that.
guide-turn-4 = Assignment: in turn everybody puts a disciple into the city or on an own annex, until all are placed.
guide-turn-5 = Watch: it goes one district further and captures all it finds there. Cards and Blackmail can prevent that.
guide-turn-6 = Trade: who stands in the Market with others may exchange with them, then in the Tavern.
guide-turn-7 = Action: in turn everybody activates a disciple: for an action where he stands, or to fulfil a mission. Then the disciple goes home.
guide-points-title = Where prestige comes from
guide-points = You begin with four missions. Green ones are easy, black ones very hard and worth very much.
guide-points-1 = A mission names districts where your disciples must stand, and weapons, annexes or geishas. Those you only show. A blessing or Mon you give away, if it asks for them.
guide-points-2 = Only one of the disciples is activated; the others are still ready, even for a second mission. If you can fulfil the bonus of the mission, you get still more.
guide-points-3 = Annexes and geishas won at auction bring 2 prestige, the audience hall 1, and in the Harbour prestige can be bought.
guide-points-4 = Bonus cards count at the end, at most two. Blackmail that was not used is worth 2 prestige.
guide-end = The game is over after the eleventh round, or at the end of the round in which somebody fulfils the mission “Kill the Shogun”. Then bonus cards and unused Blackmail count. If prestige is equal, who is further ahead on the order track wins.
guide-example = Your mission “The Spice Sack” asks for a disciple in the Market and Metsubushi. In the bidding you win a weapon for 5 Mon, and of three you keep the Metsubushi. You put one disciple into the Market and one into the Harbour; the watch goes to the Tavern, and nothing happens to you. In the action phase you activate the disciple in the Market for the mission: 2 prestige, 4 Mon and a weapon from the market. You take Nawa, and as the bonus asks for just that, you get another 4 Mon. The second disciple takes the money from the church.

## Learning: the lessons
lesson-1 = Your first mission
lesson-1-1-title = Four missions
lesson-1-1 = You lead the clan Toyotomi through Yedo and want to have the most prestige at the end. Above all, missions bring it. You have four, and only you can see them. “A Bitter Cup” is the easiest: it asks for a disciple in the Tavern and the weapon Doku. That you still lack. Read on.
lesson-1-2-title = Take part
lesson-1-2 = Every round begins with bidding. Who sits out gets 3 Mon. Who takes part can win one category. You need a weapon and have 15 Mon: take part.
lesson-1-3-title = What for
lesson-1-3 = You are in front on the bidding track and name the first category. The minimum counts as your bid. Hosokawa takes part, too; the two others sit out. Point at the weapons.
lesson-1-4-title = Outbid
lesson-1-4 = Hosokawa has raised to 5 Mon. Everybody may raise only once, and you come last: with 6 Mon you have won. Bid 6 Mon.
lesson-1-5-title = One of three
lesson-1-5 = Three weapons are turned up, and you keep one. Doku is among them, the poison for the bitter cup. Take it; the two others are discarded.
lesson-1-6-title = Assign disciples
lesson-1-6 = The event of this round was a festival: 2 Mon for everybody. Now everybody in turn assigns a disciple. Your mission needs one in the Tavern. Careful: the red watch stands at the Gates and goes to the Tavern next. But you have a card for that. Dare it; your second disciple then goes to the Harbour by himself.
lesson-1-7-title = The watch
lesson-1-7 = There it stands, beside your disciple. Whom it meets in its district it captures. Before that everybody may play a card that diverts it. “False Alarm” sends it back one district. Play the card.
lesson-1-8-title = The mission
lesson-1-8 = Nobody has cancelled your card, and the watch has captured a disciple of Nabeshima at the Gates. In the action phase one disciple each is activated in turn. Yours stands in the Tavern, and you have Doku: point at “A Bitter Cup”.
lesson-1-9-title = An action
lesson-1-9 = 3 prestige and 7 Mon, and as you fulfilled the bonus, too, with your Fukiya, another 2 prestige. You keep the weapons. The others have had their turn. Your second disciple stands in the Harbour: take the money from the church.
lesson-1-10-title = And so on
lesson-1-10 = 6 prestige and 21 Mon after one round. There are eleven rounds in all, the last one without the watch. Harder missions ask for several disciples at once, and for annexes and geishas; they bring much more for it. You get new missions by bidding and in the Castle. Your Blackmail saves a disciple once, or brings 2 prestige at the end.
lesson-2 = Watch, trade and the death of the Shogun
lesson-2-1-title = More than you have
lesson-2-1 = Round 9, a game for two. You have 8 Mon, and Hosokawa has bid 9 for annexes or a geisha. You are allowed to bid more than you own. But who cannot pay loses all Mon and is out. So pass.
lesson-2-2-title = Bonus cards
lesson-2-2 = Hosokawa has taken a geisha, and 2 prestige with her. Now you name something, and nobody can outbid you any more. With two clans cards and weapons form one group. Bonus cards count at the end of the game. Point at them; they cost you 4 Mon.
lesson-2-3-title = The sign in the corner
lesson-2-3 = You see three and keep one, two at most in the game. “Quiet Blade” counts assassinations. Each mission shows its kind in the upper right corner: espionage, theft, assassination, kidnapping or war. You have fulfilled one assassination and hold the biggest of all. Keep “Quiet Blade”.
lesson-2-4-title = The hardest mission
lesson-2-4 = “Kill the Shogun” asks for two disciples in the Castle and one at the Gates, three weapons, a geisha, Dojo and Karesansui. Annexes you only need to own. They also have a space for a disciple of yours, where the watch never comes. Only the Katana is missing. Assign one to the Gates; the others go to the Castle and to the Tavern.
lesson-2-5-title = Blackmail
lesson-2-5 = The watch has come to the Gates, where your disciple stands. First everybody may play cards that move it, then cards that protect. You have neither, but you have the envelope: Blackmail. Once in the game it saves one of your disciples, and nobody can cancel it. Unused it would bring 2 prestige at the end. Use it.
lesson-2-6-title = Trade
lesson-2-6 = Your man is safe. Then comes trade: who stands in the Market may exchange weapons and Mon with others there; in the Tavern also geishas, missions and cards. You and Hosokawa both stand in the Tavern. Make Hosokawa an offer.
lesson-2-7-title = The Katana
lesson-2-7 = You say what you want and what you give, and Hosokawa accepts, refuses, or answers with another offer. Ask for the Katana. You will give your 6 Mon for it.
lesson-2-8-title = Kill the Shogun
lesson-2-8 = Hosokawa has accepted. Now everything is there. Only one of your disciples is activated for the mission; here it costs him his place, he goes to the reserve. Point at “Kill the Shogun”.
lesson-2-9-title = An action card
lesson-2-9 = 28 prestige! This mission ends the game with this round. Hosokawa has fulfilled a mission of theft. The round is still played out. Every action card says when it may be played; in the action phase before you activate. “Late into the Night” lets you take your action twice. Play it: the audience will bring 1 prestige two times. The rest follows by itself.
lesson-2-10-title = The end
lesson-2-10 = Last come bonus cards: you have most assassinations, 4 prestige. Hosokawa has most thefts, 4 as well, and 2 for unused Blackmail. You win by 47 to 43. If nobody kills the Shogun the game ends after round 11, which has no watch. If prestige is equal, who is further ahead on the order track wins. Mon, weapons and open missions count nothing.

## Learning: when a question comes for the first time
first-DraftMission = Everybody begins with four missions; at least one must be red or black. Green ones can often be fulfilled in the first rounds, black ones take long preparation. You see each one before you draw the next.
first-ChooseFavour = You get the favour at once. Then the card is turned over: as Blackmail it saves a disciple from the watch once, or brings 2 prestige at the end.
first-DecideToBid = If you need nothing, or have too little money, sit out: 3 Mon are better than nothing. Who takes part and drops out later does not get them.
first-OpenAuction = Name what you need most. The minimum counts as your bid; if somebody raises, you may raise once more at the end. You win at most one category in a round.
first-Raise = You may raise once in this auction. If you pass, you are still in for the next one. Do not bid more than you have: if you win and cannot pay, you lose all your money and are out.
first-ChooseField = With two and three players you win a whole group and take one category of it whose minimum your bid has reached.
first-KeepCard = You keep one action card, the others go under the stack. Each says in which phase it is played.
first-KeepBonus = You keep one bonus card. It counts at the end, so choose one that you can work towards. You never have more than two.
first-KeepMission = You keep one mission. Compare what it asks for with what you have already.
first-KeepWeapon = You keep one weapon; the others see which. Look which ones your missions ask for.
first-ChooseAnnex = Take what your missions ask for. Otherwise a Dojo brings 1 Mon every round, the Kobudo-Ryu makes weapons cheaper, Yashiki and Karesansui help with missions.
first-ChooseStackOfThree = You see three missions of this colour and keep one. The darker the colour, the harder and the more valuable.
first-Assign = Put your disciples where your missions ask for them, or where you want to do something. Mind the watch: only who can help himself assigns to the district where it goes next. On an own annex a disciple is safe.
first-Activate = In turn one disciple each is activated, until all are at home. Point at a mission that you can fulfil, or at an action of a place where one of your disciples stands. For a mission all disciples it asks for must still stand; only one is activated.
first-ActAgain = Your card allows the same action once more. If it costs something, you pay it a second time.
first-SendHome = The disciple goes home without doing anything. That ends your turn.
first-SellCard = The card goes under its stack, and you get 2 Mon.
first-DropMission = An unfulfilled mission goes under its stack; then you draw a new one, from whichever stack you like.
first-DrawFrom = You get the top mission of this colour. The darker, the harder and the more valuable.
first-Drill = The weapon goes to the discard pile, and you draw the top one of the stack.
first-Practise = The card goes under the stack, and you draw the top one.
first-LayFirst = Only you have seen these cards. Put on top what shall be drawn next, by you or by others.
first-LaySecond = And which one comes after it? The last one then lies lowest by itself.
first-ChooseDeck = You see the top three and put them back as you like; only events keep their order.
first-ChooseDisciple = One of the disciples asked for is activated. Choose the one whose place you need least; the others can still do something later.
first-GiveBlessing = The mission asks for a blessing. Your disciple in the Karesansui can stand in for it and then goes home; so you keep the blessing.
first-ClaimExtra = You can fulfil the bonus of the mission, too. Districts, weapons, annexes and geishas you only show; only a blessing or Mon is given away.
first-ChoosePosition = All in the garden house put their marker anew, in the order in which they stand there. In front you come first in bidding, assigning and acting; and if prestige is equal, who is in front wins.
first-GiveBackMission = Four unfulfilled missions are the most. One goes under the stack of its colour.
first-GiveBackCard = Three action cards are the most. One goes under the stack.
first-GiveBackBonus = Two bonus cards are the most. One goes under the stack.
first-LayDownWeapon = Four weapons are the most. One goes to the discard pile.
first-LoseWeapon = The event costs you a weapon. If you have a blessing, you can give it instead.
first-LoseAnnex = The event costs you an annex. If you have a blessing, you can give it instead.
first-LoseInFire = The fire costs you an annex or two weapons. If you have a blessing, you can give it instead.
first-LoseSecondWeapon = The fire asks for two weapons instead of an annex.
first-LoseGeisha = Your blessing can save the geisha. But missions ask for blessings, too.
first-LoseDisciple = Your blessing can save the disciple. In the reserve he is not lost: you can win him at auction or recruit him at the Gates.
first-LoseCard = A blessing does not help here. Give the card that you need least.
first-LoseFavour = Prestige is the aim of the game, Mon are the way there. In the Harbour 3 prestige cost 9 Mon.
first-TakeWeapon = Every weapon that lies in the market can be had, on whichever stall.
first-PlayWatchCard = The watch stands in its new district. In turn everybody may play one card that still diverts it: away from you, or towards others.
first-TakeShelter = In a moment the watch captures all in this district; they do nothing in this round and go to the reserve, or to the clan house if two are in the reserve already. A card or your Blackmail can help.
first-SaveDisciple = Your disciples stand in different places of the Castle. One of them is saved.
first-AimAtClan = Point at the clan that the card is aimed at. Only then can somebody cancel it.
first-AimAtPost = Point at the place where the card works. Only then can somebody cancel it.
first-FleeFrom = Point at the place of the disciple who shall flee.
first-AimAtDistrict = The watch goes to this district, and who stands there is in danger.
first-AimAtSteps = Steps are counted in the direction of the watch: the red one from the Castle to the Gates, the blue one the other way round.
first-GiveBlade = The other clan gets this weapon.
first-TakeBlade = You get this weapon for it.
first-BuyAtStall = You pay what you would pay with a disciple in the Market.
first-OpenOrders = You see two missions of this colour and keep one.
first-React = Every action card can be cancelled as soon as it is played, with “The Walls Have Ears”. Such a card can be cancelled, too; then the first one stands again. Who has the card nobody learns as long as it is not played.
first-MakeOffer = Who stands here with you can exchange with you: in the Market weapons and Mon, in the Tavern geishas and cards as well. Point at a clan to offer it something. Trade ends when nobody in turn offers anything more; everybody makes at most three offers.
first-Compose = Point at all that you give and at all that you want for it; then offer it. Cards stay face down, and which card you get, if you ask for one, the other decides. Gifts are allowed.
first-Answer = You can accept, refuse, or make one counter-offer. Cards that lie face down you see only when they are yours.
first-HandOverCard = An action card was promised; which one is up to you.
first-HandOverBonus = A bonus card was promised; which one is up to you.
first-HandOverMission = A mission of this colour was promised; which one is up to you.

## About the game: whose it is, and what is ours
about-designer = Designed by Thomas Vande Ginste and Wolf Plancke.
about-publisher = The name and the original illustrations belong to their owners; the game was published by eggertspiele in 2012. This is a table of our own, with our own cards, words and pictures, and has no connection to them. If you like the game, buy it.
about-ruling-1 = We work from a short German version of the rules. Some things we had to infer: that the seven districts form a ring, that the watch enters the Castle, too, and begins at the Gates, that everybody begins with 1 prestige. That two and three players bid in three groups is known from reviews.
about-ruling-2 = The start player is drawn by lot. In the Geisha version everybody gets one action card, in the Samurai version one out of three.
about-ruling-3 = Bidding more than one has is allowed. Who wins then pays everything and is out. Nobody need bid higher than one above the richest.
about-ruling-4 = “Back face down” means everywhere: under the stack. Who puts something back knows what lies there. An empty stack gives nothing.
about-ruling-5 = Who has too much of something gives away at once what he likes. What one cannot hold, a fourth geisha, a second annex of the same sort, a second blessing, one does not take.
about-ruling-6 = Actions that bring nothing are not offered. A disciple may always go home without an action; if he finds no place, he stays there.
about-ruling-7 = Who comes to the garden house queues up. The first one activated there settles it for all; play goes on with the clan that follows in the new order.
about-ruling-8 = When the watch changes, the other one stands where it stood, and goes its own way from the next step on.
about-ruling-9 = What a card is aimed at is named before anybody can cancel it. A cancelled card is spent and paid, too. If several want to cancel, the order track decides.
about-ruling-10 = The Letter of Passage is played in the assignment, “Late into the Night” before the action that is repeated.
about-ruling-11 = A blessing saves weapons, geishas, annexes and disciples, and all of them: in the Great Fire both weapons. It does not save cards, Mon or prestige. Prestige never falls below zero.
about-ruling-12 = In a trade everybody makes at most three offers; each may be met by one counter-offer. Gifts are allowed, Blackmail is not traded.
about-ruling-13 = The disciple who fulfils a mission stands there until the bonus, too, is settled. What the mission brings may pay for its bonus. If the mission sends him to the reserve, he goes there even if two are there already.
about-ruling-14 = Bonus cards for the most of something bring nothing to who has none of it. All of them are judged on the same table.
about-ruling-15 = On your turn you may play any number of action cards. Only in the watch phase it is one each: one that diverts the watch, and one that shelters, or Blackmail.

# Sheets: everything about one card, area or piece
sheet-missing = You lack
sheet-nothing-missing = nothing: you have all it asks for
sheet-played = Played
sheet-costs = Costs
sheet-here = Here
sheet-actions = Actions
sheet-watch-here = The watch is here.
sheet-watch-next = The watch comes here next, if nothing changes its way.
sheet-closed = Closed in this round: nobody assigns a disciple here.
sheet-left = Left
sheet-owned = Yours
sheet-yes = built
sheet-no = not built
sheet-winner = Won by
sheet-minimum = Minimum bid

# Legend of signs, in the help
legend-mon = Mon, the money
legend-prestige = Prestige, the points
legend-mission = A mission
legend-action = An action card
legend-bonus = A bonus card
legend-event = An event
legend-weapon = Any weapon
legend-annex = An annex
legend-foresight = Look at the top three
legend-order = The order track
legend-favour = A favour
legend-blackmail = Blackmail: saves a disciple from the watch once
legend-geisha = A geisha
legend-blessing = A blessing
legend-disciple = A disciple
legend-recruit = A disciple comes from the reserve
legend-to_reserve = A disciple goes to the reserve
legend-clan_house = Disciples in the clan house
legend-reserve = Disciples in the reserve
legend-shelter = Missions fulfilled; on a card: safe from the watch
legend-cancel = Cancels a card
legend-church = The money of the church
legend-watch = The watch; on a post: it comes here next
legend-swap_watch = The other watch takes over
legend-closed = Closed, or lost
legend-trade = Trade takes place here
legend-any_district = Any district
legend-home = Goes home
legend-key = Opens what is closed

# Standing orders: what is done for a clan, and until when
standing-order-sit_out = Sit out of the bidding with fewer than { $amount } Mon
standing-order-raise_to = Raise by one up to { $amount } Mon, then pass; until another auction opens
standing-order-pass_bids = Pass, until another auction opens
standing-order-drop_out = Drop out of the bidding, this round
standing-order-offer_nothing = Offer nothing, this round, until somebody makes me an offer
standing-order-refuse_offers = Refuse every offer, this round
standing-order-cancel_against_me = Cancel cards that are aimed at me if I can, and no others
standing-order-ask_if_against_me = Cancel no card, unless it is aimed at me: then ask me
standing-order-ask_if_beside_watch = Do not divert the watch, unless it is beside a disciple of mine: then ask me

# What a bot was forbidden, for a balance report
restriction-trade = without trade
restriction-action_cards = without action cards
restriction-market = without the market
restriction-temple = without the temple
restriction-harbor = without the harbour
restriction-tavern = without the tavern
restriction-red_light_district = without the red light district
restriction-annexes = without annexes

# What a balance report counts: what players take, and what ends the game
balance-taken-mission = Mission fulfilled
balance-taken-mission_bonus = Bonus of a mission
balance-taken-bonus = Bonus card scored
balance-taken-card = Action card played
balance-taken-favour = Favour
balance-taken-auction = Auction won
balance-taken-annex = Annex
balance-taken-weapon = Weapon
balance-taken-post = Disciple assigned
balance-end-shogun_falls = The Shogun falls

# What a puzzle is about
puzzle-tag-mission = Mission
puzzle-tag-auction = Auction
puzzle-tag-placing = Placing
puzzle-tag-actions = Actions
puzzle-tag-market = Weapons
puzzle-tag-cards = Cards
puzzle-tag-loss = Loss
puzzle-tag-offer = Offers
puzzle-tag-blocking = Blocking
puzzle-tag-timing = Timing
