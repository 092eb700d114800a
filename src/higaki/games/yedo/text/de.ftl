# Yedo, auf Deutsch. Die Wörter sind die der Anleitung, die Sätze sind unsere.

title = Yedo
feel = Mitbieten, Diener verteilen, dem Wächter entgehen und heimlich Missionen erfüllen.
about =
    Yedo, die Stadt des Shoguns: Jeder Clan will sein Haus an die Spitze bringen, und jeder Weg dorthin ist recht. Du ersteigerst, was du brauchst, schickst deine Diener in die Bezirke der Stadt und hoffst, dass der Wächter woanders sucht. Wer zur rechten Zeit am rechten Ort die richtigen Waffen hat, erfüllt Missionen, und Missionen bringen Prestige.
designed = Kein Kartentext des gedruckten Spiels ist öffentlich. Alle 59 Missionen, die Aktions-, Bonus- und Ereigniskarten sind darum von uns entworfen; nur wie viele es gibt und was auf ihnen vorkommen kann, wissen wir aus der Anleitung und aus Berichten. Von uns sind ebenso die Mindestgebote, die Zahl der Felder in den Bezirken (bis auf das, was die Anleitung nennt), die Zahl der Ausbauten und Geishas zu zweit und zu dritt, und welcher Wächter in welche Richtung geht.

optionname-version = Version
optionhelp-version = Geisha ist die freundlichere: Karten, die anderen schaden, und die schlimmsten Ereignisse bleiben in der Schachtel. In der Version Samurai sind alle dabei, und jeder sucht seine erste Aktionskarte aus dreien aus.
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

# Bezirke und Einsatzorte
district-castle = Schlossbezirk
district-gates = Die Tore Yedos
district-tavern = Tavernenbezirk
district-harbor = Hafenbezirk
district-redlight = Rotlichtbezirk
district-market = Marktbezirk
district-temple = Tempelbezirk
post-audience = Schloss, Audienzsaal
post-orders = Schloss, Befehlsraum
post-garden = Schloss, Gartenhaus
post-gates = { district-gates }
post-tavern = { district-tavern }
post-harbor = { district-harbor }
post-redlight = { district-redlight }
post-market = { district-market }
post-temple = { district-temple }

# Spielsteine
disciple-toyotomi_disciple = Diener ({ seat-toyotomi })
disciple-hosokawa_disciple = Diener ({ seat-hosokawa })
disciple-nabeshima_disciple = Diener ({ seat-nabeshima })
disciple-maeda_disciple = Diener ({ seat-maeda })
disciple-sanada_disciple = Diener ({ seat-sanada })
watch-red = Roter Wächter
watch-blue = Blauer Wächter
closed-closed = Bezirk geschlossen
round-phase = Phase
lot-lot = Kategorie
offer-highest = Höchstes Gebot
hand-card = Karte
aim-player = Clan
goal-goal = Ort
district_aimed-district = Bezirk
origin-origin = Ort
blade-given = Hergegebene Waffe
blade-taken = Verlangte Waffe
activation-disciple = Diener
proposal-offer = Angebot
address-offer = Angebot

# Waffen
weapon-doku = Doku (Gift)
weapon-fukiya = Fukiya (Blasrohr)
weapon-katana = Katana (Schwert)
weapon-metsubushi = Metsubushi (Rauchbomben)
weapon-nawa = Nawa (Seil)
weapon-shuko = Shuko (Kletterkrallen)
weapon-shuriken = Shuriken (Wurfsterne)
weapon-yumi = Yumi (Bogen)
other_weapon-doku = { weapon-doku }
other_weapon-fukiya = { weapon-fukiya }
other_weapon-katana = { weapon-katana }
other_weapon-metsubushi = { weapon-metsubushi }
other_weapon-nawa = { weapon-nawa }
other_weapon-shuko = { weapon-shuko }
other_weapon-shuriken = { weapon-shuriken }
other_weapon-yumi = { weapon-yumi }
market-1 = 1. Marktfeld
market-2 = 2. Marktfeld
market-3 = 3. Marktfeld
market-4 = 4. Marktfeld
market-5 = 5. Marktfeld

# Ausbauten
annex-yashiki = Yashiki (Herrenhaus)
annex-karesansui = Karesansui (Steingarten)
annex-dojo = Dojo (Übungshalle)
annex-kobudo = Kobudo-Ryu (Waffenschule)
annex-yashiki-does = Ein Diener hier tauscht eine unerfüllte Mission gegen die oberste eines beliebigen Stapels. Oder er steht bei einer Mission für eine Geisha ein.
annex-karesansui-does = Ein Diener hier sieht die obersten drei Aktionskarten, Bonuskarten, Waffen oder Missionen einer Farbe an und legt sie in beliebiger Reihenfolge zurück, oder er liest die nächsten drei Ereignisse. Oder er steht bei einer Mission für eine Segnung ein.
annex-dojo-does = Ein Diener hier tauscht eine Waffe gegen die oberste vom Stapel. Außerdem bekommst du am Anfang jeder Runde 1 Mon.
annex-kobudo-does = Ein Diener hier tauscht eine Aktionskarte gegen die oberste vom Stapel. Außerdem kostet dich jede Waffe am Markt 3 Mon weniger.

# Bietfelder
field-action = Aktionskarten
field-bonus = Bonuskarten
field-weapon = Waffen
field-annex = Ausbauten
field-geisha = Geishas
field-disciple = Diener
field-mission = Missionen
field-action-does = Zieh 3 Aktionskarten, behalt eine; die anderen kommen unter den Stapel.
field-bonus-does = Zieh 3 Bonuskarten, behalt eine; die anderen kommen unter den Stapel.
field-weapon-does = Zieh 3 Waffen, behalt eine; die anderen kommen offen auf den Ablagestapel.
field-annex-does = Ein Ausbau, den du noch nicht hast, und 2 Prestigepunkte. Gibt es keinen für dich, bleiben die Prestigepunkte.
field-geisha-does = Eine Geisha und 2 Prestigepunkte. Ist keine mehr da oder hast du schon drei, bleiben die Prestigepunkte.
field-disciple-does = Ein Diener kommt aus dem Vorrat in dein Clanhaus und kann in dieser Runde schon eingesetzt werden.
field-mission-does = Zieh 3 Missionen einer Farbe, behalt eine; die anderen kommen unter den Stapel.

# Farben und Arten der Missionen
colour-green = grün
colour-yellow = gelb
colour-red = rot
colour-black = schwarz
mission_kind-espionage = Spionage
mission_kind-theft = Diebstahl
mission_kind-assassination = Attentat
mission_kind-kidnapping = Entführung
mission_kind-war = Krieg
stack-green = Grüne Missionen
stack-yellow = Gelbe Missionen
stack-red = Rote Missionen
stack-black = Schwarze Missionen
space-green = { colour-green }
space-yellow = { colour-yellow }
space-red = { colour-red }
space-black = { colour-black }
deck-cards = Aktionskarten
deck-bonuses = Bonuskarten
deck-weapons = Waffen
deck-green = { stack-green }
deck-yellow = { stack-yellow }
deck-red = { stack-red }
deck-black = { stack-black }
deck-events = Ereignisse

# Phasen einer Runde
phase-preparation = Vorbereitung
phase-bidding = Bieten
phase-event = Ereignis
phase-assignment = Einsetzen
phase-watch = Wächter
phase-trade = Handel
phase-actions = Aktion

# Wo etwas steht
space-beside = neben dem Spielplan
space-nowhere = nirgends
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
space-nothing = nichts
space-bonus = { field-bonus }
space-weapon = { field-weapon }
space-annex = { field-annex }
space-geisha = { field-geisha }
space-disciple = { field-disciple }
space-mission = { field-mission }
space-none = keine
space-doku = { weapon-doku }
space-fukiya = { weapon-fukiya }
space-katana = { weapon-katana }
space-metsubushi = { weapon-metsubushi }
space-nawa = { weapon-nawa }
space-shuko = { weapon-shuko }
space-shuriken = { weapon-shuriken }
space-yumi = { weapon-yumi }
space-card = { field-action }
space-nobody = niemand
space-toyotomi = { seat-toyotomi }
space-hosokawa = { seat-hosokawa }
space-nabeshima = { seat-nabeshima }
space-maeda = { seat-maeda }
space-sanada = { seat-sanada }

# Was man im Handel verlangen kann
want-doku = { weapon-doku }
want-fukiya = { weapon-fukiya }
want-katana = { weapon-katana }
want-metsubushi = { weapon-metsubushi }
want-nawa = { weapon-nawa }
want-shuko = { weapon-shuko }
want-shuriken = { weapon-shuriken }
want-yumi = { weapon-yumi }
want-geisha = eine Geisha
want-card = eine Aktionskarte
want-bonus = eine Bonuskarte
want-mission_green = eine grüne Mission
want-mission_yellow = eine gelbe Mission
want-mission_red = eine rote Mission
want-mission_black = eine schwarze Mission
wanted-mission_green = grüne Mission
wanted-mission_yellow = gelbe Mission
wanted-mission_red = rote Mission
wanted-mission_black = schwarze Mission

# Gunstkarten
favour-informer = Der Zuträger
favour-patron = Der Gönner
favour-smith = Der Schmied
favour-moneylender = Der Geldverleiher
favour-monk = Der Mönch
favour-informer-does = Die oberste Aktionskarte und 3 Mon.
favour-patron-does = Die oberste Bonuskarte und 3 Mon.
favour-smith-does = Die oberste Waffe vom Stapel und 3 Mon.
favour-moneylender-does = 7 Mon.
favour-monk-does = Eine Segnung aus dem Tempelbezirk.
favour-blackmail = Erpressung

