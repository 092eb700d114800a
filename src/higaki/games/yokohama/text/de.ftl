# Yokohama, auf Deutsch. Die Wörter sind die der Anleitung, die Sätze sind unsere.

title = Yokohama
feel = Assistenten durch die Hafenstadt schicken, stark auftreten und die Welt beliefern.
about =
    Yokohama öffnet seinen Hafen, und die Welt kauft ein. Du verteilst Assistenten in der Stadt und schickst deinen Präsidenten hinterher: Wo viele deiner Leute warten, richtet er mehr aus. Aus Kupfer, Seide, Tee und Fisch werden Aufträge, aus Aufträgen Ruhm, und dazwischen wachsen Geschäfte, Handelshäuser und neue Technik.
designed = Von den 36 Auftragskarten ist nur eine öffentlich beschrieben; 35 sind darum von uns, auch wenn bei zwölf das Land und manche Zahl aus der Anleitung stammen. Von uns sind ebenso die 24 Bauplatzkarten, die meisten der 20 Stärke-5-Plättchen, die Verteilung der Auftragsstufen auf die sechs Felder und die Auswahl der zehn Technologien, die es zweimal gibt. Die Felder von Kirche und Importlager haben wir aus den Bildern der Anleitung erschlossen, die Form der Stadt kennen wir aus Berichten. Dass nach vierzig Runden in jedem Fall Schluss ist, haben wir beschlossen.

# Spieler
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-neutral = Neutral

# Waren, Länder, Spielsteine
good-copper = Kupfer
good-silk = Seide
good-tea = Tee
good-fish = Fisch
ware-copper = { good-copper }
ware-silk = { good-silk }
ware-tea = { good-tea }
ware-fish = { good-fish }
ware-import = Importgut
country-gb = Großbritannien
country-us = Vereinigte Staaten
country-fr = Frankreich
country-de = Deutschland
country-nl = Niederlande
item-assistant = Assistent
item-shop = Geschäft
item-house = Handelshaus
station-station = Bahnhof
card-card = Startspielerkarte
action-action = laufende Aktion
turned-sent = genutzt
piece-red_assistant = Assistent ({ seat-red })
piece-red_shop = Geschäft ({ seat-red })
piece-red_house = Handelshaus ({ seat-red })
piece-blue_assistant = Assistent ({ seat-blue })
piece-blue_shop = Geschäft ({ seat-blue })
piece-blue_house = Handelshaus ({ seat-blue })
piece-green_assistant = Assistent ({ seat-green })
piece-green_shop = Geschäft ({ seat-green })
piece-green_house = Handelshaus ({ seat-green })
piece-yellow_assistant = Assistent ({ seat-yellow })
piece-yellow_shop = Geschäft ({ seat-yellow })
piece-yellow_house = Handelshaus ({ seat-yellow })
piece-neutral_assistant = neutraler Assistent

# Gebiete
area-copper_mine_1 = Kupfermine 1
area-copper_mine_2 = Kupfermine 2
area-silk_mill_1 = Seidenspinnerei 1
area-silk_mill_2 = Seidenspinnerei 2
area-tea_plantation_1 = Teeplantage 1
area-tea_plantation_2 = Teeplantage 2
area-fishing_grounds_1 = Fischgründe 1
area-fishing_grounds_2 = Fischgründe 2
area-bank = Bank
area-chinatown = Chinatown
area-church = Kirche
area-customs = Importlager
area-agency = Arbeitsvermittler
area-laboratory = Laboratorium
area-research_center = Forschungszentrum
area-port = Hafen
area-dock = Dock
area-canal = Kanal

# Wo etwas liegt oder steht; Bauplätze der Stadt heißen in jeder Sprache gleich: a1 bis d3
space = { $name }
space-unused = nicht im Spiel
space-supply = im Vorrat
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
space-church_1 = Kirche, Feld 1 (4 Glaubenskraft für 3 Punkte, 3 Assistentenbewegungen)
space-church_2 = Kirche, Feld 2 (5 Glaubenskraft für 4 Punkte, 3 Assistentenbewegungen)
space-church_3 = Kirche, Feld 3 (6 Glaubenskraft für 5 Punkte, 2 Assistentenbewegungen)
space-church_4 = Kirche, Feld 4 (7 Glaubenskraft für 6 Punkte, 2 Assistentenbewegungen)
space-church_5 = Kirche, Feld 5 (8 Glaubenskraft für 7 Punkte, 2 Assistentenbewegungen)
space-church_6 = Kirche, Feld 6 (9 Glaubenskraft für 8 Punkte, 2 Assistentenbewegungen)
space-church_7 = Kirche, Feld 7 (10 Glaubenskraft für 11 Punkte, 1 Assistentenbewegung)
space-church_8 = Kirche, Feld 8 (11 Glaubenskraft für 14 Punkte, 1 Assistentenbewegung)
space-customs_1 = Importlager, Feld 1 (1 Importgut für 5 Punkte, 1 Yen)
space-customs_2 = Importlager, Feld 2 (1 Importgut für 4 Punkte, 2 Yen)
space-customs_3 = Importlager, Feld 3 (2 Importgüter für 10 Punkte, 1 Yen)
space-customs_4 = Importlager, Feld 4 (2 Importgüter für 9 Punkte, 2 Yen)
space-customs_5 = Importlager, Feld 5 (3 Importgüter für 16 Punkte)
space-customs_6 = Importlager, Feld 6 (3 Importgüter für 15 Punkte)
space-customs_7 = Importlager, Feld 7 (4 Importgüter für 22 Punkte)
stand-supply = Vorrat
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
order_slot-port_1 = { area-port }, Feld 1
order_slot-port_2 = { area-port }, Feld 2
order_slot-port_3 = { area-port }, Feld 3
order_slot-port_4 = { area-port }, Feld 4
order_slot-port_5 = { area-port }, Feld 5
order_slot-port_6 = { area-port }, Feld 6
order_slot-dock_1 = { area-dock }, Feld 1
order_slot-dock_2 = { area-dock }, Feld 2
order_slot-dock_3 = { area-dock }, Feld 3
order_slot-dock_4 = { area-dock }, Feld 4
order_slot-dock_5 = { area-dock }, Feld 5
order_slot-dock_6 = { area-dock }, Feld 6
tech_slot-laboratory_1 = { area-laboratory }, Feld 1
tech_slot-laboratory_2 = { area-laboratory }, Feld 2
tech_slot-laboratory_3 = { area-laboratory }, Feld 3
tech_slot-laboratory_4 = { area-laboratory }, Feld 4
tech_slot-laboratory_5 = { area-laboratory }, Feld 5
tech_slot-laboratory_6 = { area-laboratory }, Feld 6
tech_slot-research_center_1 = { area-research_center }, Feld 1
tech_slot-research_center_2 = { area-research_center }, Feld 2
tech_slot-research_center_3 = { area-research_center }, Feld 3
tech_slot-research_center_4 = { area-research_center }, Feld 4
tech_slot-research_center_5 = { area-research_center }, Feld 5
tech_slot-research_center_6 = { area-research_center }, Feld 6
site-copper_mine_1_1 = { area-copper_mine_1 }, Geschäft auf Platz 1
site-copper_mine_1_2 = { area-copper_mine_1 }, Geschäft auf Platz 2
site-copper_mine_1_3 = { area-copper_mine_1 }, Geschäft auf Platz 3
site-copper_mine_1_4 = { area-copper_mine_1 }, Geschäft auf Platz 4
site-copper_mine_1_house = { area-copper_mine_1 }, Handelshaus
site-copper_mine_2_1 = { area-copper_mine_2 }, Geschäft auf Platz 1
site-copper_mine_2_2 = { area-copper_mine_2 }, Geschäft auf Platz 2
site-copper_mine_2_3 = { area-copper_mine_2 }, Geschäft auf Platz 3
site-copper_mine_2_4 = { area-copper_mine_2 }, Geschäft auf Platz 4
site-copper_mine_2_house = { area-copper_mine_2 }, Handelshaus
site-silk_mill_1_1 = { area-silk_mill_1 }, Geschäft auf Platz 1
site-silk_mill_1_2 = { area-silk_mill_1 }, Geschäft auf Platz 2
site-silk_mill_1_3 = { area-silk_mill_1 }, Geschäft auf Platz 3
site-silk_mill_1_4 = { area-silk_mill_1 }, Geschäft auf Platz 4
site-silk_mill_1_house = { area-silk_mill_1 }, Handelshaus
site-silk_mill_2_1 = { area-silk_mill_2 }, Geschäft auf Platz 1
site-silk_mill_2_2 = { area-silk_mill_2 }, Geschäft auf Platz 2
site-silk_mill_2_3 = { area-silk_mill_2 }, Geschäft auf Platz 3
site-silk_mill_2_4 = { area-silk_mill_2 }, Geschäft auf Platz 4
site-silk_mill_2_house = { area-silk_mill_2 }, Handelshaus
site-tea_plantation_1_1 = { area-tea_plantation_1 }, Geschäft auf Platz 1
site-tea_plantation_1_2 = { area-tea_plantation_1 }, Geschäft auf Platz 2
site-tea_plantation_1_3 = { area-tea_plantation_1 }, Geschäft auf Platz 3
site-tea_plantation_1_4 = { area-tea_plantation_1 }, Geschäft auf Platz 4
site-tea_plantation_1_house = { area-tea_plantation_1 }, Handelshaus
site-tea_plantation_2_1 = { area-tea_plantation_2 }, Geschäft auf Platz 1
site-tea_plantation_2_2 = { area-tea_plantation_2 }, Geschäft auf Platz 2
site-tea_plantation_2_3 = { area-tea_plantation_2 }, Geschäft auf Platz 3
site-tea_plantation_2_4 = { area-tea_plantation_2 }, Geschäft auf Platz 4
site-tea_plantation_2_house = { area-tea_plantation_2 }, Handelshaus
site-fishing_grounds_1_1 = { area-fishing_grounds_1 }, Geschäft auf Platz 1
site-fishing_grounds_1_2 = { area-fishing_grounds_1 }, Geschäft auf Platz 2
site-fishing_grounds_1_3 = { area-fishing_grounds_1 }, Geschäft auf Platz 3
site-fishing_grounds_1_4 = { area-fishing_grounds_1 }, Geschäft auf Platz 4
site-fishing_grounds_1_house = { area-fishing_grounds_1 }, Handelshaus
site-fishing_grounds_2_1 = { area-fishing_grounds_2 }, Geschäft auf Platz 1
site-fishing_grounds_2_2 = { area-fishing_grounds_2 }, Geschäft auf Platz 2
site-fishing_grounds_2_3 = { area-fishing_grounds_2 }, Geschäft auf Platz 3
site-fishing_grounds_2_4 = { area-fishing_grounds_2 }, Geschäft auf Platz 4
site-fishing_grounds_2_house = { area-fishing_grounds_2 }, Handelshaus
site-bank_1 = { area-bank }, Geschäft auf Platz 1
site-bank_2 = { area-bank }, Geschäft auf Platz 2
site-bank_3 = { area-bank }, Geschäft auf Platz 3
site-bank_4 = { area-bank }, Geschäft auf Platz 4
site-bank_house = { area-bank }, Handelshaus
site-chinatown_1 = { area-chinatown }, Geschäft auf Platz 1
site-chinatown_2 = { area-chinatown }, Geschäft auf Platz 2
site-chinatown_3 = { area-chinatown }, Geschäft auf Platz 3
site-chinatown_4 = { area-chinatown }, Geschäft auf Platz 4
site-chinatown_house = { area-chinatown }, Handelshaus
site-church_1 = { area-church }, Geschäft auf Platz 1
site-church_2 = { area-church }, Geschäft auf Platz 2
site-church_3 = { area-church }, Geschäft auf Platz 3
site-church_4 = { area-church }, Geschäft auf Platz 4
site-church_house = { area-church }, Handelshaus
site-customs_1 = { area-customs }, Geschäft auf Platz 1
site-customs_2 = { area-customs }, Geschäft auf Platz 2
site-customs_3 = { area-customs }, Geschäft auf Platz 3
site-customs_4 = { area-customs }, Geschäft auf Platz 4
site-customs_house = { area-customs }, Handelshaus
site-agency_1 = { area-agency }, Geschäft auf Platz 1
site-agency_2 = { area-agency }, Geschäft auf Platz 2
site-agency_3 = { area-agency }, Geschäft auf Platz 3
site-agency_4 = { area-agency }, Geschäft auf Platz 4
site-agency_house = { area-agency }, Handelshaus
site-laboratory_1 = { area-laboratory }, Geschäft auf Platz 1
site-laboratory_2 = { area-laboratory }, Geschäft auf Platz 2
site-laboratory_3 = { area-laboratory }, Geschäft auf Platz 3
site-laboratory_4 = { area-laboratory }, Geschäft auf Platz 4
site-laboratory_house = { area-laboratory }, Handelshaus
site-research_center_1 = { area-research_center }, Geschäft auf Platz 1
site-research_center_2 = { area-research_center }, Geschäft auf Platz 2
site-research_center_3 = { area-research_center }, Geschäft auf Platz 3
site-research_center_4 = { area-research_center }, Geschäft auf Platz 4
site-research_center_house = { area-research_center }, Handelshaus
site-port_1 = { area-port }, Geschäft auf Platz 1
site-port_2 = { area-port }, Geschäft auf Platz 2
site-port_3 = { area-port }, Geschäft auf Platz 3
site-port_4 = { area-port }, Geschäft auf Platz 4
site-port_house = { area-port }, Handelshaus
site-dock_1 = { area-dock }, Geschäft auf Platz 1
site-dock_2 = { area-dock }, Geschäft auf Platz 2
site-dock_3 = { area-dock }, Geschäft auf Platz 3
site-dock_4 = { area-dock }, Geschäft auf Platz 4
site-dock_house = { area-dock }, Handelshaus
site-canal_1 = { area-canal }, Geschäft auf Platz 1
site-canal_2 = { area-canal }, Geschäft auf Platz 2
site-canal_3 = { area-canal }, Geschäft auf Platz 3
site-canal_4 = { area-canal }, Geschäft auf Platz 4
site-canal_house = { area-canal }, Handelshaus

