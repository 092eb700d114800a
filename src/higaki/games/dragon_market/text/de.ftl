# Dragon Market, auf Deutsch. Die Wörter sind die der Anleitung, die Sätze sind unsere.

title = Dragon Market
feel = Boote drehen, hinüberspringen und vor den anderen zu Hause sein.
about =
    Zehn Händlerboote drängen sich in der Bucht. Du schiebst und drehst sie, bis deinem Boten ein Weg aus Planken offensteht, lässt ihn zusammentragen, was dein Auftrag verlangt, und holst ihn zurück an deinen Steg. Alle bewegen dieselben Boote: Der Weg, den du baust, gehört auch den anderen.
designed = Keine öffentliche Quelle nennt die Auftragskarten; ihr Inhalt ist darum von uns, ebenso sieben der zwanzig Waren und drei der vier Farben. Dass ein Würfel nur eine Vier hat, beruht auf einer Rezension; die andere Lesart lässt sich einstellen. Auch das Raster von zehn mal zehn Feldern und die Aufteilung der Boote kennen wir nur aus Rezensionen; dass der Markt nach sechzig Runden schließt, haben wir beschlossen.

# Spieler
seat-pink = Rosa
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila
victim-pink = { seat-pink }
victim-yellow = { seat-yellow }
victim-green = { seat-green }
victim-purple = { seat-purple }

# Varianten
optionname-mode = Spiel
optionhelp-mode = Basisspiel: offene Aufträge mit vier Waren. Für Fortgeschrittene: geheime Aufträge mit drei Waren und je einem Bonus; drei davon gewinnen, im Team vier.
optionvalue-mode-basic = Basisspiel
optionvalue-mode-advanced = für Fortgeschrittene
optionname-teams = Teams
optionhelp-teams = Platz 1 und 3 gegen Platz 2 und 4: ein Auftrag, eine Kasse; vier Aufträge gewinnen.
optionvalue-teams-false = jeder für sich
optionvalue-teams-true = zwei gegen zwei
optionname-long_game = Aufträge zum Sieg
optionhelp-long_game = Für zwei oder drei Spieler im Basisspiel. Das Spiel für Fortgeschrittene verlangt immer drei.
optionvalue-long_game-false = zwei
optionvalue-long_game-true = drei
optionname-boats = Boote
optionhelp-boats = Wer sie auslegt: ihr selbst, reihum, oder ein schneller Start.
optionvalue-boats-players = reihum gesetzt
optionvalue-boats-ready = fertige Aufstellung
optionvalue-boats-lot = ausgeloste Aufstellung
optionname-dice = Würfel
optionhelp-dice = Jede Seite zeigt eine Drei oder eine Vier. Mehr Vieren machen die Züge länger.
optionvalue-dice-one_four = eine Vier je Würfel
optionvalue-dice-two_fours = zwei Vieren je Würfel

# Waren
good-carpet = Teppich
good-ring = Ring
good-buddha_statue = Buddha-Statue
good-snake = Schlange
good-vase = Vase
good-fish = Fische
good-necklace = Halskette
good-perfume = Parfüm
good-fan = Fächer
good-baby_dragon = Baby-Drache
good-mushrooms = Pilze
good-bonsai = Bonsai
good-frog = Frosch
good-teapot = Teekanne
good-lantern = Papierlaterne
good-parasol = Sonnenschirm
good-silk_robe = Seidengewand
good-fruit_basket = Obstkorb
good-rice_bowl = Reisschale
good-flute = Flöte

# Boote, Felder und was sonst auf dem Tisch ist; Nummern und Felder heißen in jeder Sprache gleich
boat = Boot { $name }
cell = { $name }
space = { $name }
face = { $name }
kind-end = Boot mit dem Händler am Ende
kind-middle = Boot mit dem Händler in der Mitte
heading-north = Norden
heading-east = Osten
heading-south = Süden
heading-west = Westen
turn-left = nach links
turn-right = nach rechts
swing-left = nach links
swing-right = nach rechts
die-first = erster Würfel
die-second = zweiter Würfel
marker-dragon = Drache
space-ashore = an Land
space-dock_nw = Anlegesteg im Nordwesten
space-dock_ne = Anlegesteg im Nordosten
space-dock_se = Anlegesteg im Südosten
space-dock_sw = Anlegesteg im Südwesten
space-blank = noch nicht gewürfelt
space-pink = { seat-pink }
space-yellow = { seat-yellow }
space-green = { seat-green }
space-purple = { seat-purple }
turned-used = benutzt

