# Kiesel, auf Deutsch.

title = Kiesel
feel = Nimm, was schlicht ist, oder hoffe auf das, was glänzt.
about =
    Ein Strand voller Kiesel und ein Beutel mit wenigen bunten Steinen. Nimm bis zu drei Kiesel, jeder ein Punkt, oder einen einzigen und dazu einen Stein, den sonst niemand sieht. Steine einer Farbe sind umso mehr wert, je mehr du hast.
designed = Alles: Dies ist das kleine Spiel, als dessen Kopie neue Spiele beginnen.

# Spieler
seat-crab = Krabbe
seat-gull = Möwe
seat-heron = Reiher
seat-otter = Otter

# Steine
stone-amber = Bernstein
stone-jade = Jade
stone-pearl = Perle

# Varianten
optionname-short = Kurzes Spiel
optionhelp-short = Acht Kiesel je Spieler statt zwölf.
optionvalue-short-false = nein
optionvalue-short-true = ja

# Orte
place-beach = Strand
place-bag = Beutel
place-sea = Meer
place-taken = Kiesel
place-hand = Steine auf der Hand
place-sets = Punkte für Sammlungen

help-beach = Kiesel, die noch niemand genommen hat. Wenn ein Zug beginnen würde und keiner mehr da ist, endet das Spiel.
help-bag = Zu Beginn je vier Steine Bernstein, Jade und Perle. Wer einen einzigen Kiesel nimmt, zieht einen, solange welche da sind.
help-sea = Geworfene Steine. Sie bleiben hier.
help-taken = Jeder Kiesel ist ein Punkt.
help-hand = Nur du siehst deine Steine; die anderen sehen, wie viele es sind. Am Ende zählt jede Farbe ihre Anzahl mal sich selbst: 1, 4, 9 oder 16.
help-sets = Was die Steine auf der Hand am Ende des Spiels gezählt haben.

# Dinge
thing-take = { $number ->
    [one] Ein Kiesel
   *[other] { $number } Kiesel
}
thing-hand = { $piece } auf der Hand
thing-keep = Behalten

option-TakePebbles-take = { $number ->
    [one] { $bag ->
        [0] 1 nehmen
       *[other] 1 mit Stein nehmen
    }
   *[other] { $number } nehmen
}
option-KeepStone-hand = { $piece } für einen Kiesel werfen
option-KeepStone-keep = Alle Steine behalten

# Aufforderungen
prompt-TakePebbles = { $bag ->
    [0] Nimm einen bis drei Kiesel; der Beutel ist leer.
   *[other] Nimm einen bis drei Kiesel; zu einem einzigen gibt es einen Stein.
}
prompt-KeepStone = Du hast einen Stein gezogen. Behalt alle, oder wirf einen für einen Kiesel.

