# Die Händler von Osaka, auf Deutsch. Die Wörter sind die der Anleitung, die Sätze sind unsere.

title = Die Händler von Osaka
feel = Günstig kaufen, früh verschiffen und an Land sein, wenn die Schwarze Strömung kommt.
about =
    Händler in Osaka schicken Waren nach Edo. Jede Karte ist dreierlei zugleich: Münzen auf der Hand, Handelsgut auf dem Tisch und Versicherung, wenn die See umschlägt. Wer kauft, bewegt die Schiffe; das Schiff, das Edo erreicht, bezahlt alle, die es beladen haben, und was noch auf den Wellen fährt, geht unter.
designed = Die Karten zeigen eine Ware, nennen sie aber nie; Lackwaren, Indigostoffe, Reis und Tee sind unsere Namen. Wie gezahlt wird und was gilt, wenn keine Karten mehr da sind, haben wir festgelegt, wo die Anleitung schweigt.

# Spieler
seat-grey = Grau
seat-white = Weiß
seat-pink = Pink
seat-beige = Beige

# Farben und ihre Waren
color-red = Rot
color-blue = Blau
color-yellow = Gelb
color-green = Grün
good-red = Lackwaren
good-blue = Indigostoffe
good-yellow = Reis
good-green = Tee

# Karten
card-red_2 = Rot 2
card-red_3 = Rot 3
card-red_5 = Rot 5
card-blue_2 = Blau 2
card-blue_3 = Blau 3
card-blue_5 = Blau 5
card-yellow_2 = Gelb 2
card-yellow_3 = Gelb 3
card-yellow_5 = Gelb 5
card-green_2 = Grün 2
card-green_3 = Grün 3
card-green_5 = Grün 5
turned-insured = versichert

# Der Seeweg
space-osaka = Osaka
space-oshima = Oshima
space-anori = Anori
space-enshunada_1 = Enshunada, erste Wellen
space-enshunada_2 = Enshunada, zweite Wellen
space-edo = Edo

# Orte
place-ship = Schiffe
place-market = Markt
place-farm = Produktion
place-deck = Zugstapel
place-discard = Ablagestapel
place-hand = Hand
place-goods = Handelsgüter
place-tiles = Ertragsplättchen
place-victory = Siegpunkte aus Handelsgütern
place-windfall = Siegpunkte vom Zugstapel
place-notes = Notierte Siegpunkte
place-stone = Reservierungsstein
place-passes = Pässe in Folge

help-ship = Jede Farbe hat ein Schiff auf dem Weg Osaka, Oshima, Anori, zwei Felder mit Wellen, Edo. Wer eine Karte einer Farbe kauft, zieht ihr Schiff ein Feld weiter; ab zwei Karten sind es zwei Felder. Die Ankunft in Edo bringt allen den Zahltag dieser Farbe. Endet das Spiel damit nicht, sinken die Schiffe auf den Wellen: Was nicht versichert ist, geht verloren, und das Schiff beginnt wieder in Anori.
help-market = Karten, die andere reserviert haben, sind dir verschlossen. Von den übrigen kaufst du alle auf einmal, wenn deine Hand ihren Gesamtwert deckt, oder du nimmst eine einzelne als Münzen an dich. Aufgefüllt wird nach einem Kauf, oder wenn dein Zug beginnt und hier keine Karte für dich frei ist.
help-farm = Diese Karten rücken beim nächsten Auffüllen in den Markt, zwei neue kommen dort hinzu, und hier liegen wieder drei. Man kann sie reservieren, aber weder kaufen noch nehmen.
help-deck = Von hier kommen neue Karten, ungesehen. Geht er zu Ende, mischt man die abgelegten Karten und zieht von ihnen weiter.
help-discard = Bezahlte Karten, Karten für Versicherungen, überzählig verkaufte und auf See verlorene.
help-hand = Deine Münzen. Eine Karte zählt so viel, wie auf ihr steht. Du darfst beliebig viele Karten halten; wer zu viel zahlt, bekommt nichts heraus. Wenn das Schiff einer Farbe sinkt, versichern Zweien zwei Handelsgüter ihrer Farbe, Dreien eines, Fünfen keines.
help-goods = Was du gekauft hast. Am Zahltag einer Farbe verkaufst du alle deine Güter dieser Farbe: die höchste Karte plus deine Ertragsplättchen der Farbe, mal Anzahl der Karten, aufgerundet auf das nächste Vielfache von fünf. Je fünf Punkte sind ein Siegpunkt. Versicherte Güter liegen quer und können nicht sinken.
help-tiles = Jeder Verkauf einer Farbe bringt ein Plättchen dieser Farbe, und jedes Plättchen hebt für dich den Preis der Farbe um eins. Hat nach den Verkäufen eines Zahltags jemand acht oder mehr, alle Farben und das erste mitgezählt, endet das Spiel sofort. Bei gleich vielen Siegpunkten liegt vorn, wer mehr Plättchen hat.
help-victory = Jede Karte ist ein Siegpunkt. Die meisten Siegpunkte gewinnen; Handelsgüter und Hand zählen nichts. Sie kommen aus den verkauften Gütern, die niedrigsten zuerst. Was auf ihnen steht, zählt nicht mehr.
help-windfall = Bringt ein Verkauf mehr Siegpunkte, als Karten verkauft wurden, kommt der Rest ungesehen vom Zugstapel.
help-notes = Siegpunkte, für die nirgends mehr eine Karte lag.
help-stone = Dein einer Stein hält dir eine Karte von Markt oder Produktion frei. Er kommt nur zurück, wenn du diese Karte kaufst oder nimmst.
help-passes = Wer nichts nehmen und nichts reservieren kann, passt. Passen alle in Folge, endet das Spiel.