# Missionen
mission-ears_in_the_tavern = Ohren in der Taverne
mission-spice_sack = Der Gewürzsack
mission-alms_box = Der Opferstock
mission-runaway_apprentice = Der entlaufene Lehrling
mission-guest_list = Die Gästeliste
mission-bitter_cup = Ein bitterer Becher
mission-calling_the_levies = Das Aufgebot
mission-harbour_ledger = Das Hafenbuch
mission-temple_lantern = Die Tempellaterne
mission-border_skirmish = Grenzgeplänkel
mission-loaded_dice = Gezinkte Würfel
mission-pawnbrokers_son = Der Sohn des Pfandleihers
mission-letters_of_the_envoy = Die Briefe des Gesandten
mission-silk_cargo = Die Seidenladung
mission-tax_chest = Die Steuertruhe
mission-court_painter = Der Hofmaler
mission-rival_swordsmith = Der Schmied des Rivalen
mission-night_at_the_shrine = Nacht am Schrein
mission-camp_of_the_ronin = Das Lager der Ronin
mission-northern_road = Die Straße nach Norden
mission-courtesans_diary = Das Tagebuch der Kurtisane
mission-maps_of_the_moat = Pläne vom Burggraben
mission-jade_buddha = Der Jadebuddha
mission-merchants_niece = Die Nichte des Kaufmanns
mission-silent_monk = Der schweigende Mönch
mission-foreign_captain = Der fremde Kapitän
mission-silencing_the_informer = Der Spitzel verstummt
mission-smugglers_cove = Die Schmugglerbucht
mission-whispers_in_the_garden = Flüstern im Garten
mission-forged_seal = Das gefälschte Siegel
mission-master_of_ciphers = Der Meister der Chiffren
mission-regents_physician = Der Arzt des Regenten
mission-robbing_the_mint = Der Münzraub
mission-crown_of_the_golden_statue = Die Krone der goldenen Statue
mission-in_the_black_ships_hold = Im Bauch des Schwarzen Schiffs
mission-daimyos_daughter = Die Tochter des Daimyo
mission-armourers_secret = Das Geheimnis des Waffenmeisters
mission-abbot_in_chains = Der Abt in Ketten
mission-captain_of_the_watch = Der Hauptmann der Wache
mission-false_geisha = Die falsche Geisha
mission-duel_at_dawn = Duell im Morgengrauen
mission-bishops_last_sermon = Die letzte Predigt des Bischofs
mission-siege_of_the_river_fort = Belagerung der Flussfestung
mission-burning_granaries = Brennende Speicher
mission-warrior_monks = Die Kriegermönche
mission-books_of_yoshiwara = Die Bücher von Yoshiwara
mission-council_of_elders = Der Rat der Ältesten
mission-war_chest = Die Kriegskasse
mission-kill_the_shogun = Töte den Shogun
mission-secrets_of_the_inner_keep = Geheimnisse im inneren Turm
mission-shoguns_treasury = Die Schatzkammer des Shoguns
mission-silver_fleet = Die Silberflotte
mission-heir = Der Erbe
mission-imperial_envoy = Der kaiserliche Bote
mission-lord_of_the_eastern_sea = Der Herr des Ostmeers
mission-elder_of_the_rival_house = Das Oberhaupt der Rivalen
mission-storm_on_the_western_fortress = Sturm auf die Westfestung
mission-blessed_banner = Das gesegnete Banner
mission-web_over_yedo = Ein Netz über Yedo
# Was sie verlangen und was sie geben: zusammengesetzt aus need- und reward-
mission-ears_in_the_tavern-does = Taverne, Shuko für 3 Prestigepunkte, 4 Mon, 1 Aktionskarte. Bonus: 1 Geisha für 2 Prestigepunkte.
mission-spice_sack-does = Markt, Metsubushi für 2 Prestigepunkte, 4 Mon, 1 Waffe vom Markt. Bonus: Nawa für 4 Mon.
mission-alms_box-does = Hafen, Nawa für 2 Prestigepunkte, 5 Mon, alle Mon der Kirche. Bonus: Shuko für 1 Prestigepunkt, 1 Mon.
mission-runaway_apprentice-does = Tore, Nawa für 3 Prestigepunkte, 6 Mon. Bonus: Metsubushi für 1 Prestigepunkt, 2 Mon.
mission-guest_list-does = Rotlichtbezirk, 1 Geisha für 3 Prestigepunkte, 8 Mon. Bonus: Taverne für 1 Prestigepunkt, 2 Mon.
mission-bitter_cup-does = Taverne, Doku für 3 Prestigepunkte, 7 Mon. Bonus: Fukiya für 2 Prestigepunkte.
mission-calling_the_levies-does = Tore, Katana für 3 Prestigepunkte, 6 Mon. Bonus: Yumi für 2 Prestigepunkte.
mission-harbour_ledger-does = Hafen, Fukiya für 3 Prestigepunkte, 6 Mon. Bonus: Markt für 1 Waffe vom Markt.
mission-temple_lantern-does = Tempel, Shuko für 2 Prestigepunkte, 5 Mon, 1 Segnung. Bonus: Shuriken für 2 Prestigepunkte.
mission-border_skirmish-does = Schloss, Yumi für 4 Prestigepunkte, 4 Mon. Bonus: Katana für 2 Prestigepunkte.
mission-loaded_dice-does = Rotlichtbezirk, Shuriken für 3 Prestigepunkte, 6 Mon. Bonus: Taverne für 1 Prestigepunkt, 1 Mission.
mission-pawnbrokers_son-does = Markt, Fukiya für 3 Prestigepunkte, 6 Mon. Bonus: 3 Mon zahlen für 2 Prestigepunkte.
mission-letters_of_the_envoy-does = Schloss, Hafen, Shuko für 4 Prestigepunkte, 5 Mon. Bonus: 1 Geisha für 3 Prestigepunkte.
mission-silk_cargo-does = Hafen, Markt, Nawa für 3 Prestigepunkte, 8 Mon. Bonus: Yashiki für 8 Mon.
mission-tax_chest-does = Tore, Taverne, Metsubushi für 2 Prestigepunkte, 11 Mon. Bonus: 4 Mon zahlen für 3 Prestigepunkte.
mission-court_painter-does = Taverne, Rotlichtbezirk, Nawa für 4 Prestigepunkte, 5 Mon. Bonus: Doku für 1 Prestigepunkt, 1 Aktionskarte.
mission-rival_swordsmith-does = Markt, Katana, Shuriken für 4 Prestigepunkte, 8 Mon. Bonus: Dojo für 2 Prestigepunkte, 1 Waffe vom Markt.
mission-night_at_the_shrine-does = Tempel, Doku, Fukiya für 5 Prestigepunkte, 5 Mon. Bonus: Segnung abgeben für 2 Prestigepunkte, 1 Mon.
mission-camp_of_the_ronin-does = Tore, Katana, Yumi für 5 Prestigepunkte, 5 Mon. Bonus: Kobudo-Ryu für 3 Prestigepunkte.
mission-northern_road-does = Schloss, Tore, Yumi für 4 Prestigepunkte, 5 Mon. Bonus: Katana für 2 Prestigepunkte.
mission-courtesans_diary-does = Rotlichtbezirk, Shuko, 1 Geisha für 5 Prestigepunkte, 8 Mon. Bonus: 2 Geishas für 3 Prestigepunkte.
mission-maps_of_the_moat-does = Schloss, Tempel, Fukiya für 4 Prestigepunkte, 2 Mon, 1 Bonuskarte. Bonus: Shuko für 2 Prestigepunkte.
mission-jade_buddha-does = Markt, Tempel, Shuko für 4 Prestigepunkte, 5 Mon. Bonus: Nawa für 1 Prestigepunkt, 1 Segnung.
mission-merchants_niece-does = Hafen, Rotlichtbezirk, Metsubushi für 3 Prestigepunkte, 8 Mon. Bonus: Nawa für 5 Mon.
mission-silent_monk-does = Tore, Tempel, Fukiya für 4 Prestigepunkte, 5 Mon. Bonus: Metsubushi für 1 Prestigepunkt, 3 Mon.
mission-foreign_captain-does = Hafen, Shuriken, Yumi für 6 Prestigepunkte, 9 Mon, der Diener geht in den Vorrat. Bonus: Taverne für 1 Prestigepunkt, alle Mon der Kirche.
mission-silencing_the_informer-does = Taverne, Markt, Doku für 4 Prestigepunkte, 3 Mon, 1 Aktionskarte. Bonus: Shuriken für 1 Prestigepunkt, der andere Wächter.
mission-smugglers_cove-does = Tore, Hafen, Katana für 4 Prestigepunkte, 5 Mon. Bonus: Yumi für 2 Prestigepunkte.
mission-whispers_in_the_garden-does = Schloss, Rotlichtbezirk, 1 Geisha für 5 Prestigepunkte, 5 Mon. Bonus: Karesansui für 3 Prestigepunkte.
mission-forged_seal-does = Taverne, Markt, Metsubushi, 3 Mon zahlen für 6 Prestigepunkte, 4 Mon. Bonus: Doku für 1 Prestigepunkt, 1 Mission.
mission-master_of_ciphers-does = Schloss, Taverne, Fukiya, Shuko, Karesansui für 8 Prestigepunkte, 13 Mon. Bonus: 1 Geisha für 3 Prestigepunkte.
mission-regents_physician-does = Schloss, Rotlichtbezirk, Doku, Yashiki, 1 Geisha für 9 Prestigepunkte, 14 Mon. Bonus: Tempel für 2 Prestigepunkte, 2 Mon.
mission-robbing_the_mint-does = Tore, Markt, Metsubushi, Nawa, Dojo für 5 Prestigepunkte, 22 Mon. Bonus: 6 Mon zahlen für 4 Prestigepunkte.
mission-crown_of_the_golden_statue-does = Markt, Tempel, Nawa, Shuko, Karesansui für 8 Prestigepunkte, 13 Mon. Bonus: Segnung abgeben für 3 Prestigepunkte.
mission-in_the_black_ships_hold-does = Schloss, Hafen, Metsubushi, Nawa für 5 Prestigepunkte, 13 Mon. Bonus: Katana für 1 Prestigepunkt, alle Mon der Kirche.
mission-daimyos_daughter-does = Tore, Rotlichtbezirk, Doku, Nawa, Yashiki für 8 Prestigepunkte, 14 Mon. Bonus: 2 Geishas für 5 Prestigepunkte.
mission-armourers_secret-does = Taverne, Markt, Metsubushi, Shuriken, Kobudo-Ryu für 7 Prestigepunkte, 16 Mon. Bonus: Katana für 1 Prestigepunkt, 1 Waffe vom Markt.
mission-abbot_in_chains-does = Hafen, Tempel, Fukiya, Nawa, 1 Geisha für 8 Prestigepunkte, 10 Mon, 1 Segnung. Bonus: Metsubushi für 1 Prestigepunkt, 1 Aktionskarte.
mission-captain_of_the_watch-does = Schloss, Tore, Doku, Shuriken, Dojo für 8 Prestigepunkte, 13 Mon, der andere Wächter. Bonus: Yumi für 2 Prestigepunkte.
mission-false_geisha-does = Taverne, Rotlichtbezirk, Doku, Fukiya, 1 Geisha für 8 Prestigepunkte, 14 Mon. Bonus: Yashiki für 3 Prestigepunkte.
mission-duel_at_dawn-does = Tore, Tempel, Katana, Yumi, Dojo für 11 Prestigepunkte, 11 Mon, der Diener geht in den Vorrat. Bonus: Segnung abgeben für 3 Prestigepunkte.
mission-bishops_last_sermon-does = Hafen, Markt, Fukiya, Shuriken, Segnung abgeben für 9 Prestigepunkte, 10 Mon, alle Mon der Kirche, der Diener geht in den Vorrat. Bonus: Shuko für 2 Prestigepunkte.
mission-siege_of_the_river_fort-does = Schloss, Tore, Katana, Yumi, Kobudo-Ryu für 9 Prestigepunkte, 11 Mon. Bonus: Dojo für 3 Prestigepunkte.
mission-burning_granaries-does = Taverne, Hafen, Metsubushi, Yumi, Kobudo-Ryu für 8 Prestigepunkte, 13 Mon. Bonus: Katana für 2 Prestigepunkte.
mission-warrior_monks-does = Taverne, Tempel, Katana, Shuriken, Karesansui für 8 Prestigepunkte, 13 Mon. Bonus: Segnung abgeben für 3 Prestigepunkte.
mission-books_of_yoshiwara-does = Taverne, Rotlichtbezirk, 2 Geishas für 6 Prestigepunkte, 11 Mon, 1 Mission. Bonus: Shuko für 1 Bonuskarte.
mission-council_of_elders-does = Schloss, Markt, Tempel, Shuko, 1 erfüllte Spionage-Mission für 6 Prestigepunkte, 6 Mon. Bonus: Yashiki für 3 Prestigepunkte.
mission-war_chest-does = Tore, Markt, Katana, Yashiki, 8 Mon zahlen für 12 Prestigepunkte, 8 Mon. Bonus: Yumi für 3 Prestigepunkte.
mission-kill_the_shogun-does = 2-mal Schloss, Tore, Doku, Katana, Shuriken, Karesansui, Dojo, 1 Geisha für 28 Prestigepunkte, der Diener geht in den Vorrat, das Spiel endet mit dieser Runde. Bonus: Segnung abgeben für 3 Prestigepunkte.
mission-secrets_of_the_inner_keep-does = Schloss, Taverne, Rotlichtbezirk, Fukiya, Shuko, Yashiki, 2 Geishas für 14 Prestigepunkte, 20 Mon. Bonus: Karesansui für 4 Prestigepunkte.
mission-shoguns_treasury-does = Schloss, Tore, Markt, Metsubushi, Nawa, Shuko, Kobudo-Ryu für 8 Prestigepunkte, 26 Mon. Bonus: 9 Mon zahlen für 6 Prestigepunkte.
mission-silver_fleet-does = Tore, Hafen, Markt, Metsubushi, Nawa, Yumi, Yashiki für 8 Prestigepunkte, 26 Mon. Bonus: Katana für 1 Prestigepunkt, alle Mon der Kirche.
mission-heir-does = Schloss, Rotlichtbezirk, Tempel, Doku, Fukiya, Nawa, Yashiki, 1 Geisha für 14 Prestigepunkte, 17 Mon. Bonus: Metsubushi für 3 Prestigepunkte.
mission-imperial_envoy-does = Tore, Taverne, Hafen, Katana, Metsubushi, Nawa, Dojo für 12 Prestigepunkte, 14 Mon. Bonus: 2 Geishas für 6 Prestigepunkte.
mission-lord_of_the_eastern_sea-does = Schloss, Tore, Taverne, Doku, Shuriken, Yumi, Dojo, Kobudo-Ryu für 17 Prestigepunkte, 16 Mon, der Diener geht in den Vorrat. Bonus: Segnung abgeben für 3 Prestigepunkte.
mission-elder_of_the_rival_house-does = Rotlichtbezirk, Markt, Tempel, Doku, Fukiya, Shuko, 2 Geishas für 14 Prestigepunkte, 17 Mon. Bonus: Yashiki für 4 Prestigepunkte.
mission-storm_on_the_western_fortress-does = Schloss, Tore, Hafen, Katana, Shuriken, Yumi, Dojo, Kobudo-Ryu, 1 erfüllte Kriegs-Mission für 17 Prestigepunkte, 12 Mon. Bonus: Karesansui für 4 Prestigepunkte.
mission-blessed_banner-does = 2-mal Schloss, Tempel, Katana, Yumi, Karesansui, Segnung abgeben für 14 Prestigepunkte, 8 Mon. Bonus: Kobudo-Ryu für 4 Prestigepunkte.
mission-web_over_yedo-does = Taverne, Rotlichtbezirk, Markt, Fukiya, Shuko, Karesansui, 1 erfüllte Spionage-Mission für 11 Prestigepunkte, 11 Mon. Bonus: 1 Geisha für 2 Prestigepunkte, 1 Bonuskarte.

# Was eine Mission verlangt, mit seiner Zahl: je Bezirk einen Diener dort
need-castle = { $count ->
    [one] Schloss
   *[other] { $count }-mal Schloss
}
need-gates = { $count ->
    [one] Tore
   *[other] { $count }-mal Tore
}
need-tavern = { $count ->
    [one] Taverne
   *[other] { $count }-mal Taverne
}
need-harbor = { $count ->
    [one] Hafen
   *[other] { $count }-mal Hafen
}
need-redlight = { $count ->
    [one] Rotlichtbezirk
   *[other] { $count }-mal Rotlichtbezirk
}
need-market = { $count ->
    [one] Markt
   *[other] { $count }-mal Markt
}
need-temple = { $count ->
    [one] Tempel
   *[other] { $count }-mal Tempel
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
    [one] 1 Geisha
   *[other] { $count } Geishas
}
need-blessing = Segnung abgeben
need-mon = { $count } Mon zahlen
need-espionage = { $count ->
    [one] 1 erfüllte Spionage-Mission
   *[other] { $count } erfüllte Spionage-Missionen
}
need-theft = { $count ->
    [one] 1 erfüllte Diebstahl-Mission
   *[other] { $count } erfüllte Diebstahl-Missionen
}
need-assassination = { $count ->
    [one] 1 erfüllte Attentats-Mission
   *[other] { $count } erfüllte Attentats-Missionen
}
need-kidnapping = { $count ->
    [one] 1 erfüllte Entführungs-Mission
   *[other] { $count } erfüllte Entführungs-Missionen
}
need-war = { $count ->
    [one] 1 erfüllte Kriegs-Mission
   *[other] { $count } erfüllte Kriegs-Missionen
}

# Was eine Mission gibt, mit seiner Zahl
reward-prestige = { $count ->
    [one] 1 Prestigepunkt
   *[other] { $count } Prestigepunkte
}
reward-mon = { $count } Mon
reward-church = alle Mon der Kirche
reward-blessing = 1 Segnung
reward-card = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
reward-bonus = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
reward-mission = { $count ->
    [one] 1 Mission
   *[other] { $count } Missionen
}
reward-weapon = { $count ->
    [one] 1 Waffe vom Markt
   *[other] { $count } Waffen vom Markt
}
reward-top_weapon = { $count ->
    [one] 1 Waffe vom Stapel
   *[other] { $count } Waffen vom Stapel
}
reward-to_reserve = der Diener geht in den Vorrat
reward-swap_watch = der andere Wächter
reward-ends_game = das Spiel endet mit dieser Runde

# Aktionskarten
card-bribed_patrol = Bestochene Streife
card-false_alarm = Falscher Alarm
card-changing_of_the_watch = Wachablösung
card-hot_pursuit = Heiße Spur
card-trapdoor = Falltür
card-forged_papers = Gefälschte Papiere
card-over_the_rooftops = Über die Dächer
card-safe_house = Sicheres Haus
card-walls_have_ears = Die Wände haben Ohren
card-fresh_delivery = Frische Lieferung
card-letter_of_passage = Passierschein
card-long_hours = Bis spät in die Nacht
card-friend_at_the_stall = Ein Freund am Stand
card-sealed_orders = Versiegelter Befehl
card-hidden_purse = Versteckter Beutel
card-pickpocket = Beutelschneider
card-ambush = Hinterhalt
card-switched_blades = Vertauschte Klingen
card-slander = Üble Nachrede
card-lured_away = Abgeworben
card-barred_door = Versperrte Tür
card-manhunt = Großfahndung
card-spoiled_scheme = Durchkreuzter Plan
card-bribed_patrol-does = Der Wächter geht noch einen Bezirk weiter.
card-false_alarm-does = Der Wächter geht einen Bezirk zurück.
card-changing_of_the_watch-does = Der andere Wächter löst ihn ab. Du darfst ihn gleich einen Bezirk weit in seine Richtung schicken.
card-hot_pursuit-does = Zahl 2 Mon: Der Wächter geht einen oder zwei Bezirke weiter.
card-trapdoor-does = Einer deiner Diener beim Wächter wird nicht gefangen.
card-forged_papers-does = Zahl 2 Mon: Keiner deiner Diener beim Wächter wird gefangen.
card-over_the_rooftops-does = Einer deiner Diener flieht vom Wächter auf ein freies Feld eines offenen Nachbarbezirks.
card-safe_house-does = Deine Diener beim Wächter gehen in dein Clanhaus. Für jeden bekommst du 1 Mon.
card-walls_have_ears-does = Hebt eine Aktionskarte auf, sobald sie gespielt wird. Auch eine Karte wie diese lässt sich so aufheben; dann gilt die erste wieder.
card-fresh_delivery-does = Alle Waffen am Markt kommen auf den Ablagestapel, und ebenso viele neue kommen auf dieselben Felder.
card-letter_of_passage-does = Der geschlossene Bezirk ist wieder offen.
card-long_hours-does = Deine Aktion in einem Bezirk darfst du in diesem Zug gleich noch einmal ausführen. Was sie kostet, zahlst du dann wieder. Missionen, Ausbauten und das Gartenhaus lassen sich so nicht wiederholen.
card-friend_at_the_stall-does = Kauf eine Waffe vom Markt zu deinem üblichen Preis, ohne dort einen Diener zu haben.
card-sealed_orders-does = Zieh 2 Missionen einer Farbe und behalt eine; die andere kommt unter den Stapel.
card-hidden_purse-does = Nimm 4 Mon, bevor das Bieten beginnt.
card-pickpocket-does = Nimm bis zu 3 Mon von einem Clan, der einen Diener im selben Bezirk hat wie du.
card-ambush-does = In einem Bezirk, in dem du einen Diener hast, geht ein Diener eines anderen Clans nach Hause.
card-switched_blades-does = Tausch eine deiner Waffen gegen eine Waffe eines Clans, der einen Diener im selben Bezirk hat wie du.
card-slander-does = Ein Clan mit mehr Prestigepunkten als du verliert 2.
card-lured_away-does = Ein Clan mit mehr Geishas als du gibt dir eine davon; du zahlst ihm 3 Mon.
card-barred_door-does = Ein freies Feld deiner Wahl ist bis zum Ende der Runde gesperrt.
card-manhunt-does = Der Wächter geht in einen beliebigen anderen Bezirk.
card-spoiled_scheme-does = Eine unerfüllte Mission eines anderen Clans, durch Zufall bestimmt, kommt unter ihren Stapel. Er zieht dafür die oberste derselben Farbe.
# Wann sie gespielt werden
moment-2 = Bietphase: zu Beginn, wenn du gefragt wirst, ob du mitbietest
moment-4 = Einsetzphase: in deinem Zug
moment-5b = Wächterphase: nachdem der Wächter gegangen ist
moment-5c = Wächterphase: bevor er zugreift
moment-7 = Aktionsphase: in deinem Zug
moment-reaction = wenn jemand anders eine Aktionskarte spielt