# Boni
bonus-boat_over_boat = Boot über Boot
bonus-swap_messengers = Plätze tauschen
bonus-turn_180 = Halbe Drehung in der Luft
bonus-sideways = Boot seitwärts
bonus-diagonal_step = Schräger Schritt
bonus-leap_water = Sprung über Wasser
bonus-opposite_axis = Drehung um die Gegenachse
bonus-swap_goods = Warenstapel vertauschen
bonus-reroll = Noch einmal würfeln
bonus-one_less = Eine Ware weniger
bonus-choose_three = Auswahl aus drei
bonus-three_coins = Drei Münzen
bonus-cross_merchant = Über einen Händler ziehen

bonushelp-boat_over_boat = Einmal im Zug darfst du ein Boot über ein anderes hinwegziehen, wenn es auf freiem Wasser landet.
bonushelp-swap_messengers = Einmal im Zug darf dein Bote mit einem anderen in seinem Boot den Platz wechseln. Kostet keinen Punkt.
bonushelp-turn_180 = Einmal im Zug darfst du ein Boot anheben und um 180 Grad gedreht absetzen; nur wo es landet, muss frei sein.
bonushelp-sideways = Einmal im Zug darfst du ein Boot über freies Wasser zur Seite schieben.
bonushelp-diagonal_step = Einmal im Zug darf dein Bote einen schrägen Schritt tun.
bonushelp-leap_water = Einmal im Zug darf dein Bote geradeaus über ein einzelnes Wasserfeld springen.
bonushelp-opposite_axis = Einmal im Zug darfst du ein Boot, dessen Händler am Ende sitzt, um sein anderes Ende drehen.
bonushelp-swap_goods = Einmal im Zug darfst du die beiden Stapel eines Bootes vertauschen. Kostet keinen Punkt.
bonushelp-reroll = Nach dem Wurf darfst du einen niedrigen Würfel noch einmal werfen.
bonushelp-one_less = Dein nächster Auftrag braucht eine Ware weniger. Gilt einmal.
bonushelp-choose_three = Du wählst deinen nächsten Auftrag aus drei Karten. Gilt einmal.
bonushelp-three_coins = Drei Münzen auf einen Schlag; was im Vorrat fehlt, darfst du beim Reichsten holen. Gilt einmal.
bonushelp-cross_merchant = Einmal im Zug darf dein Bote über einen Händler hinweggehen, ohne dort zu bleiben: ein Schritt hinauf, einer hinunter.

# Aufträge
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

# Plätze
place-boat = Boote
place-messenger = Boten
place-stack = Waren auf den Booten
place-market = Plättchen auf den Booten
place-basket = Eingesammelt
place-delivered = Abgelieferte Waren
place-deck = Auftragskarten
place-unused = Unbenutzte Auftragskarten
place-order = Auftrag
place-secret = Geheimer Auftrag
place-offer = Wähle einen Auftrag
place-fulfilled = Erfüllte Aufträge
place-orders_done = Aufträge erfüllt
place-coins = Münzen
place-supply = Münzvorrat
place-die = Würfel
place-points = Bewegungspunkte
place-spent = Münzen, in diesem Zug bezahlt
place-entered = Eben betreten
place-dragon = Startspieler
place-came_from = Kam von
place-dock = Eigener Steg
place-round = Runde
place-to_win = Aufträge zum Sieg