# Dinge
thing-buy = Kaufen
thing-reserve = Reservieren
thing-done = Fertig
thing-market = { $piece } im Markt
thing-farm = { $piece } in der Produktion
thing-hand = { $piece } auf der Hand
thing-goods = { $piece } in deinen Handelsgütern
thing-tile = Plättchen { $piece }
thing-seat = { $piece }

option-ChooseAction-buy = { $cards ->
    [one] Die offene Karte für { $price } kaufen
   *[other] Alle { $cards } offenen Karten für { $price } kaufen
}
option-ChooseAction-market = { $piece } als Münzen nehmen
option-ChooseAction-reserve = Eine Karte reservieren
option-ReserveCard-market = { $piece } im Markt reservieren
option-ReserveCard-farm = { $piece } in der Produktion reservieren
option-PayGoods-hand = Mit { $piece } zahlen
option-InsureGoods-hand = Mit { $piece } versichern
option-InsureGoods-done = { $insured ->
    [0] Nichts versichern
   *[other] Nichts mehr versichern
}
option-SaveGoods-goods = { $piece } retten
option-TakeFirstTile-tile = Ein Plättchen in { $piece } nehmen

# Was eine Absicht vollendet
plan-PayGoods = gezahlt mit { $pieces }
plan-SaveGoods = gerettet: { $pieces }

# Warum sich ein Zug nicht zurücknehmen lässt
web-final-draws = Eine Karte wird gezogen; danach kannst du es nicht mehr zurücknehmen.

# Aufforderungen
prompt-DrawStartPlayer = Der Startspieler wird ausgelost.
prompt-TakeFirstTile = Welche Farbe soll dein erstes Ertragsplättchen haben?
prompt-ChooseAction = { $buy ->
    [1] Kauf für { $price } deiner { $coins } Münzen, { $reserve ->
        [1] nimm eine Karte als Münzen oder reserviere eine.
       *[other] oder nimm eine Karte als Münzen.
    }
   *[other] { $cards ->
        [0] Reserviere eine Karte.
       *[other] { $reserve ->
            [1] Nimm eine Karte als Münzen oder reserviere eine.
           *[other] Nimm eine Karte als Münzen.
        }
    }
}
prompt-PayGoods = Zahle mit Handkarten; { $missing ->
    [one] es fehlt noch { $missing } Münze
   *[other] es fehlen noch { $missing } Münzen
}.
prompt-ReserveCard = Leg deinen Stein auf eine Karte des Markts oder der Produktion.
prompt-InsureGoods = { $goods ->
    [one] Eines deiner Güter sinkt gleich: { $colors }. Versichern?
   *[other] { $goods } deiner Güter sinken gleich: { $colors }. Welche versichern?
}
unable-InsureGoods = Keine Zwei oder Drei in { $colors } auf der Hand, also nichts zu versichern.
prompt-SaveGoods = Wähle Handelsgüter in { $color }, die du rettest; { $symbols ->
    [one] noch ein Symbol
   *[other] noch { $symbols } Symbole
}.