# Bonuskarten
bonus-busy_hands = Fleißige Hände
bonus-small_deeds = Kleine Taten
bonus-steady_service = Treuer Dienst
bonus-daring_deeds = Kühne Taten
bonus-dark_deeds = Dunkle Taten
bonus-spymaster = Meister der Spione
bonus-prince_of_thieves = Fürst der Diebe
bonus-quiet_blade = Stille Klinge
bonus-keeper_of_hostages = Herr der Geiseln
bonus-warlord = Kriegsherr
bonus-full_armoury = Volle Waffenkammer
bonus-great_estate = Großes Anwesen
bonus-house_of_flowers = Haus der Blüten
bonus-deep_coffers = Tiefe Truhen
bonus-many_followers = Viele Gefolgsleute
bonus-hidden_tricks = Verborgene Listen
bonus-clean_slate = Reiner Tisch
bonus-front_of_the_court = Der Erste bei Hofe
bonus-complete_house = Das vollendete Haus
bonus-three_muses = Drei Musen
bonus-four_blades = Vier Klingen
bonus-in_good_grace = Unter höherem Schutz
bonus-all_at_hand = Alle zur Stelle
bonus-four_shades = Alle vier Farben
bonus-jack_of_all_trades = Mit allen Wassern gewaschen
bonus-hoarder = Hamsterer
bonus-perfectionist = Perfektionist
bonus-busy_hands-does = Die meisten erfüllten Missionen: 6 Prestigepunkte, bei Gleichstand 3.
bonus-small_deeds-does = Die meisten erfüllten grünen Missionen: 4 Prestigepunkte, bei Gleichstand 2.
bonus-steady_service-does = Die meisten erfüllten gelben Missionen: 5 Prestigepunkte, bei Gleichstand 3.
bonus-daring_deeds-does = Die meisten erfüllten roten Missionen: 6 Prestigepunkte, bei Gleichstand 3.
bonus-dark_deeds-does = Die meisten erfüllten schwarzen Missionen: 6 Prestigepunkte, bei Gleichstand 3.
bonus-spymaster-does = Die meisten erfüllten Spionage-Missionen: 4 Prestigepunkte, bei Gleichstand 2.
bonus-prince_of_thieves-does = Die meisten erfüllten Diebstahl-Missionen: 4 Prestigepunkte, bei Gleichstand 2.
bonus-quiet_blade-does = Die meisten erfüllten Attentats-Missionen: 4 Prestigepunkte, bei Gleichstand 2.
bonus-keeper_of_hostages-does = Die meisten erfüllten Entführungs-Missionen: 4 Prestigepunkte, bei Gleichstand 2.
bonus-warlord-does = Die meisten erfüllten Kriegs-Missionen: 4 Prestigepunkte, bei Gleichstand 2.
bonus-full_armoury-does = Die meisten Waffen: 5 Prestigepunkte, bei Gleichstand 3.
bonus-great_estate-does = Die meisten Ausbauten: 5 Prestigepunkte, bei Gleichstand 3.
bonus-house_of_flowers-does = Die meisten Geishas: 5 Prestigepunkte, bei Gleichstand 3.
bonus-deep_coffers-does = Die meisten Mon: 5 Prestigepunkte, bei Gleichstand 3.
bonus-many_followers-does = Die meisten Diener außerhalb des Vorrats: 4 Prestigepunkte, bei Gleichstand 2.
bonus-hidden_tricks-does = Die meisten Aktionskarten auf der Hand: 4 Prestigepunkte, bei Gleichstand 2.
bonus-clean_slate-does = Die wenigsten unerfüllten Missionen: 4 Prestigepunkte, bei Gleichstand 2.
bonus-front_of_the_court-does = Du stehst ganz vorn auf der Reihenfolgeleiste: 3 Prestigepunkte.
bonus-complete_house-does = Du hast alle vier Ausbauten: 6 Prestigepunkte.
bonus-three_muses-does = Du hast drei Geishas: 5 Prestigepunkte.
bonus-four_blades-does = Du hast vier verschiedene Waffen: 4 Prestigepunkte.
bonus-in_good_grace-does = Du hast eine Segnung: 3 Prestigepunkte.
bonus-all_at_hand-does = Keiner deiner Diener ist im Vorrat: 4 Prestigepunkte.
bonus-four_shades-does = Du hast von jeder Farbe eine Mission erfüllt: 7 Prestigepunkte.
bonus-jack_of_all_trades-does = Du hast Missionen von mindestens vier der fünf Arten erfüllt: 5 Prestigepunkte.
bonus-hoarder-does = Für je 6 Mon 1 Prestigepunkt, höchstens 5.
bonus-perfectionist-does = Du hast bei mindestens drei Missionen auch die Bonusbelohnung bekommen: 5 Prestigepunkte.

# Ereignisse
event-court_in_mourning = Trauer am Hof
event-barred_gates = Verriegelte Tore
event-sake_runs_dry = Der Sake ist aus
event-storm_warning = Sturmwarnung
event-lanterns_out = Erloschene Laternen
event-traders_strike = Streik der Händler
event-days_of_silence = Tage der Stille
event-weapons_fair = Waffenschau
event-rice_levy = Reisabgabe
event-spring_festival = Frühlingsfest
event-pilgrims_gifts = Gaben der Pilger
event-sleepy_watch = Müder Wächter
event-hurried_rounds = Eiliger Rundgang
event-new_captain = Neuer Hauptmann
event-travelling_carpenters = Wandernde Zimmerleute
event-open_court = Offener Hof
event-generous_patrons = Freigebige Gönner
event-evening_of_music = Abend der Musik
event-ships_from_afar = Schiffe aus der Ferne
event-earthquake = Erdbeben
event-tidal_wave = Flutwelle
event-great_fire = Der große Brand
event-fever = Fieber
event-broken_hearts = Gebrochene Herzen
event-sword_edict = Schwerterlass
event-house_search = Hausdurchsuchung
event-out_of_favour = In Ungnade
event-court_in_mourning-does = Der Schlossbezirk ist in dieser Runde geschlossen: Niemand setzt dort einen Diener ein.
event-barred_gates-does = Der Bezirk „Die Tore Yedos“ ist in dieser Runde geschlossen: Niemand setzt dort einen Diener ein.
event-sake_runs_dry-does = Der Tavernenbezirk ist in dieser Runde geschlossen: Niemand setzt dort einen Diener ein.
event-storm_warning-does = Der Hafenbezirk ist in dieser Runde geschlossen: Niemand setzt dort einen Diener ein.
event-lanterns_out-does = Der Rotlichtbezirk ist in dieser Runde geschlossen: Niemand setzt dort einen Diener ein.
event-traders_strike-does = Der Marktbezirk ist in dieser Runde geschlossen: Niemand setzt dort einen Diener ein.
event-days_of_silence-does = Der Tempelbezirk ist in dieser Runde geschlossen: Niemand setzt dort einen Diener ein.
event-weapons_fair-does = Waffen am Markt kosten in dieser Runde 2 Mon weniger.
event-rice_levy-does = Jeder zahlt 1 Mon für jeden Diener außerhalb des Vorrats, soweit er kann.
event-spring_festival-does = Jeder bekommt 2 Mon.
event-pilgrims_gifts-does = In die Kirche kommen 3 weitere Mon.
event-sleepy_watch-does = Der Wächter rührt sich in dieser Runde nicht: Niemand wird gefangen.
event-hurried_rounds-does = Der Wächter geht in dieser Runde zwei Bezirke weit.
event-new_captain-does = Der andere Wächter löst ihn ab.
event-travelling_carpenters-does = Ein Ausbau im Tavernenbezirk kostet in dieser Runde 8 Mon.
event-open_court-does = Der Audienzsaal bringt in dieser Runde 2 Prestigepunkte.
event-generous_patrons-does = Jede Mission, die in dieser Runde erfüllt wird, bringt 2 Mon mehr.
event-evening_of_music-does = Jeder bekommt 1 Mon für jede seiner Geishas.
event-ships_from_afar-does = Im Hafenbezirk kosten in dieser Runde 1 Prestigepunkt 3 Mon und 3 Prestigepunkte 7 Mon.
event-earthquake-does = Wer einen Ausbau hat, gibt einen seiner Wahl zurück. Eine Segnung wendet das ab.
event-tidal_wave-does = Wer eine Waffe hat, legt eine ab; eine Segnung wendet das ab. Die Kirche wird geleert.
event-great_fire-does = Jeder gibt einen Ausbau zurück oder legt zwei Waffen ab; wer beides nicht kann, legt die eine Waffe ab, die er hat. Eine Segnung wendet das ab.
event-fever-does = Wer mehr als zwei Diener außerhalb des Vorrats hat, legt einen aus dem Clanhaus in den Vorrat. Eine Segnung wendet das ab.
event-broken_hearts-does = Wer eine Geisha hat, gibt eine zurück. Eine Segnung wendet das ab.
event-sword_edict-does = Wer eine Waffe hat, legt eine ab. Eine Segnung wendet das ab.
event-house_search-does = Wer eine Aktions- oder Bonuskarte hat, schiebt eine davon unter ihren Stapel.
event-out_of_favour-does = Jeder verliert 2 Prestigepunkte oder zahlt 5 Mon. Wer beides nicht ganz kann, verliert, was er an Prestige hat.

# Orte
picture-legend = Ein Buchstabe ist ein Diener des Clans, der so beginnt: T, H, N, M, S. Ein Punkt ist ein freies Feld, > und < der Wächter mit seinem Weg, x ein geschlossener Bezirk. Darunter stehen deine Missionen: was sie verlangen = was sie bringen, nach dem + der Bonus.
place-post = Diener in der Stadt
place-garden = Gartenhaus
place-reserve = Diener im Vorrat
place-clan_house = Diener im Clanhaus
place-annex_post = Diener auf Ausbauten
place-disciples_aside = Diener, die niemand braucht
place-watch = Wächter
place-closed = Geschlossener Bezirk
place-barred = Gesperrte Felder
place-church = Kirche
place-market = Markt
place-weapon_stack = Waffenstapel
place-weapons_used = Abgelegte Waffen
place-drawn_weapon = Gezogene Waffen
place-annexes_left = Ausbauten im Angebot
place-annexes_aside = Ausbauten in der Schachtel
place-geishas_left = Geishas im Angebot
place-blessings_left = Segnungen im Tempel
place-mission_stack = Missionsstapel
place-card_stack = Stapel der Aktionskarten
place-cards_aside = Aktionskarten in der Schachtel
place-bonus_stack = Stapel der Bonuskarten
place-event_stack = Stapel der Ereignisse
place-events_aside = Ereignisse in der Schachtel
place-event = Ereignis
place-events_past = Vergangene Ereignisse
place-favour = Gunstkarten
place-played = Gespielte Karten
place-shown_mission = Aufgedeckte Mission
place-weapon = Waffen
place-annex = Ausbauten
place-blackmail = Erpressung
place-blackmail_used = Genutzte Erpressung
place-fulfilled = Erfüllte Missionen
place-mission = Missionen
place-card = Aktionskarten
place-bonus = Bonuskarten
place-drawn_mission = Gezogene Missionen
place-drawn_card = Gezogene Aktionskarten
place-drawn_bonus = Gezogene Bonuskarten
place-mon = Mon
place-bank_mon = Mon in der Bank
place-geishas = Geishas
place-blessings = Segnung
place-extras = Missionen mit Bonus
place-prestige_start = Prestige: Beginn
place-prestige_missions = Prestige: Missionen
place-prestige_extras = Prestige: Bonusbelohnungen
place-prestige_auctions = Prestige: ersteigert
place-prestige_audiences = Prestige: Audienzen
place-prestige_foreign_goods = Prestige: fremde Waren
place-prestige_blackmail = Prestige: Erpressung
place-prestige_bonuses = Prestige: Bonuskarten
place-prestige_sold = Prestige: an den Toren verkauft
place-prestige_geishas = Prestige: für Geishas gegeben
place-prestige_misfortune = Prestige: verloren
place-prestige = Prestigepunkte
place-round = Runde
place-phase = Phase
place-order = Reihenfolgeleiste
place-chosen_position = Gewählter Platz
place-bidding = Bietleiste
place-won = Bietfelder
place-sat_out = Aussetzfeld
place-auction = Gesteigert wird um
place-bidder = Wer am meisten bietet
place-bid = Höchstes Gebot
place-player = Wer die Karte spielt
place-aim = Gegen wen
place-aim_where = Wohin
place-aim_district = Welcher Bezirk
place-aim_steps = Schritte des Wächters
place-aim_from = Woher
place-aim_blade = Waffen, die getauscht werden
place-repeating = Aktion noch einmal
place-shelter = Vor dem Wächter sicher
place-activated = Aktivierter Diener
place-shogun_dead = Der Shogun ist tot
place-offerer = Wer anbietet
place-offered_to = Wem angeboten wird
place-offered_weapon = Angebotene Waffen
place-offered_card = Angebotene Aktionskarten
place-offered_bonus = Angebotene Bonuskarten
place-offered_mission = Angebotene Missionen
place-offered_mon = Angebotene Mon
place-offered_geishas = Angebotene Geishas
place-wanted = Verlangt
place-wanted_mon = Verlangte Mon
place-offers_made = Angebote in diesem Handel
# Die Bezirke, für die Hilfe
place-castle = { district-castle }
place-gates = { district-gates }
place-tavern = { district-tavern }
place-harbor = { district-harbor }
place-redlight = { district-redlight }
place-temple = { district-temple }