# Protokoll
log-took = { $seat } nimmt { $count ->
    [one] einen Kiesel
   *[other] { $count } Kiesel
}.
log-drew = { $seat } zieht einen Stein.
log-threw = { $seat } wirft { $stone } ins Meer und nimmt dafür einen Kiesel.
log-ended = Der Strand ist leer: Das Spiel endet.
log-counted = { $seat } hat { $stone } { $stones ->
    [one] einmal
    [2] zweimal
   *[other] { $stones }-mal
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

# Warum etwas nicht geht
why-too_few = { $left ->
    [one] Es ist nur noch ein Kiesel da.
   *[other] Es sind nur noch { $left } Kiesel da.
}

# Was ein Tipp über die Änderung sagt: vorher und nachher
term-taken = Kiesel: { $after } statt { $before }
term-sets = die Steine auf der Hand würden { $after } zählen statt { $before }
term-stones = Steine auf der Hand: { $after } statt { $before }
term-rival = der stärkste Gegner kann auf { $after } Punkte hoffen statt auf { $before }

# Punkte mit ihrer Formel
score-rule = Jeder Kiesel ist ein Punkt. Jede Farbe zählt ihre Steine mal sich selbst.
score-took = { $count ->
    [one] ein Kiesel
   *[other] { $count } Kiesel
}
score-threw = ein Kiesel für { $stone }
score-counted = { $stone }: { $stones } × { $stones } = { $points }

# Woher die Punkte kamen.
account-taken = Kiesel
account-sets = Sammlungen von Steinen

# Was bei Gleichstand entscheidet.
tie-stones = Gleich viele Punkte; mehr Steine entscheiden: { $more } zu { $less }.

## Lernen: die Einführung am Anfang der Hilfe
guide-goal = Hab die meisten Punkte, wenn der Strand leer ist: einen für jeden Kiesel und mehr für Steine derselben Farbe.
guide-turn = Wenn du am Zug bist, nimmst du Kiesel vom Strand.
guide-turn-1 = Nimm zwei oder drei: Das ist alles.
guide-turn-2 = Nimm einen einzigen: Dann ziehst du auch einen Stein aus dem Beutel. Nur du siehst ihn. Du darfst einen deiner Steine ins Meer werfen und dafür noch einen Kiesel nehmen.
guide-points-title = Sammlungen
guide-points = Am Ende zählt jede Farbe auf deiner Hand ihre Anzahl mal sich selbst.
guide-points-1 = Ein Stein ist 1 Punkt, zwei sind 4, drei sind 9, vier sind 16.
guide-end = Das Spiel endet, wenn ein Zug beginnen würde und kein Kiesel mehr da ist. Die meisten Punkte gewinnen; bei Gleichstand mehr Steine auf der Hand.
guide-example = Du hast elf Kiesel genommen und hältst zwei Bernsteine und eine Jade: 11 + 4 + 1 = 16 Punkte.

## Lernen: die Lektionen
lesson-1 = Deine ersten Steine
lesson-1-1-title = Der Strand
lesson-1-1 = Du bist die Krabbe. Neun Kiesel liegen noch am Strand, und du und die Möwe nehmt abwechselnd davon.
lesson-1-2-title = Bis zu drei
lesson-1-2 = Ein Zug sind ein bis drei Kiesel, und jeder ist ein Punkt. Nimm drei.
lesson-1-3-title = Deine Kiesel
lesson-1-3 = Jetzt sind es neun Punkte. Die Möwe hat zwei genommen, also sind vier Kiesel übrig.
lesson-1-4-title = Ein Stein aus dem Beutel
lesson-1-4 = Du hältst einen Bernstein, den die Möwe nicht sieht. Nimm diesmal einen einzigen Kiesel: Dann ziehst du auch einen Stein.
lesson-1-5-title = Behalten oder werfen
lesson-1-5 = Noch ein Bernstein! Du könntest einen Stein für einen weiteren Kiesel ins Meer werfen. Aber Steine einer Farbe sind zusammen mehr wert, also behalt beide.
lesson-1-6-title = Sammlungen
lesson-1-6 = Am Ende zählt eine Farbe ihre Anzahl mal sich selbst: Ein Bernstein wäre 1 Punkt, zwei sind 4, drei wären 9.
lesson-1-7-title = Einige Züge später
lesson-1-7 = Drei Kiesel sind übrig. Nimm einen davon und sieh, was der Beutel für dich hat.
lesson-1-8-title = Ein Stein für einen Kiesel
lesson-1-8 = Eine Perle. Sie zählt so viel wie deine einzelne Jade: 1 Punkt, und das Spiel ist fast vorbei. Ein geworfener Stein bringt einen Kiesel, auch 1 Punkt, und der Möwe bleibt einer weniger. Wirf die Jade.
lesson-1-9-title = Der Strand ist leer
lesson-1-9 = Die Möwe hat den letzten Kiesel genommen. Zwei Bernsteine sind 4 Punkte, die Perle ist 1: Mit deinen zwölf Kieseln macht das 17. Die meisten Punkte gewinnen, bei Gleichstand mehr Steine auf der Hand.

## Lernen: wenn eine Frage zum ersten Mal gestellt wird
first-TakePebbles = Drei Kiesel sind drei sichere Punkte. Ein einziger bringt einen Stein: für sich wenig, viel, wenn er eine Sammlung ergibt.
first-KeepStone = Ein geworfener Stein bringt noch einen Kiesel. Zwei Steine einer Farbe zählen am Ende 4, also überleg gut, bevor du eine Sammlung auflöst.

## Über das Spiel: wer es gemacht hat, und was unser ist
about-designer = Ein Spiel von uns, gemacht, um kopiert zu werden.
about-publisher = Es gibt keine Schachtel zu kaufen: Zwölf bunte Steine und eine Handvoll Kiesel genügen.
about-ruling-1 = Ist der Beutel leer, bringt ein einziger Kiesel keinen Stein.
about-ruling-2 = Wer für den letzten Kiesel einen Stein zieht, behält ihn.