help-boat = Für einen Punkt ziehst du ein beliebiges Boot seiner Länge nach so weit du magst, bis ein Boot, ein Steg oder der Rand im Weg ist, oder drehst es um ein Viertel um seinen Händler. Beim Drehen muss das Wasser überall frei sein, wo das Boot vorbeikommt. Wer darauf steht, fährt mit. Ein Händler in der Mitte eines Bootes sitzt nie im äußersten Ring.
help-messenger = Ein Schritt kostet einen Punkt und führt auf einen benachbarten Warenplatz, auch einen leeren, oder auf einen Steg: nicht aufs Wasser, nicht auf einen Händler, nicht schräg. Wo schon jemand steht, darfst du hin, wenn du von dort weitergehst.
help-stack = Jeder Stapel hat zwei Plättchen einer Ware und gehört zu seinem Platz im Boot. Für einen Auftrag nimmst du von jedem höchstens eines.
help-market = Was dein Bote braucht, nimmt er, wo er hintritt, auch im Vorübergehen; es kostet nichts. Was erst unter ihn gerät, hat er nicht betreten.
help-basket = Waren für den laufenden Auftrag. Sind sie vollständig, bring sie zu deinem eigenen Steg.
help-delivered = Waren erfüllter Aufträge sind aus dem Spiel.
help-deck = Von hier kommen die nächsten Aufträge. Im Spiel für Fortgeschrittene ziehst du zwei, behältst einen und mischst den anderen zurück.
help-unused = Blaue Aufträge sind für das Basisspiel, rote für das Spiel für Fortgeschrittene.
help-order = Die Waren, die du brauchst. Hast du alle, tritt auf deinen eigenen Steg: Der Auftrag ist erfüllt, du ziehst den nächsten und machst mit den übrigen Punkten weiter. Zwei Aufträge gewinnen sofort (in manchen Spielen drei oder vier).
help-secret = Nur sein Besitzer kennt ihn (im Team beide Partner). Er braucht drei Waren und bringt einen Bonus. Ob du einsammelst, ist deine Sache: Liegenlassen kann das Geheimnis wahren.
help-offer = Einen behältst du; die Gegner sehen ihn nicht.
help-fulfilled = Sie zählen für den Sieg. Ein roter gibt seinen Bonus, die meisten einmal in jedem deiner Züge; benutzte liegen gedreht. Ein Team nutzt jeden Bonus einmal in der Runde.
help-orders_done = Jeder heimgebrachte Auftrag zählt, ob sein Bonus genutzt ist oder nicht.
help-coins = Sind deine Punkte aufgebraucht, kauft eine Münze einen weiteren, höchstens zwei im Zug; ungenutzt verfällt er. Punkte, die du nicht brauchst, können am Ende des Zuges Münzen werden.
help-supply = Es gibt zwölf Münzen. Liegen hier zu wenige für deine übrigen Punkte, darfst du beim Reichsten stehlen.
help-die = Beide Würfel zeigen Dreien und Vieren; zusammen sind es deine Bewegungspunkte.
help-points = Ein Punkt: ein Boot ziehen, ein Boot drehen oder ein Schritt. In beliebiger Folge, mit beliebigen Booten.
help-spent = Höchstens zwei Münzen im Zug.
help-entered = Ob der Bote, der am Zug ist, sein Feld in diesem Zug betreten hat und dort einsammeln darf.
help-dragon = Ausgelost. In Zugreihenfolge beginnen die Spieler mit 0, 1, 2 und 3 Münzen.
help-came_from = Wer auf einem Händler steht, muss weiter, und zwar nicht dorthin zurück, woher er kam.
help-dock = An deinem eigenen Steg beginnt dein Bote, und dort gibst du einen erledigten Auftrag ab.
help-round = In einer Runde kommt jeder einmal dran. Nach sechzig Runden schließt der Markt, und wer die meisten Aufträge hat, gewinnt.
help-to_win = Wer zuerst so viele Aufträge erfüllt, gewinnt sofort.

# Dinge
thing-done = Fertig
thing-coin = Eine Münze zahlen
thing-collect = Einsammeln
thing-boat = Boot { $number }
thing-cell = { $piece }
thing-turn = { $piece } drehen
thing-half_turn = Halbe Drehung
thing-swing = Um das andere Ende drehen, { $piece }
thing-swap_goods = Waren vertauschen
thing-swap_messengers = Plätze tauschen
thing-order = { $piece }
thing-die = { $piece }
thing-face = { $number }
thing-coins = { $number } Münzen
thing-seat = { $piece }
thing-kind = { $piece }
thing-heading = { $piece }

option-TakeAction-boat = Boot { $number } bewegen
option-TakeAction-cell = Schritt nach { $piece }
option-TakeAction-coin = Eine Münze für einen Punkt zahlen
option-TakeAction-collect = Die Ware hier einsammeln
option-TakeAction-swap_messengers = Im Boot die Plätze tauschen
option-TakeAction-done = Zug beenden
option-MoveBoat-cell = Ziehen bis { $piece }
option-MoveBoat-turn = { $piece } drehen
option-MoveBoat-half_turn = Anheben und andersherum absetzen
option-PutMerchant-cell = Der Händler sitzt auf { $piece }
option-HeadBoat-heading = Mit dem Bug nach { $piece } setzen
option-PlaceBoat-kind = Ein { $piece }
option-ImproveRoll-die = Noch einmal werfen: { $piece }
option-ImproveRoll-done = Den Wurf behalten
option-ChooseOrder-order = Behalten: { $piece }
option-TakeCoins-coins = { $number ->
    [0] Keine Münzen nehmen
    [one] Eine Münze nehmen
   *[other] { $number } Münzen nehmen
}
option-StealCoin-seat = Von { $piece }
option-StealCoins-seat = Bei { $piece } stehlen
option-StealCoins-done = Nichts stehlen
switch-boat = Stattdessen { $boat } bewegen
switch-none = { $boat } doch nicht bewegen

# Was eine Absicht vollendet
plan-StealCoin = von { $pieces }
plan-TakeCoins = { $number ->
    [0] keine Münzen nehmen
    [one] eine Münze nehmen
   *[other] { $number } Münzen nehmen
}