# Aufträge: was sie verlangen und was sie geben
order-us_1 = { country-us } (2 Seide, 3 Tee für 1 Punkt, 2 Importgüter)
order-fr_2 = { country-fr } (2 Seide, 3 Fisch für 3 Punkte, 1 Importgut)
order-gb_3 = { country-gb } (3 Kupfer, 2 Seide, 3 Tee für 14 Punkte)
order-de_4 = { country-de } (2 Kupfer, 2 Fisch für 2 Importgüter)
order-fr_5 = { country-fr } (2 Seide, 2 Tee für 5 Punkte, 1 Yen)
order-nl_6 = { country-nl } (3 Kupfer, 5 Fisch für 12 Punkte)
order-fr_7 = { country-fr } (2 Kupfer, 3 Seide für 3 Punkte, 2 Importgüter)
order-nl_8 = { country-nl } (4 Tee, 2 Fisch für 3 Punkte, 1 Importgut)
order-de_9 = { country-de } (2 Kupfer, 3 Seide, 2 Tee für 12 Punkte)
order-gb_10 = { country-gb } (3 Tee, 3 Fisch für 4 Punkte, 2 Yen)
order-nl_11 = { country-nl } (2 Kupfer, 4 Tee für 5 Punkte, 1 Importgut)
order-us_12 = { country-us } (4 Kupfer, 3 Seide, 3 Fisch für 19 Punkte)
order-de_13 = { country-de } (1 Kupfer, 2 Seide, 2 Tee für 6 Punkte, 2 Yen)
order-gb_14 = { country-gb } (4 Fisch für 1 Punkt, 1 Importgut)
order-gb_15 = { country-gb } (3 Seide, 2 Tee für 7 Punkte)
order-gb_16 = { country-gb } (2 Kupfer, 2 Seide für 5 Punkte, 1 Importgut)
order-gb_17 = { country-gb } (5 Tee, 2 Fisch für 7 Punkte)
order-gb_18 = { country-gb } (1 Kupfer, 2 Seide, 2 Fisch für 7 Punkte, 1 Yen)
order-gb_19 = { country-gb } (3 Kupfer, 2 Tee für 5 Punkte, 1 Importgut)
order-us_20 = { country-us } (3 Seide, 4 Fisch für 9 Punkte)
order-us_21 = { country-us } (4 Tee für 1 Yen, 1 Importgut)
order-us_22 = { country-us } (2 Kupfer, 1 Seide, 2 Tee für 5 Punkte, 1 Importgut)
order-us_23 = { country-us } (2 Seide, 5 Fisch für 5 Punkte, 1 Importgut)
order-us_24 = { country-us } (1 Kupfer, 3 Tee, 3 Fisch für 6 Punkte, 2 Yen)
order-fr_25 = { country-fr } (5 Seide für 9 Punkte)
order-fr_26 = { country-fr } (2 Seide, 2 Tee, 2 Fisch für 2 Punkte, 2 Importgüter)
order-fr_27 = { country-fr } (1 Kupfer, 1 Seide, 2 Tee für 6 Punkte)
order-fr_28 = { country-fr } (6 Tee für 3 Punkte, 1 Importgut)
order-fr_29 = { country-fr } (3 Kupfer, 2 Seide für 10 Punkte)
order-de_30 = { country-de } (4 Kupfer für 9 Punkte)
order-de_31 = { country-de } (2 Kupfer, 3 Tee für 4 Punkte, 1 Importgut)
order-de_32 = { country-de } (6 Fisch für 5 Punkte, 1 Yen)
order-de_33 = { country-de } (2 Kupfer, 2 Seide, 1 Fisch für 6 Punkte, 1 Importgut)
order-nl_34 = { country-nl } (2 Kupfer, 1 Seide, 3 Fisch für 9 Punkte)
order-nl_35 = { country-nl } (2 Seide, 3 Tee, 3 Fisch für 10 Punkte)
order-nl_36 = { country-nl } (1 Kupfer, 3 Fisch für 2 Punkte, 1 Importgut)

# Technologien
technology-ball = Ball
technology-brickyard = Ziegelei
technology-electric_light = Elektrisches Licht
technology-exhibition = Ausstellung
technology-gas_light = Gaslicht
technology-language_school = Sprachschule
technology-printing = Buchdruck
technology-mining_technology = Bergbautechnik
technology-newspaper = Zeitung
technology-patents = Patentwesen
technology-postal_service = Postwesen
technology-stagecoach = Postkutsche
technology-station = Bahnhof
technology-stock_market = Aktienmarkt
technology-telegraph = Telegramm
technology-telephone = Telefon
technology-textile_factory = Textilfabrik
technology-streetcar = Straßenbahn
technology-university = Universität
technology-winery = Weinkellerei
technology-ball-does = Jeder Auftrag, den du erfüllst, bringt 2 Punkte mehr.
technology-brickyard-does = Jeder deiner Assistenten, der ins Importlager einzieht, bringt 4 Punkte mehr.
technology-electric_light-does = Jedes Handelshaus, das du baust, bringt 3 Punkte mehr.
technology-exhibition-does = Bringt auf der Stelle 10 Punkte.
technology-gas_light-does = Jedes Geschäft, das du baust, bringt 2 Punkte mehr.
technology-language_school-does = Jeder Auftrag, den du erfüllst, bringt 1 Yen mehr.
technology-printing-does = Jede weitere Technologie bringt dir 1 Yen.
technology-mining_technology-does = Sooft du Kupfer bekommst, bekommst du eines mehr.
technology-newspaper-does = Du darfst Assistenten in vier verschiedene Gebiete setzen statt in drei.
technology-patents-does = Jede weitere Technologie bringt dir 2 Punkte.
technology-postal_service-does = Dein Präsident darf auch dort handeln, wo ein anderer steht; den Yen zahlst du trotzdem, außer du hast auch die Postkutsche.
technology-stagecoach-does = Dein Präsident zahlt fremden Präsidenten auf seinem Weg nichts.
technology-station-does = Du legst den Bahnhof in ein Gebiet: Er zählt dort für alle als Stärke, und dein Präsident kommt jederzeit umsonst hin.
technology-stock_market-does = Beginnst du deinen Zug mit weniger als 2 Yen, hast du 2.
technology-telegraph-does = Setzt du zwei Assistenten in ein Gebiet, darfst du einen dritten in ein Nachbargebiet setzen.
technology-telephone-does = Nach deiner Aktion darf ein Assistent im Gebiet bleiben.
technology-textile_factory-does = Einmal im Zug darfst du eine Seide für 2 Yen verkaufen.
technology-streetcar-does = Dein Präsident fährt umsonst überallhin, wo du einen Assistenten hast und kein anderer Präsident steht.
technology-university-does = Einmal im Zug darfst du für 1 Yen einen Assistenten aus dem Warenhaus holen.
technology-winery-does = Jeder deiner Assistenten, der in die Kirche einzieht, bringt 3 Punkte mehr.

# Errungenschaften
achievement-a = Errungenschaft A
achievement-b = Errungenschaft B
achievement-c = Errungenschaft C
achievement-copper_5 = 5 Kupfer
achievement-silk_6 = 6 Seide
achievement-tea_7 = 7 Tee
achievement-fish_7 = 7 Fisch
achievement-yen_10 = 10 Yen
achievement-technologies_4 = 4 Technologien
achievement-agents_and_tiles_5 = zusammen 5 Auslandsvertreter und Stärke-5-Plättchen
achievement-orders_5 = 5 erfüllte Aufträge
achievement-production_4 = Gebäude in 4 Produktionsgebieten
achievement-trade_4 = Gebäude in 4 Handelsgebieten
achievement-production_3_trade_2 = Gebäude in 3 Produktions- und 2 Handelsgebieten
achievement-production_2_trade_3 = Gebäude in 2 Produktions- und 3 Handelsgebieten

