# Die Schale: was das Terminal rund um ein Spiel sagt. Texte der Spiele liegen in ihren eigenen Ordnern.

language-name = Deutsch

shell-yours = Du spielst { $seats }. Bots: { $bots }.
shell-yours-alone = Du spielst { $seats }.
shell-seat-bot = { $seat } ({ $bot })
shell-seat-you = { $seat } (du)
shell-none = keine
shell-empty = –
shell-prompt = { $seat }: { $prompt }
shell-choose = Nummer oder Name, ? für mehr
shell-curtain = { $seat }, du bist am Zug. Drück Enter, wenn niemand sonst hinsieht.
shell-option = { $number }  { $label }  [{ $thing }]
shell-hidden = { $count ->
    [one] { $count } verdeckt
   *[other] { $count } verdeckt
}
shell-marked = { $piece } ({ $mark })
shell-turned = { $piece } ({ $turned })
shell-several = { $count } × { $piece }
shell-line = { $place }: { $content }
shell-owned = { $place } von { $seat }: { $content }
shell-undone = Zurückgenommen.
shell-saved = Gespeichert in { $file }.
shell-resumed = Fortgesetzt aus { $file }.
shell-bye = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.
shell-bye-saved = Auf Wiedersehen.
shell-illegal = Das lässt sich nicht wählen. Gib eine Nummer von 1 bis { $count } oder einen Namen in Klammern an.
shell-nothing-to-undo = Nichts lässt sich zurücknehmen: Die letzte Entscheidung hat etwas aufgedeckt oder war nicht deine.
shell-cannot-write = { $file } lässt sich nicht schreiben: { $error }
shell-help =
    Eine Nummer oder ein Name in Klammern wählt diese Möglichkeit.
    u         nimmt deine letzte Entscheidung zurück, solange nichts aufgedeckt wurde
    s DATEI   speichert das Spiel
    l         zeigt das ganze Protokoll
    ? ORT     die Regel zu einem Ort: { $places }
    ?         diese Liste
    q         hört auf
shell-over = Das Spiel ist zu Ende.
shell-ranking = { $place }. { $seats } ({ $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
})
shell-and = { $first } und { $second }
shell-replay = { $title }, { $seats } Spieler, Startwert { $seed }
shell-log = { $number }. { $line }
shell-earlier = { $count } frühere Entscheidungen fielen nach älteren Regeln und lassen sich nicht zeigen.
shell-unfinished = Das Spiel ist nicht zu Ende; { $seat } muss wählen.
shell-arena-head = Bot              Siegquote   95-%-Intervall   Punkte im Mittel
shell-seats = { $seats } Spieler
shell-minutes = { $minutes } Minuten