help-post = Wer dran ist, setzt einen Diener aus dem Clanhaus auf ein freies Feld, reihum, bis alle stehen. In einem Bezirk dürfen mehrere Diener eines Clans stehen, im Gartenhaus nur einer. In der Aktionsphase wird jeder Diener einmal aktiviert: für eine Aktion seines Bezirks oder für eine Mission. Danach geht er nach Hause.
help-garden = Sobald hier jemand aktiviert wird, dürfen alle im Gartenhaus ihren Marker auf der Reihenfolgeleiste neu setzen, wer zuerst hier stand, zuerst. Die übrigen Clans rücken in ihrer alten Reihenfolge auf. Alle Diener gehen danach nach Hause. Für Missionen zählt ein Diener hier als Diener im Schlossbezirk.
help-reserve = Diener, die noch keinem Clanhaus zur Verfügung stehen. Sie kommen durch das Bieten oder für 7 Mon an den Toren Yedos ins Clanhaus; Gefangene kommen hierher. Mehr als zwei Diener eines Clans schickt der Wächter nie in den Vorrat. Manche Missionen schicken den aktivierten Diener auch dann hierher, wenn schon zwei oder drei da sind: So kann ein Clan ohne einen Diener dastehen, den er einsetzen könnte, bis er wieder einen ersteigert.
help-clan_house = Deine Diener, die du in der nächsten Einsetzphase einsetzt. Im Lauf der Aktionsphase kommen sie wieder nach Hause, außer eine Mission schickt einen in den Vorrat.
help-annex_post = Auf jeden deiner Ausbauten kannst du einen Diener setzen. Dort sieht ihn der Wächter nicht. Er nutzt in der Aktionsphase die Fähigkeit des Ausbaus; in Yashiki und Karesansui kann er bei einer Mission für eine Geisha oder eine Segnung einstehen.
help-disciples_aside = Diener von Clans, die niemand spielt.
help-watch = Der Wächter geht in jeder Runde einen Bezirk weiter: der rote vom Schloss zu den Toren, zur Taverne, zum Hafen und so fort, der blaue andersherum. Er beginnt an den Toren Yedos. Wen er in seinem Bezirk antrifft, nimmt er gefangen. Vorher kann jeder Karten spielen, um ihn umzulenken oder sich zu schützen. In Runde 11 ist er nicht mehr da.
help-closed = Manche Ereignisse schließen für eine Runde einen Bezirk. Dort wird nicht eingesetzt, nicht gehandelt und nichts getan.
help-barred = Eine Aktionskarte sperrt ein freies Feld bis zum Ende der Runde.
help-church = Die Kirche im Hafenbezirk füllt sich am Anfang jeder Runde: um 1 Mon, oder um 3, wenn sie leer ist. Ein Diener im Hafenbezirk darf alles nehmen; auch manche Mission bringt den ganzen Betrag.
help-market = Eine Waffe kostet auf den drei linken Feldern 8 Mon, auf den beiden rechten 6, mit dem Kobudo-Ryu je 3 weniger. Oder du schiebst eine Aktions- oder Bonuskarte unter ihren Stapel und bekommst 2 Mon. Lag auf den drei linken Feldern noch mindestens eine, rücken zu Beginn der Ereignisphase die beiden am weitesten links liegenden Waffen auf die billigen Felder, und alle anderen kommen weg. Danach kommen links drei neue dazu. Wer einen Diener im Marktbezirk hat, darf in der Handelsphase Waffen und Mon mit anderen dort tauschen.
help-weapon_stack = Von hier kommen neue Waffen. Ist der Stapel leer, werden die abgelegten gemischt.
help-weapons_used = Offen abgelegte Waffen. Sie werden gemischt, wenn der Stapel leer ist.
help-drawn_weapon = Drei Waffen für den Gewinner der Auktion. Eine behält er.
help-annexes_left = Jeder Clan hat von jedem Ausbau höchstens einen. Sie kosten im Tavernenbezirk 11 Mon, oder du ersteigerst sie und bekommst 2 Prestigepunkte dazu.
help-annexes_aside = Je weniger Clans, desto weniger Ausbauten sind im Spiel.
help-geishas_left = Geishas ersteigerst du, oder du holst sie im Rotlichtbezirk für 8 Mon oder 2 Prestigepunkte. Höchstens drei hat ein Clan.
help-blessings_left = Ein Diener im Tempelbezirk nimmt sich eine Segnung, wenn sein Clan keine hat.
help-mission_stack = Von grün über gelb und rot zu schwarz werden Missionen schwerer und bringen mehr. Was zurückgelegt wird, kommt unter den Stapel.
help-card_stack = Aktionskarten ersteigerst du, oder du kaufst die oberste im Rotlichtbezirk für 4 Mon. Gespielte Karten kommen verdeckt unter den Stapel.
help-cards_aside = Diese Karten gibt es nur in der Version Samurai.
help-bonus_stack = Bonuskarten ersteigerst du; auch manche Mission bringt eine.
help-event_stack = In jeder Runde kommt ein neues Ereignis. Ein Diener im Tempelbezirk oder im Karesansui sieht, welche drei als nächste kommen.
help-events_aside = Diese Ereignisse gibt es nur in der Version Samurai.
help-event = Das Ereignis gilt für diese Runde. Müsste dich eines Waffen, Geishas, Ausbauten oder Diener kosten, kannst du stattdessen deine Segnung abgeben; vor dem Verlust von Karten, Mon und Prestige schützt sie nicht.
help-events_past = Ereignisse früherer Runden. Sie kommen nicht wieder.
help-favour = Vor der ersten Runde nimmt jeder eine Gunstkarte, der Letzte zuerst, und bekommt, was sie zeigt. Umgedreht ist sie eine Erpressung.
help-played = Die Karte, um die es gerade geht, und was sie aufhebt. Nach und nach wird jeder gefragt, der eine Aktionskarte hat.
help-shown_mission = Wer eine Mission erfüllt, deckt sie auf.
help-weapon = Höchstens vier. Für Missionen zeigst du sie nur vor; sie bleiben bei dir.
help-annex = Von jedem höchstens einer. Missionen verlangen nur, dass du den Ausbau hast; ein Diener muss nicht darauf stehen.
help-blackmail = Einmal im Spiel rettet deine Erpressung einen deiner Diener vor dem Wächter. Niemand kann sie aufheben. Ungenutzt bringt sie am Ende 2 Prestigepunkte.
help-blackmail_used = Diese Erpressung ist verbraucht.
help-fulfilled = Erfüllte Missionen liegen verdeckt; jeder hat sie aber gesehen. Am Ende zählen sie für manche Bonuskarte.
help-mission = Höchstens vier unerfüllte. Eine Mission verlangt für jeden Bezirk, den sie nennt, einen deiner Diener dort, der noch nicht aktiviert ist, dazu Waffen, Ausbauten oder Geishas, die du vorzeigst, und manchmal eine Segnung oder Mon, die du abgibst. Aktiviert wird nur einer der Diener. Nach der Belohnung darfst du den Bonus erfüllen, wenn du kannst; später nicht mehr.
help-card = Höchstens drei. Auf jeder steht, in welcher Phase sie gespielt wird. In deinem Zug spielst du so viele, wie du willst; in der Wächterphase je eine, um den Wächter umzulenken und um dich vor ihm zu schützen. Sobald du eine spielst, kann jemand anders sie mit „Die Wände haben Ohren“ aufheben.
help-bonus = Höchstens zwei. Sie zählen am Ende. Zwei Zahlen heißen: so viel, wenn du allein vorn bist, so viel bei Gleichstand; wer von etwas nichts hat, hat davon nie am meisten.
help-drawn_mission = Eine behältst du, die anderen kommen unter den Stapel.
help-drawn_card = Eine behältst du, die anderen kommen unter den Stapel.
help-drawn_bonus = Eine behältst du, die anderen kommen unter den Stapel.
help-mon = Dein Geld; jeder darf es sehen. Jeder beginnt mit 12 Mon und dem, was seine Gunstkarte bringt.
help-bank_mon = Geld geht nicht aus.
help-geishas = Höchstens drei. Für Missionen zeigst du sie nur vor; sie bleiben bei dir.
help-blessings = Höchstens eine. Manche Mission verlangt, dass du sie abgibst. Und sie schützt dich einmal, wenn ein Ereignis dich Waffen, Geishas, Ausbauten oder Diener kosten würde.
help-extras = Wie viele Missionen mit ihrem Bonus erfüllt sind.
help-prestige_start = Jeder beginnt mit 1 Prestigepunkt.
help-prestige_missions = Prestigepunkte für erfüllte Missionen.
help-prestige_extras = Prestigepunkte aus dem Bonus erfüllter Missionen.
help-prestige_auctions = Je 2 Prestigepunkte für ersteigerte Ausbauten und Geishas.
help-prestige_audiences = Prestigepunkte aus dem Audienzsaal.
help-prestige_foreign_goods = Prestigepunkte, die im Hafenbezirk gekauft sind.
help-prestige_blackmail = Am Ende: 2 Prestigepunkte für eine ungenutzte Erpressung.
help-prestige_bonuses = Am Ende: Prestigepunkte für Bonuskarten.
help-prestige_sold = Prestigepunkte, die an den Toren Yedos zu Mon wurden.
help-prestige_geishas = Prestigepunkte, die im Rotlichtbezirk für Geishas gegeben sind.
help-prestige_misfortune = Prestigepunkte, die durch Ereignisse und fremde Karten verloren sind.
help-prestige = Alle deine Prestigepunkte. Wer am Ende die meisten hat, gewinnt; sind es gleich viele, wer weiter vorn auf der Reihenfolgeleiste steht.
help-round = Elf Runden; oder eher, wenn jemand den Shogun tötet: Dann ist am Ende dieser Runde Schluss.
help-phase = Vorbereitung, Bieten, Ereignis, Einsetzen, Wächter, Handel, Aktion.
help-order = Wer hier vorn steht, ist in fast allem zuerst dran und gewinnt bei gleich viel Prestige. Nur das Gartenhaus ändert die Reihenfolge.
help-chosen_position = Auf welchen Platz der Reihenfolgeleiste wer im Gartenhaus seinen Marker setzt.
help-bidding = Wer hier vorn steht, nennt die nächste Kategorie. Wer gewonnen hat oder ausgestiegen ist, steht nicht mehr hier. In jeder Runde stehen alle wieder in der Reihenfolge der anderen Leiste.
help-won = Jede Kategorie wird in einer Runde höchstens einmal ersteigert, und jeder Clan gewinnt höchstens eine. Die Zahl ist das Mindestgebot. Zu zweit und zu dritt bilden die Kategorien drei Gruppen: Aktionskarten, Bonuskarten und Waffen; Ausbauten und Geishas; Diener und Missionen. Jede Gruppe wird einmal vergeben, und der Gewinner nimmt daraus, wofür sein Gebot reicht.
help-sat_out = Wer vor dem Bieten aussetzt, bekommt 3 Mon. Wer erst später aussteigt, bekommt nichts.
help-auction = Worum gerade gesteigert wird. Jeder darf einmal erhöhen, zuletzt der, der die Kategorie genannt hat.
help-bidder = Wer im Augenblick gewinnen würde.
help-bid = Das höchste Gebot. Wer gewinnt, muss zahlen; kann er es nicht, zahlt er alles, was er hat, scheidet aus, und die Kategorie bleibt offen.
help-player = Wer die Karte spielt, um die es geht.
help-aim = Gegen welchen Clan sich die Karte richtet.
help-aim_where = An welchen Ort sich die Karte richtet.
help-aim_district = An welchen Bezirk sich die Karte richtet.
help-aim_steps = Wie weit der Wächter gehen soll.
help-aim_from = Von wo der Diener flieht.
help-aim_blade = Welche Waffe hergegeben und welche dafür verlangt wird.
help-repeating = So oft darf die Aktion, die in diesem Zug in einem Bezirk ausgeführt wird, noch einmal ausgeführt werden.
help-shelter = Wer hier genannt ist, hat sich vor dem Wächter geschützt.
help-activated = Der Diener, der die aufgedeckte Mission erfüllt.
help-shogun_dead = Ist der Shogun tot, endet das Spiel mit dieser Runde.
help-offerer = Wer gerade ein Angebot macht.
help-offered_to = An wen sich das Angebot richtet.
help-offered_weapon = Diese Waffen werden angeboten.
help-offered_card = So viele Aktionskarten werden angeboten. Welche, sieht erst, wer annimmt.
help-offered_bonus = So viele Bonuskarten werden angeboten. Welche, sieht erst, wer annimmt.
help-offered_mission = So viele Missionen werden angeboten. Zu sehen ist nur ihre Farbe.
help-offered_mon = So viel Geld wird angeboten.
help-offered_geishas = So viele Geishas werden angeboten.
help-wanted = Was dafür verlangt wird. Welche Karte es ist, entscheidet, wer sie gibt.
help-wanted_mon = So viel Geld wird verlangt.
help-offers_made = Jeder macht in einem Handel höchstens drei Angebote.
help-castle = Drei Orte mit eigenen Aktionen. Audienzsaal: 1 Prestigepunkt. Befehlsraum: die oberste Mission einer Farbe. Gartenhaus: die Reihenfolge ändern; dort hat jeder Clan höchstens einen Diener. Für Missionen gelten alle drei als Schlossbezirk.
help-gates = Für 7 Mon kommt ein Diener aus dem Vorrat in dein Clanhaus; er hilft ab der nächsten Runde. Oder 1 Prestigepunkt wird zu 3 Mon, 2 werden zu 5. Oder du siehst die obersten drei Aktionskarten an und legst sie zurück, wie du willst.
help-tavern = Für 11 Mon errichtest du einen Ausbau, den du noch nicht hast. Oder du siehst die obersten drei Waffen an und legst sie zurück, wie du willst. Wer hier einen Diener hat, darf in der Handelsphase mit anderen hier Waffen, Geishas, Mon und Karten tauschen.
help-harbor = Nimm alles Geld aus der Kirche. Oder kauf Prestige: 1 Punkt für 4 Mon, 3 für 9. Oder du siehst die obersten drei Bonuskarten an und legst sie zurück, wie du willst.
help-redlight = Eine Geisha kostet 8 Mon oder 2 Prestigepunkte. Die oberste Aktionskarte kostet 4 Mon.
help-temple = Nimm eine Segnung, wenn du keine hast. Oder sieh die obersten drei Missionen einer Farbe an und leg sie zurück, wie du willst. Oder lies die nächsten drei Ereignisse; ihre Reihenfolge bleibt.