# Stärke-5-Plättchen und Bauplatzkarten
tile-yen = 3 Yen
tile-import = 1 Importgut
tile-any_good = 2 beliebige Waren
tile-warehouse = 2 aus dem Warenhaus
tile-moves = 3 Assistentenbewegungen
site_card-1 = Geschäfte: 2 Punkte; 1 Yen, 1 aus dem Warenhaus; 2 Seide; 1 Importgut. Handelshaus: 8 Punkte
site_card-2 = Geschäfte: 2 Punkte; 2 Yen; 1 Yen, 1 Kupfer; 1 Importgut. Handelshaus: 6 Punkte, 1 aus dem Warenhaus
site_card-3 = Geschäfte: 2 Punkte; 1 Importgut; 2 beliebige Waren; 2 aus dem Warenhaus. Handelshaus: 6 Punkte, 1 aus dem Warenhaus
site_card-4 = Geschäfte: 3 Punkte; 2 Yen; 2 Tee; 2 aus dem Warenhaus. Handelshaus: 7 Punkte, 1 beliebige Ware
site_card-5 = Geschäfte: 4 Punkte; 2 aus dem Warenhaus; 2 Fisch; 2 Assistentenbewegungen. Handelshaus: 8 Punkte
site_card-6 = Geschäfte: 2 Punkte; 2 Yen; 1 Yen, 2 Tee; 1 beliebige Ware. Handelshaus: 9 Punkte
site_card-7 = Geschäfte: 4 Punkte; 1 Yen, 1 aus dem Warenhaus; 1 Yen, 1 Tee; 1 Kupfer. Handelshaus: 5 Punkte, 1 Importgut
site_card-8 = Geschäfte: 3 Punkte; 2 Yen; 1 Yen, 1 Seide; 2 aus dem Warenhaus. Handelshaus: 5 Punkte, 1 Importgut
site_card-9 = Geschäfte: 2 Punkte; 1 Yen, 1 Tee; 1 Yen, 1 Fisch; 1 Importgut. Handelshaus: 9 Punkte
site_card-10 = Geschäfte: 3 Punkte; 1 Tee, 1 Fisch; 1 Importgut; 2 Seide. Handelshaus: 6 Punkte, 1 aus dem Warenhaus
site_card-11 = Geschäfte: 2 Punkte; 2 aus dem Warenhaus; 1 Yen, 2 Fisch; 3 Assistentenbewegungen. Handelshaus: 7 Punkte, 1 beliebige Ware
site_card-12 = Geschäfte: 3 Punkte; 2 Yen; 1 Yen, 1 Kupfer; 2 beliebige Waren. Handelshaus: 5 Punkte, 1 Importgut
site_card-13 = Geschäfte: 2 Punkte; 1 Yen, 1 aus dem Warenhaus; 1 Yen, 1 Seide; 1 Importgut. Handelshaus: 8 Punkte
site_card-14 = Geschäfte: 2 Punkte; 2 Yen; 1 Importgut; 1 beliebige Ware. Handelshaus: 9 Punkte
site_card-15 = Geschäfte: 4 Punkte; 2 Assistentenbewegungen; 1 Kupfer; 2 Tee. Handelshaus: 9 Punkte
site_card-16 = Geschäfte: 3 Punkte; 2 Yen; 1 Importgut; 2 Fisch. Handelshaus: 8 Punkte
site_card-17 = Geschäfte: 4 Punkte; 2 Yen; 1 Seide; 2 aus dem Warenhaus. Handelshaus: 7 Punkte, 1 beliebige Ware
site_card-18 = Geschäfte: 3 Punkte; 2 Yen; 1 Importgut; 3 Assistentenbewegungen. Handelshaus: 5 Punkte, 1 Importgut
site_card-19 = Geschäfte: 4 Punkte; 1 Yen, 1 aus dem Warenhaus; 2 beliebige Waren; 2 Tee. Handelshaus: 6 Punkte, 1 aus dem Warenhaus
site_card-20 = Geschäfte: 2 Punkte; 2 Yen; 1 Yen, 1 Tee; 1 Importgut. Handelshaus: 7 Punkte, 1 beliebige Ware
site_card-21 = Geschäfte: 3 Punkte; 2 Assistentenbewegungen; 1 Kupfer; 2 aus dem Warenhaus. Handelshaus: 8 Punkte
site_card-22 = Geschäfte: 4 Punkte; 2 Yen; 1 Seide; 2 Fisch. Handelshaus: 8 Punkte
site_card-23 = Geschäfte: 2 Punkte; 2 aus dem Warenhaus; 1 Kupfer; 2 beliebige Waren. Handelshaus: 9 Punkte
site_card-24 = Geschäfte: 3 Punkte; 2 Yen; 1 Yen, 1 Fisch; 2 Assistentenbewegungen. Handelshaus: 9 Punkte

# Was gekauft, verkauft und geopfert wird
buy-copper = { good-copper }
buy-silk = { good-silk }
buy-tea = { good-tea }
buy-fish = { good-fish }
buy-import = { ware-import }
sell-copper = { good-copper }
sell-silk = { good-silk }
sell-tea = { good-tea }
sell-fish = { good-fish }
offering-import = 1 Importgut
offering-copper = 1 Kupfer
offering-silk = 1 Seide
offering-tea = 1 Tee
offering-fish = 1 Fisch
offering-yen = 2 Yen
payee-red = { seat-red }
payee-blue = { seat-blue }
payee-green = { seat-green }
payee-yellow = { seat-yellow }
payee-bank = die Bank
paid-none = niemanden
paid-red = { payee-red }
paid-blue = { payee-blue }
paid-green = { payee-green }
paid-yellow = { payee-yellow }
paid-bank = { payee-bank }
given-none = nichts
given-import = { offering-import }
given-copper = { offering-copper }
given-silk = { offering-silk }
given-tea = { offering-tea }
given-fish = { offering-fish }
given-yen = { offering-yen }

# Was etwas bringt, mit seiner Zahl
reward-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
reward-yen = { $count } Yen
reward-copper = { $count } Kupfer
reward-silk = { $count } Seide
reward-tea = { $count } Tee
reward-fish = { $count } Fisch
reward-import = { $count ->
    [one] 1 Importgut
   *[other] { $count } Importgüter
}
reward-any_good = { $count ->
    [one] 1 beliebige Ware
   *[other] { $count } beliebige Waren
}
reward-warehouse = { $count } aus dem Warenhaus
reward-moves = { $count ->
    [one] 1 Assistentenbewegung
   *[other] { $count } Assistentenbewegungen
}

# Orte
place-lot = Stadtplan
place-president = Präsidenten
place-station = Bahnhof
place-assistants = Assistenten im Gebiet
place-site_card = Bauplätze
place-tile = Stärke-5-Plättchen im Gebiet
place-building = Gebäude
place-sites_left = Übrige Bauplatzkarten
demand-copper = { good-copper }
demand-silk = { good-silk }
demand-tea = { good-tea }
demand-fish = { good-fish }
demand-yen = Yen
demand-technologies = Technologien
demand-agents_and_tiles = Auslandsvertreter und Stärke-5-Plättchen
demand-orders = erfüllte Aufträge
demand-production = Produktionsgebiete mit Gebäuden
demand-trade = Handelsgebiete mit Gebäuden
picture-legend = R*2gh heißt: der rote Präsident, zwei rote Assistenten, ein rotes Geschäft und das rote Handelshaus; Gr ist Grün, Ge ist Gelb; + ist der Bahnhof.
# Kurz, für den Stadtplan im Terminal
map-copper_mine_1 = Kupfer 1
map-copper_mine_2 = Kupfer 2
map-silk_mill_1 = Seide 1
map-silk_mill_2 = Seide 2
map-tea_plantation_1 = Tee 1
map-tea_plantation_2 = Tee 2
map-fishing_grounds_1 = Fisch 1
map-fishing_grounds_2 = Fisch 2
map-bank = Bank
map-chinatown = Chinatown
map-church = Kirche
map-customs = Importlager
map-agency = Vermittler
map-laboratory = Labor
map-research_center = Forschung
map-port = Hafen
map-dock = Dock
map-canal = Kanal
map-red = R
map-blue = B
map-green = Gr
map-yellow = Ge
map-shop = g
map-house = h
place-tiles_left = Übrige Stärke-5-Plättchen
place-aside = Steine, die niemand braucht
place-space = Kirche und Importlager
place-order_slot = Aufträge in der Auslage
place-tech_slot = Technologien in der Auslage
place-order_deck = Auftragsstapel
place-orders_removed = Aussortierte Aufträge
place-tech_deck = Technologiestapel
place-achievement = Errungenschaften
place-claimed = Wer sie erlangt hat
place-achievements_left = Übrige Errungenschaften
place-agents = Auslandsvertreter in der Auslage
place-stock = Warenlager
place-supply = Vorrat
place-warehouse = Warenhaus
place-wares = Waren
place-technologies = Technologien
place-fulfilled = Erfüllte Aufträge
place-tiles = Stärke-5-Plättchen
place-agents_of = Auslandsvertreter
place-dealt = Zur Auswahl
place-kept = Behaltener Auftrag
place-put_back = Abgelegter Auftrag
place-hand = Aufträge auf der Hand
place-yen = Yen
place-bank_yen = Yen im Spielvorrat
place-points_orders = Punkte: Aufträge
place-points_achievements = Punkte: Errungenschaften
place-points_shops = Punkte: Geschäfte
place-points_houses = Punkte: Handelshäuser
place-points_church = Punkte: Kirche
place-points_customs = Punkte: Importlager
place-points_docks = Punkte: Hafen und Dock
place-points_technologies = Punkte: Technologien
place-points_church_majority = Punkte: Kirchenwertung
place-points_customs_majority = Punkte: Importlagerwertung
place-points_technology_majority = Punkte: Technologiewertung
place-points_countries = Punkte: Länderwertung
place-points_leftovers = Punkte: Übriges
place-points = Punkte
place-first_player = Startspieler
place-placed = In diesem Zug gesetzt
place-acting = Hier läuft die Aktion
place-strength = Stärke der Aktion
place-agent_used = Auslandsvertreter in diesem Zug
place-silk_sold = Textilfabrik in diesem Zug
place-student_taken = Universität in diesem Zug
place-round = Runde
place-ending = Spielende
# Gebiete nach ihrer Art, für die Hilfe
place-copper_mine = Kupfermine
place-silk_mill = Seidenspinnerei
place-tea_plantation = Teeplantage
place-fishing_grounds = Fischgründe
place-bank = Bank
place-chinatown = Chinatown
place-church = Kirche
place-customs = Importlager
place-agency = Arbeitsvermittler
place-laboratory = Laboratorium
place-research_center = Forschungszentrum
place-port = Hafen
place-dock = Dock
place-canal = Kanal