# Fragen
prompt-DrawStartPlayer = Der Startspieler wird ausgelost.
prompt-PlaceBoat = Setz ein Boot aufs Wasser: welche Art?
prompt-PutMerchant = { $kind }: Wo soll der Händler sitzen?
prompt-HeadBoat = { $kind }: Wohin soll es zeigen?
prompt-ChooseOrder = Welchen Auftrag behältst du? Die Gegner sehen ihn nicht.
prompt-RollDie = Es wird gewürfelt.
prompt-ImproveRoll = Einen niedrigen Würfel noch einmal werfen?
prompt-TakeAction = Setz deine Punkte ein oder beende den Zug.
prompt-MoveBoat = Wohin soll { $boat }?
prompt-TakeCoins = Wie viele deiner übrigen Punkte werden Münzen?
prompt-StealCoin = Der Vorrat ist leer. Bei wem stiehlst du? { $missing ->
    [one] Eine Münze fehlt.
   *[other] { $missing } Münzen fehlen.
}
prompt-StealCoins = Im Vorrat { $missing ->
    [one] fehlt eine Münze
   *[other] fehlen { $missing } Münzen
}. Beim Reichsten stehlen?

# Protokoll
log-starts = { $seat } beginnt.
log-placed = { $seat } setzt { $boat }, den Händler auf { $cell }.
log-loaded = Die Waren werden auf die Boote verteilt.
log-drawn = { $seat } bekommt einen Auftrag: { $order }.
log-chosen = { $seat } wählt einen geheimen Auftrag.
log-round_begins = Runde { $number }.
log-rolled = { $seat } würfelt { $points ->
    [one] einen Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}.
log-rolls_again = { $seat } wirft einen Würfel noch einmal.
log-slid = { $seat } zieht { $boat } bis { $cell }.
log-turned = { $seat } dreht { $boat } nach { $heading }.
log-used = { $seat } nutzt: { $bonus }.
log-stepped = { $seat } geht nach { $cell }.
log-collected = { $seat } sammelt ein: { $good }.
log-swapped_goods = { $seat } vertauscht die Waren auf { $boat }.
log-swapped_messengers = { $seat } tauscht den Platz in { $boat }.
log-fulfilled = { $seat } erfüllt { $orders ->
    [1] den ersten Auftrag
    [2] den zweiten Auftrag
    [3] den dritten Auftrag
   *[other] Auftrag Nummer { $orders }
}: { $order }.
log-bonus = { $seat } erhält einen Bonus: { $bonus }.
log-paid = { $seat } zahlt eine Münze für einen Punkt.
log-took_coins = { $seat } nimmt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} aus dem Vorrat.
log-stole = { $seat } stiehlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} bei { $victim }.
log-won = { $seat } hat alle Aufträge heimgebracht und gewinnt.
log-closed = Nach { $rounds } Runden schließt der Markt.

# Was ein Tipp über die Veränderung sagt: vorher und nachher
term-orders = erfüllte Aufträge: { $after } statt { $before }
term-goods = Waren im Korb: { $after } statt { $before }
term-coins = Münzen: { $after } statt { $before }
term-points = Punkte für diesen Zug: { $after } statt { $before }
term-way = noch etwa { $after ->
    [one] ein Punkt
   *[other] { $after } Punkte
} Weg für diesen Auftrag statt { $before }

# Warum nicht
ahead = { $name }
ahead-border = der Rand
astern = { $name }
astern-border = der Rand
why-no_points = Das kostet einen Punkt, und du hast keinen mehr{ $coins ->
    [0] .
   *[other] ; eine Münze kauft noch einen.
}
why-must_go_on = Auf { $cell } darf niemand bleiben: Geh erst weiter.
why-stuck = { $boat } kann weder fahren noch drehen: vorn { $ahead }, hinten { $astern }, und zum Schwenken fehlt der Platz.
why-water = { $cell } ist offenes Wasser: Bring erst ein Boot dorthin.
why-merchant = Der Händler von { $boat } lässt niemanden durch.
why-not_back = Du kamst von { $cell } auf den Händler, also geht es anders weiter.
why-no_way_on = Dort steht { $seat }: Du darfst nur hinüber, wenn du weiterkommst, und { $points ->
    [one] ein Punkt führt
   *[other] { $points } Punkte führen
} auf keinen freien Platz.
why-no_way_across = Hinter dem Händler von { $boat } ist mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} kein freier Platz zu erreichen.
why-not_entered = Du hast diese Ware in diesem Zug nicht betreten ({ $good }): Geh fort und komm zurück.
why-not_wanted = Dein Auftrag verlangt das nicht: { $good }.
why-in_basket = Schon in deinem Korb: { $good }.
why-sold_out = Ausverkauft: { $good }.
why-complete = Du hast alles für deinen Auftrag: ab zu deinem Steg.
why-points_left = Münzen kaufen erst Punkte, wenn alle verbraucht sind: Du hast noch { $points }.
why-spent_enough = Höchstens { $coins } Münzen im Zug.
why-no_coins = Du hast keine Münze.
why-bonus_used = Schon genutzt: { $bonus }.
why-alone = Außer dir ist niemand in deinem Boot.
why-taken = Auf { $cell } liegt { $boat }.
why-dock_in_the_way = Der Steg auf { $cell } ist im Weg.
why-over_the_border = Es würde über den Rand ragen.
why-on_the_border = Ein Händler in der Mitte eines Bootes sitzt nie im äußersten Ring, sonst könnte es nie drehen.
why-no_place = Um { $cell } ist kein Platz für dieses Boot.
why-none_ashore = Alle Boote dieser Art sind auf dem Wasser.
why-too_few_coins = { $coins ->
    [0] Es gibt keine Münzen
    [one] Es gibt nur eine Münze
   *[other] Es gibt nur { $coins } Münzen
} zu holen.
why-not_richest = Bestohlen werden nur die Reichsten; hier { $coins ->
    [0] sind keine Münzen
    [one] ist eine Münze
   *[other] sind { $coins } Münzen
}.
why-has_no_coins = Hier ist keine Münze mehr.
why-high_enough = Er zeigt eine { $points }: Nur ein niedriger Würfel wird noch einmal geworfen.
why-as_good = Der andere Würfel zeigt dasselbe.