# Protokoll
log-drew = { $seat } zieht offen { $card }: { $worth } Münzen.
log-lowest = { $seat } hat die niedrigste Summe, { $worth }.
log-fewest = { $seat } hat die niedrigste Summe, { $worth }, und unter den Gleichen die wenigsten Karten, { $cards }.
log-lot = Mehrere haben die niedrigste Summe, { $worth }, mit je { $cards } Karten; das Los fällt auf { $seat }.
log-starts = { $seat } ist Startspieler.
log-took_tile = { $seat } erhält ein Ertragsplättchen in { $color }.
log-paid = { $seat } zahlt mit { $card }.
log-bought = { $seat } kauft { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für { $price }.
log-took_coins = { $seat } nimmt { $card } als Münzen.
log-reserved = { $seat } reserviert { $card }.
log-refilled = Markt und Produktion werden aufgefüllt.
log-reshuffled = Der Ablagestapel wird zum neuen Zugstapel.
log-ship_sailed = { $steps ->
    [0] Schiff { $color } bleibt in { $space }.
   *[other] Schiff { $color } fährt nach { $space }.
}
log-payday = Zahltag für { $color }!
log-sold = { $seat } verkauft { $cards ->
    [one] eine Karte in { $color }
   *[other] { $cards } Karten in { $color }
} für { $victory ->
    [one] einen Siegpunkt
   *[other] { $victory } Siegpunkte
}.
log-insured_with = { $seat } versichert mit { $card }.
log-saved = { $seat } rettet { $card }.
log-ship_sank = Die Schwarze Strömung erfasst Schiff { $color }.
log-lost = { $seat } verliert { $cards ->
    [one] eine Karte in { $color }
   *[other] { $cards } Karten in { $color }
}.
log-ship_returned = Schiff { $color } beginnt wieder in { $space }.
log-passed = { $seat } kann nichts tun und passt.
log-noted = Keine Karte ist mehr da; { $points ->
    [one] ein Siegpunkt wird
   *[other] { $points } Siegpunkte werden
} für { $seat } notiert.
log-ended = { $seat } hat { $tiles } Ertragsplättchen: Das Spiel endet.
log-exhausted = Niemand kann mehr etwas tun: Das Spiel endet.

# Warum etwas nicht geht
why-too_dear = Alle offenen Waren kosten { $price }; deine Hand ist { $coins } wert.
why-none_open = Jede Karte im Markt hat jemand anders reserviert.
why-stone_lies = Dein Stein liegt schon auf { $card }; er kommt zurück, wenn du diese Karte kaufst oder nimmst.
why-all_reserved = Auf jeder Karte in Markt und Produktion liegt schon ein Stein.
why-reserved_by = { $seat } hat diese Karte reserviert.
why-still_farm = Karten der Produktion kommen mit dem nächsten Auffüllen in den Markt; bis dahin kannst du sie nur reservieren.
why-no_insurance = Nur Zweien und Dreien versichern Güter, Fünfen nicht.
why-not_sinking = Schiff { $color } ist nicht in den Wellen.
why-nothing_at_risk = Du hast keine Güter in { $color }, die untergehen könnten.
why-another_color = Die abgelegte Karte rettet nur Güter in { $color }.

# Was ein Tipp über die Veränderung sagt: vorher und nachher
term-won = gewonnene Siegpunkte: { $after } statt { $before }
term-tiles = Ertragsplättchen: { $after } statt { $before }
term-goods = die Güter brächten heute { $after } Punkte statt { $before }
term-coins = { $after ->
    [0] keine Münzen auf der Hand statt { $before }
    [one] eine Münze auf der Hand statt { $before }
   *[other] { $after } Münzen auf der Hand statt { $before }
}
term-insurance = Versicherungszeichen der Hand für gefährdete Güter: { $after } statt { $before }
term-stone = { $after ->
    [0] der Stein hält eine Karte frei
   *[other] der Stein ist wieder frei
}
term-rival = der stärkste Gegner darf auf { $after } Siegpunkte hoffen statt auf { $before }

# Punkte mit ihrer Rechnung
score-rule = (Höchste Karte + Ertragsplättchen der Farbe) × verkaufte Karten; je fünf Punkte, aufgerundet, sind ein Siegpunkt.
score-sold = { $cards ->
    [one] eine Karte in { $color }
   *[other] { $cards } Karten in { $color }
}: { $tiles ->
    [0] { $highest }
    [one] ({ $highest } + ein Plättchen)
   *[other] ({ $highest } + { $tiles } Plättchen)
} × { $cards } = { $worth }

# Where the points came from.
account-goods = Aus eigenen Waren
account-pile = Vom Stapel
account-notes = Notiert

# Was sonst Punkte heißt, sind hier Siegpunkte: Punkte heißt, was ein Verkauf ergibt, ehe durch fünf geteilt wird.
web-points = Siegpunkte
web-reasons = Woher die Siegpunkte kamen
web-no-points = Keine Siegpunkte.
web-course = Siegpunkte im Lauf des Spiels
web-ahead = { $points ->
    [one] Ein Siegpunkt
   *[other] { $points } Siegpunkte
} vor { $names }.
web-behind = { $points ->
    [one] Ein Siegpunkt
   *[other] { $points } Siegpunkte
} hinter { $names }.

# Was bei gleichen Siegpunkten entscheidet.
tie-tiles = Gleich viele Siegpunkte; mehr Ertragsplättchen entscheiden: { $more } zu { $less }.
## Lernen: die Einführung am Anfang der Hilfe
guide-goal = Am Ende die meisten Siegpunkte haben. Sie kommen nur auf einem Weg: durch Handelsgüter, die du besitzt, wenn das Schiff ihrer Farbe in Edo ankommt. Übrige Münzen und Güter zählen nichts.
guide-turn = Eine Karte ist wert, was auf ihr steht: 2, 3 oder 5. Auf deiner Hand ist sie Geld, vor dir auf dem Tisch ist sie Ware. In deinem Zug tust du genau eines von drei Dingen.
guide-turn-1 = Münzen nehmen: Nimm eine Karte des Markts auf die Hand. Mehr passiert nicht.
guide-turn-2 = Kaufen: Bezahl mit Handkarten alle Karten des Markts zusammen, die niemand sonst reserviert hat. Sie werden deine Handelsgüter. Die Karten der Produktion rücken in den Markt nach, und neue werden aufgedeckt. Dann fährt für jede gekaufte Farbe ihr Schiff: ein Feld bei einer Karte, zwei Felder ab zwei Karten.
guide-turn-3 = Reservieren: Leg deinen Stein auf eine Karte des Markts oder der Produktion. Niemand sonst kann sie nehmen oder kaufen. Für die anderen zählt sie auch nicht mehr zum Preis.
guide-points-title = Zahltag
guide-points = Kommt ein Schiff in Edo an, ist Zahltag für seine Farbe, und zwar für alle zugleich.
guide-points-1 = Du verkaufst alle deine Güter dieser Farbe: deine höchste Karte plus deine Plättchen der Farbe, mal Anzahl der Karten, aufgerundet auf den nächsten Fünfer. Je fünf Punkte sind ein Siegpunkt.
guide-points-2 = Jeder Verkauf bringt dir ein Ertragsplättchen der Farbe. So ist der nächste mehr wert.
guide-points-3 = Danach kommt die Schwarze Strömung: Schiffe auf den Wellen sinken, und alle verlieren ihre Güter dieser Farben. Einige kannst du retten, wenn du Karten der Farbe von der Hand abgibst: Eine 2 versichert zwei Güter, eine 3 eines, eine 5 keines.
guide-end = Das Spiel endet sofort, wenn nach den Verkäufen eines Zahltags jemand acht oder mehr Ertragsplättchen hat, noch bevor etwas sinkt. Die meisten Siegpunkte gewinnen, bei Gleichstand die meisten Plättchen.
guide-example = Du hast drei rote Güter, eine 5, eine 3 und eine 2, dazu ein rotes Plättchen. Das rote Schiff kommt an: (5 + 1) × 3 = 18, aufgerundet 20. Das sind vier Siegpunkte und ein zweites rotes Plättchen. Wäre das Schiff beim Zahltag einer anderen Farbe noch auf den Wellen gewesen, hätte eine rote 2 von deiner Hand zwei der drei Karten gerettet.

## Lernen: die Lektionen
lesson-1 = Deine ersten Züge
lesson-1-1-title = Von Osaka nach Edo
lesson-1-1 = Du bist Händler in Osaka. Vier Schiffe, eines für jede Farbe, fahren auf diesem Weg nach Edo. Kommt eines an, werden alle, die Waren seiner Farbe besitzen, in Siegpunkten bezahlt. Wer am Ende die meisten hat, gewinnt. Achte auf die beiden Felder mit Wellen: Dort können Schiffe untergehen.
lesson-1-2-title = Karten sind Münzen
lesson-1-2 = Ein Zug ist eine einzige Aktion. Die fünf Karten im Markt kosten zusammen 3 + 2 + 5 + 2 + 3 = 15. Deine Hand ist dein Geldbeutel: 5 + 3 = 8 Münzen, zum Kaufen zu wenig. Nimm also eine Karte des Markts als Geld auf die Hand: Die rote 5 ist die wertvollste.
lesson-1-3-title = Alles oder nichts
lesson-1-3 = Jetzt hast du 13 Münzen. Weiß hat die grüne 3 als Münzen genommen. Pink hat einen Stein auf eine Karte der Produktion gelegt; dort warten die Karten, die als Nächstes in den Markt kommen. Hier liegen noch 3 + 2 + 2 = 7, und du kaufst immer alles zusammen. Gezahlt wird mit 3 + 5; für die achte Münze bekommst du nichts heraus.
lesson-1-4-title = Käufe bewegen die Schiffe
lesson-1-4 = Was du gekauft hast, liegt nun als Ware vor dir. Für jede Farbe fährt ihr Schiff: eine Karte ein Feld, ab zwei Karten zwei Felder. Deine zwei gelben Karten brachten das gelbe Schiff nach Anori, die blaue das blaue nach Oshima. Die Karten der Produktion sind in den Markt nachgerückt.
lesson-1-5-title = Einige Züge später: fast am Ziel
lesson-1-5 = Du hast zwei gelbe und zwei blaue Waren, und das gelbe Schiff steht ein Feld vor Edo. Mit noch einer gelben Karte wäre Zahltag! Aber der Markt kostet 2 + 3 + 5 = 10, und du hast 7. Da hilft die dritte Aktion: eine Karte reservieren.
lesson-1-6-title = Dein Stein
lesson-1-6 = Eine Karte mit deinem Stein gehört dir allein, ob im Markt oder in der Produktion. Du hast nur einen; er kommt zurück, wenn du die Karte kaufst oder nimmst. Leg ihn auf die gelbe 2.
lesson-1-7-title = Billig genug
lesson-1-7 = Weiß hat die grüne 5 als Münzen genommen, Pink hat eine Karte der Produktion reserviert. Was noch daliegt, kostet 2 + 3 = 5, und du hast 7. Die gelbe 2 bringt das gelbe Schiff nach Edo.
lesson-1-8-title = Zahltag
lesson-1-8 = Alle verkaufen ihre gelben Waren. Nimm deine höchste Karte, dazu eins für jedes gelbe Plättchen (die Sechsecke; du hattest eines), mal Anzahl der Karten: (3 + 1) × 3 = 12, aufgerundet auf den nächsten Fünfer: 15. Je fünf Punkte sind ein Siegpunkt: Du hast 3 bekommen und nun 5. Weiß hat nur eine gelbe 5 verkauft: 5 Punkte, ein Siegpunkt.
lesson-1-9-title = Die Schwarze Strömung
lesson-1-9 = Nach den Verkäufen sinkt jedes Schiff auf den Wellen, und alle Waren seiner Farbe sind verloren. Das blaue Schiff ist dort draußen, und du hast zwei blaue Waren. Handkarten derselben Farbe können sie versichern: Eine 2 rettet zwei Waren, eine 3 eine, eine 5 keine. Gib die blaue 2 her.
lesson-1-10-title = Gerettet, und wie es endet
lesson-1-10 = Deine blauen Waren liegen quer: Sie sind versichert. Weiß hat zwei verloren. Das blaue Schiff beginnt wieder in Anori, das gelbe in Osaka. Der Verkauf brachte dir noch ein gelbes Plättchen: Jede gelbe Karte bringt dir nun eins mehr. Sobald nach einem Zahltag jemand acht Plättchen hat, endet das Spiel, und die meisten Siegpunkte gewinnen.
lesson-2 = Sturm, Steine und der letzte Zahltag
lesson-2-1-title = Acht Plättchen beenden das Spiel
lesson-2-1 = Kaufen und verkaufen kannst du schon. Hier kommt der Rest. Das Spiel endet nach dem Zahltag, an dem jemand acht Ertragsplättchen hat, diese Sechsecke. Du hast fünf, Weiß hat fünf, Pink hat drei. Alle sehen das, also zähl mit. Dann zählen nur Siegpunkte: Waren und Handkarten sind nichts wert.
lesson-2-2-title = Kein Geld, aber ein Plan
lesson-2-2 = Der Markt kostet 2 + 5 = 7. Auf der gelben 5 liegt der Stein von Weiß: Du musst sie nicht bezahlen und kannst sie nicht kaufen. Du hast nur 5. Reserviere eine Karte.
lesson-2-3-title = Ein Stein in der Produktion
lesson-2-3 = Dein Stein darf auch auf eine Karte der Produktion. Sie behält ihn, wenn sie in den Markt nachrückt, und bleibt dir allein. Du sammelst rote Waren: Nimm die rote 5 der Produktion.
lesson-2-4-title = Ein fremder Zahltag
lesson-2-4 = Weiß hat die blaue 5 als Münzen genommen. Pink hat die grüne 2 gekauft, und damit kam das grüne Schiff in Edo an. Pink und Weiß haben grüne Waren verkauft. Jetzt holt die Schwarze Strömung das rote Schiff, und mit ihm zwei rote Waren von dir. Deine rote 3 versichert eine davon. Gib sie her; du musst nicht, aber es lohnt sich.
lesson-2-5-title = Welche?
lesson-2-5 = Ein Symbol rettet eine Ware. Am Zahltag zählt deine höchste Karte einer Farbe für jede Karte, die du verkaufst. Rette also die rote 5. Die rote 2 geht unter.
lesson-2-6-title = Der Stein kommt zurück
lesson-2-6 = Weiß hat eine rote 2 hergegeben und damit zwei Waren gerettet. Das rote Schiff ist wieder in Anori, das grüne in Osaka. Deine rote 5 ist mit ihrem Stein in den Markt nachgerückt. Du hast nur 2 Münzen, also nimm sie als Münzen: Dann kommt auch dein Stein zurück.
lesson-2-7-title = Ein Beutel für später
lesson-2-7 = Jetzt hast du 7 Münzen, und dein Stein ist wieder frei. Womit du bezahlst, das kommt auf die Ablage. Ist der Zugstapel leer, wird die Ablage gemischt. Lies weiter: Einige Züge vergehen.
lesson-2-8-title = Zwei Schiffe zugleich
lesson-2-8 = Du hast jetzt sechs Plättchen, Weiß sieben. Dem roten Schiff fehlt ein Feld, dem gelben fehlen zwei. Im Markt liegen eine rote und zwei gelbe Karten für 2 + 3 + 2 = 7; die blaue 5 von Weiß bleibt liegen. Du zahlst 5 + 3. Beide Schiffe kommen an. Deine versicherte rote 5 wird verkauft wie jede andere. Kauf.
lesson-2-9-title = Das Spiel ist aus
lesson-2-9 = Rot: (5 + 2) × 3 = 21, aufgerundet 25: 5 Karten. Gelb: (3 + 2) × 3 = 15: 3 Karten. Zwei Verkäufe sind zwei Plättchen, also hast du acht, und damit ist sofort Schluss: Das blaue Schiff sinkt nicht mehr. Du gewinnst mit 15 Karten. Haben zwei gleich viele, gewinnen mehr Plättchen.

## Lernen: wenn eine Frage zum ersten Mal kommt
first-TakeFirstTile = Jeder beginnt mit einem Ertragsplättchen. Deine Verkäufe in dieser Farbe bringen damit je Karte eins mehr. Gut ist eine Farbe, von der viel im Markt oder auf deiner Hand liegt.
first-ChooseAction = Eine Aktion je Zug. Kannst du den ganzen Markt bezahlen? Dann schau, welche Schiffe fahren würden und wer Waren auf ihnen hat. Wenn nicht: Nimm eine wertvolle Karte als Münzen, oder reserviere eine, die du beim nächsten Mal haben willst.
first-PayGoods = Der Tisch schlägt vor, womit du zahlst. Zeig auf andere Handkarten, um sie auszutauschen, und sag dann Ja. Wechselgeld gibt es nicht; such also Karten, die gut aufgehen. Zweien und Dreien in Farben, die du als Ware besitzt, behältst du besser: Sie versichern.
first-ReserveCard = Mit deinem Stein darauf kannst nur du die Karte nehmen oder kaufen. Gut ist eine Karte, die ein Schiff mit deinen Waren nach Edo bringt, oder eine teure, um die der Markt sonst wachsen würde.
first-InsureGoods = Ein anderes Schiff hat Zahltag, und Waren von dir sind auf den Wellen. Was du nicht versicherst, geht verloren. Eine 2 der Farbe rettet zwei Waren, eine 3 rettet eine. Ist das Gerettete mehr wert als die Münzen, die du hergibst?
first-SaveGoods = Was soll überleben? Der Tisch macht einen Vorschlag; zeig auf andere Waren, um sie auszutauschen. Eine hohe Karte macht alle deine Waren der Farbe wertvoller; rette sie zuerst.

## Über das Spiel: von wem es ist, und was von uns
about-designer = Ein Spiel von Susumu Kawasaki, zuerst 2006 mit Japon Brand erschienen und auch als Traders of Carthage bekannt. Die Ausgabe von 2016 ist illustriert von Atha Kanaani.
about-publisher = Der Name und die Illustrationen gehören ihren Inhabern; sie ist von Z-Man Games (F2Z Entertainment). Dies hier ist ein eigener Tisch mit eigenen Worten und Bildern und steht in keiner Verbindung zu ihnen. Wenn dir das Spiel gefällt, kauf es.
about-ruling-1 = Ein Schiff ein Feld vor Edo hält dort an, auch wenn zwei Karten gekauft wurden.
about-ruling-2 = Gezahlt wird Karte für Karte, in beliebiger Folge, bis der Preis gedeckt ist; danach lässt sich nichts mehr dazulegen.
about-ruling-3 = Nach einem Kauf wird zuerst der Markt aufgefüllt, dann fahren die Schiffe.
about-ruling-4 = Sobald die letzte Karte gezogen ist, werden die abgelegten Karten zum neuen Stapel. Siegpunkte, für die nirgends mehr eine Karte liegt, werden notiert und zählen ebenso.
about-ruling-5 = Wer weder nehmen noch reservieren kann, passt. Passen alle nacheinander, endet das Spiel, wie es steht.
about-ruling-6 = Wer Waren in Gefahr und eine Karte auf der Hand hat, wird nach der Versicherung gefragt, ob eine Karte passt oder nicht: So verrät die Frage nichts.
about-ruling-7 = Versichern lassen sich nur Waren auf Schiffen, die gleich sinken. Welche, entscheidest du; ein zweites Symbol ohne passende Ware verfällt.
about-ruling-8 = Mehrere Schiffe in Edo werden in der Folge Rot, Blau, Gelb, Grün verkauft; innerhalb einer Farbe im Uhrzeigersinn ab dem, der am Zug ist.
## Goods and ships the Black Current is about to take
in-danger = in Seenot

# Blätter: alles über eine Karte, ein Gebiet, einen Stein
sheet-card = { $card }: { $good }
sheet-coins = In der Hand ist sie Geld: { $value ->
    [one] 1 Münze
   *[other] { $value } Münzen
}.
sheet-goods = Gekauft ist sie eine Ware. Am Zahltag für { $color } bekommst du: deine höchste Karte der Farbe plus deine Plättchen der Farbe, mal die Zahl deiner Waren der Farbe.
sheet-insures = { $insures ->
    [0] In der Hand versichert sie nichts.
    [one] In der Hand versichert sie eine Ware ({ $color }), wenn das Schiff dieser Farbe sinkt.
   *[other] In der Hand versichert sie { $insures } Waren ({ $color }), wenn das Schiff dieser Farbe sinkt.
}
sheet-reserved = Reserviert von { $name }: niemand sonst kann sie kaufen oder nehmen.
sheet-insured = Versichert: Sie kann nicht sinken.
sheet-where = Schiff { $color }
sheet-have = Deins
sheet-owned = { $goods ->
    [0] keine Ware in { $color }
    [one] eine Ware in { $color }, die { $highest }
   *[other] { $goods } Waren in { $color }, die höchste { $highest }
}, { $tiles ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
sheet-ship = Schiff { $color }, { $good }
sheet-ship-moves = Eine gekaufte Karte seiner Farbe bewegt es ein Feld weit, zwei oder mehr zwei Felder. In Edo zahlt es allen aus, die es beladen haben.
sheet-ship-waves = Hier sinkt es, wenn ein anderes Schiff Edo erreicht: Was nicht versichert ist, geht verloren, und es fährt von Anori aus neu los.
sheet-loaded = Geladen
sheet-load = { $name } { $goods }
sheet-tile = Ertragsplättchen { $color }
sheet-tile-does = Jedes Plättchen der Farbe erhöht den Preis deiner Waren in { $color } um eins. Hat jemand nach einem Zahltag { $end } Plättchen insgesamt, endet das Spiel.

# Zeichenerklärung, in der Hilfe
legend-coin = Eine Münze: was deine Hand wert ist, was der Markt kostet
legend-stone = Ein Reservierungsstein
legend-tile = Ein Ertragsplättchen dieser Farbe
legend-points = Siegpunkte
legend-amulet = Waren, die eine Karte aus der Hand versichert
legend-danger = Sinkt gleich
legend-red = { color-red }: { good-red }
legend-blue = { color-blue }: { good-blue }
legend-yellow = { color-yellow }: { good-yellow }
legend-green = { color-green }: { good-green }

# Daueraufträge: was für jemanden getan wird, und bis wann
standing-order-take_coins = Die wertvollste Karte als Münzen nehmen, mindestens eine { $amount }, bis ich kaufen kann; endet mit einem Zahltag
standing-order-insure_nothing = Nichts versichern, solange höchstens { $amount } meiner Güter in Gefahr { $amount ->
        [one] ist
       *[other] sind
    }

# Was einem Bot verboten war, für einen Bericht über das Gleichgewicht
restriction-insurance = ohne zu versichern
restriction-reserving = ohne zu reservieren
restriction-coins = ohne Münzen zu nehmen

# Was ein Bericht aus vielen Spielen zählt: was Spieler nehmen, und was das Spiel beendet
balance-taken-sold = Farbe verkauft
balance-taken-tile = Ertragsplättchen
balance-taken-coins = Karte als Münzen genommen
balance-taken-reserved = Karte reserviert
balance-taken-insured = Versichert mit
balance-end-ended = Acht Ertragsplättchen
balance-end-exhausted = Niemand kann mehr etwas tun

# Worum es in einem Rätsel geht
puzzle-tag-payment = Bezahlen
puzzle-tag-insurance = Versicherung
puzzle-tag-reserving = Reservieren
puzzle-tag-purchase = Einkauf
puzzle-tag-coins = Münzen
puzzle-tag-blocking = Blockieren
puzzle-tag-timing = Zeitpunkt