help-lot = Die Gebiete liegen in jedem Spiel anders: vier Reihen, jede um eines kürzer als die darüber und um ein halbes versetzt. Benachbart ist, was sich an einer Seite berührt. Zu zweit sind zehn Gebiete im Spiel, zu dritt vierzehn, zu viert alle achtzehn.
help-president = Wo dein Präsident ankommt, führst du die Aktion aus. Er geht von Gebiet zu Gebiet und braucht in jedem einen deiner Assistenten, auch am Ziel; nur der Kanal kostet stattdessen 1 Yen. An fremden Präsidenten kommt er für je 1 Yen vorbei, bleiben darf er bei ihnen nicht. Dorthin, wo er losging, kehrt er nicht zurück. Aus dem Vorrat stellst du ihn in ein Gebiet mit einem deiner Assistenten, in dem kein fremder Präsident steht.
help-station = Wer die Technologie Bahnhof erwirbt, legt ihn in ein Gebiet. Dort handeln alle um eins stärker. Der Präsident des Besitzers fährt jederzeit umsonst hin, auch zu anderen Präsidenten und ohne Assistenten.
help-assistants = Am Anfang deines Zuges setzt du Assistenten aus dem Vorrat: je einen in bis zu drei Gebiete, oder zwei in eines. Jeder fremde Präsident dort kostet 1 Yen für jeden Assistenten. Jeder Assistent macht deine Aktion um eins stärker. Nach der Aktion kehren alle aus diesem Gebiet in den Vorrat zurück.
help-site_card = Vier Bauplätze für Geschäfte, einer für ein Handelshaus, jeder mit seiner Belohnung. Ab Stärke 4 darfst du nach der Aktion ein Gebäude aus deinem Vorrat errichten: höchstens ein Geschäft je Spieler und ein Handelshaus je Gebiet.
help-tile = Wer hier mit Stärke 5 handelt, darf das Plättchen nehmen und bekommt, was es zeigt. Es bleibt bei ihm liegen. Erst das Plättchen, dann bauen.
help-building = Jedes deiner Gebäude macht dich in seinem Gebiet um eins stärker und bleibt dort. Handelt jemand anders in einem Gebiet mit deinem Handelshaus, bekommst du 1 Yen. Wer alle acht Geschäfte oder alle vier Handelshäuser gebaut hat, läutet das Ende ein.
help-sites_left = Diese Karten sind in diesem Spiel nicht dabei.
help-tiles_left = Diese Plättchen sind in diesem Spiel nicht dabei.
help-aside = Steine von Farben, die niemand spielt.
help-space = Ein Assistent auf einem dieser Felder bleibt bis zum Ende des Spiels. In der Kirche brauchst du Glaubenskraft, im Importlager Importgüter. Am Ende bekommen die beiden mit den meisten Assistenten noch Punkte: in der Kirche 6 und 3, im Importlager 8 und 4. Bei gleich vielen entscheidet, wer weiter rechts steht. Zu zweit zählt auf jedem Plan ein neutraler Assistent mit. Sind fünf Felder eines Plans besetzt, zu viert sechs, naht das Ende.
help-order_slot = Hier holst du dir Aufträge: die beiden linken ab Stärke 2, die mittleren ab Stärke 3, die rechten ab Stärke 4. Danach rücken die übrigen nach links, und es wird aufgefüllt.
help-tech_slot = Eine Technologie kostet, was auf ihr steht; auf den mittleren Feldern eins mehr, auf den rechten zwei. Nach dem Kauf rücken die übrigen nach links, und eine neue kommt dazu. Niemand hat eine Technologie zweimal.
help-order_deck = Von hier kommen neue Aufträge. Reichen sie nicht mehr, um einen Plan aufzufüllen, naht das Ende.
help-orders_removed = Zu zweit bleiben sechzehn Aufträge ungesehen in der Schachtel, zu dritt fünf.
help-tech_deck = Von hier kommen neue Technologien. Ist der Stapel leer, bleiben Felder frei; das Spiel geht weiter.
help-achievement = Hast du, was die Karte nennt, darfst du vor oder nach deiner Hauptaktion einen Assistenten aus dem Vorrat darauf stellen. Er bleibt dort, abgeben musst du nichts. Wer zuerst kommt, bekommt 2 Punkte mehr als alle anderen. Jede Karte zählt für dich einmal.
help-claimed = Wer diese Errungenschaft schon erlangt hat, der Erste zuerst.
help-achievements_left = In jedem Spiel gilt von A, B und C je eine Karte.
help-agents = Zwei gleiche Flaggen auf deinen erfüllten Aufträgen und Technologien bringen dir einen Vertreter dieses Landes, vier den zweiten und so weiter, solange hier noch welche liegen.
help-stock = Waren und Geld gehen nicht aus.
help-supply = Was hier liegt, kannst du einsetzen: Assistenten, Geschäfte, Handelshäuser, und den Präsidenten, wenn er nicht in der Stadt ist.
help-warehouse = Was hier liegt, musst du erst in den Vorrat holen, beim Arbeitsvermittler oder durch Belohnungen. Assistenten kosten nichts, ein Geschäft 2 Yen, die Handelshäuser der Reihe nach 4, 5, 6 und 7 Yen.
help-wares = Kupfer, Seide, Tee und Fisch sind für Aufträge. Importgüter kommen meist aus Aufträgen und bringen im Importlager viele Punkte; außerdem bezahlen sie Technologien. Am Ende ist ein Importgut 1 Punkt wert, drei Waren zusammen ebenso.
help-technologies = Sie wirken, sobald du sie hast. Ihre Flagge zählt für Vertreter und für die Länderwertung. Am Ende zählst du die Kosten aller deiner Technologien zusammen: Der höchste Gesamtwert bringt 10 Punkte, der zweithöchste 5. Zu zweit rechnet ein Neutraler mit siebeneinhalb mit; hat nur einer von euch Technologien, bekommt er die 10 Punkte.
help-fulfilled = Ihre Flaggen zählen für Vertreter und für die Länderwertung am Ende: Sätze aus fünf verschiedenen Ländern bringen 12 Punkte, aus vier 8, aus drei 4, aus zwei 2.
help-tiles = Deine Plättchen; sie zählen nur noch für eine der Errungenschaften.
help-agents_of = Vor oder nach deiner Hauptaktion darf ein Vertreter handeln, höchstens einer im Zug: in einem Gebiet mit deinen Assistenten, in dem dein Präsident nicht steht. Fremde Präsidenten kosten ihn nichts. Danach ist er verbraucht. Ein ungenutzter ist am Ende 1 Punkt wert.
help-dealt = Einen behältst du, der andere kommt aus dem Spiel. Niemand sieht, welcher.
help-kept = Den ersten Auftrag sieht nur sein Besitzer.
help-put_back = Dieser Auftrag ist aus dem Spiel.
help-hand = Höchstens drei Aufträge. Vor oder nach deiner Hauptaktion darfst du beliebig viele erfüllen: Du gibst die Waren ab und bekommst die Belohnung. Was am Ende noch auf der Hand ist, zählt nichts.
help-yen = Dein Geld. Du zahlst damit fremde Präsidenten, Gebäude aus dem Warenhaus, Waren in Chinatown und was dir an Industrie fehlt. Am Ende sind 2 Yen 1 Punkt.
help-bank_yen = Geld geht nicht aus.
help-points_orders = Punkte, die erfüllte Aufträge gebracht haben.
help-points_achievements = Punkte für Errungenschaften.
help-points_shops = Punkte für gebaute Geschäfte.
help-points_houses = Punkte für gebaute Handelshäuser.
help-points_church = Punkte für Felder der Kirche.
help-points_customs = Punkte für Felder des Importlagers.
help-points_docks = Drei Punkte für jede Aktion mit Stärke 5 in Hafen oder Dock.
help-points_technologies = Punkte, die Technologien im Lauf des Spiels gebracht haben.
help-points_church_majority = Am Ende: 6 Punkte für die meisten Assistenten in der Kirche, 3 für die zweitmeisten.
help-points_customs_majority = Am Ende: 8 Punkte für die meisten Assistenten im Importlager, 4 für die zweitmeisten.
help-points_technology_majority = Am Ende: 10 Punkte für den höchsten Gesamtwert aller Technologien, 5 für den zweithöchsten.
help-points_countries = Am Ende: Sätze verschiedener Flaggen, 12, 8, 4 oder 2 Punkte für fünf, vier, drei oder zwei.
help-points_leftovers = Am Ende: je 1 Punkt für einen ungenutzten Vertreter, ein Importgut, 2 Yen oder 3 Waren.
help-points = Alle deine Punkte. Die meisten gewinnen; sind es gleich viele, wer in der Zugreihenfolge früher dran ist.
help-first_player = Ausgelost. Der Startspieler beginnt mit 3 Yen, alle anderen mit 4.
help-placed = Wo in diesem Zug schon Assistenten gesetzt wurden.
help-acting = Das Gebiet, in dem gerade gehandelt wird.
help-strength = Eins für den Präsidenten, jeden Assistenten, dein Geschäft, dein Handelshaus und den Bahnhof; höchstens 5. Ab 4 darfst du bauen, mit 5 das Plättchen nehmen.
help-agent_used = Höchstens ein Auslandsvertreter im Zug.
help-silk_sold = Die Textilfabrik verkauft eine Seide im Zug.
help-student_taken = Die Universität bringt einen Assistenten im Zug, für 1 Yen.
help-round = In einer Runde kommt jeder einmal dran.
help-ending = Das Ende naht, wenn jemand alle Geschäfte oder alle Handelshäuser gebaut hat, ein Plan mit Aufträgen nicht mehr voll wird oder in Kirche oder Importlager fünf Felder besetzt sind, zu viert sechs. Dann wird die Runde beendet und noch genau eine gespielt.
help-copper_mine = Mit Stärke 3, 4 und 5 bekommst du 1, 2 und 3 Kupfer; mit weniger nichts.
help-silk_mill = Eine Seide weniger als deine Stärke.
help-tea_plantation = So viel Tee wie deine Stärke.
help-fishing_grounds = So viel Fisch wie deine Stärke.
help-bank = So viele Yen wie deine Stärke.
help-chinatown = So viele Käufe und Verkäufe wie deine Stärke. Kupfer und Seide kosten und bringen 2 Yen, Tee und Fisch 1 Yen. Ein Importgut kostet 4 Yen und lässt sich nicht verkaufen.
help-church = Deine Stärke ist Glaubenskraft; wenn du willst, gibt jede Gabe eine mehr: ein Importgut, ein Kupfer, eine Seide, ein Tee, ein Fisch, 2 Yen, jede einmal. Ein Assistent aus dem Gebiet oder dem Vorrat zieht auf ein freies Feld, für das sie reicht, und du bekommst, was das Feld zeigt. Reicht schon deine Stärke für ein freies Feld, musst du einziehen.
help-customs = Du gibst Importgüter ab, höchstens eines weniger, als du stark bist. Dafür zieht ein Assistent aus dem Gebiet oder dem Vorrat auf ein freies Feld, das nicht mehr verlangt, und du bekommst, was es zeigt. Wenn du das kannst, musst du es auch.
help-agency = Du holst bis zu ein Stück weniger, als du stark bist, aus dem Warenhaus in den Vorrat. Assistenten kosten nichts, ein Geschäft 2 Yen, Handelshäuser 4 bis 7 Yen.
help-laboratory = Du darfst eine Technologie erwerben. Deine Stärke deckt ihre Kosten; was fehlt, zahlst du mit je 1 Importgut oder 2 Yen. Von der vierten Technologie an kostet jede 1 Importgut oder 2 Yen extra.
help-research_center = Wie im Laboratorium, mit eigenem Plan.
help-port = Du nimmst einen Auftrag: mit Stärke 2 einen der beiden linken, mit 3 auch einen der mittleren, ab 4 einen beliebigen. Wenn einer daliegt und du noch keine drei auf der Hand hast, musst du einen nehmen. Ein zweiter kostet 2 Yen oder 1 Importgut. Stärke 5 bringt dazu 3 Punkte.
help-dock = Wie im Hafen, mit eigenem Plan.
help-canal = Hier setzt und baut niemand. Präsidenten gehen für 1 Yen an die Bank hindurch, ganz ohne Assistenten, bleiben aber nie stehen.