# Aktionen
action-audience = Audienz: Prestige gewinnen
action-orders = Die oberste Mission einer Farbe ziehen
action-garden = Die Reihenfolge ändern
action-recruit = Für 7 Mon einen Diener anwerben
action-sell_1 = 1 Prestigepunkt für 3 Mon hergeben
action-sell_2 = 2 Prestigepunkte für 5 Mon hergeben
action-foresee_cards = Die obersten drei Aktionskarten ansehen
action-build = Einen Ausbau errichten
action-foresee_weapons = Die obersten drei Waffen ansehen
action-church = Das Geld aus der Kirche nehmen
action-buy_1 = Fremde Waren: 1 Prestigepunkt kaufen
action-buy_3 = Fremde Waren: 3 Prestigepunkte kaufen
action-foresee_bonuses = Die obersten drei Bonuskarten ansehen
action-geisha_for_mon = Eine Geisha für 8 Mon
action-geisha_for_prestige = Eine Geisha für 2 Prestigepunkte
action-buy_card = Für 4 Mon eine Aktionskarte ziehen
action-sell_card = Eine Karte für 2 Mon abgeben
action-bless = Eine Segnung nehmen
action-foresee_missions = Die obersten drei Missionen einer Farbe ansehen
action-omens = Die nächsten drei Ereignisse lesen
action-yashiki = Yashiki: eine Mission tauschen
action-karesansui = Karesansui: die obersten drei eines Stapels ansehen
action-dojo = Dojo: eine Waffe tauschen
action-kobudo = Kobudo-Ryu: eine Aktionskarte tauschen
action-rest = Ohne Aktion nach Hause schicken

# Dieselben, wo eine Aktion wiederholt wird
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
deed-buy_weapon = Eine Waffe kaufen

# Dinge
thing-action = { $piece }
thing-field = { $piece }
thing-bid = { $number } Mon bieten
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
thing-position = Platz { $number } auf der Reihenfolgeleiste
thing-want = { $piece } verlangen
thing-give_mon = { $number } Mon geben
thing-want_mon = { $number } Mon verlangen
thing-steps = { $number ->
    [0] Stehen bleiben
    [one] Einen Bezirk weit
   *[other] { $number } Bezirke weit
}
thing-geisha = Eine Geisha
thing-disciple = Einen Diener
thing-blessing = Die Segnung abgeben
thing-karesansui = Der Diener im Karesansui steht ein
thing-blackmail = Erpressung
thing-prestige = Prestigepunkte abgeben
thing-mon = Mon zahlen
thing-extra = Auch den Bonus erfüllen
thing-again = Noch einmal
thing-take_part = Mitbieten
thing-sit_out = Aussetzen: 3 Mon
thing-pass = Passen
thing-drop_out = Aussteigen
thing-propose = So anbieten
thing-accept = Annehmen
thing-counter = Gegenangebot
thing-refuse = Ablehnen
thing-withdraw = Zurückziehen
thing-decline = Verzichten
thing-done = Fertig

option-DraftMission-stack = Ziehen: { $piece }
option-DecideToBid-card = Spielen: { $piece }
option-OpenAuction-field = Bieten um: { $piece }
option-OpenAuction-drop_out = Aussteigen, ohne Mon
option-Raise-bid = Auf { $number } Mon erhöhen
option-Raise-drop_out = Aussteigen
option-ChooseField-field = Nehmen: { $piece }
option-KeepCard-card = Behalten: { $piece }
option-KeepBonus-bonus = Behalten: { $piece }
option-KeepMission-mission = Behalten: { $piece }
option-KeepWeapon-weapon = Behalten: { $piece }
option-ChooseAnnex-annex = Errichten: { $piece }
option-ChooseStackOfThree-stack = Drei ziehen: { $piece }
option-Assign-post = Einsetzen: { $piece }
option-Assign-annex = Einsetzen: { $piece }
option-Assign-card = Spielen: { $piece }
option-Activate-market = Kaufen: { $piece }
option-Activate-mission = Mission erfüllen: { $piece }
option-Activate-card = Spielen: { $piece }
option-ActAgain-market = Noch eine kaufen: { $piece }
option-ActAgain-again = Noch einmal: { $deed }
option-ActAgain-done = Nicht noch einmal
option-SendHome-post = Von hier: { $piece }
option-SendHome-annex = Von hier: { $piece }
option-SellCard-card = Abgeben: { $piece }
option-SellCard-bonus = Abgeben: { $piece }
option-DropMission-mission = Zurücklegen: { $piece }
option-DrawFrom-stack = Ziehen: { $piece }
option-Drill-weapon = Ablegen: { $piece }
option-Practise-card = Zurücklegen: { $piece }
option-ChooseDeck-deck = Ansehen: { $piece }
option-ChooseDisciple-post = Aktivieren: { $piece }
option-ClaimExtra-done = Ohne Bonus
option-GiveBackMission-mission = Zurücklegen: { $piece }
option-GiveBackCard-card = Zurücklegen: { $piece }
option-GiveBackBonus-bonus = Zurücklegen: { $piece }
option-LayDownWeapon-weapon = Ablegen: { $piece }
option-LoseWeapon-weapon = Ablegen: { $piece }
option-LoseWeapon-blessing = Stattdessen die Segnung abgeben
option-LoseAnnex-annex = Zurückgeben: { $piece }
option-LoseAnnex-blessing = Stattdessen die Segnung abgeben
option-LoseInFire-annex = Zurückgeben: { $piece }
option-LoseInFire-weapon = Ablegen: { $piece }
option-LoseInFire-blessing = Stattdessen die Segnung abgeben
option-LoseSecondWeapon-weapon = Auch ablegen: { $piece }
option-LoseGeisha-geisha = Eine Geisha zurückgeben
option-LoseGeisha-blessing = Stattdessen die Segnung abgeben
option-LoseDisciple-disciple = Einen Diener in den Vorrat legen
option-LoseDisciple-blessing = Stattdessen die Segnung abgeben
option-LoseCard-card = Zurücklegen: { $piece }
option-LoseCard-bonus = Zurücklegen: { $piece }
option-LoseFavour-prestige = { $points } Prestigepunkte verlieren
option-LoseFavour-mon = { $mon } Mon zahlen
option-TakeWeapon-market = Nehmen: { $piece }
option-PlayWatchCard-card = Spielen: { $piece }
option-PlayWatchCard-decline = Keine Karte spielen
option-TakeShelter-card = Spielen: { $piece }
option-TakeShelter-blackmail = Die Erpressung nutzen
option-TakeShelter-decline = Nichts tun
option-SaveDisciple-post = Retten: { $piece }
option-AimAtClan-clan = Gegen { $piece }
option-FleeFrom-post = Von hier: { $piece }
option-AimAtDistrict-district = Hierhin: { $piece }
option-GiveBlade-weapon = Hergeben: { $piece }
option-TakeBlade-weapon = Dafür nehmen: { $piece }
option-BuyAtStall-market = Kaufen: { $piece }
option-OpenOrders-stack = Zwei ziehen: { $piece }
option-React-card = Aufheben mit: { $piece }
option-React-decline = Geschehen lassen
option-MakeOffer-clan = Ein Angebot an { $piece }
option-MakeOffer-done = Kein Angebot
option-Compose-weapon = Anbieten: { $piece }
option-Compose-geisha = Anbieten: eine Geisha
option-Compose-card = Anbieten: { $piece }
option-Compose-bonus = Anbieten: { $piece }
option-Compose-mission = Anbieten: { $piece }
option-Compose-withdraw = Nichts anbieten
option-HandOverCard-card = Geben: { $piece }
option-HandOverBonus-bonus = Geben: { $piece }
option-HandOverMission-mission = Geben: { $piece }

# Was eine Absicht vollendet: es steht im selben Satz
plan-SendHome = von hier: { $pieces }
plan-ChooseAnnex = gewählt: { $pieces }
plan-SellCard = und zwar: { $pieces }
plan-DropMission = zurückgelegt: { $pieces }
plan-Drill = abgelegt: { $pieces }
plan-Practise = zurückgelegt: { $pieces }
plan-TakeWeapon = genommen: { $pieces }
plan-LoseSecondWeapon = auch abgelegt: { $pieces }
plan-ChooseDisciple = mit dem Diener hier: { $pieces }
plan-GiveBlessing-blessing = mit der eigenen Segnung
plan-GiveBlessing-karesansui = mit dem Diener im Karesansui
plan-ClaimExtra = mit dem Bonus
plan-SaveDisciple = gerettet: { $pieces }
plan-AimAtClan = gegen { $pieces }
plan-AimAtPost = an diesem Ort: { $pieces }
plan-AimAtDistrict = in diesen Bezirk: { $pieces }
plan-AimAtSteps = { $number ->
    [0] ohne Schritt
    [one] einen Bezirk weit
   *[other] { $number } Bezirke weit
}
plan-FleeFrom = von hier: { $pieces }
plan-GiveBlade = hergegeben: { $pieces }
plan-TakeBlade = dafür genommen: { $pieces }
plan-HandOverCard = gegeben: { $pieces }
plan-HandOverBonus = gegeben: { $pieces }
plan-HandOverMission = gegeben: { $pieces }

# Warum sich ein Zug nicht zurücknehmen lässt
web-final-draws = Von einem Stapel wird gezogen; danach kannst du es nicht mehr zurücknehmen.

# Fragen
prompt-DrawStartPlayer = Der Startspieler wird ausgelost.
prompt-TossWatch = Ausgelost wird, welcher Wächter geht.
prompt-DraftMission = { $left ->
    [one] Zieh deine letzte Mission. Von welchem Stapel?
   *[other] Zieh eine Mission, noch { $left }. Von welchem Stapel?
}
prompt-ChooseFavour = Welche Gunst nimmst du?
prompt-DecideToBid = Bietest du in dieser Runde mit, oder setzt du aus und nimmst 3 Mon?
# Ein Gebot über das eigene Geld hinaus
warning-ruin = { $has ->
    [0] Du hast kein Mon: Bietet niemand mehr, bist du draußen.
   *[other] Du hast { $has } Mon: Bietet niemand mehr, verlierst du sie alle und bist draußen.
}
prompt-OpenAuction = Worum soll gesteigert werden? Das Mindestgebot ist dein Gebot.
prompt-Raise = { $field } für { $bid } Mon: Erhöhst du? Du hast { $mon } Mon.
prompt-ChooseField = Was nimmst du aus dieser Gruppe?
prompt-KeepCard = Welche Aktionskarte behältst du? Niemand sonst sieht deine Wahl.
prompt-KeepBonus = Welche Bonuskarte behältst du? Niemand sonst sieht deine Wahl.
prompt-KeepMission = Welche Mission behältst du? Niemand sonst sieht deine Wahl.
prompt-KeepWeapon = Welche Waffe behältst du?
prompt-ChooseAnnex = Welcher Ausbau?
prompt-ChooseStackOfThree = Von welchem Stapel ziehst du drei Missionen?
prompt-Assign = { $left ->
    [one] Setz deinen letzten Diener ein.
   *[other] Setz einen Diener ein; { $left } sind im Clanhaus.
}
prompt-Activate = { $missions ->
    [0] { $deeds ->
        [0] Keiner deiner Diener kann etwas tun: Schick einen nach Hause.
       *[other] Aktiviere einen Diener für eine Aktion.
    }
   *[other] { $deeds ->
        [0] Aktiviere einen Diener für eine Mission.
       *[other] Aktiviere einen Diener, für eine Mission oder für eine Aktion.
    }
}{ $cards ->
    [0] {""}
   *[other] {" "}Vorher darfst du eine Karte spielen.
}
prompt-ActAgain = Noch einmal dieselbe Aktion? Kosten zahlst du wieder.
prompt-SendHome = Welcher Diener geht nach Hause?
prompt-SellCard = Welche Karte gibst du für 2 Mon ab? Niemand sonst sieht, welche.
prompt-DropMission = Yashiki: Welche Mission legst du zurück?
prompt-DrawFrom = Von welchem Stapel kommt die neue Mission?
prompt-Drill = Dojo: Welche Waffe legst du ab?
prompt-Practise = Kobudo-Ryu: Welche Aktionskarte legst du zurück?
prompt-LayFirst = { $deck }: Welche soll oben liegen?
prompt-LaySecond = { $deck }: Welche soll darunter liegen?
prompt-ChooseDeck = { $only_missions ->
    [1] Von welcher Farbe siehst du die obersten drei Missionen an?
   *[other] Von welchem Stapel siehst du die obersten drei an?
}
prompt-ChooseDisciple = { $mission }: Welchen Diener aktivierst du? Die anderen bleiben stehen.
prompt-GiveBlessing = Die Mission verlangt eine Segnung. Gibst du deine ab, oder steht dein Diener im Karesansui ein?
prompt-ClaimExtra = { $mission }: Erfüllst du auch den Bonus? Später geht es nicht mehr.
prompt-ChoosePosition = Auf welchen Platz der Reihenfolgeleiste kommt dein Marker?
prompt-GiveBackMission = Mehr als vier Missionen hat niemand. Welche legst du zurück?
prompt-GiveBackCard = Mehr als drei Aktionskarten hat niemand. Welche legst du zurück?
prompt-GiveBackBonus = Mehr als zwei Bonuskarten hat niemand. Welche legst du zurück?
prompt-LayDownWeapon = Mehr als vier Waffen hat niemand. Welche legst du ab?
prompt-LoseWeapon = { $blessing ->
    [0] Welche Waffe legst du ab?
   *[other] Welche Waffe legst du ab? Oder gibst du stattdessen deine Segnung?
}
prompt-LoseAnnex = { $blessing ->
    [0] Welchen Ausbau gibst du zurück?
   *[other] Welchen Ausbau gibst du zurück? Oder gibst du stattdessen deine Segnung?
}
prompt-LoseInFire = Der große Brand: { $annexes ->
    [0] Welche Waffe legst du ab?
   *[other] { $weapons ->
        [0] Welchen Ausbau gibst du zurück?
       *[other] Gibst du einen Ausbau zurück, oder legst du zwei Waffen ab?
    }
}{ $blessing ->
    [0] {""}
   *[other] {" "}Oder gibst du stattdessen deine Segnung?
}
prompt-LoseSecondWeapon = Welche Waffe verbrennt noch?
prompt-LoseGeisha = Gibst du eine Geisha zurück, oder stattdessen deine Segnung ab?
prompt-LoseDisciple = Legst du einen Diener in den Vorrat, oder gibst du stattdessen deine Segnung ab?
prompt-LoseCard = Welche Karte kommt unter ihren Stapel? Niemand sonst sieht, welche.
prompt-LoseFavour = In Ungnade: { $points } Prestigepunkte verlieren oder { $mon } Mon zahlen?
prompt-TakeWeapon = Welche Waffe nimmst du vom Markt? Sie kostet nichts.
prompt-PlayWatchCard = Der Wächter ist hier: { $district }. { $beside ->
    [0] Keiner deiner Diener ist dort.
    [one] Einer deiner Diener ist dort.
   *[other] { $beside } deiner Diener sind dort.
} { $cards ->
    [0] Du hast keine Karte, die ihn umlenkt.
   *[other] Lenkst du ihn um?
}
prompt-TakeShelter = { $district }: Der Wächter fängt gleich { $beside ->
    [one] einen deiner Diener
   *[other] { $beside } deiner Diener
}. { $cards ->
    [0] { $blackmail ->
        [0] Du kannst nichts dagegen tun.
       *[other] Nutzt du die Erpressung?
    }
   *[other] { $blackmail ->
        [0] Spielst du eine Karte?
       *[other] Spielst du eine Karte, oder nutzt du die Erpressung?
    }
}
prompt-SaveDisciple = Welchen Diener rettet die Erpressung?
prompt-AimAtClan = { $card }: gegen welchen Clan?
prompt-AimAtPost = { $card }: an welchem Ort?
prompt-FleeFrom = { $card }: Welcher Diener flieht?
prompt-AimAtDistrict = { $card }: Wohin geht der Wächter?
prompt-AimAtSteps = { $card }: Wie weit geht der Wächter?
prompt-GiveBlade = { $card }: Welche Waffe gibst du her?
prompt-TakeBlade = { $card }: Welche Waffe nimmst du dafür?
prompt-BuyAtStall = Welche Waffe kaufst du?
prompt-OpenOrders = Von welchem Stapel ziehst du zwei Missionen?
prompt-React = { $target } spielt: { $card }. { $cancels ->
    [0] Aufheben kannst du die Karte nicht.
   *[other] Hebst du die Karte auf?
}
prompt-MakeOffer = { $post }: Wem machst du ein Angebot?
prompt-Compose = Dein { $countered ->
    [1] Gegenangebot
   *[other] Angebot
} an { $target }: Was gibst du, was willst du dafür?
prompt-Answer = { $countered ->
    [1] { $target } macht ein Gegenangebot. Nimmst du es an?
   *[other] { $target } macht dir ein Angebot. Nimmst du es an?
}
prompt-HandOverCard = Welche Aktionskarte gibst du?
prompt-HandOverBonus = Welche Bonuskarte gibst du?
prompt-HandOverMission = Welche Mission gibst du?