# Punkte mit ihrer Rechnung
score-fulfilled = { $orders ->
    [1] Erster Auftrag
    [2] Zweiter Auftrag
    [3] Dritter Auftrag
   *[other] Auftrag Nummer { $orders }
}: { $order }

# Board
board-back-ashore = Das Boot zurück ans Ufer legen
board-bonuses = Was meine Boni bewirken
board-boat-lies = { $from } bis { $to }, Richtung { $heading }
board-boat-carries = trägt { $goods }
board-boat-empty = trägt nichts
board-boat-you = du stehst darauf
board-boat-somebody = { $name } steht darauf
board-good-lies = { $good }, auf { $boat }, { $cell }
board-messenger = Bote von { $name }
board-messenger-own = dein Bote ({ $name })
board-messenger-stands = { $who }, { $carrier }, { $cell }
board-missing = Fehlt noch
board-dock-own = dein Steg
board-dock-of = Steg von { $name }
board-all-there = Du hast alles: ab zu deinem Steg.
board-cost = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-boat-or-step = Boot oder Schritt?

# Where the points came from.
account-orders = Erfüllte Aufträge

# Hier zählen Aufträge, wo andere Spiele Punkte zählen.
web-points = Aufträge
web-reasons = Woher die Aufträge kamen
web-no-points = Keine Aufträge.
web-course = Aufträge im Lauf des Spiels
web-ahead = { $points ->
    [one] Ein Auftrag
   *[other] { $points } Aufträge
} vor { $names }.
web-behind = { $points ->
    [one] Ein Auftrag
   *[other] { $points } Aufträge
} hinter { $names }.

# Was bei gleichen Punkten entscheidet.
tie-goods = Gleich viele Aufträge; mehr gesammelte Waren entscheiden: { $more } zu { $less }.
tie-coins = Gleich viele Aufträge und Waren; mehr Münzen entscheiden: { $more } zu { $less }.

# Below the board in a terminal.
picture-legend = 3H ist der Händler von Boot 3, 3a und 3b sind seine Plätze; [ ] ist ein Steg, ~ ist Wasser, *RO der rosa Bote
picture-merchant = H

## Lernen: die Einführung am Anfang der Hilfe
guide-goal = Als Erster { $teams ->
    [true] zusammen mit dem Partner vier Aufträge
   *[other] { $mode ->
        [advanced] drei geheime Aufträge
       *[other] { $long_game ->
            [true] drei Aufträge
           *[other] zwei Aufträge
        }
    }
} erfüllen. Ein Auftrag nennt Waren, die auf den Booten liegen. Dein Bote sammelt sie zu Fuß ein und bringt sie heim an deinen Steg.
guide-turn = Beide Würfel werden geworfen. Jede Seite zeigt eine 3 oder eine 4; die Summe sind deine Bewegungspunkte für diesen Zug. Du gibst sie einzeln aus, in beliebiger Folge.
guide-turn-1 = Ein Boot ziehen, gleich welches: seiner Länge nach, so weit das Wasser frei ist.
guide-turn-2 = Ein Boot um ein Viertel um seinen Händler drehen. Alles Wasser, über das es streicht, muss frei sein. Wer auf einem Boot steht, fährt mit.
guide-turn-3 = Mit dem Boten einen Schritt gehen, auf einen benachbarten Warenplatz oder einen Steg. Wasser und Händler halten ihn auf, und schräg geht er nie. An anderen kommt er vorbei, darf dort aber nicht stehen bleiben.
guide-points-title = Einsammeln, Münzen, Abliefern
guide-points = Wo er hintritt, nimmt er, was dem Auftrag noch fehlt; das kostet nichts. Von jeder Ware gibt es nur zwei Plättchen: Es kann jemand schneller sein.
guide-points-1 = Punkte, die du nicht brauchst, können am Ende des Zuges Münzen werden. Sind später deine Punkte aufgebraucht, kauft eine Münze einen weiteren; höchstens zwei im Zug.
guide-points-2 = Hast du alles, tritt auf deinen eigenen Steg: Der Auftrag ist erfüllt, du bekommst den nächsten und machst mit den übrigen Punkten weiter.
guide-end = Wer den letzten nötigen Auftrag abliefert, gewinnt sofort. Schafft das in sechzig Runden niemand, schließt der Markt, und die meisten Aufträge gewinnen.
guide-example = Du würfelst 3 + 4 = 7 Punkte. Du ziehst ein Boot an deinen Steg: noch 6. Du drehst ein zweites, bis es das erste berührt: noch 5. Drei Schritte, und zwei Waren sind im Korb: noch 2. Mehr hilft gerade nicht; du beendest den Zug und nimmst 2 Münzen.