# Dinge
thing-area = { $piece }
thing-site = { $piece }
thing-space = { $piece }
thing-order_slot = { $piece }
thing-tech_slot = { $piece }
thing-order = { $piece }
thing-achievement = { $piece }
thing-offering = { $piece }
thing-buy = { $piece } kaufen
thing-sell = { $piece } verkaufen
thing-good = { $piece }
thing-item = { $piece }
thing-seat = { $piece }
thing-payee = 1 Yen an { $piece }
thing-pay_import = 1 Importgut zahlen
thing-pay_yen = 2 Yen zahlen
thing-supply = Aus dem Vorrat
thing-tile = Stärke-5-Plättchen nehmen
thing-agent = Auslandsvertreter nutzen
thing-textile_factory = 1 Seide verkaufen: 2 Yen
thing-university = Assistenten holen: 1 Yen
thing-recall = Zurückrufen
thing-everybody = Alle Assistenten
thing-stay = Einer bleibt hier
thing-done = Fertig

option-KeepOrder-order = Behalten: { $piece }
option-PlaceFirst-area = Assistenten setzen: { $piece }
option-PlaceFirst-order = Auftrag erfüllen: { $piece }
option-PlaceFirst-achievement = Erlangen: { $piece }
option-PlaceFirst-done = Niemanden setzen
option-PlaceMore-area = { $piece }
option-PlaceMore-done = Keinen weiteren
option-MovePresident-area = Mit dem Präsidenten handeln: { $piece }
option-CallHome-area = Einen zurückholen: { $piece }
option-CallHome-everybody = Alle Assistenten kommen zurück
option-CallHome-done = Die übrigen bleiben
option-SendAgent-area = Handeln: { $piece }
option-FinishTurn-order = Auftrag erfüllen: { $piece }
option-FinishTurn-achievement = Erlangen: { $piece }
option-FinishTurn-done = Zug beenden
option-UseStrength-site = Bauen: { $piece }
option-UseStrength-done = Weiter
option-ReturnHome-done = Alle kehren zurück
option-DispatchFrom-area = Einen von hier: { $piece }
option-DispatchFrom-supply = Einen aus dem Vorrat
option-DispatchFrom-done = Niemanden versetzen
option-DispatchTo-area = Dorthin: { $piece }
option-ChooseGood-good = 1 { $piece }
option-Hire-item = Holen: { $piece }
option-Hire-done = Nichts mehr holen
option-Exchange-done = Nichts mehr tauschen
option-Pray-space = { $piece }
option-Pray-done = Niemanden einziehen lassen
option-Settle-area = Assistent aus dem Gebiet
option-Settle-supply = Assistent aus dem Vorrat
option-ClearImports-space = { $piece }
option-ClearImports-done = Nichts abgeben
option-ChooseTechnology-tech_slot = Erwerben: { $piece }
option-ChooseTechnology-done = Keine erwerben
option-SetStation-area = Bahnhof hierhin: { $piece }
option-TakeOrder-order_slot = Nehmen: { $piece }
option-TakeOrder-done = Keinen nehmen
option-TakeAnother-order_slot = Dazu: { $piece }
option-TakeAnother-done = Keinen zweiten

# Was eine Absicht vollendet
plan-Offer = Gaben: { $pieces }
plan-PayWay = je 1 Yen an { $pieces }
plan-Settle-area = mit einem Assistenten aus dem Gebiet
plan-Settle-supply = mit einem Assistenten aus dem Vorrat
plan-PayIndustry-pay_yen = { $count ->
    [one] für 2 Yen
   *[other] für { $count }-mal 2 Yen
}
plan-PayIndustry-pay_import = { $count ->
    [one] für 1 Importgut
   *[other] für { $count } Importgüter
}
plan-PayForOrder-pay_yen = für 2 Yen
plan-PayForOrder-pay_import = für 1 Importgut
plan-CallHome-area = zurückgeholt: { $pieces }
plan-CallHome-everybody = alle Assistenten kommen zurück

# Warnungen vor dem, was schadet
warning-president_home = Von hier erreicht dein Präsident kein Gebiet: Er geht nach Hause, und du handelst nicht.
warning-no_tile = Das Plättchen kommt zuerst: Wer jetzt baut, verzichtet darauf.
warning-no_yield = So wie es steht, bringt dir das Handeln dort nichts.

# Warum sich ein Zug nicht zurücknehmen lässt
web-final-draws = Eine Karte wird gezogen; danach kannst du es nicht mehr zurücknehmen.

# Fragen
prompt-DrawStartPlayer = Der Startspieler wird ausgelost.
prompt-KeepOrder = Welchen Auftrag behältst du? Niemand sonst sieht deine Wahl.
prompt-PlaceFirst = { $ready ->
    [0] Du hast keinen Assistenten im Vorrat. Weiter zum Präsidenten?
    [one] Setz deinen letzten Assistenten aus dem Vorrat.
    [2] Setz deine beiden Assistenten aus dem Vorrat: in zwei Gebiete oder in eines.
   *[other] Setz Assistenten: je einen in bis zu { $areas } Gebiete oder zwei in eines.
}
prompt-PlaceMore = { $pair ->
    [1] Telegramm: noch einen in ein Nachbargebiet?
   *[other] { $placed ->
        [one] Noch einen Assistenten, dort oder anderswo?
       *[other] Noch einen Assistenten in ein anderes Gebiet?
    }
}{ $reached ->
    [0] {" "}Bisher erreicht dein Präsident kein Gebiet.
   *[other] {""}
}
prompt-MovePresident = { $areas ->
    [0] { $ready ->
        [1] Dein Präsident im Vorrat kann nirgends hin: Hol Assistenten zurück, so viele du willst.
       *[other] Dein Präsident kommt nirgends hin: Ruf ihn zurück.
    }
   *[other] { $ready ->
        [1] Wo soll dein Präsident handeln? Oder hol nur Assistenten zurück.
       *[other] Wo soll dein Präsident handeln? Oder ruf ihn zurück.
    }
}
prompt-PayWay = Gleich teure Wege bezahlen verschiedene Leute. Wer bekommt den Yen? Ziel: { $area }.
prompt-CallHome = Welche Assistenten holst du zurück?
prompt-SendAgent = Wo soll dein Auslandsvertreter handeln?
prompt-FinishTurn = { $extra ->
    [0] Beende deinen Zug.
   *[other] Noch eine Zusatzaktion, oder beende deinen Zug.
}
prompt-UseStrength = { $tile ->
    [1] { $shop ->
        [1] { $house ->
            [1] Du darfst das Stärke-5-Plättchen nehmen und danach ein Geschäft oder ein Handelshaus bauen.
           *[other] Du darfst das Stärke-5-Plättchen nehmen und danach ein Geschäft bauen.
        }
       *[other] { $house ->
            [1] Du darfst das Stärke-5-Plättchen nehmen und danach ein Handelshaus bauen.
           *[other] Nimmst du das Stärke-5-Plättchen?
        }
    }
   *[other] { $shop ->
        [1] { $house ->
            [1] Baust du hier ein Geschäft oder ein Handelshaus?
           *[other] Baust du hier ein Geschäft?
        }
       *[other] Baust du hier ein Handelshaus?
    }
}
prompt-ReturnHome = Soll ein Assistent hier bleiben?
prompt-DispatchFrom = { $left ->
    [one] Welchen Assistenten versetzt du? Noch einmal.
   *[other] Welchen Assistenten versetzt du? Noch { $left }-mal.
}
prompt-DispatchTo = Wohin versetzt du den Assistenten? Er kommt von hier: { $stand }.
prompt-ChooseGood = { $left ->
    [one] Welche Ware nimmst du?
   *[other] Du bekommst { $left } Waren. Welche zuerst?
}
prompt-Hire = { $left ->
    [one] Was holst du aus dem Warenhaus? Noch ein Stück.
   *[other] Was holst du aus dem Warenhaus? Noch bis zu { $left } Stücke.
}
prompt-Exchange = { $left ->
    [one] Kauf oder verkauf etwas; ein Tausch bleibt.
   *[other] Kauf oder verkauf etwas; { $left } Tausche bleiben.
}
prompt-Pray = Welches Feld? Du hast { $strength } Glaubenskraft, jede Gabe gibt eine mehr.
prompt-Offer = { $missing ->
    [one] Eine Gabe fehlt: welche?
   *[other] { $missing } Gaben fehlen: welche?
}
prompt-Settle = Woher kommt der Assistent?
prompt-ClearImports = Welches Feld? Du gibst so viele Importgüter ab, wie es verlangt.
prompt-ChooseTechnology = Welche Technologie? Deine Stärke deckt { $strength }{ $extra ->
    [0] .
   *[other] ; dazu kommt 1 Importgut oder 2 Yen, weil du schon drei hast.
}
prompt-PayIndustry = { $missing ->
    [one] Es fehlt noch 1:
   *[other] Es fehlen noch { $missing }: je
} ein Importgut oder 2 Yen?
prompt-SetStation = In welches Gebiet kommt der Bahnhof?
prompt-TakeOrder = Welchen Auftrag nimmst du?
prompt-TakeAnother = { $orders ->
    [0] Ein zweiter Auftrag kostet 2 Yen oder 1 Importgut; dir fehlt beides.
   *[other] Noch einen Auftrag, für 2 Yen oder 1 Importgut?
}
prompt-PayForOrder = Womit zahlst du den zweiten Auftrag?