# Worum es geht, wenn alle handeln dürfen
unable-React = Du hast keine Karte, die { $card } aufheben könnte.
unable-PlayWatchCard = Du hast keine Karte, die jetzt die Wache bewegt.
unable-TakeShelter = Du hast nichts, was deine Diener vor der Wache verbergen könnte.
window-React = Karten aufheben
window-PlayWatchCard = den Wächter umlenken
window-TakeShelter = Schutz vor dem Wächter

# Protokoll
log-starts = { $seat } beginnt.
log-watch_comes = Auf Wache geht: { $watch }.
log-prestige_at_start = { $seat } beginnt mit { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkten
}.
log-kept_card = { $seat } behält eine der gezogenen Aktionskarten.
log-took_favour = { $seat } nimmt eine Gunstkarte: { $favour }.
log-round_begins = Runde { $round }.
log-church_filled = In die Kirche { $mon ->
    [one] kommt 1 Mon
   *[other] kommen { $mon } Mon
}.
log-dojo_income = { $seat } bekommt { $mon } Mon vom Dojo.
log-sat_out = { $seat } setzt beim Bieten aus und bekommt { $mon } Mon.
log-opened = { $seat } bietet { $bid } Mon für { $field }.
log-raised = { $seat } erhöht auf { $bid } Mon.
log-passed = { $seat } passt.
log-dropped_out = { $seat } steigt aus.
log-won = { $seat } gewinnt für { $bid } Mon: { $field }.
log-could_not_pay = { $seat } kann { $bid } Mon nicht zahlen{ $mon ->
    [0] {""}
   *[other] , verliert { $mon } Mon
} und scheidet aus. { $field } bleiben offen.
log-auction_prestige = { $seat } bekommt { $points } Prestigepunkte dazu ({ $field }).
log-earned = { $seat } bekommt { $mon } Mon.
log-paid = { $seat } zahlt { $mon } Mon.
log-got_weapon = { $seat } bekommt eine Waffe: { $weapon }.
log-bought_weapon = { $seat } kauft für { $mon } Mon: { $weapon }.
log-left_weapon = { $seat } legt ab: { $weapon }.
log-built = { $seat } bekommt einen Ausbau: { $annex }.
log-got_geisha = { $seat } gewinnt eine Geisha.
log-got_blessing = { $seat } bekommt eine Segnung.
log-got_disciple = { $seat } holt einen Diener ins Clanhaus.
log-got_card = { $seat } bekommt eine Aktionskarte.
log-got_bonus = { $seat } bekommt eine Bonuskarte.
log-got_mission = { $seat } bekommt eine Mission ({ $colour }).
log-nothing_left = Für { $seat } ist nichts da: { $field }.
log-gave_back_mission = { $seat } schiebt eine Mission unter den Stapel ({ $colour }).
log-gave_back_card = { $seat } schiebt eine Aktionskarte unter den Stapel.
log-gave_back_bonus = { $seat } schiebt eine Bonuskarte unter den Stapel.
log-market_shifted = Am Markt liegen neue Waffen.
log-event_comes = Ereignis: { $event }.
log-district_closed = Geschlossen: { $district }.
log-district_opened = Wieder offen: { $district }.
log-lost_weapon = { $seat } verliert eine Waffe: { $weapon }.
log-lost_annex = { $seat } verliert einen Ausbau: { $annex }.
log-lost_geisha = { $seat } verliert eine Geisha.
log-lost_disciple = { $seat } legt einen Diener in den Vorrat.
log-blessed = { $seat } gibt die Segnung ab und verliert nichts.
log-prestige_lost = { $seat } verliert { $points ->
    [-1] 1 Prestigepunkt
    [-2] 2 Prestigepunkte
   *[other] { $points } Prestigepunkte
}.
log-church_emptied = Die Kirche wird geleert.
log-placed = { $seat } setzt einen Diener ein: { $post }.
log-placed_on_annex = { $seat } setzt einen Diener auf einen Ausbau: { $annex }.
log-stays_home = Ein Diener ({ $seat }) findet keinen Platz und bleibt im Clanhaus.
log-watch_moved = Der Wächter ist hier: { $district }.
log-watch_swapped = Der Wächter wird abgelöst: { $watch }.
log-watch_leaves = In der letzten Runde geht kein Wächter mehr.
log-captured = Der Wächter fängt { $count ->
    [one] einen Diener
   *[other] { $count } Diener
} von { $seat }: { $district }.
log-escaped = { $seat } rettet { $count ->
    [one] einen Diener
   *[other] { $count } Diener
} vor dem Wächter.
log-played = { $seat } spielt: { $card }.
log-played_on = { $seat } spielt gegen { $target }: { $card }.
log-played_at = { $seat } spielt: { $card } ({ $post }).
log-played_there = { $seat } spielt: { $card } ({ $district }).
log-played_far = { $seat } spielt: { $card } ({ $steps ->
    [0] der Wächter bleibt stehen
    [one] einen Bezirk weit
   *[other] { $steps } Bezirke weit
}).
log-played_on_at = { $seat } spielt gegen { $target }: { $card } ({ $post }).
log-played_for = { $seat } spielt gegen { $target }: { $card } ({ $weapon } gegen { $other_weapon }).
log-cancelled = Aufgehoben: { $card }.
log-blackmailed = { $seat } nutzt die Erpressung und rettet einen Diener.
log-market_renewed = Alle Waffen am Markt werden ausgetauscht.
log-stole = { $seat } nimmt { $target } { $mon } Mon ab.
log-sent_home = { $seat } schickt einen Diener von { $target } nach Hause: { $post }.
log-swapped_weapons = { $seat } tauscht mit { $target }: { $weapon } gegen { $other_weapon }.
log-lured_geisha = { $seat } wirbt { $target } für { $mon } Mon eine Geisha ab.
log-space_barred = Ein Feld ist gesperrt: { $post }.
log-mission_replaced = { $seat } muss eine Mission austauschen ({ $colour }).
log-moved_disciple = { $seat } flieht mit einem Diener: { $post }.
log-trade_begins = Gehandelt wird hier: { $post }.
log-offered = { $seat } macht { $target } ein Angebot.
log-accepted = { $seat } nimmt das Angebot von { $target } an.
log-refused = { $seat } lehnt das Angebot von { $target } ab.
log-countered = { $seat } macht { $target } ein Gegenangebot.
log-withdrew = { $seat } zieht das Angebot zurück.
log-gave_weapon = { $seat } gibt { $target } eine Waffe: { $weapon }.
log-gave_mon = { $seat } gibt { $target } { $mon } Mon.
log-gave_geishas =
    { $count ->
        [one] { $seat } überlässt { $target } eine Geisha.
       *[other] { $seat } überlässt { $target } { $count } Geishas.
    }
log-gave_cards =
    { $count ->
        [one] { $seat } gibt { $target } eine Aktionskarte.
       *[other] { $seat } gibt { $target } { $count } Aktionskarten.
    }
log-gave_bonuses =
    { $count ->
        [one] { $seat } gibt { $target } eine Bonuskarte.
       *[other] { $seat } gibt { $target } { $count } Bonuskarten.
    }
log-gave_mission = { $seat } gibt { $target } eine Mission ({ $colour }).
log-audience = { $seat } ist in Audienz: { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
}.
log-recruited = { $seat } wirbt für { $mon } Mon einen Diener an.
log-sold_prestige = { $seat } gibt { $points ->
    [-1] 1 Prestigepunkt
    [-2] 2 Prestigepunkte
   *[other] { $points } Prestigepunkte
} für { $mon } Mon her.
log-foresaw = { $seat } sieht sich an: { $deck } ({ $count }).
log-took_church = { $seat } nimmt { $mon } Mon aus der Kirche.
log-bought_prestige = { $seat } kauft für { $mon } Mon { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
}.
log-geisha_for_mon = { $seat } gewinnt für { $mon } Mon eine Geisha.
log-geisha_for_prestige = { $seat } gibt { $points ->
    [-1] 1 Prestigepunkt
    [-2] 2 Prestigepunkte
   *[other] { $points } Prestigepunkte
} für eine Geisha.
log-bought_card = { $seat } zieht für { $mon } Mon eine Aktionskarte.
log-sold_card = { $seat } gibt eine Karte für { $mon } Mon ab.
log-new_order = { $seat } steht nun auf Platz { $position } der Reihenfolgeleiste.
log-rested = { $seat } schickt einen Diener ohne Aktion nach Hause.
log-fulfilled = { $seat } erfüllt eine Mission{ $points ->
    [0] {""}
    [one] {" "}für 1 Prestigepunkt
   *[other] {" "}für { $points } Prestigepunkte
}: { $mission }.
log-fulfilled_extra = { $seat } erfüllt auch den Bonus{ $points ->
    [0] {""}
    [one] {" "}für 1 Prestigepunkt
   *[other] {" "}für { $points } Prestigepunkte
}: { $mission }.
log-to_reserve = Der Diener von { $seat } taucht unter und geht in den Vorrat.
log-gave_blessing = { $seat } gibt die Segnung ab.
log-stood_in = { $seat } lässt einen Diener auf dem Ausbau einstehen: { $annex }.
log-shogun_falls = { $seat } hat den Shogun getötet: Mit dieser Runde endet das Spiel.
log-blackmail_kept = Ungenutzte Erpressung: { $seat } bekommt { $points } Prestigepunkte.
log-bonus_scored = { $bonus }: { $seat } bekommt { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
}.
log-bonus_missed = { $bonus }: { $seat } bekommt nichts.

# Was ein Tipp über die Veränderung sagt: vorher und nachher
term-prestige = Prestige: { $after } statt { $before }
term-mon = Mon: { $after } statt { $before }
term-missions = Prestige, das die eigenen Missionen erwarten lassen: etwa { $after } statt { $before }
term-ready = Missionen, die in dieser Runde gelingen können: { $after } statt { $before }
term-town = Prestige, das die Taten der Diener in dieser Runde wert sind: etwa { $after } statt { $before }
term-disciples = Diener außerhalb des Vorrats: { $after } statt { $before }
term-weapons = Waffen: { $after } statt { $before }
term-annexes = Ausbauten: { $after } statt { $before }
term-geishas = Geishas: { $after } statt { $before }
term-blessing = Segnungen: { $after } statt { $before }
term-bonuses = Prestige, das die Bonuskarten erwarten lassen: etwa { $after } statt { $before }
term-cards = Aktionskarten: { $after } statt { $before }
term-blackmail = ungenutzte Erpressungen: { $after } statt { $before }
term-order = Platz auf der Reihenfolgeleiste: { $after } statt { $before }
term-underway = Prestige, das Gebot, Handel und neue Karten wert sind: etwa { $after } statt { $before }
term-rivals = der stärkste Gegner hat { $after } Prestigepunkte statt { $before }

# Warum nicht
why-field_taken = Das hat in dieser Runde schon { $seat } ersteigert.
why-group_taken = Diese Gruppe ist in dieser Runde schon vergeben.
why-stack_empty = Dieser Stapel ist leer.
why-must_be_dark = Eine deiner vier Missionen muss rot oder schwarz sein.
why-district_is_closed = Dieser Bezirk ist in dieser Runde geschlossen.
why-no_space = Dort ist kein Feld frei.
why-in_garden_already = Im Gartenhaus hast du schon einen Diener.
why-annex_manned = Auf diesem Ausbau steht schon ein Diener.
why-too_dear = Das kostet { $mon } Mon; du hast { $have }.
why-too_little_prestige = Das kostet { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
}; du hast { $have }.
why-reserve_empty = Du hast keinen Diener im Vorrat.
why-no_annex_left = Es gibt keinen Ausbau mehr, der dir fehlt.
why-no_geisha_left = Es ist keine Geisha mehr da.
why-geishas_full = Mehr als { $limit } Geishas hat niemand.
why-blessed_already = Du hast schon eine Segnung.
why-church_empty = Die Kirche ist leer.
why-no_card_to_sell = Dafür hast du keine Karte.
why-no_mission = Du hast keine unerfüllte Mission.
why-no_weapon = Du hast keine Waffe.
why-disciple_missing = Dir fehlt ein Diener: { $district }.
why-weapon_missing = Dir fehlt eine Waffe: { $weapon }.
why-annex_missing = Dir fehlt ein Ausbau: { $annex }.
why-geishas_missing = Verlangt { $need ->
    [one] ist 1 Geisha
   *[other] sind { $need } Geishas
}; du hast { $have ->
    [0] keine
   *[other] { $have }
}.
why-blessing_missing = Dir fehlt eine Segnung.
why-kind_missing = Verlangt { $need ->
    [one] ist 1 erfüllte Mission
   *[other] sind { $need } erfüllte Missionen
} dieser Art: { $mission_kind }; du hast { $have ->
    [0] keine
   *[other] { $have }
}.
why-not_now = Diese Karte wird in einer anderen Phase gespielt.
why-no_target = Für diese Karte gibt es im Augenblick kein Ziel.

# Prestigepunkte mit ihrer Rechnung
score-prestige_at_start = Jeder beginnt mit so viel Prestige
score-auction_prestige = Ersteigert: { $field }
score-prestige_lost = { $loss }
score-audience = Audienz
score-sold_prestige = An den Toren Yedos für { $mon } Mon hergegeben
score-bought_prestige = Fremde Waren für { $mon } Mon
score-geisha_for_prestige = Für eine Geisha gegeben
score-fulfilled = Mission: { $mission }
score-fulfilled_extra = Bonus: { $mission }
score-blackmail_kept = Ungenutzte Erpressung
score-bonus_scored = Bonuskarte: { $bonus }
loss-sold = An den Toren verkauft
loss-geishas = Für Geishas gegeben
loss-misfortune = Unglück