## Lernen: die Lektionen
lesson-1 = Dein erster Auftrag
lesson-1-1-title = Was dein Auftrag verlangt
lesson-1-1 = Du bist der rosa Bote. Das ist dein Auftrag: Teppich, Ring, Papierlaterne und Reisschale. Teppich und Reisschale hast du schon im Korb; Ring und Laterne liegen noch auf Booten. Bring alle vier heim an deinen Steg oben links. Einen Auftrag hast du schon erfüllt; dieser zweite gewinnt das Spiel.
lesson-1-2-title = Sechs Punkte
lesson-1-2 = Du hast 3 + 3 = 6 Bewegungspunkte gewürfelt. Ein Punkt zieht ein Boot, dreht ein Boot oder bringt deinen Boten einen Schritt weiter; jedes Boot ist recht, sie gehören niemandem. Die Laterne liegt auf Boot 2, ein Feld Wasser von dir entfernt. Wähle dieses Boot, oder zieh es gleich mit Maus oder Finger.
lesson-1-3-title = Ziehen
lesson-1-3 = Ein Boot fährt seiner Länge nach, so weit du magst, bis etwas im Weg ist. Zieh es ein Feld auf deinen Steg zu.
lesson-1-4-title = Ein zweites Boot
lesson-1-4 = Die Laterne ist jetzt nur einen Schritt von deinem Steg entfernt. Der Ring liegt auf Boot 1, außer Reichweite. Wähle Boot 1.
lesson-1-5-title = Drehen
lesson-1-5 = Ein Boot dreht sich um ein Viertel um seinen Händler, und das Wasser, über das es streicht, muss frei sein. Dreh Boot 1 nach links: Dann berührt sein Ende das Boot 2. Wer ein Boot an seinem Ende zieht, dreht es.
lesson-1-6-title = Gehen und einsammeln
lesson-1-6 = Vier Punkte hast du noch. Geh aufs Boot, nach b1: Was dein Auftrag braucht, nimmst du, indem du hintrittst; das kostet nichts extra.
lesson-1-7-title = Von Boot zu Boot
lesson-1-7 = Die Laterne ist dein. Boten gehen auf den nächsten Warenplatz oder Steg, nie aufs Wasser, nie schräg und nie auf einen Händler: Er sitzt im Weg. Wo schon jemand steht, darfst du vorbei, aber nicht bleiben. Geh weiter nach b2; der Schritt danach, zum Ring auf b3, folgt von selbst.
lesson-1-8-title = Aus Punkten werden Münzen
lesson-1-8 = Alles ist im Korb. Ein Punkt ist übrig, und nach Hause sind es drei Schritte: In diesem Zug kommst du nicht mehr heim. Ein Punkt, den du nicht brauchst, wird eine Münze; beende also den Zug. Sind einmal keine Punkte mehr da, kauft eine Münze einen weiteren, höchstens zwei im Zug. Mit genug Punkten gingst du stattdessen gleich nach Hause.
lesson-1-9-title = Nach Hause
lesson-1-9 = Gelb war am Zug, und du hast wieder 6 Punkte gewürfelt. Du stehst auf b3, dein Steg ist a1. Geh zurück nach b2: Die nächsten Schritte, bis auf deinen Steg, folgen dann von selbst.
lesson-1-10-title = Auftrag erfüllt
lesson-1-10 = Wer mit allen Waren auf seinen Steg tritt, hat den Auftrag erfüllt. Es ist dein zweiter, also hast du gewonnen, und zwar sofort. Nach jedem anderen Auftrag hättest du den nächsten bekommen und mit den übrigen Punkten weitergemacht. Alle bewegen dieselben Boote: Achte darauf, welche Wege du den anderen lässt.
lesson-2 = Das Spiel für Fortgeschrittene
lesson-2-1-title = Ein geheimer Auftrag
lesson-2-1 = Das ist das Spiel für Fortgeschrittene. Dein Auftrag ist rot, und nur du siehst ihn: Ring, Bonsai und Flöte, drei Waren statt vier. Ring und Bonsai hast du im Korb. Drei erfüllte Aufträge gewinnen, einen hast du. Du hast eine 4 und eine leere Seite gewürfelt: 4 Punkte.
lesson-2-2-title = Ein Bonus
lesson-2-2 = Jeder rote Auftrag, den du erfüllst, gibt dir einen Bonus. Deiner ist der Sprung über Wasser, einmal in jedem deiner Züge: geradeaus über ein Wasserfeld, für einen Punkt. Gleich drüben liegt Boot 1 mit der Flöte. Spring nach b2.
lesson-2-3-title = Einsammeln
lesson-2-3 = Hier soll niemand sehen, was du brauchst. Darum sammelst du selbst ein, und wenn du es lässt, sagst du nichts. Das kostet keinen Punkt. Sammle die Flöte ein.
lesson-2-4-title = Nach Hause
lesson-2-4 = Die Karte mit dem Bonus liegt umgedreht: In diesem Zug ist er verbraucht. Drei Punkte bleiben. Geh nach b1; der Schritt auf deinen Steg folgt von selbst.
lesson-2-5-title = Einer von zweien
lesson-2-5 = Auftrag erfüllt: Er wird aufgedeckt, und du bekommst seinen Bonus. Dann ziehst du zwei und behältst einen; niemand sieht welchen, der andere geht zurück. Such nach Waren, die nah liegen. Schlange und Vase sind beide auf Boot 2, gleich neben deinem Steg: Behalte den Auftrag mit der Schlange.
lesson-2-6-title = Dreizehn Boni
lesson-2-6 = Jetzt hast du zwei Aufträge und zwei Boni: den Sprung über Wasser und die halbe Drehung in der Luft. Dreizehn gibt es. Die meisten gelten einmal in jedem Zug; einige wirken nur einmal, zum Beispiel drei Münzen oder die Auswahl aus drei. Zeig auf eine Karte und lies, was sie tut. Lies weiter: Einige Züge vergehen.
lesson-2-7-title = Halbe Drehung in der Luft
lesson-2-7 = Schlange und Vase sind im Korb; die Halskette liegt am fernen Ende von Boot 3, das du gewählt hast. Mit deinem Bonus hebst du das Boot hoch und setzt es andersherum wieder ab. Was im Weg ist, stört nicht, nur der Händler bleibt auf seinem Feld. Das kostet einen Punkt. Tu es.
lesson-2-8-title = Die letzte Ware
lesson-2-8 = Jetzt liegt die Halskette gleich neben dir. Geh nach c2. Du sammelst sie ein und gehst von selbst zurück bis b1; dafür brauchst du alle Punkte, die du noch hast.
lesson-2-9-title = Eine Münze für einen Punkt
lesson-2-9 = Keine Punkte mehr, und ein Schritt fehlt. Eine Münze kauft einen Punkt dazu, höchstens zwei in einem Zug, und erst wenn alle Punkte verbraucht sind. Zahl eine Münze; der Schritt nach Hause folgt von selbst.
lesson-2-10-title = Drei Aufträge
lesson-2-10 = Dein dritter Auftrag ist erfüllt, also hast du sofort gewonnen; niemand kommt mehr an die Reihe. Im Basisspiel genügen zwei Aufträge. Zu zweit und zu dritt könnt ihr dort drei vereinbaren, Teams brauchen vier. Schau also immer, wie nah die anderen sind, und dreh ihnen beizeiten ein Boot weg.