# Protokoll
log-starts = { $seat } beginnt.
log-kept = { $seat } behält einen Auftrag.
log-round_begins = Runde { $round }.
log-placed = { $seat } setzt einen Assistenten{ $yen ->
    [0] {""}
   *[other] {" "}für { $yen } Yen
}: { $area }.
log-president_went = { $seat } zieht den Präsidenten{ $yen ->
    [0] {""}
   *[other] {" "}für { $yen } Yen
}: { $area }.
log-recalled = { $ready ->
    [1] { $seat } lässt den Präsidenten im Vorrat.
   *[other] { $seat } ruft den Präsidenten zurück.
}
log-came_home = { $seat } holt { $assistants ->
    [one] einen Assistenten
   *[other] { $assistants } Assistenten
} zurück.
log-acts = { $seat } handelt mit Stärke { $strength }: { $area }.
log-income = { $seat } bekommt 1 Yen für das Handelshaus: { $area }.
log-earned = { $seat } bekommt { $yen } Yen.
log-received = { $seat } bekommt { $count ->
    [one] 1 { $ware }
   *[other] { $count } × { $ware }
}.
log-bought = { $seat } kauft für { $yen } Yen: { $ware }.
log-sold = { $seat } verkauft für { $yen } Yen: { $good }.
log-offered = { $seat } gibt in der Kirche { $offering }.
log-prayed = { $seat } zieht in die Kirche ein: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-cleared = { $seat } gibt { $imports ->
    [one] 1 Importgut
   *[other] { $imports } Importgüter
} ab: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-hired = { $seat } holt aus dem Warenhaus{ $yen ->
    [0] {""}
   *[other] {" "}für { $yen } Yen
}: { $item }.
log-learned = { $seat } erwirbt eine Technologie: { $technology }.
log-station_set = { $seat } legt den Bahnhof aus: { $area }.
log-took_order = { $seat } nimmt einen Auftrag: { $order }.
log-hand_full = { $seat } hat schon { $orders } Aufträge auf der Hand und nimmt keinen.
log-port_points = { $seat } bekommt für Stärke 5 dazu { $points } Punkte.
log-took_tile = { $seat } nimmt das Stärke-5-Plättchen: { $tile }.
log-nothing_to_build = { $seat } ist in diesem Gebiet ({ $area }) stark genug zum Bauen, { $shops ->
    [0] hat aber kein Geschäft im Vorrat; der Arbeitsvermittler bringt eines.
   *[other] findet dort aber keinen Bauplatz für ein weiteres Gebäude.
}
log-built_shop = { $seat } baut ein Geschäft{ $points ->
    [0] {""}
    [one] {" "}für 1 Punkt
   *[other] {" "}für { $points } Punkte
}: { $area }.
log-built_house = { $seat } baut ein Handelshaus{ $points ->
    [0] {""}
    [one] {" "}für 1 Punkt
   *[other] {" "}für { $points } Punkte
}: { $area }.
log-sent_out = { $seat } versetzt einen Assistenten: { $area }.
log-stayed = { $seat } lässt einen Assistenten stehen: { $area }.
log-fulfilled = { $seat } erfüllt einen Auftrag: { $order }.
log-achieved = { $seat } erlangt eine Errungenschaft für { $points } Punkte: { $achievement }.
log-agent_came = { $seat } gewinnt einen Auslandsvertreter: { $country }.
log-agent_sent = { $seat } schickt einen Auslandsvertreter ({ $country }): { $area }.
log-technology_points = { $technology }: { $seat } bekommt { $points } Punkte.
log-technology_yen = { $technology }: { $seat } bekommt { $yen } Yen.
log-student = Universität: { $seat } holt für 1 Yen einen Assistenten.
log-all_houses = { $seat } hat alle Handelshäuser gebaut: Das Ende naht.
log-all_shops = { $seat } hat alle Geschäfte gebaut: Das Ende naht.
log-no_orders = Die Aufträge reichen nicht mehr: Das Ende naht.
log-church_full = In der Kirche sind { $spaces } Felder besetzt: Das Ende naht.
log-customs_full = Im Importlager sind { $spaces } Felder besetzt: Das Ende naht.
log-last_round = Die letzte Runde beginnt.
log-closed = Nach { $rounds } Runden ist Schluss.
log-church_majority = Kirche: { $seat } ist { $place ->
    [1] Erster
   *[other] Zweiter
} und bekommt { $points } Punkte.
log-customs_majority = Importlager: { $seat } ist { $place ->
    [1] Erster
   *[other] Zweiter
} und bekommt { $points } Punkte.
log-technology_majority = Technologien: { $seat } ist { $place ->
    [1] Erster
   *[other] Zweiter
} und bekommt { $points } Punkte.
log-country_sets = Länder: { $seat } bekommt { $points } Punkte.
log-leftovers = Übriges: { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# Was ein Tipp über die Veränderung sagt: vorher und nachher
term-points = Punkte: { $after } statt { $before }
term-goods = Waren: { $after } statt { $before }
term-orders = Aufträge auf der Hand: { $after } statt { $before }
term-yen = Yen: { $after } statt { $before }
term-imports = Importgüter: { $after } statt { $before }
term-assistants = Assistenten im Vorrat und in der Stadt: { $after } statt { $before }
term-at_hand = Gebäude im Vorrat: { $after } statt { $before }
term-built = Gebäude in der Stadt: { $after } statt { $before }
term-town = Punkte, die die besten Gebiete für die nächsten Aktionen wert sind: etwa { $after } statt { $before }
term-technologies = Technologien: { $after } statt { $before }
term-countries = Punkte für verschiedene Flaggen: { $after } statt { $before }
term-agents = Auslandsvertreter: { $after } statt { $before }
term-majorities = Punkte für Mehrheiten, wäre jetzt Schluss: { $after } statt { $before }
term-achievements = Errungenschaften in Reichweite: { $after } statt { $before }
term-rival = der stärkste Gegner hat { $after } Punkte statt { $before }

# Warum nicht
why-no_assistant = Du hast keinen Assistenten im Vorrat.
why-on_canal = Auf dem Kanal bleibt niemand stehen.
why-fee = Die Präsidenten dort kosten { $fee } Yen; du hast { $yen }.
why-placed_already = Dort hast du in diesem Zug schon gesetzt.
why-comes_from_there = Dort steht er schon.
why-not_adjacent = Nach zweien in einem Gebiet geht nur noch ein Nachbargebiet.
why-stands_there = Dort steht dein Präsident schon.
why-nobody_there = Dort hast du keinen Assistenten.
why-occupied = Dort steht der Präsident von { $seat }.
why-no_way = Kein Weg führt dorthin: In jedem Gebiet dazwischen brauchst du einen Assistenten.
why-way_too_dear = Der Weg dorthin kostet { $fee } Yen; du hast { $yen }.
why-goods_missing = Es fehlt noch: { $count } { $good }.
why-not_achieved = Verlangt sind { $need } ({ $demand }), du hast { $have }.
why-claimed_already = Diese Errungenschaft hast du schon.
why-no_agent = Du hast keinen Auslandsvertreter; zwei gleiche Flaggen bringen einen.
why-agent_this_turn = Nur ein Auslandsvertreter im Zug.
why-no_area_for_agent = Er braucht ein Gebiet mit einem deiner Assistenten, in dem dein Präsident nicht steht.
why-faith_missing = Auch mit allen Gaben { $missing ->
    [one] fehlt
   *[other] fehlen
} dir noch { $missing } Glaubenskraft.
why-imports_missing = Das kostet { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
}; du hast { $have }.
why-imports_by_strength = Das kostet { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
}; so stark, wie du bist, darfst du { $most ->
    [0] keines abgeben
    [one] nur 1 abgeben
   *[other] nur { $most } abgeben
}.
why-space_taken = Dieses Feld ist besetzt.
why-level_too_high = Dafür brauchst du Stärke { $strength }.
why-cannot_pay = Ein zweiter kostet { $yen } Yen oder 1 Importgut; beides fehlt dir.
why-must_take_order = Einen Auftrag musst du nehmen, wenn einer der richtigen Stufe daliegt.
why-must_settle = Wenn ein Assistent auf ein freies Feld ziehen kann, muss einer einziehen.
why-nobody_to_settle = Du hast weder im Gebiet noch im Vorrat einen Assistenten.
why-industry_missing = Mit allem, was du zahlen kannst, { $missing ->
    [one] fehlt
   *[other] fehlen
} dir noch { $missing }.
why-known_already = Diese Technologie hast du schon.
why-too_dear = Das kostet { $price } Yen; du hast { $yen }.
why-none_left = Davon ist keines mehr im Warenhaus.
why-none_to_sell = Davon hast du keines.
why-strength_for_tile = Das Plättchen gibt es für Stärke 5; du hast { $strength }.
why-site_taken = Hier hat { $seat } gebaut.
why-shop_already = In diesem Gebiet hast du schon ein Geschäft.
why-no_shop = Du hast kein Geschäft im Vorrat.
why-no_house = Du hast kein Handelshaus im Vorrat.

# Punkte mit ihrer Rechnung
score-prayed = { $space }
score-cleared = { $space }
score-port_points = Stärke 5 in Hafen oder Dock
score-built_shop = Geschäft: { $area }
score-built_house = Handelshaus: { $area }
score-fulfilled = Auftrag: { $order }
score-achieved = Errungenschaft: { $achievement }
score-technology_points = { $technology }
score-church_majority = { $place ->
    [1] Die meisten
   *[other] Die zweitmeisten
} Assistenten in der Kirche
score-customs_majority = { $place ->
    [1] Die meisten
   *[other] Die zweitmeisten
} Assistenten im Importlager
score-technology_majority = { $place ->
    [1] Höchster
   *[other] Zweithöchster
} Gesamtwert der Technologien
score-country_sets = { $flags } Flaggen in Sätzen verschiedener Länder
score-leftovers = Vertreter: { $agents }, Importgüter: { $imports }, Yen: { $yen } / 2, Waren: { $goods } / 3, jeweils abgerundet

# Woher die Punkte kamen
account-orders = Aufträge
account-achievements = Errungenschaften
account-shops = Geschäfte
account-houses = Handelshäuser
account-church = Kirche
account-customs = Importlager
account-docks = Hafen und Dock
account-technologies = Technologien
account-church_majority = Kirchenwertung
account-customs_majority = Importlagerwertung
account-technology_majority = Technologiewertung
account-countries = Länderwertung
account-leftovers = Übriges

# Was bei gleichen Punkten entscheidet
tie-order = Gleich viele Punkte; wer in der Zugreihenfolge früher dran ist, liegt vorn.

# Spielplan
board-you = du
board-president = Präsident
board-assistants = { $count ->
    [one] 1 Assistent
   *[other] { $count } Assistenten
}
board-nobody = niemand ist hier
board-station = mit dem Bahnhof
board-yields = Ertrag nach Stärke: { $yields }
board-tile = Stärke-5-Plättchen: { $gives }
board-shop = Geschäft
board-house = Handelshaus
board-order = { $country }: { $asks } für { $gives }
board-orders = Aufträge: { $area }
board-technologies = Technologien: { $area }
board-technology = { $technology }, { $country }, Kosten { $cost }{ $surcharge ->
    [0] {""}
   *[other] {" "}+ { $surcharge }
}: { $does }
board-needs-strength = ab Stärke { $strength }
board-achievement = zuerst { $first } Punkte, danach { $later }
board-church-space = { $cost } Glaubenskraft für { $gives }
board-customs-space = { $cost ->
    [one] 1 Importgut
   *[other] { $cost } Importgüter
} für { $gives }
board-taken = { $count ->
    [one] 1 Feld besetzt
   *[other] { $count } Felder besetzt
}, bei { $end } naht das Ende
board-map = Stadtplan
board-more = Mehr
board-stall = Zu kaufen
board-round = Runde { $round }
board-ending = Nach dieser Runde noch eine
board-last-round = Letzte Runde
board-preview-yen = { $count } Yen
board-preview-strength = Stärke { $count }
board-preview-missing = { $count } zu zahlen
board-preview-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Lernen: die Einführung am Anfang der Hilfe
guide-goal = Am Ende die meisten Punkte haben. Sie kommen aus vielem: aus Aufträgen, Gebäuden, Kirche und Importlager, Errungenschaften und Technologien. Niemand schafft alles; such dir einen Weg.
guide-turn = Die Aktion eines Gebiets wird stärker, je mehr von dir dort ist: der Präsident, jeder Assistent, dein Geschäft, dein Handelshaus und der Bahnhof zählen je eins, zusammen höchstens fünf. Ein Zug geht so:
guide-turn-1 = Setzen: Stell je einen Assistenten in bis zu drei Gebiete, oder zwei in eines. Jeder fremde Präsident dort kostet 1 Yen.
guide-turn-2 = Ziehen: Dein Präsident geht von Gebiet zu Gebiet, überall über eigene Assistenten. Wo ein anderer Präsident steht, kommt er für 1 Yen vorbei, darf aber nicht bleiben. Kommt er nirgends hin, oder willst du Leute zurück, ruf ihn heim, und beliebig viele Assistenten mit ihm; dann entfällt die Aktion. Aus dem Vorrat stellst du ihn zu einem deiner Assistenten, wo kein anderer Präsident steht.
guide-turn-3 = Handeln: Du bekommst, was das Gebiet für deine Stärke gibt.
guide-turn-4 = Mit Stärke 5 darfst du das Plättchen des Gebiets nehmen. Ab Stärke 4 darfst du ein Gebäude aus deinem Vorrat bauen.
guide-turn-5 = Deine Assistenten aus diesem Gebiet kehren in den Vorrat zurück; der Präsident bleibt stehen.
guide-turn-6 = Vorher und nachher: Aufträge erfüllen, Errungenschaften erlangen, und einmal im Zug einen Auslandsvertreter handeln lassen.
guide-points-title = Woher die Punkte kommen
guide-points = Waren holst du in Minen, Spinnereien, Plantagen und Fischgründen, Aufträge in Hafen und Dock.
guide-points-1 = Ein erfüllter Auftrag bringt Punkte, Yen oder Importgüter, und eine Flagge. Zwei gleiche Flaggen bringen einen Auslandsvertreter; verschiedene bringen am Ende Punkte.
guide-points-2 = Gebäude bringen, was auf ihrem Bauplatz steht, und machen dich dort für immer stärker.
guide-points-3 = In Kirche und Importlager bleibt ein Assistent für Punkte stehen. Am Ende zählt auch, wer dort die meisten hat.
guide-points-4 = Technologien helfen dir in jedem Zug. Am Ende bringt der höchste Gesamtwert aller Technologien 10 Punkte, der zweithöchste 5.
guide-end = Das Ende naht, wenn jemand alle vier Handelshäuser oder alle acht Geschäfte gebaut hat, wenn die Aufträge nicht mehr reichen, oder wenn Kirche oder Importlager voll genug sind. Dann wird die Runde beendet und noch eine gespielt. Zum Schluss kommen Mehrheiten, Flaggen und Reste dazu.
guide-example = Dein Präsident steht in der Bank. Du setzt Assistenten auf die Teeplantage, in den Hafen und in die Kirche. Auf der Teeplantage standen schon zwei; sie liegt neben der Bank, also geht dein Präsident dorthin: drei Assistenten und er sind Stärke 4. Du bekommst 4 Tee und baust ein Geschäft. Die drei Assistenten kehren zurück. Mit dem Tee erfüllst du gleich einen Auftrag.

## Lernen: die Lektionen
lesson-1 = Dein erster Auftrag
lesson-1-1-title = Eine Stadt im Aufbruch
lesson-1-1 = Du bist Rot und treibst Handel in Yokohama. Das ist die Stadt: zehn Gebiete, jedes mit einer Aktion. Du verteilst Assistenten, dein Präsident geht zu ihnen und handelt. Je mehr von dir in einem Gebiet steht, desto stärker ist die Aktion. Am Ende gewinnen die meisten Punkte.
lesson-1-2-title = Assistenten setzen
lesson-1-2 = Acht Assistenten sind in deinem Vorrat. Am Anfang deines Zuges setzt du je einen in bis zu drei Gebiete, oder zwei in eines. Fang mit der Teeplantage an: Dort willst du bald handeln.
lesson-1-3-title = Zwei weitere
lesson-1-3 = Im Hafen gibt es Aufträge. Setz auch dort einen Assistenten; der dritte geht dann von selbst in die Seidenspinnerei.
lesson-1-4-title = Der Präsident
lesson-1-4 = Wo dein Präsident ankommt, handelst du. Beim ersten Mal kommt er aus dem Vorrat und darf in jedes Gebiet, in dem einer deiner Assistenten und kein fremder Präsident steht. Im Hafen wären er und der Assistent zusammen Stärke 2. Schick ihn dorthin.
lesson-1-5-title = Ein Auftrag
lesson-1-5 = Sechs Aufträge liegen aus. Mit Stärke 2 darfst du einen der beiden linken nehmen, mit mehr Stärke auch einen der anderen. Der zweite kommt aus Frankreich: 1 Kupfer, 1 Seide und 2 Tee für 6 Punkte. Kupfer und Seide hast du schon. Nimm ihn.
lesson-1-6-title = Zwei in ein Gebiet
lesson-1-6 = Dein Assistent ist aus dem Hafen in den Vorrat zurückgekehrt; nach einer Aktion tun das alle, die im Gebiet waren. Dein Präsident ist noch dort. Blau war am Zug, und der blaue Präsident steht in der Bank: Dort zu setzen würde dich 1 Yen kosten, und Blau bekäme ihn. Diesmal setzt du zwei Assistenten in ein Gebiet: Zeig auf die Teeplantage, der zweite folgt dem ersten.
lesson-1-7-title = Der Weg
lesson-1-7 = Drei Assistenten warten auf der Teeplantage. Dein Präsident geht von Gebiet zu Gebiet und braucht in jedem einen deiner Assistenten. Die Plantage liegt gleich neben dem Hafen. Schick ihn hin.
lesson-1-8-title = Stärke 4
lesson-1-8 = Drei Assistenten und der Präsident sind Stärke 4: Du hast vier Tee bekommen. Ab Stärke 4 darfst du auch bauen. Ein Geschäft kommt auf einen der vier Bauplätze und bringt, was dort steht; der erste bringt 4 Punkte. Und du bist hier von nun an um eins stärker. Bau dort.
lesson-1-9-title = Auftrag erfüllen
lesson-1-9 = Vor und nach deiner Hauptaktion darfst du Aufträge erfüllen, so viele du kannst. Du hast 1 Kupfer, 1 Seide und 5 Tee: genug für Frankreich. Zeig auf diesen Auftrag auf deiner Hand.
lesson-1-10-title = Zehn Punkte
lesson-1-10 = Das waren 4 Punkte für das Geschäft und 6 für den Auftrag. Seine Flagge bleibt bei dir: Zwei gleiche bringen einen Auslandsvertreter, verschiedene am Ende Punkte. So geht es weiter. Sind deine Leute über die Stadt verstreut, ruf den Präsidenten zurück, und Assistenten mit ihm. Mit Stärke 5 darfst du das Plättchen eines Gebiets nehmen, das Laboratorium bringt neue Technik, Kirche und Importlager bringen viele Punkte.
lesson-2 = Vertreter, Kirche, Technologie und das Ende
lesson-2-1-title = Die letzte Runde
lesson-2-1 = Fünf Assistenten stehen im Importlager: Zu dritt bringt das das Ende. Die Runde wird fertig gespielt, dann folgt noch eine. Das ist dein letzter Zug. Du hast einen Auslandsvertreter aus Frankreich, für zwei französische Flaggen. Einmal im Zug lässt dich ein Vertreter dort handeln, wo deine Assistenten sind, aber nicht dein Präsident. Nutze ihn; er geht in die Kirche.
lesson-2-2-title = Die Kirche
lesson-2-2 = Zwei Assistenten und dein Geschäft sind Stärke 3, und Stärke ist Glaubenskraft. Jede Gabe bringt eins dazu: ein Kupfer, eine Seide, ein Tee, ein Fisch, ein Importgut, 2 Yen, jedes einmal. Das dritte Feld verlangt 6, also gibst du Kupfer, Tee und Fisch. Stell dort einen Assistenten hin. Das Importlager geht genauso, mit Importgütern.
lesson-2-3-title = Person mit Pfeil
lesson-2-3 = 5 Punkte, und ein Assistent von dir bleibt für immer in der Kirche. Die Person mit Pfeil auf dem Feld heißt: Assistenten bewegen, hier zwei. Du schickst sie von Gebiet zu Gebiet. Nimm den anderen aus der Kirche; er geht ins Laboratorium.
lesson-2-4-title = Platzieren
lesson-2-4 = Wer mit dem Vertreter gehandelt hat, kehrt in deinen Vorrat zurück. Im Laboratorium stehen nun zwei von dir. Setz auch deinen letzten dorthin; das ist deine Hauptaktion.
lesson-2-5-title = Ziegel und der Kanal
lesson-2-5 = Gebiete berühren sich wie Ziegel in einer Mauer: Jedes hat bis zu sechs Nachbarn. Zwischen deinem Präsidenten und dem Laboratorium liegt der Kanal. Dort wird nie jemand gesetzt, und niemand bleibt stehen; hinüber kostet 1 Yen. Schick deinen Präsidenten ins Laboratorium.
lesson-2-6-title = Eine Technologie
lesson-2-6 = Drei Assistenten, Präsident und Geschäft sind Stärke 5, das bezahlt eine Technologie der Kosten 5. Die Ausstellung kostet 5, und wo sie liegt, +1. Für jedes Fehlende zahlst du 1 Importgut oder 2 Yen: Du gibst ein Importgut. Sie bringt sofort 10 Punkte; die meisten Technologien helfen dir Zug für Zug. Nimm sie.
lesson-2-7-title = Das Sechseck
lesson-2-7 = Wer mit Stärke 5 handelt, darf das Sechseck des Gebiets nehmen, nur einer und nur einmal, und bekommt, was es zeigt. Hier ist es das Haus mit Pfeil: zwei Sachen aus deinem Warenhaus in deinen Vorrat. Nimm es.
lesson-2-8-title = Aus dem Warenhaus
lesson-2-8 = Bauen kannst du nur, was in deinem Vorrat ist. So kommt etwas dorthin, oder beim Arbeitsvermittler: Assistenten umsonst, ein Geschäft für 2 Yen, Handelshäuser für 4, 5, 6 und 7. Nimm ein Handelshaus.
lesson-2-9-title = Das Handelshaus
lesson-2-9 = Ab Stärke 4 darfst du bauen. Ein Geschäft hast du hier schon, zwei sind nicht erlaubt. Für ein Handelshaus aber gibt es in jedem Gebiet einen Platz, für den Ersten. Bau es: 5 Punkte und ein Importgut. Damit endet dein Zug und auch das Spiel.
lesson-2-10-title = Die Endwertung
lesson-2-10 = Die meisten in der Kirche: 6 Punkte für dich, die zweitmeisten 3. Importlager: 8 und 4. Höchster Gesamtwert der Technologien: 10 und 5. Flaggen aus vier Ländern: 8. Übriges: je 1 für ein Importgut oder einen ungenutzten Vertreter, für 2 Yen, für 3 Waren. Du gewinnst mit 91 Punkten. Das Ende kommt auch, wenn jemand vier Handelshäuser oder acht Geschäfte gebaut hat, wenn fünf in der Kirche stehen oder wenn Aufträge knapp werden.

## Lernen: wenn eine Frage zum ersten Mal kommt
first-KeepOrder = Zwei Aufträge sind für dich, einen behältst du. Ein guter erster verlangt wenige Waren von ein oder zwei Sorten. Kupfer und Seide sind mühsamer zu bekommen als Tee und Fisch.
first-PlaceFirst = Dein Zug beginnt. Setz Assistenten dorthin, wo du in diesem oder den nächsten Zügen handeln willst, und auf den Weg dorthin. Je einen in bis zu drei Gebiete, oder zwei in eines. Zeigst du zweimal auf dasselbe Gebiet, stehen dort zwei. Wenn du kannst, darfst du vorher auch Aufträge erfüllen, Errungenschaften erlangen und einen Auslandsvertreter nutzen.
first-PlaceMore = Zeig auf weitere Gebiete, oder bleib bei denen, die du hast. Denk an den Weg: Dein Präsident geht nur über Gebiete, in denen einer deiner Assistenten steht.
first-MovePresident = Dein Präsident handelt, wo er ankommt. Die Zahl zeigt, wie stark du dort wärst. Aus dem Vorrat kommt er in jedes Gebiet, in dem einer deiner Assistenten und kein fremder Präsident steht. Kommt er nirgends hin, oder sind zu viele deiner Leute unterwegs, ruf alle zurück.
first-PayWay = Mehrere Wege sind gleich teuer, aber das Geld bekommen andere. Zeig auf den, an dessen Präsidenten du vorbeigehst; er bekommt den Yen.
first-CallHome = Hol so viele Assistenten zurück, wie du willst; eine Aktion gibt es diesmal nicht. Dein Präsident ist im Vorrat. Nächstes Mal stellst du ihn zu einem deiner Assistenten, wo kein fremder Präsident steht.
first-SendAgent = Dein Auslandsvertreter handelt wie ein zweiter Präsident, zählt selbst aber keine Stärke. Auch deine Assistenten dort kehren danach zurück.
first-FinishTurn = Vor dem Ende deines Zuges darfst du noch Aufträge erfüllen, Errungenschaften erlangen und einen Auslandsvertreter schicken, wenn er in diesem Zug noch nicht gehandelt hat.
first-UseStrength = Du warst stark genug für mehr. Ab Stärke 4 darfst du hier bauen: Du bekommst, was auf dem Bauplatz steht, und bist hier von nun an um eins stärker. Mit Stärke 5 darfst du das Plättchen nehmen, und zwar bevor du baust.
first-ReturnHome = Dein Telefon hält einen Assistenten im Gebiet. So bist du dort beim nächsten Mal schneller stark.
first-DispatchFrom = Du darfst Assistenten versetzen: aus dem Vorrat oder aus einem Gebiet in ein beliebiges anderes, ohne zu zahlen.
first-DispatchTo = Zeig auf das neue Gebiet. Fremde Präsidenten kosten hier nichts.
first-ChooseGood = Nimm, was deinen Aufträgen fehlt. Kupfer ist am schwersten zu bekommen.
first-Hire = Hier kommen neue Leute und Gebäude in deinen Vorrat. Assistenten kosten nichts, und mehr von ihnen machen jeden Zug besser. Gebäude brauchst du im Vorrat, bevor du bauen kannst.
first-Exchange = Jeder Kauf und jeder Verkauf ist ein Tausch. Importgüter lassen sich hier nur kaufen.
first-Pray = Ein Assistent zieht auf ein Feld und bleibt dort. Ist deine Stärke kleiner als die Zahl des Feldes, gibst du für jeden fehlenden Punkt etwas anderes dazu. Reicht schon deine Stärke für ein freies Feld, musst du eines nehmen.
first-Offer = Jede Gabe zählt eins, und jede ist nur einmal möglich. Der Tisch macht einen Vorschlag; zeig auf anderes, um zu tauschen.
first-Settle = Nimmst du den Assistenten aus dem Gebiet, bleibt dein Vorrat, wie er ist; die übrigen dort kehren ohnehin zurück.
first-ClearImports = Importgüter werden hier zu vielen Punkten. Wie viele du abgeben darfst, hängt von deiner Stärke ab; ein Assistent bleibt auf dem Feld stehen. Welches Feld, ist deine Wahl; eines musst du nehmen.
first-ChooseTechnology = Technologien wirken, sobald du sie hast. Was deine Stärke nicht deckt, kostet je ein Importgut oder 2 Yen. Rechts liegen sie teurer; wer wartet, bekommt sie vielleicht billiger, oder gar nicht.
first-PayIndustry = Jedes Fehlende zahlst du mit einem Importgut oder mit 2 Yen. Importgüter sind im Importlager mehr wert.
first-SetStation = Der Bahnhof stärkt alle, die dort handeln, aber nur dein Präsident fährt jederzeit hin. Wähl ein Gebiet, in dem vor allem du oft handeln willst.
first-TakeOrder = Einen Auftrag nimmst du auf jeden Fall: am besten einen, dessen Waren du bald hast. Höchstens drei hältst du auf der Hand. Achte auf die Flagge: Zwei gleiche bringen einen Auslandsvertreter.
first-TakeAnother = Ein zweiter Auftrag kostet 2 Yen oder ein Importgut. Das spart dir einen weiteren Besuch.
first-PayForOrder = Zahl mit dem, was du eher übrig hast.

## Über das Spiel: von wem es ist, und was von uns
about-designer = Ein Spiel von Hisashi Hayashi, illustriert von Ryo Nyamo.
about-publisher = Der Name und die Illustrationen gehören ihren Inhabern; erschienen ist das Spiel 2016 bei Okazu Brand, auf Deutsch 2017 bei dlp games. Dies hier ist ein eigener Tisch mit eigenen Worten und Bildern und steht in keiner Verbindung zu ihnen. Wenn dir das Spiel gefällt, kauf es.
about-ruling-1 = Der Startspieler wird ausgelost. Keinen Assistenten zu setzen ist erlaubt.
about-ruling-2 = Der Präsident nimmt immer den billigsten Weg. Gefragt wirst du nur, wo gleich teure Wege andere bezahlen.
about-ruling-3 = Zurückrufen darfst du immer. Der Präsident kommt dann in jedem Fall mit, Assistenten so viele, wie du willst.
about-ruling-4 = Aus dem Vorrat kommt der Präsident nur mit dem Postwesen neben andere, und zahlt dann wie sonst. Straßenbahn und Bahnhof fahren auch aus dem Vorrat, aber nie dorthin, wo er schon steht.
about-ruling-5 = Wer in Kirche oder Importlager einziehen kann, muss; nur zu Gaben in der Kirche ist niemand verpflichtet. Gaben sind genau so viele, wie fehlen.
about-ruling-6 = Die Bergbautechnik gibt für jeden Erhalt ein Kupfer mehr; alles aus einer Belohnung ist ein Erhalt, in Chinatown jeder Tausch.
about-ruling-7 = In Hafen und Dock musst du einen Auftrag nehmen, wenn einer der richtigen Stufe daliegt und deine Hand nicht voll ist. Die 3 Punkte für Stärke 5 gibt es in jedem Fall. Ein zweiter Auftrag setzt einen ersten voraus.
about-ruling-8 = Assistenten versetzen kostet nichts, geht nicht auf den Kanal, und niemand muss.
about-ruling-9 = Textilfabrik und Universität werden überall in deinem Zug angeboten, wo Geld etwas ausmacht.
about-ruling-10 = Welcher deiner Auslandsvertreter genutzt wird, ist gleich und wird nicht gefragt.
about-ruling-11 = Zu zweit zählt der neutrale Spieler in allen Mehrheiten mit; was er gewinnt, bekommt niemand. Wer allein Technologien hat, wird nicht an ihm gemessen und bekommt die 10 Punkte.
about-ruling-12 = Plättchen und Bauen sind eine Frage: Wer baut, ohne das Plättchen zu nehmen, verzichtet darauf.
about-ruling-13 = Ein Spiel, das niemand beendet, schließt nach vierzig Runden.

# Blätter: alles über eine Karte, ein Gebiet, einen Stein
sheet-yields = Nach Stärke
sheet-yield = { $strength }: { $yield }
sheet-here = Hier
sheet-built = Gebaut
sheet-sites = Freie Bauplätze
sheet-site = { $piece } { $reward }
sheet-tile = Plättchen ab Stärke 5
sheet-costs = Kostet jetzt
sheet-strength = Stärke hier
sheet-strength-now = { $strength }, das bringt { $yield }
sheet-strength-president = { $strength } mit deinem Präsidenten, das bringt { $yield }
sheet-asks = Verlangt
sheet-gives = Bringt
sheet-have = Du hast
sheet-all-there = alles, was verlangt wird
sheet-missing = Fehlt
sheet-level = Braucht
sheet-cost = Kosten
sheet-flag = Flagge
sheet-achievement = Errungenschaft { $letter }: { $needs }
sheet-points = Punkte
sheet-claimed = Erreicht von
sheet-taken = Besetzt von
sheet-free = Das Feld ist frei.
sheet-agent = Auslandsvertreter: { $country }
sheet-left = Übrig

# Zeichenerklärung, in der Hilfe
legend-points = Punkte
legend-yen = Yen
legend-any_good = Eine Ware deiner Wahl
legend-warehouse = Einen Stein aus dem Warenhaus in den Vorrat holen
legend-moves = Einen Assistenten versetzen
legend-faith = Glaubenskraft, für die Kirche
legend-industry = Industrie: was eine Technologie kostet
legend-order_level = Ein Auftrag
legend-exchanges = Ein Kauf oder Verkauf
legend-technologies = Eine Technologie
legend-orders = Ein erfüllter Auftrag
legend-agents_and_tiles = Ein Auslandsvertreter oder Stärke-5-Plättchen
legend-production = Ein Gebiet der Produktion
legend-trade = Ein Gebiet des Handels
legend-tile = Stärke-5-Plättchen: für die, die hier mit Stärke 5 handeln
legend-station = Der Bahnhof: eins mehr an Stärke für alle
legend-level = Über einem Auftrag: ab dieser Stärke zu haben
legend-surcharge = Über einer Technologie: um so viel teurer
legend-strength = Auf dunklem Grund die Stärke, daneben der Ertrag

# Daueraufträge: was für jemanden getan wird, und bis wann
standing-order-finish_turn = Meinen Zug ohne Zusatzaktion beenden, bis jemand eine Errungenschaft beansprucht oder die letzte Runde beginnt
standing-order-one_order = Nie für einen zweiten Auftrag zahlen, bis die letzte Runde beginnt
standing-order-trade_nothing = In Chinatown nichts kaufen und nichts verkaufen, bis die letzte Runde beginnt

# Was einem Bot verboten war, für einen Bericht über das Gleichgewicht
restriction-church = ohne die Kirche
restriction-customs = ohne das Importlager
restriction-chinatown = ohne Chinatown
restriction-technologies = ohne Technologien
restriction-buildings = ohne Läden und Handelshäuser
restriction-agents = ohne Auslandsvertreter
restriction-achievements = ohne Errungenschaften

# Was ein Bericht aus vielen Spielen zählt: was Spieler nehmen, und was das Spiel beendet
balance-taken-order = Auftrag erfüllt
balance-taken-technology = Technologie erworben
balance-taken-achievement = Errungenschaft erlangt
balance-taken-tile = Stärke-5-Plättchen
balance-taken-area = Gebiet genutzt
balance-taken-shop = Geschäft gebaut
balance-taken-house = Handelshaus gebaut
balance-taken-church = Feld der Kirche
balance-taken-customs = Feld des Importlagers
balance-taken-agent = Auslandsvertreter gewonnen
balance-taken-item = Aus dem Warenhaus geholt
balance-end-all_houses = Alle Handelshäuser eines Spielers sind gebaut
balance-end-all_shops = Alle Geschäfte eines Spielers sind gebaut
balance-end-no_orders = Die Aufträge reichen nicht mehr
balance-end-church_full = Die Kirche ist voll
balance-end-customs_full = Das Importlager ist voll
balance-end-closed = Nach vierzig Runden

# Worum es in einem Rätsel geht
puzzle-tag-payment = Bezahlen
puzzle-tag-orders = Aufträge
puzzle-tag-achievements = Errungenschaften
puzzle-tag-agents = Auslandsvertreter
puzzle-tag-placing = Einsetzen
puzzle-tag-way = Weg
puzzle-tag-technologies = Technologien
puzzle-tag-building = Bauen
puzzle-tag-trade = Handel
puzzle-tag-blocking = Blockieren
puzzle-tag-timing = Zeitpunkt
