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
place-notes = Notierte Punkte
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
help-victory = Jede Karte ist ein Siegpunkt, und die meisten Siegpunkte gewinnen; Handelsgüter und Hand zählen nichts. Sie kommen aus den verkauften Gütern, die niedrigsten zuerst. Was auf ihnen steht, zählt nicht mehr.
help-windfall = Bringt ein Verkauf mehr Siegpunkte, als Karten verkauft wurden, kommt der Rest ungesehen vom Zugstapel.
help-notes = Punkte, für die nirgends mehr eine Karte lag.
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

# Aufforderungen
prompt-DrawStartPlayer = Der Startspieler wird ausgelost.
prompt-TakeFirstTile = Welche Farbe soll dein erstes Ertragsplättchen haben?
prompt-ChooseAction = { $buy ->
    [1] Kauf den Markt für { $price } deiner { $coins } Münzen, { $reserve ->
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
prompt-InsureGoods = Es sinken: { $colors }. { $goods ->
    [one] Eines deiner Güter ist in Gefahr; versichern?
   *[other] { $goods } deiner Güter sind in Gefahr; welche versichern?
}
prompt-SaveGoods = Wähle Handelsgüter in { $color }, die du rettest; { $symbols ->
    [one] noch ein Symbol
   *[other] noch { $symbols } Symbole
}.

# Protokoll
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
    [one] ein Punkt wird
   *[other] { $points } Punkte werden
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
term-won = Siegkarten: { $after } statt { $before }
term-tiles = Ertragsplättchen: { $after } statt { $before }
term-goods = deine Güter brächten heute { $after } Punkte statt { $before }
term-coins = { $after ->
    [0] keine Münzen bleiben auf der Hand
    [one] eine Münze auf der Hand statt { $before }
   *[other] { $after } Münzen auf der Hand statt { $before }
}
term-insurance = Güter, die deine Hand retten könnte: { $after } statt { $before }
term-stone = { $after ->
    [0] dein Stein hält dir eine Karte frei
   *[other] dein Stein ist wieder frei
}
term-rival = der stärkste Gegner darf auf { $after } Siegkarten hoffen statt auf { $before }

# Punkte mit ihrer Rechnung
score-rule = (Höchste Karte + Ertragsplättchen der Farbe) × verkaufte Karten; je fünf Punkte, aufgerundet, sind eine Siegkarte.
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

# Was bei gleichen Punkten entscheidet.
tie-tiles = Gleich viele Punkte; mehr Ertragsplättchen entscheiden: { $more } zu { $less }.