## Lernen: wenn eine Frage zum ersten Mal kommt
first-PlaceBoat = Bevor die Waren verteilt werden, setzen alle reihum Boote aufs Wasser. Es gibt zwei Arten: mit dem Händler an einem Ende oder in der Mitte. Wo sie liegen, ist noch nicht so wichtig; halte einige in der Nähe deines Stegs.
first-PutMerchant = Zeig auf das Feld, auf dem der Händler sitzen soll. Um ihn dreht sich das Boot später.
first-HeadBoat = Nun die Richtung. Zum Drehen brauchen Boote freies Wasser um sich; pack sie nicht zu eng um deinen Steg.
first-ChooseOrder = Aufträge sind hier geheim, und jeder bringt einen Bonus, wenn er erfüllt ist. Gut sind Waren, die nah beieinander und nah an deinem Steg liegen.
first-ImproveRoll = Dein Bonus lässt dich einen Würfel, der eine 3 zeigt, noch einmal werfen. Es kann nur besser werden.
first-TakeAction = Such die Waren, die dein Auftrag braucht; sie sind auf dem Wasser hervorgehoben. Welches Boot könnte eine Brücke werden? Ziehen und Drehen kosten je einen Punkt, jeder Schritt ebenso. Was übrig bleibt, kann am Ende zu Münzen werden.
first-MoveBoat = Scheiben zeigen, wie weit das Boot fahren kann, Pfeile, wie es sich drehen lässt. Du siehst, wie es läge, bevor du dich entscheidest. Wählst du das Boot noch einmal, bleibt es liegen.
first-TakeCoins = Jeder übrige Punkt kann eine Münze werden. Mit Münzen kommst du in einem späteren Zug weiter, wenn die Punkte aufgebraucht sind, höchstens zwei Schritte.
first-StealCoin = Der Vorrat ist leer. Münzen kommen dann von dem, der am meisten hat.
first-StealCoins = Der Vorrat hat zu wenig Münzen für deinen Bonus. Den Rest darfst du einem der Reichsten nehmen.