# Woher das Prestige kam, und wofür es ging
account-start = Beginn
account-missions = Missionen
account-extras = Bonusbelohnungen
account-auctions = Ersteigertes
account-audiences = Audienzen
account-foreign_goods = Fremde Waren
account-blackmail = Erpressung
account-bonuses = Bonuskarten
account-sold = An den Toren verkauft
account-geishas = Für Geishas gegeben
account-misfortune = Verloren

# Was bei gleich viel Prestige entscheidet
tie-order = Gleich viel Prestige; wer auf der Reihenfolgeleiste weiter vorn steht, liegt vorn.

# Spielplan
board-post = { $post }: { $taken } von { $spaces } Feldern besetzt
board-barred = { $count ->
    [one] ein Feld gesperrt
   *[other] { $count } Felder gesperrt
}
board-danger = hierher kommt der Wächter
board-price = { $mon } Mon
board-watch = { $watch }: { $district }, danach { $next }
board-round = Runde { $round } von { $rounds }
board-field = { $field }, ab { $minimum } Mon{ $winner ->
    [nobody] {""}
   *[other] , ersteigert von { $winner }
}
board-needs = Verlangt
board-reward = Belohnung
board-extra = Bonus
board-offer = Angebot von { $offerer } an { $other }
board-gives = { $seat } gibt
board-you-give = Du gibst
board-more = Mehr
board-town = Bezirke

## Lernen: die Einführung am Anfang der Hilfe
guide-goal = Nach elf Runden das meiste Prestige haben. Das meiste davon bringen Missionen: Jede verlangt Diener in bestimmten Bezirken und Dinge, die du dir vorher beschaffst.
guide-turn = Eine Runde hat sieben Phasen:
guide-turn-1 = Vorbereitung: Die Kirche füllt sich, ein Dojo bringt 1 Mon. Zu tun ist nichts.
guide-turn-2 = Bieten: Wer aussetzt, bekommt 3 Mon. Wer mitbietet, kann in dieser Runde eine Kategorie gewinnen: Karten, eine Waffe, einen Ausbau, eine Geisha, einen Diener oder eine Mission. Wer vorn steht, nennt eine; jeder andere darf einmal erhöhen, der Erste zuletzt noch einmal.
guide-turn-3 = Ereignis: Am Markt kommen neue Waffen, dann wird ein Ereignis aufgedeckt. Manches schließt einen Bezirk, manches kostet etwas; eine Segnung kann das abwenden.
guide-turn-4 = Einsetzen: Reihum setzt jeder einen Diener in die Stadt oder auf einen seiner Ausbauten, bis alle stehen.
guide-turn-5 = Wächter: Er geht einen Bezirk weiter und fängt alle, die er dort findet. Karten und die Erpressung können das verhindern.
guide-turn-6 = Handel: Wer mit anderen im Markt steht, darf mit ihnen tauschen, danach in der Taverne.
guide-turn-7 = Aktion: Reihum aktiviert jeder einen Diener: für eine Aktion dort, wo er steht, oder um eine Mission zu erfüllen. Danach geht der Diener nach Hause.
guide-points-title = Woher das Prestige kommt
guide-points = Am Anfang hast du vier Missionen. Grüne sind leicht, schwarze sehr schwer und sehr viel wert.
guide-points-1 = Eine Mission nennt Bezirke, in denen deine Diener stehen müssen, dazu Waffen, Ausbauten oder Geishas. Diese zeigst du nur vor. Eine Segnung oder Mon gibst du ab, wenn sie verlangt sind.
guide-points-2 = Aktiviert wird nur einer der Diener; die anderen stehen noch bereit, auch für eine zweite Mission. Kannst du den Bonus der Mission erfüllen, bekommst du noch mehr.
guide-points-3 = Ersteigerte Ausbauten und Geishas bringen 2 Prestigepunkte, der Audienzsaal 1, und im Hafen ist Prestige zu kaufen.
guide-points-4 = Bonuskarten zählen am Ende, höchstens zwei. Eine ungenutzte Erpressung ist 2 Prestigepunkte wert.
guide-end = Nach der elften Runde ist Schluss, oder am Ende der Runde, in der jemand die Mission „Töte den Shogun“ erfüllt. Dann zählen Bonuskarten und ungenutzte Erpressungen. Bei gleich viel Prestige gewinnt, wer auf der Reihenfolgeleiste weiter vorn steht.
guide-example = Deine Mission „Der Gewürzsack“ verlangt einen Diener im Marktbezirk und Metsubushi. Beim Bieten gewinnst du für 5 Mon eine Waffe und behältst von dreien die Metsubushi. Du setzt einen Diener in den Markt und einen in den Hafen; der Wächter geht zur Taverne, dir geschieht nichts. In der Aktionsphase aktivierst du den Diener im Markt für die Mission: 2 Prestigepunkte, 4 Mon und eine Waffe vom Markt. Du nimmst Nawa, und weil der Bonus genau das verlangt, bekommst du noch 4 Mon. Der zweite Diener nimmt das Geld aus der Kirche.

## Lernen: die Lektionen
lesson-1 = Deine erste Mission
lesson-1-1-title = Vier Missionen
lesson-1-1 = Du führst den Clan Toyotomi durch Yedo und willst am Ende das meiste Prestige haben. Das bringen vor allem Missionen. Vier davon hast du, nur du siehst sie. „Ein bitterer Becher“ ist die leichteste: Sie verlangt einen Diener im Tavernenbezirk und die Waffe Doku. Die fehlt dir noch. Lies weiter.
lesson-1-2-title = Mitbieten
lesson-1-2 = Jede Runde beginnt mit dem Bieten. Wer aussetzt, bekommt 3 Mon. Wer mitbietet, kann eine Kategorie gewinnen. Du brauchst eine Waffe und hast 15 Mon: Biete mit.
lesson-1-3-title = Worum es geht
lesson-1-3 = Du stehst auf der Bietleiste vorn und nennst die erste Kategorie. Das Mindestgebot gilt als dein Gebot. Hosokawa bietet auch mit, die beiden anderen haben ausgesetzt. Zeig auf die Waffen.
lesson-1-4-title = Überboten
lesson-1-4 = Hosokawa hat auf 5 Mon erhöht. Jeder darf nur einmal, und du bist zuletzt dran: Mit 6 Mon hast du gewonnen. Biete 6 Mon.
lesson-1-5-title = Eine von dreien
lesson-1-5 = Drei Waffen sind aufgedeckt, eine behältst du. Doku ist dabei, das Gift für den bitteren Becher. Nimm es; die beiden anderen werden abgelegt.
lesson-1-6-title = Diener einsetzen
lesson-1-6 = Das Ereignis dieser Runde war ein Fest: 2 Mon für jeden. Nun setzt reihum jeder einen Diener ein. Deine Mission braucht einen in der Taverne. Vorsicht: Der rote Wächter steht an den Toren und geht gleich zur Taverne. Aber du hast eine Karte dagegen. Wag es; dein zweiter Diener geht danach von selbst in den Hafen.
lesson-1-7-title = Der Wächter
lesson-1-7 = Da steht er, bei deinem Diener. Wen er in seinem Bezirk antrifft, nimmt er gefangen. Vorher darf jeder eine Karte spielen, die ihn umlenkt. „Falscher Alarm“ schickt ihn einen Bezirk zurück. Spiel die Karte.
lesson-1-8-title = Die Mission
lesson-1-8 = Niemand hat deine Karte aufgehoben, und der Wächter hat an den Toren einen Diener von Nabeshima gefangen. In der Aktionsphase wird reihum je ein Diener aktiviert. Deiner steht in der Taverne, Doku hast du: Zeig auf „Ein bitterer Becher“.
lesson-1-9-title = Eine Aktion
lesson-1-9 = 3 Prestigepunkte und 7 Mon, und weil du mit Fukiya auch den Bonus erfüllt hast, noch 2 Prestigepunkte. Die Waffen behältst du. Die anderen waren auch am Zug. Dein zweiter Diener steht im Hafen: Nimm das Geld aus der Kirche.
lesson-1-10-title = So geht es weiter
lesson-1-10 = 6 Prestigepunkte und 21 Mon nach einer Runde. Elf Runden sind es im Ganzen, in der letzten ohne Wächter. Schwerere Missionen verlangen mehrere Diener zugleich, dazu Ausbauten und Geishas; sie bringen dafür viel mehr. Neue Missionen bekommst du beim Bieten und im Schloss. Deine Erpressung rettet einmal einen Diener, oder sie bringt am Ende 2 Prestigepunkte.
lesson-2 = Wächter, Handel und der Tod des Shoguns
lesson-2-1-title = Mehr, als du hast
lesson-2-1 = Runde 9, ein Spiel zu zweit. Du hast 8 Mon, und Hosokawa hat 9 auf Ausbauten oder Geisha geboten. Du darfst mehr bieten, als du hast. Aber wer nicht zahlen kann, verliert alle Mon und ist draußen. Also pass.
lesson-2-2-title = Bonuskarten
lesson-2-2 = Hosokawa hat eine Geisha genommen und 2 Prestigepunkte dazu. Jetzt nennst du etwas, und niemand kann dich mehr überbieten. Zu zweit bilden Karten und Waffen eine Gruppe. Bonuskarten zählen am Spielende. Zeig auf sie; sie kosten dich 4 Mon.
lesson-2-3-title = Das Zeichen in der Ecke
lesson-2-3 = Du siehst drei und behältst eine, höchstens zwei im Spiel. „Stille Klinge“ zählt Attentate. Jede Mission zeigt oben rechts ihre Art: Spionage, Diebstahl, Attentat, Entführung oder Krieg. Ein Attentat hast du erfüllt, und das größte hältst du. Behalte „Stille Klinge“.
lesson-2-4-title = Die schwerste Mission
lesson-2-4 = „Töte den Shogun“ verlangt zwei Diener im Schloss und einen an den Toren, drei Waffen, eine Geisha, Dojo und Karesansui. Ausbauten musst du nur haben. Sie haben auch einen Platz für einen Diener von dir, dorthin kommt der Wächter nie. Nur das Katana fehlt noch. Setz einen an die Tore; die anderen gehen ins Schloss und in die Taverne.
lesson-2-5-title = Erpressung
lesson-2-5 = Der Wächter ist an die Tore gekommen, wo dein Diener steht. Erst darf jeder Karten spielen, die ihn bewegen, dann Karten, die schützen. Du hast keine, aber du hast den Umschlag: die Erpressung. Einmal im Spiel rettet sie einen deiner Diener, und niemand kann sie aufheben. Ungenutzt brächte sie am Ende 2 Prestigepunkte. Nutze sie.
lesson-2-6-title = Handel
lesson-2-6 = Dein Mann ist sicher. Dann kommt der Handel: Wer im Markt steht, darf dort mit anderen Waffen und Mon tauschen, in der Taverne auch Geishas, Missionen und Karten. Du und Hosokawa, ihr steht beide in der Taverne. Mach Hosokawa ein Angebot.
lesson-2-7-title = Das Katana
lesson-2-7 = Du sagst, was du willst und was du gibst, und Hosokawa nimmt an, lehnt ab oder antwortet mit einem anderen Angebot. Verlange das Katana. Du gibst deine 6 Mon dafür.
lesson-2-8-title = Töte den Shogun
lesson-2-8 = Hosokawa hat angenommen. Jetzt ist alles da. Nur einer deiner Diener wird für die Mission aktiviert; ihn kostet sie hier seinen Platz, er geht in den Vorrat. Zeig auf „Töte den Shogun“.
lesson-2-9-title = Eine Aktionskarte
lesson-2-9 = 28 Prestigepunkte! Diese Mission beendet das Spiel mit dieser Runde. Hosokawa hat eine Diebstahl-Mission erfüllt. Die Runde wird noch zu Ende gespielt. Jede Aktionskarte sagt, wann du sie spielen darfst; in der Aktionsphase, bevor du aktivierst. „Bis spät in die Nacht“ lässt dich deine Aktion zweimal tun. Spiel sie: Die Audienz bringt dann zweimal 1 Prestigepunkt. Der Rest folgt von selbst.
lesson-2-10-title = Das Ende
lesson-2-10 = Zuletzt kommen die Bonuskarten: Du hast die meisten Attentate, 4 Prestigepunkte. Hosokawa hat die meisten Diebstähle, auch 4, und 2 für die ungenutzte Erpressung. Du gewinnst mit 47 zu 43. Tötet niemand den Shogun, endet das Spiel nach Runde 11, die keinen Wächter hat. Bei Gleichstand gewinnt, wer auf der Reihenfolgeleiste weiter vorn ist. Mon, Waffen und offene Missionen zählen nichts.

## Lernen: wenn eine Frage zum ersten Mal kommt
first-DraftMission = Jeder beginnt mit vier Missionen; mindestens eine muss rot oder schwarz sein. Grüne erfüllst du oft schon in den ersten Runden, schwarze brauchen lange Vorbereitung. Du siehst jede, bevor du die nächste ziehst.
first-ChooseFavour = Die Gunst bekommst du sofort. Danach wird die Karte umgedreht: Als Erpressung rettet sie einmal einen Diener vor dem Wächter, oder sie bringt am Ende 2 Prestigepunkte.
first-DecideToBid = Brauchst du nichts, oder hast du zu wenig Geld, setz aus: 3 Mon sind besser als nichts. Wer mitbietet und später aussteigt, bekommt sie nicht.
first-OpenAuction = Nenn, was du am ehesten brauchst. Das Mindestgebot gilt als dein Gebot; erhöht jemand, darfst du am Ende noch einmal. Du gewinnst in einer Runde höchstens eine Kategorie.
first-Raise = Du darfst in dieser Versteigerung einmal erhöhen. Passt du, bleibst du für die nächste dabei. Biete nicht mehr, als du hast: Gewinnst du und kannst nicht zahlen, verlierst du alles Geld und scheidest aus.
first-ChooseField = Zu zweit und zu dritt gewinnst du eine ganze Gruppe und nimmst daraus eine Kategorie, deren Mindestgebot du erreicht hast.
first-KeepCard = Eine Aktionskarte behältst du, die anderen kommen unter den Stapel. Auf jeder steht, in welcher Phase sie gespielt wird.
first-KeepBonus = Eine Bonuskarte behältst du. Sie zählt am Ende, also wähl eine, auf die du hinarbeiten kannst. Mehr als zwei hast du nie.
first-KeepMission = Eine Mission behältst du. Vergleich, was sie verlangt, mit dem, was du schon hast.
first-KeepWeapon = Eine Waffe behältst du; die anderen sehen, welche. Sieh nach, welche deine Missionen verlangen.
first-ChooseAnnex = Nimm, was deine Missionen verlangen. Sonst bringt ein Dojo jede Runde 1 Mon, das Kobudo-Ryu macht Waffen billiger, Yashiki und Karesansui helfen bei Missionen.
first-ChooseStackOfThree = Du siehst drei Missionen dieser Farbe und behältst eine. Je dunkler die Farbe, desto schwerer und wertvoller.
first-Assign = Setz deine Diener dorthin, wo deine Missionen sie verlangen oder wo du etwas tun willst. Achte auf den Wächter: In den Bezirk, in den er als Nächstes geht, setzt nur, wer sich zu helfen weiß. Auf eigenen Ausbauten ist ein Diener sicher.
first-Activate = Reihum wird je ein Diener aktiviert, bis alle zu Hause sind. Zeig auf eine Mission, die du erfüllen kannst, oder auf eine Aktion des Ortes, an dem ein Diener von dir steht. Für eine Mission müssen alle verlangten Diener noch stehen; aktiviert wird nur einer.
first-ActAgain = Deine Karte erlaubt dieselbe Aktion noch einmal. Kostet sie etwas, zahlst du es ein zweites Mal.
first-SendHome = Der Diener geht nach Hause, ohne etwas zu tun. Damit ist dein Zug vorbei.
first-SellCard = Die Karte kommt unter ihren Stapel, und du bekommst 2 Mon.
first-DropMission = Eine unerfüllte Mission kommt unter ihren Stapel; danach ziehst du eine neue, von welchem Stapel du willst.
first-DrawFrom = Du bekommst die oberste Mission dieser Farbe. Je dunkler, desto schwerer und wertvoller.
first-Drill = Die Waffe kommt auf den Ablagestapel, und du ziehst die oberste vom Stapel.
first-Practise = Die Karte kommt unter den Stapel, und du ziehst die oberste.
first-LayFirst = Nur du hast diese Karten gesehen. Leg nach oben, was als Nächstes gezogen werden soll, von dir oder von anderen.
first-LaySecond = Und welche kommt danach? Die letzte liegt dann von selbst zuunterst.
first-ChooseDeck = Du siehst die obersten drei und legst sie zurück, wie du willst; nur Ereignisse behalten ihre Reihenfolge.
first-ChooseDisciple = Einer der verlangten Diener wird aktiviert. Wähl den, dessen Ort du sonst am wenigsten brauchst; die anderen können später noch etwas tun.
first-GiveBlessing = Die Mission verlangt eine Segnung. Dein Diener im Karesansui kann für sie einstehen und geht dann nach Hause; so behältst du die Segnung.
first-ClaimExtra = Du kannst auch den Bonus der Mission erfüllen. Bezirke, Waffen, Ausbauten und Geishas zeigst du nur vor, abgegeben werden nur eine Segnung oder Mon.
first-ChoosePosition = Alle im Gartenhaus setzen ihren Marker neu, in der Reihenfolge, in der sie dort stehen. Vorn bist du beim Bieten, Einsetzen und Handeln zuerst dran; bei gleich viel Prestige gewinnt, wer vorn steht.
first-GiveBackMission = Vier unerfüllte Missionen sind das Höchste. Eine kommt unter den Stapel ihrer Farbe.
first-GiveBackCard = Drei Aktionskarten sind das Höchste. Eine kommt unter den Stapel.
first-GiveBackBonus = Zwei Bonuskarten sind das Höchste. Eine kommt unter den Stapel.
first-LayDownWeapon = Vier Waffen sind das Höchste. Eine kommt auf den Ablagestapel.
first-LoseWeapon = Das Ereignis kostet dich eine Waffe. Hast du eine Segnung, kannst du stattdessen sie abgeben.
first-LoseAnnex = Das Ereignis kostet dich einen Ausbau. Hast du eine Segnung, kannst du stattdessen sie abgeben.
first-LoseInFire = Der Brand kostet dich einen Ausbau oder zwei Waffen. Hast du eine Segnung, kannst du stattdessen sie abgeben.
first-LoseSecondWeapon = Der Brand verlangt zwei Waffen statt eines Ausbaus.
first-LoseGeisha = Deine Segnung kann die Geisha retten. Aber auch Missionen verlangen Segnungen.
first-LoseDisciple = Deine Segnung kann den Diener retten. Im Vorrat ist er nicht verloren: Du kannst ihn ersteigern oder an den Toren anwerben.
first-LoseCard = Eine Segnung hilft hier nicht. Gib die Karte, die dir am wenigsten nützt.
first-LoseFavour = Prestige ist das Ziel des Spiels, Mon sind der Weg dorthin. Im Hafen kosten 3 Prestigepunkte 9 Mon.
first-TakeWeapon = Jede Waffe, die am Markt liegt, ist zu haben, gleich auf welchem Feld.
first-PlayWatchCard = Der Wächter steht in seinem neuen Bezirk. Jeder darf reihum eine Karte spielen, die ihn noch umlenkt: von dir weg, oder zu anderen hin.
first-TakeShelter = Gleich nimmt der Wächter alle in diesem Bezirk gefangen; sie tun in dieser Runde nichts und kommen in den Vorrat, oder ins Clanhaus, wenn dort schon zwei sind. Eine Karte oder deine Erpressung kann helfen.
first-SaveDisciple = Deine Diener stehen an verschiedenen Orten des Schlosses. Einer von ihnen ist gerettet.
first-AimAtClan = Zeig auf den Clan, gegen den sich die Karte richtet. Erst danach kann sie jemand aufheben.
first-AimAtPost = Zeig auf den Ort, an dem die Karte wirkt. Erst danach kann sie jemand aufheben.
first-FleeFrom = Zeig auf den Ort, an dem der Diener steht, der fliehen soll.
first-AimAtDistrict = Der Wächter geht in diesen Bezirk, und wer dort steht, ist in Gefahr.
first-AimAtSteps = Gezählt wird in die Richtung, in die der Wächter geht: der rote vom Schloss zu den Toren, der blaue andersherum.
first-GiveBlade = Diese Waffe bekommt der andere Clan.
first-TakeBlade = Diese Waffe bekommst du dafür.
first-BuyAtStall = Du zahlst, was du auch mit einem Diener am Markt zahlen würdest.
first-OpenOrders = Du siehst zwei Missionen dieser Farbe und behältst eine.
first-React = Jede Aktionskarte lässt sich aufheben, sobald sie gespielt wird, mit „Die Wände haben Ohren“. Das geht auch mit einer solchen Karte; dann gilt die erste wieder. Wer die Karte hat, erfährt niemand, solange sie nicht gespielt wird.
first-MakeOffer = Wer mit dir hier steht, kann mit dir tauschen: am Markt Waffen und Mon, in der Taverne auch Geishas und Karten. Zeig auf einen Clan, um ihm etwas anzubieten. Der Handel endet, wenn reihum niemand mehr etwas anbietet; jeder macht höchstens drei Angebote.
first-Compose = Zeig auf alles, was du gibst, und auf alles, was du dafür willst; dann biete es an. Karten bleiben verdeckt, und welche verlangte Karte du bekommst, entscheidet der andere. Schenken ist erlaubt.
first-Answer = Du kannst annehmen, ablehnen oder einmal ein Gegenangebot machen. Verdeckte Karten siehst du erst, wenn du sie hast.
first-HandOverCard = Versprochen ist eine Aktionskarte, welche, bestimmst du.
first-HandOverBonus = Versprochen ist eine Bonuskarte, welche, bestimmst du.
first-HandOverMission = Versprochen ist eine Mission dieser Farbe, welche, bestimmst du.

## Über das Spiel: von wem es ist, und was von uns
about-designer = Ein Spiel von Thomas Vande Ginste und Wolf Plancke.
about-publisher = Der Name und die Illustrationen gehören ihren Inhabern; erschienen ist das Spiel 2012 bei eggertspiele. Dies hier ist ein eigener Tisch mit eigenen Karten, Worten und Bildern und steht in keiner Verbindung zu ihnen. Wenn dir das Spiel gefällt, kauf es.
about-ruling-1 = Uns liegt eine deutsche Kurzfassung der Regeln vor. Manches haben wir daraus erschlossen: dass die sieben Bezirke einen Ring bilden, dass der Wächter auch ins Schloss kommt und an den Toren beginnt, dass jeder mit 1 Prestigepunkt anfängt. Dass zu zweit und zu dritt in drei Gruppen gesteigert wird, wissen wir aus Berichten.
about-ruling-2 = Der Startspieler wird ausgelost. In der Version Geisha bekommt jeder eine Aktionskarte, in der Version Samurai eine von dreien.
about-ruling-3 = Mehr zu bieten, als man hat, ist erlaubt. Wer dann gewinnt, zahlt alles und scheidet aus. Höher als eins über dem Reichsten braucht niemand zu bieten.
about-ruling-4 = „Verdeckt zurück“ heißt überall: unter den Stapel. Wer etwas zurücklegt, weiß, was dort liegt. Ein leerer Stapel gibt nichts.
about-ruling-5 = Wer zu viel von etwas hat, gibt sofort ab, was er will. Was man nicht halten kann, eine vierte Geisha, einen zweiten gleichen Ausbau, eine zweite Segnung, nimmt man nicht.
about-ruling-6 = Aktionen, die nichts bringen, werden nicht angeboten. Ein Diener darf immer ohne Aktion nach Hause gehen; findet er keinen Platz, bleibt er dort.
about-ruling-7 = Wer ins Gartenhaus kommt, stellt sich hinten an. Der Erste, der dort aktiviert wird, löst es für alle aus; weiter geht es mit dem, der in der neuen Reihenfolge auf ihn folgt.
about-ruling-8 = Wird der Wächter abgelöst, steht der andere, wo er stand, und geht ab dem nächsten Schritt in seine Richtung.
about-ruling-9 = Worauf eine Karte zielt, wird genannt, bevor jemand sie aufheben kann. Auch eine aufgehobene Karte ist gespielt und bezahlt. Wollen mehrere aufheben, gilt die Reihenfolgeleiste.
about-ruling-10 = Den Passierschein spielt man in der Einsetzphase, „Bis spät in die Nacht“ vor der Aktion, die wiederholt wird.
about-ruling-11 = Eine Segnung schützt Waffen, Geishas, Ausbauten und Diener, und zwar ganz: beim großen Brand auch beide Waffen. Karten, Mon und Prestige schützt sie nicht. Prestige fällt nie unter null.
about-ruling-12 = Im Handel macht jeder höchstens drei Angebote; auf jedes darf es ein Gegenangebot geben. Geschenke sind erlaubt, die Erpressung wird nicht getauscht.
about-ruling-13 = Der Diener, der eine Mission erfüllt, steht dort, bis auch der Bonus erledigt ist. Was die Mission bringt, darf gleich den Bonus bezahlen. Schickt ihn die Mission in den Vorrat, geht er dorthin, auch wenn schon zwei dort sind.
about-ruling-14 = Bonuskarten für die meisten von etwas bringen nichts, wenn man davon nichts hat. Gewertet werden alle nach demselben Stand.
about-ruling-15 = In deinem Zug darfst du beliebig viele Aktionskarten spielen. Nur in der Wächterphase ist es je eine: eine, die ihn umlenkt, und eine, die schützt, oder die Erpressung.

# Blätter: alles über eine Karte, ein Gebiet, einen Stein
sheet-missing = Dir fehlt
sheet-nothing-missing = nichts: du hast alles Verlangte
sheet-played = Wann
sheet-costs = Kostet
sheet-here = Hier
sheet-actions = Aktionen
sheet-watch-here = Der Wächter ist hier.
sheet-watch-next = Der Wächter kommt als Nächstes hierher, wenn nichts ihn umlenkt.
sheet-closed = In dieser Runde geschlossen: Niemand setzt hier einen Diener ein.
sheet-left = Übrig
sheet-owned = Deins
sheet-yes = gebaut
sheet-no = nicht gebaut
sheet-winner = Ersteigert von
sheet-minimum = Mindestgebot

# Zeichenerklärung, in der Hilfe
legend-mon = Mon, das Geld
legend-prestige = Prestige, die Punkte
legend-mission = Eine Mission
legend-action = Eine Aktionskarte
legend-bonus = Eine Bonuskarte
legend-event = Ein Ereignis
legend-weapon = Irgendeine Waffe
legend-annex = Ein Ausbau
legend-foresight = Die obersten drei ansehen
legend-order = Die Reihenfolgeleiste
legend-favour = Eine Gunstkarte
legend-blackmail = Erpressung: rettet einmal einen Diener vor dem Wächter
legend-geisha = Eine Geisha
legend-blessing = Eine Segnung
legend-disciple = Ein Diener
legend-recruit = Ein Diener kommt aus der Reserve
legend-to_reserve = Ein Diener geht in die Reserve
legend-clan_house = Diener im Clanhaus
legend-reserve = Diener in der Reserve
legend-shelter = Erfüllte Missionen; auf einer Karte: sicher vor dem Wächter
legend-cancel = Hebt eine Karte auf
legend-church = Das Geld der Kirche
legend-watch = Der Wächter; an einem Posten: er kommt als Nächstes
legend-swap_watch = Der andere Wächter übernimmt
legend-closed = Geschlossen oder verloren
legend-trade = Hier wird gehandelt
legend-any_district = Irgendein Viertel
legend-home = Geht nach Hause
legend-key = Öffnet Geschlossenes

# Daueraufträge: was für einen Clan getan wird, und bis wann
standing-order-sit_out = Mit weniger als { $amount } Mon beim Bieten aussetzen
standing-order-raise_to = Um eins erhöhen bis { $amount } Mon, dann passen; bis eine andere Auktion beginnt
standing-order-pass_bids = Passen, bis eine andere Auktion beginnt
standing-order-drop_out = Aus dem Bieten aussteigen, in dieser Runde
standing-order-offer_nothing = Nichts anbieten, in dieser Runde, bis mir jemand ein Angebot macht
standing-order-refuse_offers = Jedes Angebot ablehnen, in dieser Runde
standing-order-cancel_against_me = Karten aufheben, die auf mich zielen, wenn ich kann, und keine anderen
standing-order-ask_if_against_me = Keine Karte aufheben, außer sie zielt auf mich: Dann frag mich
standing-order-ask_if_beside_watch = Den Wächter nicht umlenken, außer er steht bei einem Diener von mir: Dann frag mich

# Was einem Bot verboten war, für einen Bericht über das Gleichgewicht
restriction-trade = ohne Handel
restriction-action_cards = ohne Aktionskarten
restriction-market = ohne den Markt
restriction-temple = ohne den Tempel
restriction-harbor = ohne den Hafen
restriction-tavern = ohne die Taverne
restriction-red_light_district = ohne den Rotlichtbezirk
restriction-annexes = ohne Ausbauten

# Was ein Bericht aus vielen Spielen zählt: was Spieler nehmen, und was das Spiel beendet
balance-taken-mission = Mission erfüllt
balance-taken-mission_bonus = Bonus einer Mission
balance-taken-bonus = Bonuskarte gewertet
balance-taken-card = Aktionskarte gespielt
balance-taken-favour = Gunstkarte
balance-taken-auction = Ersteigert
balance-taken-annex = Ausbau
balance-taken-weapon = Waffe
balance-taken-post = Diener eingesetzt
balance-end-shogun_falls = Der Shogun fällt

# Worum es in einem Rätsel geht
puzzle-tag-mission = Mission
puzzle-tag-auction = Auktion
puzzle-tag-placing = Einsetzen
puzzle-tag-actions = Aktionen
puzzle-tag-market = Waffen
puzzle-tag-cards = Karten
puzzle-tag-loss = Verlust
puzzle-tag-offer = Angebote
puzzle-tag-blocking = Blockieren
puzzle-tag-timing = Zeitpunkt