## Über das Spiel: von wem es ist, und was von uns
about-designer = Ein Spiel von Marco Teubner, illustriert von Tomasz Larek.
about-publisher = Der Name und die Illustrationen gehören ihren Inhabern; erschienen ist das Spiel 2019 bei Blue Orange, auf Deutsch bei Piatnik. Dies hier ist ein eigener Tisch mit eigenen Worten und Bildern und steht in keiner Verbindung zu ihnen. Wenn dir das Spiel gefällt, kauf es.
about-ruling-1 = Der Startspieler wird ausgelost, ebenso, welche Ware auf welchem Boot liegt.
about-ruling-2 = Ein Boot mit dem Händler am Ende braucht für eine Vierteldrehung den ganzen Block von drei mal drei Feldern, auch die ferne Ecke.
about-ruling-3 = Ein Händler in der Mitte eines Bootes sitzt nie im äußersten Ring; die Enden seines Bootes dürfen ihn berühren.
about-ruling-4 = Stege, die niemandem gehören, halten Boote auf; Boten dürfen sie betreten.
about-ruling-5 = Wo jemand steht, darfst du nur hin, wenn du weitergehen kannst: mit übrigen Punkten oder mit Münzen, die du noch ausgeben darfst.
about-ruling-6 = Mitfahren ist nicht Betreten: Was erst unter einen Boten gerät, ist nicht eingesammelt, und wer nur gefahren wird, liefert nichts ab.
about-ruling-7 = Im Basisspiel sammeln Boten von selbst ein. Im Spiel für Fortgeschrittene darfst du eine Ware liegen lassen, um deinen Auftrag geheim zu halten.
about-ruling-8 = Ein mit einer Münze gekaufter Punkt verfällt, wenn du ihn nicht nutzt.
about-ruling-9 = Hat der Vorrat zu wenig Münzen für übrige Punkte, kommen sie Münze für Münze vom Reichsten.

# Blätter: alles über eine Karte, ein Gebiet, einen Stein
sheet-lies = Liegt
sheet-carries = Trägt
sheet-stands = An Bord
sheet-nobody = niemand
sheet-asks = Verlangt
sheet-collected = Gesammelt
sheet-missing = Fehlt noch
sheet-nothing-missing = nichts
sheet-bonus = Bonus
sheet-good-where = Wo
sheet-good-gone = auf keinem Boot mehr
sheet-good-wanted = Dein Auftrag verlangt sie.
sheet-good-have = Sie ist in deinem Korb.
sheet-good-theirs = Aufträge von
sheet-bonus-used = Verbraucht.

# Zeichenerklärung, in der Hilfe
legend-coin = Eine Münze
legend-dragon = Startspieler

# Daueraufträge: was für jemanden getan wird, und bis wann
standing-order-save_points = Meinen Zug sofort beenden und Münzen nehmen, bis jemand einen Auftrag erfüllt
standing-order-roll_again = Einen niedrigen Würfel noch einmal werfen, solange die Würfel weniger als { $amount } Punkte zeigen
standing-order-rob_nobody = Niemanden bestehlen, wenn für einen Bonus der Vorrat nicht reicht

# Was einem Bot verboten war, für einen Bericht über das Gleichgewicht
restriction-turning_boats = ohne Boote zu drehen
restriction-spending_coins = ohne Münzen für Punkte

# Was ein Bericht aus vielen Spielen zählt: was Spieler nehmen, und was das Spiel beendet
balance-taken-order = Auftrag erfüllt
balance-taken-bonus = Bonus erhalten
balance-taken-used = Bonus genutzt
balance-end-won = Genug Aufträge erfüllt
balance-end-closed = Der Markt schließt nach der letzten Runde

# Worum es in einem Rätsel geht
puzzle-tag-choosing_orders = Wahl der Aufträge
puzzle-tag-coins = Münzen
puzzle-tag-dice = Würfel
puzzle-tag-delivery = Lieferung
puzzle-tag-boats = Boote
puzzle-tag-swap = Tausch
puzzle-tag-way = Weg
puzzle-tag-timing = Zeitpunkt
