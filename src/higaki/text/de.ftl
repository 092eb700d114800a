# Die Schale: was das Terminal rund um ein Spiel sagt. Texte der Spiele liegen in ihren eigenen Ordnern.


shell-seat-you = { $seat } (du)
shell-none = keine
shell-empty = –
shell-prompt = { $seat }: { $prompt }
shell-choose = Nummer oder Name, ? für mehr
shell-curtain = { $seat }, du bist am Zug. Drück Enter, wenn niemand sonst hinsieht.
shell-amount = – tippe = und eine Zahl, zum Beispiel ={ $most }
shell-amount-alone = – tippe eine Zahl
shell-hidden = { $count ->
    [one] { $count } verdeckt
   *[other] { $count } verdeckt
}
shell-in-stack = { $end ->
    [top] oben: { $piece }
   *[bottom] unten: { $piece }
}
shell-marked = { $piece } ({ $mark })
shell-turned = { $piece } ({ $turned })
shell-several = { $count } × { $piece }
shell-line = { $place }: { $content }
shell-undone = Zurückgenommen.
shell-saved = Gespeichert in { $file }.
shell-bye = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.
shell-bye-saved = Auf Wiedersehen.
shell-warned = Vorsicht: { $options }. { $warning }
shell-refused = Jetzt nicht: { $option }. { $why }
shell-illegal = Das lässt sich nicht wählen. Gib eine Nummer von 1 bis { $count } oder einen Namen in Klammern an.
shell-illegal-amount = Das lässt sich nicht wählen. Gib eine der Nummern, = und eine Menge oder einen Namen in Klammern an.
shell-nothing-to-undo = Nichts lässt sich zurücknehmen: Die letzte Entscheidung hat etwas aufgedeckt oder war nicht deine.
shell-cannot-write = { $file } lässt sich nicht schreiben: { $error }
shell-help =
    Eine Nummer oder ein Name in Klammern wählt diese Möglichkeit.
    =ZAHL     wählt eine Menge, wo nach einer gefragt ist
    u         nimmt deine letzte Entscheidung zurück, solange nichts aufgedeckt wurde
    s DATEI   speichert das Spiel
    l         zeigt das ganze Protokoll
    ? ORT     die Regel zu einem Ort: { $places }
    ?         diese Liste
    q         hört auf
shell-help-windows =
    rest      verzichtet, jetzt und für den Rest der Runde, wenn du außer der Reihe gefragt wirst
    ask       lässt dich danach wieder fragen
shell-declined = Du verzichtest für den Rest der Runde. Mit ask wirst du von deinem nächsten Zug an wieder gefragt.
shell-answered = { $why } Für dich beantwortet.
shell-asked-again = Du wirst wieder gefragt.
shell-over = Das Spiel ist zu Ende.
shell-and = { $first } und { $second }
shell-replay-sealed = { $title }, { $seats } Spieler
shell-verified = Geprüft: { $decisions } Entscheidungen, ausgeteilt mit dem Schlüssel zum Siegel { $seal }. Dieses Siegel muss auch am Anfang des Protokolls stehen.
shell-verified-numbers = Geprüft: { $decisions } Entscheidungen, ausgeteilt mit dem Schlüssel zum Siegel { $seal } und den Zahlen von { $seats }. Das Siegel muss am Anfang des Protokolls stehen, und der Browser von jedem, der eine Zahl beigetragen hat, zeigt diesen Code: { $code }
shell-verified-no-numbers = Geprüft: { $decisions } Entscheidungen, ausgeteilt mit dem Schlüssel zum Siegel { $seal }, zu dem niemand eine Zahl beigetragen hat. Dieses Siegel muss auch am Anfang des Protokolls stehen.
shell-proof-numbers = Niemand konnte die Karten aussuchen, solange einer von denen, die eine Zahl beigetragen haben, ehrlich war und Siegel und Code unverändert fand; dass niemand die Karten gesehen hat, beweist es nicht: Wer den Server betreibt, kann die Datei lesen.
shell-proof-no-numbers = Die Karten standen vor dem Spiel fest; wer den Server betreibt, könnte unter vielen Schlüsseln gewählt haben.
shell-withheld = Hat eine Zahl festgelegt und nicht gezeigt: { $seats }. Dafür wurde jedes Mal ein Mischen verworfen, vielleicht weil jemand wusste, was es austeilen würde.
shell-sealed = Das Mischen ist versiegelt: { $seal }
shell-added = Dazu kommt die Zahl { $number }. Siegel und Zahl stammen aus einem Programm auf diesem Rechner: Sie beweisen, dass die Karten vor dem ersten Zug feststanden, nicht, dass das Programm sie nicht ausgesucht hat.
shell-replay = { $title }, { $seats } Spieler, Startwert { $seed }
shell-log = { $number }. { $line }
shell-earlier = { $count } frühere Entscheidungen fielen nach älteren Regeln und lassen sich nicht zeigen.
shell-unfinished = Das Spiel ist nicht zu Ende; { $seat } muss wählen.
shell-new-game =
    Geschrieben: { $folder }, ein ganzes kleines Spiel, das du nun änderst.
    Spielen:  PYTHONPATH=src .venv/bin/python -m higaki play { $name }
    Prüfen:   make game NAME={ $name }
    Was du zuerst änderst, steht in examples/pebbles/README.md.
shell-arena-bot = Bot
shell-arena-against = Allein gegen
shell-arena-wins = Siegquote
shell-arena-interval = 95-%-Intervall
shell-arena-margin = Abstand
shell-arena-rating = Wertung
shell-arena-time = Je Zug
shell-arena-milliseconds = { $time } ms
shell-arena-chart = { $game }: wie stark die Bots sind
shell-arena-ladder = { $seats } Plätze, ein Bot allein gegen { $others } eines anderen, { $games } Partien für jede Sprosse
shell-arena-robin = { $seats } Plätze, jeder Bot gegen jeden, { $games } Partien für jede Besetzung
shell-arena-alone = allein gegen { $bot }
shell-arena-pairs = { $seats } Plätze, beide Bots auf demselben Platz mit denselben Karten, die anderen { $others }, { $pairs } Paare
shell-arena-difference = Zweiter minus erster
shell-arena-saved = In Paaren ist der Unterschied der Siegquote so genau bekannt wie ohne sie mit { $times }-mal so vielen Partien.
shell-arena-fair = Gestrichelt: { $share }, der Anteil eines Bots, der so stark ist wie die anderen. Striche: 95-%-Intervalle.
shell-balance-place = Platz { $place } der Reihenfolge
shell-balance-played = { $seats } Spieler, { $bot }
shell-balance-wins = { $game }: wer gewinnt
shell-balance-worth = { $game }: was es wert ist
shell-balance-games = { $games } Spiele insgesamt, ab Startzahl { $seed }
shell-balance-fair = Gestrichelt: der Anteil eines Platzes, der so gut ist wie die anderen. Schwarze Striche: 95-%-Intervalle.
shell-balance-figure = Angabe
shell-balance-of = Von
shell-balance-value = Wert
shell-balance-cases = Fälle
shell-balance-heading = Thema
shell-balance-what = Karte oder Gebiet
shell-balance-taken = Spieler damit
shell-balance-with = Sieg damit
shell-balance-without = Sieg ohne
shell-balance-gain = Gewinn am Sieg
shell-balance-players = Spieler
shell-seats = { $seats } Spieler
shell-minutes = { $minutes } Minuten

# Der Browser
web-home = Zur Startseite
web-loading = Einen Moment …
web-close = Schließen
web-language = Sprache
web-lost = Hier ist nichts
web-lost-line = Diesen Tisch gibt es nicht, oder er wurde schon abgeräumt.
web-lost-page = Diese Seite gibt es nicht, oder sie wird nicht mehr gezeigt.

web-welcome = Händler, nehmt Platz
web-welcome-line = Brettspiele um Handel und See, in deinem Browser. Allein gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Bildschirm. Ohne Konto.
web-your-name = Dein Name am Tisch
web-name-kept = Dein Name ist gemerkt.
web-games = Spiele
web-about = Über das Spiel
web-play-now = Sofort gegen Bots spielen
web-new-table = Neuer Tisch …
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand auf Mitspieler. Mach selbst einen Tisch auf.
web-card-yours = Du bist am Zug!
web-card-turn = { $name } überlegt
web-card-waiting = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
web-card-over = Zu Ende

web-devices = Auf anderem Gerät weiterspielen
web-devices-give = Von hier nach dort
web-devices-give-line = Lass dir hier einen Code zeigen und tipp ihn auf dem anderen Gerät ein. Er gilt einmal.
web-devices-show = Code zeigen
web-devices-lasts = Er gilt { $minutes } Minuten lang.
web-devices-take = Von dort nach hier
web-devices-take-line = Tipp den Code ein, den das andere Gerät zeigt. Dieser Browser hat dann seinen Namen und seine Tische.
web-devices-code = Code
web-devices-continue = Hier weiterspielen
web-devices-done = Willkommen zurück, { $name }.

web-new-table-of = Neuer Tisch: { $title }
web-how-many = Wie viele spielen?
web-who = Wer sitzt wo?
web-seat-number = Platz { $number }
web-seat-me = Ich
web-seat-friend = Ein Freund, über den Link
web-seat-here = Noch jemand hier am Gerät
web-seat-bot = Bot: { $level }
web-bot-medium = Kaufmann (plant)
web-bot-hard = Meister (grübelt)
web-bot-easy = Anfänger (planlos)
web-bot-greedy = Händler (eilig)
web-bot-random = Lehrling (rät)
web-bot-strength = Stärke { $strength } von { $most }
web-bot-called = { $seat } (Bot)
web-free-seat = Freier Platz
web-their-name = Name
web-open-table = Tisch aufmachen

web-invite = Einladen
web-invite-private = Schick diesen Link deinen Freunden. Wer ihn öffnet, kann sich dazusetzen oder zuschauen.
web-invite-public = Dieser Tisch steht für alle auf der Startseite. Du kannst den Link auch verschicken.
web-invite-local = Diese Adresse gilt nur auf diesem Rechner. Für Freunde anderswo starte den Server mit --host 0.0.0.0 und öffne diese Seite unter der Adresse, die er nennt.
web-guest = Gast
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Dein Browser erlaubt das Kopieren nicht. Bitte kopier die Adresse aus der Adresszeile.
web-mark-by-hand = Dein Browser erlaubt das Kopieren nicht. Bitte markiere den Text und kopiere ihn.
web-seats = Plätze
web-stand-up = Aufstehen
web-you = du
web-away = nicht da

web-board = Spielplan
web-prompt = Was zu tun ist
web-options = Was du wählen kannst
web-amount = Wie viele
web-less = Eins weniger
web-more = Eins mehr
web-your-turn = Du bist am Zug.
web-turn = ist am Zug
web-title-turn = ● Du bist am Zug – { $title }
web-waiting-for = { $name } überlegt.
web-watching = Du schaust zu.
web-undo = Zurücknehmen
web-undo-short = Zurück
web-otherwise = Erst ansehen und ändern: { $option }
web-undo-turn = Zug zurück
web-undo-turn-line = Alles aus diesem Zug zurücknehmen, was sich zurücknehmen lässt
web-final-asks_all = Alle werden dazu gefragt; danach kannst du es nicht mehr zurücknehmen.
web-final-draws = Dann wird gezogen oder gewürfelt; danach kannst du es nicht mehr zurücknehmen.
web-final-shows = Etwas Verdecktes kommt ans Licht; danach kannst du es nicht mehr zurücknehmen.
web-final-ends = Damit endet die Partie; das kannst du nicht zurücknehmen.
web-sure = Bestätigen
web-not-sure = Etwas anderes
web-careful = Erst nachfragen
web-careful-line = Fragt vor einem Zug nach, der sich nicht zurücknehmen lässt. Was sich zurücknehmen lässt, geschieht sofort. Fragt immer vor einem Zug, der dir schadet
web-hint = Tipp
web-hint-thinking = Ein Bot denkt darüber nach …
web-list = Alle Möglichkeiten nummerieren
web-list-short = Nummerieren
web-help = Hilfe
web-window = Wenn alle handeln dürfen
web-window-rest = Für den Rest der Runde verzichten
web-window-rest-line = Du wirst bis zum Ende der Runde nicht mehr gefragt, oder bis du es wieder willst
web-window-declining = Du verzichtest diese Runde: { $what }
web-window-again = Frag mich wieder
web-window-always = Frag mich immer
web-window-always-line = Auch wenn du nur verzichten kannst, damit du bluffen kannst. Sonst verzichtet dann der Tisch für dich, und niemand sieht den Unterschied
web-window-passing = { $why } Für dich beantwortet.
web-window-held = Du hast geantwortet. Die anderen sehen es, wenn die Zeit um ist.
web-window-left = noch { $seconds } s
web-window-given = Für dich beantwortet.
web-window-given-so = Für dich beantwortet: { $answer }.
web-window-told = Wer länger als einen Augenblick braucht, hätte wohl antworten können: Bots, und der Tisch für alle, die nicht können, brauchen höchstens zweieinhalb Sekunden. Nur an einem Tisch, an dem es für alle gleich lange dauert, verrät die Zeit nichts.
web-window-told-nothing = An diesem Tisch sieht man jede Antwort nach denselben sechs Sekunden; wie lange jemand braucht, verrät also nichts.
web-window-declined = Du verzichtest.
web-since = Seit deinem letzten Zug
web-so-far = Bisher
web-since-nothing = Noch nichts.
web-done-to-you = Betrifft dich
web-log = Protokoll
log-seal = Das Mischen wurde vor der ersten Karte versiegelt: { $seal }
log-key = Das Siegel ist offen, sein Schlüssel ist { $key }. Lade das Spiel herunter und prüfe es mit: higaki verify DATEI
log-number = Beitrag von { $names } zum Mischen: { $number }
log-number-fixed = { $names }: Die Zahl, die dazukommt, ist durch ihre Prüfsumme festgelegt: { $digest }
log-number-withheld = { $names }: Die Zahl zu { $digest } wurde festgelegt und nicht gezeigt; sie kam nicht dazu
log-code = Womit higaki verify gefragt werden sollte, damit es Siegel und Zahlen mit dem vergleicht, was dieser Browser gezeigt bekam
web-habits = Deine Gewohnheiten
web-remember = Für mich merken
web-remember-line = Zeigt, was sich jemand mit gutem Gedächtnis gemerkt hätte
web-volume = Lautstärke
web-volume-line = Karten, Holz, Münzen, Würfel und eine Glocke, wenn du am Zug bist
web-volume-value = { $percent ->
    [0] aus
   *[other] { $percent } %
}
web-vibration = Vibration
web-vibration-line = Das Gerät vibriert kurz, wenn du am Zug bist
web-rules = Die Regeln, Ort für Ort
web-legend = Zeichen
web-sheet-now = Jetzt:
web-sheet-not-now = Jetzt nicht:
web-keys = Tasten
web-key-number = wählt den Knopf mit diesem Zeichen
web-key-arrows = gehen durch alles, was du wählen kannst; Enter wählt
web-key-undo = nimmt zurück
web-key-hint = gibt einen Tipp
web-key-list = nummeriert alle Möglichkeiten oder nicht
web-key-rest = verzichtet für den Rest der Runde, wenn du außer der Reihe gefragt wirst
web-key-skip = überspringt, was gezeigt wird, lässt es doch, schließt ein Fenster
web-key-sheet = erklärt, was den Fokus hat oder worauf du zeigst; das tun auch längeres Zeigen, Rechtsklick und langes Drücken
web-key-help = diese Hilfe
web-shortcuts = Einzelne Tasten sind an
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-more = Zu dieser Zeile von { $name }
web-chat-mute = { $name } stummschalten
web-chat-mute-line = An diesem Tisch und nur für dich.
web-chat-muted = Von dir stummgeschaltet:
web-chat-unmute = Die Zeilen von { $name } wieder zeigen
web-chat-hidden = { $count ->
    [one] Eine Zeile ist ausgeblendet.
   *[other] { $count } Zeilen sind ausgeblendet.
}
web-chat-report = Diese Zeile melden
web-chat-report-host = Der Gastgeber sieht sie und entscheidet. Niemand erfährt, dass du es warst.
web-chat-report-players = Sie verschwindet, wenn zwei Mitspielende sie gemeldet haben. Niemand erfährt, dass du es warst.
web-chat-reported = Gemeldet. Für dich ist die Zeile ausgeblendet.
web-chat-reports = Dir gemeldet
web-chat-reported-by = { $count ->
    [one] Eine Person hat diese Zeile gemeldet.
   *[other] { $count } Personen haben diese Zeile gemeldet.
}
web-chat-clear-line = Diese Zeile löschen
web-chat-clear = Gespräch löschen
web-chat-leave = So lassen
web-chat-clear-what = { $count ->
    [one] Die Zeile verschwindet für alle und wird gelöscht.
   *[other] Alle { $count } Zeilen verschwinden für alle und werden gelöscht.
}
web-chat-clear-note = Die anderen lesen, dass das Gespräch gelöscht wurde. Das lässt sich nicht zurücknehmen.
web-chat-clear-no = Lieber nicht
web-chat-clear-yes = Gespräch löschen
web-chat-cleared = Der Gastgeber hat das Gespräch gelöscht.
web-chat-cleared-line = Der Gastgeber hat eine Zeile gelöscht.
web-chat-cleared-reports = Zwei Mitspielende haben eine Zeile gemeldet, darum wurde sie gelöscht.
web-chat-phrases = Kurze Sätze
web-chat-phrases-line = Alle lesen diese in ihrer eigenen Sprache.
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well_played = Gut gespielt!
phrase-nice_move = Schöner Zug!
phrase-your_turn = Du bist dran.
phrase-moment = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-sorry = Entschuldigung!
phrase-leaving_soon = Ich muss bald los.
phrase-good_game = Schöne Partie!
phrase-rematch = Noch eine Partie?
web-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-curtain = { $name }, du bist am Zug
web-curtain-line = Setz dich vor den Bildschirm. Wenn niemand sonst hinsieht, zieh den Vorhang auf.
web-curtain-lift = Vorhang auf

web-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-you-won = Du gewinnst!
web-rematch = Noch einmal
web-rematch-join = Zum nächsten Spiel
web-replay = Wiederholung
web-share = Wiederholung teilen
web-download = Herunterladen
web-embed = Diese Wiederholung auf einer anderen Seite zeigen
web-embed-copy = Code kopieren
web-embed-by-hand = Das Kopieren ging nicht; oben lässt sich der Code markieren.
web-embed-open = Bei Higaki öffnen
web-ranking = Rangliste
web-rank = Rang
web-player = Spieler
web-points = Punkte
web-account = Die Abrechnung
web-source = Herkunft
web-reasons = Woher die Punkte kamen
web-no-points = Keine Punkte.
web-course = Punkte im Lauf des Spiels
web-as-table = Dasselbe als Tabelle
web-moves = { $moves ->
    [one] { $moves } Entscheidung
   *[other] { $moves } Entscheidungen
}
web-move = Entscheidung
web-move-of = { $move } von { $moves }
web-title-replay = Wiederholung: { $title }
web-replay-not-over = Das Spiel läuft noch. Die Wiederholung öffnet sich, wenn es zu Ende ist.
web-to-table = Zum Tisch
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-run = Laufen lassen
web-pause = Anhalten
web-eyes = Gesehen von
web-eyes-spectator = Zuschauern

error-bad_code = Dieser Code ist unbekannt oder gilt nicht mehr.
error-not_found = Das gibt es nicht.
error-unreadable = Dieser Tisch ist beschädigt und wurde beiseitegestellt. Wer den Server betreibt, kann nachsehen.
error-stale = Am Tisch ging es inzwischen weiter.
error-illegal = Das lässt sich jetzt nicht wählen.
error-not_yours = Das hast nicht du zu entscheiden.
error-too_many = Das war zu viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
error-too_large = Das ist zu lang.
error-bad_request = Das war nicht zu verstehen.
error-wrong_origin = Diese Seite gehört nicht zu diesem Server. Bitte lade sie neu.
error-wrong_host = Unter dieser Adresse antwortet dieser Server nicht.
error-not_kept = Der Server kann gerade nichts aufschreiben, deshalb gilt es nicht. Bitte versuche es später wieder.
error-busy = Gerade wird zu viel auf einmal gefragt. Bitte versuche es in ein paar Sekunden noch einmal.
error-not_replayed = Dieses Spiel lässt sich gerade nicht noch einmal zeigen. Bitte versuche es später wieder.
error-number = Das ist nicht die Zahl, die vorher festgelegt wurde.
error-name_alike = Jemand am Tisch hat einen Namen, der genauso aussieht. Bitte wähle einen anderen.
error-used = Das kam zweimal mit verschiedenem Inhalt an. Bitte versuche es noch einmal.
error-taken = Jemand war schneller: Der Platz ist besetzt.
error-unreached = Der Server ist nicht zu erreichen.

## Räume: das Wartezimmer, der neue Tisch, der Name
web-change-name = Dein Name: { $name }
web-no-name = Dein Name
web-name-line = Alle an deinen Tischen sehen ihn sofort.
web-name-keep = Merken
web-name-full = Mehr als { $most } Zeichen hat ein Name nicht.
web-invited-by = { $name } lädt dich ein
web-invited = Du bist eingeladen
web-play-as = Du spielst als { $name }.
web-name-first = Wie sollen dich die anderen nennen?
web-sit-down = Platz nehmen
web-sit-elsewhere = Oder such dir einen Platz aus:
web-sit-at = Platz nehmen: { $seat }
web-or-watch = Oder schau nur zu: Das Spiel öffnet sich hier von selbst.
web-your-table = Dein Tisch
web-your-seat = Du sitzt am Tisch
web-spectator = Du schaust zu
web-spectator-line = Alle Plätze sind besetzt. Du siehst das Spiel hier, sobald es beginnt.
web-missing = { $free ->
    [0] Niemand fehlt.
    [one] Ein Platz ist frei. Das Spiel beginnt von selbst, wenn sich dort jemand setzt.
   *[other] { $free } Plätze sind frei. Das Spiel beginnt von selbst, wenn der letzte besetzt ist.
}
web-host-begins = Niemand fehlt. { $name } beginnt das Spiel.
web-somebody-begins = Niemand fehlt. Wer den Tisch aufgemacht hat, beginnt das Spiel.
web-start = Spiel beginnen
web-start-nobody = Hier sitzen nur Bots. Ein Mensch muss dabei sein.
web-fill = Bot hierher
web-fill-all = { $free ->
    [one] Ein Bot auf den freien Platz
   *[other] Bots auf die { $free } freien Plätze
}
web-fill-level = Bot auf { $seat }
web-free = Platz frei machen
web-share-link = Teilen
web-qr = QR-Code dieses Links
web-qr-line = Oder mit dem Telefon abfotografieren.
web-what-is-played = Was gespielt wird
web-open-to-all = Offen für alle
web-where-listed = Wer findet den Tisch?
web-private-only = mit dem Link
web-public-all = alle
web-private-help = Nur wer den Link hat, findet ihn.
web-public-help = Er steht für alle auf der Startseite.
web-opening = So beginnt es
web-even-no = wie geantwortet wird
web-even-yes = für alle gleich lange
web-even-no-help = Alle sehen eine Antwort, sobald sie gegeben ist. Wer länger als zweieinhalb Sekunden braucht, hätte wohl antworten können.
web-even-yes-help = Jede Frage dauert sechs Sekunden, wer auch gefragt wird und was auch auf der Hand ist; wer bis dahin nicht geantwortet hat, verzichtet. Wie lange jemand braucht, verrät dann nichts, aber jede Karte kostet euch diese Zeit für alle, die gefragt werden. Niemand kann sich einen Bildschirm teilen.
web-memory = Gedächtnis
web-memory-open = offen
web-memory-strict = streng
web-memory-open-help = Alle dürfen nachsehen, was offen genommen wurde und nun verdeckt liegt.
web-memory-strict-help = Solange das Spiel läuft, wird es niemandem gezeigt; nur das Protokoll sagt, was offen genommen wurde.
web-table-begins = Es geht sofort los.
web-table-needs-name = Die andere Person an diesem Bildschirm braucht einen Namen.
web-table-waits = { $free ->
    [one] Er wartet auf einen Menschen, der über den Link kommt.
   *[other] Er wartet auf { $free } Menschen, die über den Link kommen.
}
web-bots = Bots
web-people = Menschen
## The show
web-acts = { $name } spielt.
web-skip = Überspringen
web-skip-bots = Bots immer überspringen
web-skip-bots-line = Was Bots tun, wird nicht gezeigt, nur wie es danach steht
web-skip-bots-told = Bots werden nicht mehr gezeigt. In den Einstellungen holst du sie zurück.
web-pace = Tempo
web-pace-line = Wie schnell gezeigt wird, was geschah
web-pace-asked = War das zu langsam? Unter „Optionen“ änderst du es jederzeit.
web-pace-quicker = Flotter zeigen
web-pace-keep = So lassen
web-pace-still = Dein System wünscht Ruhe, darum fliegt nichts
web-pace-calm = gemächlich
web-pace-normal = normal
web-pace-quick = flott
web-pace-off = nichts zeigen
web-chapter = Abschnitt
web-chapter-first = Der Anfang
web-turn-before = Zum Zug davor
web-turn-after = Zum nächsten Zug
web-replay-more = Ansicht und Teilen
web-from-position = Diese Partie begann mit einer vorgegebenen Stellung.
## The end of a game
web-won-shared = { $names } teilen sich den Sieg
web-your-team-won = Dein Team gewinnt!
web-you-share = Du teilst dir den Sieg!
web-came = Du bist auf Platz { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $rank }
} von { $of ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $of }
}.
web-team-came = Dein Team ist auf Platz { $rank ->
    [1] eins
    [2] zwei
    [3] drei
   *[other] { $rank }
} von { $of ->
    [2] zwei
    [3] drei
   *[other] { $of }
}.
web-came-shared = Du teilst dir Platz { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $rank }
}.
web-ahead = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} vor { $names }.
web-behind = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} hinter { $names }.
web-share-place = Nichts unterscheidet sie: Sie teilen sich den Platz.
web-result = Ergebnis
web-result-show = Ergebnis zeigen
web-result-fold = Das Brett ansehen
web-moment = { $chapter }, Zug { $turn }
web-moment-turn = Zug { $turn }
web-decision-see = In der Wiederholung zeigen
web-replay-hidden = Was da verdeckt lag
web-revealed = Was bis jetzt verborgen war
web-shuffle = Wie sich das Mischen prüfen lässt
web-shuffle-line = Bevor die erste Karte lag, war ein Schlüssel versiegelt, und die Zahlen der Spieler standen fest; zusammen teilen sie alles aus. Ist das Spiel vorbei, öffnet der Schlüssel das Siegel: Mit der heruntergeladenen Datei teilt und spielt higaki verify alles noch einmal und zeigt, dass nichts verändert wurde.
web-shuffle-waiting = Der Schlüssel für das Mischen ist gezogen und versiegelt. Der Browser von jedem, der hier sitzt, legt eine Zahl fest und zeigt sie, wenn das Spiel beginnt; erst Schlüssel und Zahlen zusammen teilen die Karten aus. So kann sie niemand aussuchen.
web-about-to-begin = Das Spiel beginnt gleich: Jeder Browser trägt seine Zahl zum Mischen bei.
web-proof-mine = Dein Browser hat zum Mischen eine Zahl beigetragen, die feststand, bevor jemand eine zeigte; also konnte niemand die Karten aussuchen, wie higaki verify mit der heruntergeladenen Datei nachrechnet. Dass niemand sie gesehen hat, beweist das nicht, denn wer den Server betreibt, kann dessen Datei lesen, und auch diese Seite kommt von dort.
web-proof-elsewhere = Ein anderer Browser von dir hat eine Zahl zum Mischen beigetragen, und nur der weiß, ob es noch dieselbe ist: Wenn ja, konnte niemand die Karten aussuchen; wer den Server betreibt, konnte sie aber sehen.
web-proof-others = Zum Mischen haben { $names } Zahlen beigetragen: Ist davon jemand ehrlich, konnte niemand die Karten aussuchen; wer den Server betreibt, konnte sie aber sehen, und dein eigener Browser hat nichts beigetragen.
web-proof-none = Niemand hat eine Zahl zum Mischen beigetragen: Die Karten standen vor dem Spiel fest und wurden nicht verändert, aber wer den Server betreibt, könnte sie unter vielen ausgesucht haben und konnte sie sehen.
web-proof-left-out = Vorsicht: Dein Browser hat die Zahl gezeigt, die er festgelegt hatte, aber ausgeteilt wurde ohne sie. Entweder war deine Verbindung in diesem Moment gestört, oder jemand, der die Karten kannte, hat sie weggelassen.
web-proof-changed = Vorsicht: Das Protokoll nennt ein anderes Siegel oder andere Zahlen, als deinem Browser vor dem Spiel gezeigt wurden. Wer diesen Server betreibt, könnte die Karten ausgesucht haben.
web-proof-again = Davor { $count ->
    [one] wurde ein Mischen
   *[other] wurden { $count } Mischungen
} verworfen, weil jemand seine Zahl nicht zeigte oder in diesem Moment ging, vielleicht im Wissen um die Karten.
## Leaving, coming back, and clocks

menu-table = Dein Platz
menu-resign = Aufgeben
menu-return = Platz wieder einnehmen
menu-ask-always = Außer der Reihe immer fragen
menu-propose-bot = Einen Bot für { $name } spielen lassen
menu-propose-end = Das Spiel für sich beanspruchen
menu-offer = Das Ende anbieten
menu-here = Ich bin da
resign-title = Aufgeben?
resign-title-for = { $name } gibt auf?
resign-ends = Das Spiel endet sofort, und die anderen gewinnen.
resign-bot = Ein Bot spielt für dich weiter. Du kommst auf den letzten Platz, wie gut er auch spielt.
resign-for-good = Das lässt sich nicht zurücknehmen.
resign-not = Weiterspielen

banner-stand-in = Ein Bot spielt für dich.
banner-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
banner-out-of-time = Deine Zeit ist um. Ein Bot spielt für dich weiter.
banner-away = { $name } ist nicht da:
banner-you-were-away = Du bist am Zug und warst nicht da:
banner-limit = Die Frist beträgt { $limit }.
banner-over-line = Die Frist ist um. Wer das Spiel beansprucht, beendet es: { $name } kommt auf den letzten Platz.
banner-come-back-line = Danach können die anderen einen Bot für dich spielen lassen oder das Spiel für sich beanspruchen.
banner-come-back-rated-line = Danach können die anderen das Spiel für sich beanspruchen, und du verlierst es.
banner-for-bot = Ein Bot soll weiterspielen: { $names }.
banner-for-end = Beanspruchen das Spiel: { $names }.
banner-undecided = Noch nichts gesagt: { $names }.
banner-bot = Bot weiterspielen lassen
banner-end = Spiel beanspruchen
banner-withdraw = Zurücknehmen
banner-offer = { $name } bietet an, das Spiel so zu beenden, wie es steht.
banner-offer-mine = Du bietest an, das Spiel so zu beenden, wie es steht.
banner-accepted = Zugestimmt: { $names }.
banner-unanswered = Noch keine Antwort: { $names }.
banner-accept = Beenden
banner-decline = Weiterspielen
banner-offer-withdraw = Angebot zurückziehen
offer-title = Das Spiel gemeinsam beenden?
offer-line = Alle anderen, die mitspielen, werden gefragt. Stimmen alle zu, endet das Spiel sofort, und die Punkte gelten, wie sie stehen.
offer-rated-line = An einem Tisch mit Wertung zählt ein solches Ende für niemanden.
offer-left = { $count ->
    [one] Das ist dein letztes Angebot in diesem Spiel.
   *[other] Du kannst es in diesem Spiel { $count }-mal anbieten.
}
offer-not = Weiterspielen
offer-send = Anbieten
ended-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
ended-absent = { $names } war zu lange nicht da und verliert das Spiel.
ended-together = Alle waren sich einig, das Spiel zu beenden. Die Punkte gelten, wie sie stehen.

table-resigned = { $name } gibt auf.
table-stood_in = Ein Bot spielt für { $name } weiter.
table-came_back = { $name } ist wieder da.
table-voted-bot = { $name } möchte, dass ein Bot für { $other } spielt.
table-voted-end = { $name } beansprucht das Spiel, weil { $other } nicht da ist.
table-withdrew = { $name } möchte doch auf { $other } warten.
table-time_over = Die Zeit von { $name } ist um.
table-claimed = { $name } war zu lange nicht da. Das Spiel endet, und { $name } verliert es.
table-here = { $name } ist wieder da.
table-offered = { $name } bietet an, das Spiel zu beenden.
table-accepted = { $name } stimmt zu.
table-declined = { $name } möchte lieber weiterspielen.
table-took_back = { $name } zieht das Angebot zurück.
table-vacation = { $name } ist im Urlaub: Die Uhr steht für { $name } still.
table-home = { $name } ist aus dem Urlaub zurück.
table-handed_over = { $name } kann nicht weiterspielen und überlässt den Platz dem, der ihn übernimmt.
table-took_over = { $name } übernimmt den Platz von { $other }.
table-agreed = Alle haben zugestimmt. Das Spiel endet, wie es steht.

absence-title = Wie lange darf jemand weg sein?
absence-short = Höchstens weg
absence-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
absence-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
absence-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
absence-line = Es zählt, solange jemand am Zug und nicht verbunden ist und jemand am Tisch wartet. Danach können die anderen einen Bot weiterspielen lassen oder das Spiel für sich beanspruchen.
absence-rated-line = Es zählt, solange jemand am Zug und nicht verbunden ist und jemand am Tisch wartet. Danach können die anderen das Spiel für sich beanspruchen: Wer weg war, hat verloren.

clock-title = Uhr
clock-none = Keine
clock-none-line = Wer da ist, überlegt, so lange er will.
clock-relaxed = Gemütlich: für jeden Zug
clock-relaxed-line = Ist die Zeit um, beendet ein Bot diesen einen Zug.
clock-blitz = Blitz: für jeden Spieler
clock-blitz-line = Ist die Zeit um, spielt ein Bot bis zum Ende weiter.
clock-per-move = { $minutes ->
    [one] 1 Minute für jeden Zug
   *[other] { $minutes } Minuten für jeden Zug
}
clock-per-player = { $minutes } Minuten für jeden, { $seconds } Sekunden zurück mit jedem Zug
clock-left = { $minutes ->
    [0] noch { $seconds } Sekunden
    [one] noch 1 Minute { $seconds } Sekunden
   *[other] noch { $minutes } Minuten { $seconds } Sekunden
}
clock-per-days = { $count ->
    [one] 1 Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}
clock-of-bank = { $days } Tage für jeden, { $hours } Stunden zurück mit jedem Zug
clock-days = Für jeden Zug
clock-days-line = Die Zeit läuft immer, ob du verbunden bist oder nicht. Im Urlaub steht sie still.
clock-bank = Für alle Züge zusammen
clock-bank-line = Die Zeit läuft immer, ob du verbunden bist oder nicht. Im Urlaub und zur Schlafenszeit steht sie still.
clock-days-left = { $days ->
    [one] noch 1 Tag { $hours } Std.
   *[other] noch { $days } Tage { $hours } Std.
}
clock-hours-left = noch { $hours } Std. { $minutes } Min.
clock-days-face = { $days } T { $hours } Std
clock-hours-face = { $hours } Std { $minutes } Min
clock-due = Zeit für den Zug: bis { $when }
clock-away = Im Urlaub bis { $when }
clock-sleep = Schlafenszeit
clock-sleeps = Nachts steht die Uhr still
clock-sleep-from = Von
clock-sleep-until = bis
clock-sleep-zone = Zeit von { $zone }
clock-sleep-wrong = Die Schlafenszeit dauert eine Minute bis zehn Stunden.
clock-sleep-value = { $begin } bis { $end } ({ $zone })
clock-then = Wenn die Zeit um ist
clock-then-bot = { $bot } spielt weiter
clock-then-usual = Ein Bot spielt bis zum Ende weiter
clock-then-give_up = Der Spieler gibt auf
clock-then-bot-line = Der Bot spielt weiter, bis der Spieler den Platz wieder einnimmt.
clock-then-bot-blitz-line = Der Bot spielt bis zum Ende weiter.
clock-then-give_up-line = Wessen Zeit um ist, der kommt auf den letzten Platz; zu zweit ist das Spiel dann aus.
vacation-title = Urlaub
vacation-line = Solange du im Urlaub bist, steht deine Uhr an allen Tischen über Tage still, und die anderen sehen, bis wann du weg bist. Ein angebrochener Tag zählt.
vacation-days-left = { $count ->
    [one] Dir bleibt in diesem Jahr noch 1 Tag.
   *[other] Dir bleiben in diesem Jahr noch { $count } Tage.
}
vacation-until = Du bist im Urlaub bis { $when }.
vacation-days = Tage
vacation-start = In den Urlaub gehen
vacation-end = Ich bin zurück
pace-title = Tempo
pace-live = Am Stück
pace-days = Über Tage
pace-live-line = Ihr spielt in einer Sitzung.
pace-days-line = Ihr zieht, wann ihr Zeit habt, über Tage oder Wochen. Wer Nachrichten möchte, erfährt, wann er am Zug ist.
clock-warning = Du hast noch { $seconds } Sekunden.
web-resigned = aufgegeben
web-stand-in = Bot
## Lernen
web-learn = Spielen lernen
web-learn-title = Spielen lernen: { $title }
web-learn-step = Lektion { $lesson }, Schritt { $step } von { $steps }
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-now = Jetzt: { $option }
web-learn-watch = Schau zu, was geschieht.
web-learn-go = Bring mich hin
web-learn-look = Schau hier
web-learn-point = Jetzt hier
web-learn-you = Du
web-learn-not-that = Auch das wirst du dürfen: „{ $option }“. Aber jetzt bitte: { $wanted }.
web-learn-not-there = Dort gibt es gerade nichts zu tun. Gesucht ist hier: { $wanted }.
web-learn-refused = { $why } Gesucht ist hier: { $wanted }.
web-learn-read-on = Noch ist nichts zu wählen. Lies und drück dann auf „Weiter“.
web-learn-last = Das war das ganze Spiel. Den Rest lernst du beim Spielen.
web-learn-more = Das war der Anfang. Die nächste Lektion zeigt den Rest und wie das Spiel endet.
web-learn-lesson = Lektion { $lesson }
web-lesson = Lektion { $lesson }: { $title }
web-lesson-done = geschafft
web-lesson-begin = fang hier an
web-learn-again = Von vorn
web-first-game = Dein erstes Spiel
web-first-game-line = Gegen zwei leichte Gegner, mit einer Erklärung, sobald etwas Neues kommt.
web-first-new = Neu für dich
web-first-got-it = Verstanden
web-first-hint = Was würdest du tun?
web-first-off = Keine Erklärungen mehr
web-explain = Erklärungen
web-explain-line = Erklärt jede Art von Frage, wenn sie zum ersten Mal kommt
web-guide = Regeln
web-guide-goal = Das Ziel
web-guide-turn = Dein Zug
web-guide-points = Was dabei herauskommt
web-guide-end = Das Ende
web-guide-example = Ein Beispiel
web-about-made = Von wem es ist
web-about-ours = Was von uns ist
web-about-rulings = Wo die Regeln etwas offenlassen, spielen wir so
## Aussehen: Einstellungen, Reiter, Tag und Nacht
web-settings = Optionen
web-text-size = Schrift
web-text-size-small = Kleine Schrift
web-text-size-normal = Normale Schrift
web-text-size-large = Große Schrift
web-text-size-largest = Sehr große Schrift
web-theme = Licht
web-theme-system = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-fresh = { $fresh } neu
web-open-box = Die Schachtel öffnen
## Wertungen
error-rated = An einem Tisch mit Wertung spielen Menschen selbst: ohne Bots, ohne Tipps, jeder an einem eigenen Bildschirm.
rated = Mit Wertung
rated-title = Zählt das Ergebnis?
rated-no = nur zum Spaß
rated-yes = mit Wertung
rated-no-help = Das Ergebnis ändert niemandes Wertung.
rated-help = Das Ergebnis ändert die Wertung aller, die mitspielen: nur Menschen, jeder an einem eigenen Bildschirm, ohne Tipps und Bots.
clock-blitz-rated-line = Wessen Zeit um ist, der kommt auf den letzten Platz.
clock-none-rated-line = Wer da ist, überlegt, so lange er will.
rated-resign = An einem Tisch mit Wertung kommt auf den letzten Platz, wer aufgibt, und sein Team mit ihm.
rated-claim-line = Für den, der weg war, zählt es als verloren.
ended-time = Die Zeit von { $names } ist um.
rated-result = Wertungen
rated-hidden = nicht gezeigt
rated-left = Wer aufgab, kommt auf den letzten Platz. Die anderen werden nicht miteinander verglichen, denn ein Bot hat mitgespielt.
rated-claimed = Wer weg war, kommt auf den letzten Platz. Die anderen werden nicht miteinander verglichen, denn das Spiel wurde nicht zu Ende gespielt.
rated-settled = Eine Wertung ohne Fragezeichen ändert sich nur durch Spiele gegen andere ohne Fragezeichen.
rated-uncounted-agreed = Es zählt nicht, weil das Ende des Spiels vereinbart wurde.
rated-uncounted-short = Es zählt nicht, weil jemand aufgab, bevor alle etwas entschieden hatten.
rated-uncounted-pair = Es zählt nicht, weil zwei, die gegeneinander spielten, an einem Tag schon fünf Spiele mit Wertung hatten.
rating = Wertung
rating-of = Wertung { $rating }
rating-of-provisional = Wertung { $rating }, vorläufig
rating-change = Änderung: { $change }
rating-mine = Meine Wertungen
rating-nameless = Jemand ohne Namen
rating-somebody = jemand
rating-somebody-line = Wer keine eigene Seite zeigt, heißt hier jemand.
rating-games = { $games ->
    [one] Ein Spiel mit Wertung
   *[other] { $games } Spiele mit Wertung
}
rating-none = Noch kein Spiel mit Wertung.
rating-none-mine = Noch kein Spiel mit Wertung. Wer einen Tisch für Menschen eröffnet, kann wählen, dass es zählt.
rating-what = Alle beginnen bei 1500. Ein Fragezeichen heißt vorläufig: weniger als zehn Spiele, oder Ergebnisse, die noch kein klares Bild geben.
rating-history = Die Wertung von Spiel zu Spiel
rating-course = Von { $first } bis { $last }, am niedrigsten { $lowest }, am höchsten { $highest }.
rating-game = Spiel
rating-date = Datum
rating-last = Die letzten Spiele mit Wertung
rating-place = Platz { $place } von { $sides }
rating-opponents = Gegen: { $names }
rating-partners = Mit: { $names }
rating-look = Den Tisch ansehen
rating-show = Meine Seite allen zeigen
rating-show-line = Dein Name, deine Wertungen und Ergebnisse, auch neben deinem Namen an Tischen mit Wertung und in den Ranglisten. Solange das aus ist, sieht sie niemand außer dir.
rating-address = Deine Seite:
rating-ladder = Rangliste
rating-ladder-of = Rangliste: { $title }
rating-ladder-line = Hier steht, wer seine Seite zeigt und eine Wertung ohne Fragezeichen hat.
rating-ladder-empty = Noch niemand.

## Meine Spiele: die Liste, und die Statistik der beendeten
games-mine = Meine Spiele
games-all = Alle meine Spiele
games-list = Spiele
games-statistics = Statistik
games-count = { $count ->
    [0] Kein Spiel
    [one] Ein Spiel
   *[other] { $count } Spiele
}
games-turn = Du bist am Zug
games-running = Im Gang
games-waiting = Noch nicht begonnen
games-finished = Beendet
games-filter = Filter
games-game = Spiel
games-opponent = Gespielt mit
games-people = Menschen
games-bots = Bots
games-beside = An einem Bildschirm
games-result = Ergebnis
games-text = Name oder Spiel
games-any-game = Alle Spiele
games-anybody = Allen
games-somebody-else = Jemand anderem
games-any-result = Alle
games-won = Gewonnen
games-lost = Verloren
games-none = Ohne Ergebnis
games-clear = Alle zeigen
games-more = Weitere Spiele
games-no-fit = Kein Spiel passt zu diesem Filter.
games-no-game = Noch kein Spiel. Auf der Startseite findest du einen Platz.
games-unknown = Diesen Filter gibt es nicht, oder du hast mit niemandem gespielt, auf den er passt.

statistics-line = Alle beendeten Spiele mit Ergebnis, auch solche, deren Tisch gelöscht wurde oder die du aus deiner Liste genommen hast. Ein geteilter erster Platz zählt als gewonnen. „Zufall“ ist, was jemand erreicht, der nicht besser und nicht schlechter spielt als die anderen.
statistics-line-other = Alle beendeten Spiele mit Ergebnis. Ein geteilter erster Platz zählt als gewonnen. „Zufall“ ist, was jemand erreicht, der nicht besser und nicht schlechter spielt als die anderen.
statistics-nothing = Noch kein beendetes Spiel mit Ergebnis.
statistics-overall = Alle Spiele
statistics-games = Spiele
statistics-wins = Gewonnen
statistics-place = Platz im Mittel
statistics-chance = Zufall { $value }
statistics-share = { $share } der Spiele gewonnen, Zufall { $fair }
statistics-opponents = Gegner
statistics-opponents-line = Spiele, in denen ihr auf verschiedenen Seiten wart.
statistics-opponents-line-other = Bots, und Spieler, die eine eigene Seite zeigen.
statistics-opponent = Gegner
statistics-bot = Bot
statistics-former = gelöschte Gäste
statistics-trend-line = Gewinnchancen, an jedem Punkt das Mittel der letzten { $games } Spiele mit Auswertung: was alle Entscheidungen änderten, und was Karten und Würfel taten.
statistics-trend-course = In den letzten { $games } Spielen mit Auswertung brachten Entscheidungen im Mittel { $decided } und Glück { $luck } des Sieges.
statistics-reviewed = { $reviewed } von { $games } Spielen haben eine Auswertung; nur diese zählen hier.
statistics-reviewed-none = Können und Glück brauchen eine Auswertung. Du findest sie beim Nachspielen eines beendeten Spiels.
statistics-ways = Punkte in gewonnenen Spielen
statistics-ways-share = Anteil an allen Punkten
statistics-ways-line = Die größten Quellen, im Mittel { $accounted ->
    [one] eines gewonnenen Spiels
   *[other] von { $accounted } gewonnenen Spielen
}.
statistics-ways-older = Ältere Spiele zählen nur ohne ihre Quellen: diese werden erst seit einer späteren Version gespeichert.
statistics-show = Dort auch meine Statistik zeigen
statistics-show-line = Spiele, Siege, Plätze, Können und Glück; von Gegnern nur Bots und wer eine eigene Seite zeigt.

## Nachrichten: was erfährt, wer nicht da ist
notice-turn = { $game }: Du bist am Zug
notice-found = { $game }: Dein Tisch ist bereit
notice-invited = { $game }: Ein Platz ist für dich reserviert
notice-over = { $game }: Das Spiel ist zu Ende
notice-absent = { $game }: Die anderen warten auf dich
notice-time-line = Dir bleiben noch etwa { $limit } für deinen Zug.
notice-absent-line = Hier darfst du höchstens { $limit } weg sein. Danach können sie das Spiel für sich beanspruchen, und du verlierst es. Vorbeischauen genügt.
notice-with = Am Tisch mit { $people }.
notice-alone = Dein Tisch wartet.
notice-and = { $first } und { $last }
link-front = Vier Kaufmannsspiele aus dem Japan der Holzschnitte, mit allen Regeln, zu mehreren oder gegen Bots, im Browser und ohne Konto.
link-front-picture = Schiffe mit rotem Segel vor einem großen Berg
link-picture = Das Titelbild von { $game }
link-picture-table = Der Tisch von { $game }, wie ihn alle sehen
link-picture-result = Das Endergebnis von { $game }
link-now-waiting = Noch Plätze frei
link-now-complete = Gleich geht es los
link-now-playing = Das Spiel läuft
link-now-over = Endergebnis
link-seat-free = frei
link-waiting = { $game }: Ein Tisch wartet auf Mitspielende
link-playing = { $game }: Ein Spiel läuft
link-over = { $game }: Ein beendetes Spiel
link-won = { $count ->
    [one] { $game }: { $names } gewinnt
   *[other] { $game }: { $names } gewinnen gemeinsam
}
link-place = { $place }. { $names }
link-people = Am Tisch: { $people }.
link-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
link-private = { $count ->
    [one] Ein privater Tisch mit einer Person.
   *[other] Ein privater Tisch zu { $count }.
}
link-bot = Bot ({ $seat })
notice-test = Nachrichten kommen an
notice-test-line = So sagt dir Higaki, dass du am Zug bist.
notice-device = Ein weiteres Gerät spielt jetzt als du
notice-device-line = Jemand hat einen Code eingetippt, den eines deiner Geräte gezeigt hatte. Warst du das nicht, dann melde das Gerät ab: dein Name, dann „Angemeldet“.
notice-question = Nachrichten von Higaki?
notice-question-line = Jemand hat diese Adresse angegeben, um per E-Mail zu erfahren, wenn er oder sie an einem Tisch am Zug ist. Warst du das, dann bestätige es bitte innerhalb eines Tages. Wenn nicht, ist nichts zu tun: Es kommt keine weitere Mail.
notice-stop = Keine Mails mehr von hier:
web-notices = Nachrichten
web-notices-line = Wenn du am Zug bist und nicht am Tisch, kann Higaki es dir sagen. Einmal je Zug, noch einmal, bevor du zu lange weg warst, und wenn das Spiel zu Ende ist.
web-notices-push = In diesem Browser
web-notices-push-off = Aus. Dein Browser wird fragen, ob du es erlaubst.
web-notices-push-on = An: Dieser Browser sagt es dir, auch wenn Higaki geschlossen ist.
web-notices-push-blocked = Gesperrt. Du hast dieser Seite Nachrichten verboten; ändern lässt sich das nur in den Einstellungen deines Browsers.
web-notices-push-missing = Dieser Browser kann das nicht. Auf iPhone und iPad geht es, sobald Higaki auf dem Home-Bildschirm liegt.
web-notices-push-insecure = Das geht nur unter einer Adresse, die mit https beginnt.
web-notices-turn-on = Einschalten
web-notices-turn-off = Ausschalten
web-notices-others = { $count ->
    [one] Ein anderer Browser von dir erfährt es auch.
   *[other] { $count } andere Browser von dir erfahren es auch.
}
web-notices-mail = Per E-Mail
web-notices-mail-line = Niemand sonst sieht die Adresse. In jeder Mail steht ein Link, der damit Schluss macht.
web-notices-address = E-Mail-Adresse
web-notices-ask = Per Mail bestätigen
web-notices-mail-asked = Wir haben an { $address } geschrieben. Der Link in dieser Mail schaltet es ein.
web-notices-mail-on = An: Mails gehen an { $address }.
web-notices-forget = Adresse löschen
web-notices-quiet = Ruhezeit
web-notices-quiet-line = Was in ihr geschieht, erfährst du danach, wenn es dann noch stimmt.
web-notices-quiet-same = Anfang und Ende sind gleich, darum bleibt es bei der alten Zeit.
web-notices-quiet-on = Ruhezeit einhalten
web-notices-quiet-from = Von
web-notices-quiet-to = bis
web-notices-zone = Zeit von { $zone }
web-notices-test = Schick mir eine Nachricht
web-notices-wait = Einen Moment …
web-notices-tested = Sie ist unterwegs.
web-notices-test-failed = { $failed ->
    [one] Einer von { $ways } Wegen führte nicht zu dir.
   *[other] { $failed } von { $ways } Wegen führten nicht zu dir.
}
web-notices-nothing = Noch ist nichts eingeschaltet.
web-notices-confirm = Darf Higaki dir schreiben?
web-notices-confirm-line = Dann erfährst du per E-Mail, wenn du am Zug bist.
web-notices-confirm-yes = Ja, schreibt mir
web-notices-confirmed = Du hörst von uns, wenn du am Zug bist.
web-notices-stopped = Du bekommst keine Mails mehr.
web-notices-stopping = Einen Moment …
web-notices-stop = Keine Mails mehr
error-no_mail = Dieser Server verschickt keine Mails.
error-mail_failed = Die Mail ließ sich nicht verschicken. Bitte versuche es später wieder.
error-mail_silent = Unter dieser Adresse will niemand noch einmal gefragt werden.
error-mail_often = Diese Adresse wurde heute oft genug gefragt. Bitte versuche es morgen wieder.
error-bad_link = Dieser Link wurde schon benutzt oder ist zu alt. Bitte lass dir eine neue Mail schicken.
error-push_failed = Dein Browser hat keinen Push-Dienst gefunden. In privaten Fenstern gibt es keinen, und manche Browser haben ihn abgeschaltet.
error-push_service = Den Push-Dienst dieses Browsers kennt dieser Server nicht. Wer ihn betreibt, kann ihn zulassen.
web-offline = Keine Verbindung
web-offline-line = Higaki ist nicht zu erreichen. Deine Tische sind dort sicher, und diese Seite macht von selbst weiter, sobald eine Antwort kommt.
web-offline-again = Noch einmal versuchen
## Plätze: freigehaltene Sitze, Zeichen, Schließen, Geräte, meine Tische
web-host = Gastgeber
web-watches = schaut zu
web-former-guest = ehemaliger Gast
web-seat-kept = freigehalten
web-seat-kept-you = für dich freigehalten
web-kept-for-you = Dein Platz ist für dich frei
web-missing-kept = { $count ->
    [one] Es fehlt noch { $names }. Der Platz wird freigehalten.
   *[other] Es fehlen noch { $names }. Ihre Plätze werden freigehalten.
}
web-free-kept = Platz nicht länger freihalten
web-card-kept = { $count ->
    [one] Ein Platz wird freigehalten
   *[other] { $count } Plätze werden freigehalten
}
web-card-closed = Geschlossen, ohne Ergebnis
web-card-you-won = Du hast gewonnen
web-card-won = Gewonnen: { $names }
web-card-since = seit { $when }
web-card-due = deine Zeit endet { $when }
web-card-come-by = komm bis { $when }
web-put-away = Aus meiner Liste nehmen
web-put-away-line = Das Spiel verschwindet für immer aus deiner Liste; die anderen behalten es in ihrer. Sobald es niemand mehr in der Liste hat, der mitgespielt hat, wird es gelöscht.
web-put-away-not = Behalten
web-next = Weiter
web-next-line = Zum nächsten Tisch, an dem du am Zug bist (n)
web-next-count = { $count ->
    [one] an einem anderen Tisch am Zug
   *[other] an { $count } anderen Tischen am Zug
}
web-next-menu = { $count ->
    [one] Zum anderen Tisch, an dem du am Zug bist
   *[other] Zum nächsten von { $count } Tischen, an denen du am Zug bist
}
web-key-next = zum nächsten Tisch, an dem du am Zug bist
menu-close = Tisch schließen
close-title = Tisch schließen?
close-waiting = Er ist dann für alle weg, und der Link führt nirgendwohin.
close-playing = Das Spiel endet für alle, ohne Ergebnis: Niemand hat gewonnen oder verloren.
close-not = Offen lassen
closed-title = Dieser Tisch wurde geschlossen
closed-waiting = Wer ihn aufgemacht hat, hat ihn geschlossen.
ended-closed = Wer ihn aufgemacht hat, hat ihn geschlossen. Das Spiel hat kein Ergebnis.
table-closed = Der Gastgeber schließt den Tisch. Das Spiel hat kein Ergebnis.
table-cut_off = { $name } hat zu lange überlegt, deshalb hat ein einfacherer Bot entschieden.
error-no_hint = Auf die Schnelle ist niemandem etwas eingefallen. Bitte frag später noch einmal.
web-me = Geräte und Daten
web-device-list = Angemeldet
web-device-list-line = Diese Browser bist du. Einer, den ein Jahr lang niemand benutzt, wird von selbst abgemeldet.
web-device-this = Dieser Browser
web-device-number = Browser { $number }
web-device-since = seit { $made }, zuletzt { $used }
web-device-sign-out = Abmelden
web-device-sign-out-all = Alle anderen abmelden
web-device-new = Ein Gerät ist dazugekommen
web-device-new-line = Am { $day } wurde ein Browser zu dir, mit einem Code, den eines deiner Geräte gezeigt hatte. Warst du das nicht, dann melde ihn ab.
web-device-new-look = Meine Geräte ansehen
web-device-new-mine = Das war ich
web-device-out = Abgemeldet.
web-delete = Mich löschen
web-delete-line = Verlass diesen Server, mit allem, was er von dir weiß.
web-delete-ask = Mich löschen …
web-delete-what = Dein Name, deine Geräte und alles, was du in Chats geschrieben hast, wird gelöscht. Laufende Spiele gibst du auf, und deine Tische, die noch warten, werden geschlossen. In beendeten Spielen sehen die anderen an deiner Stelle „ehemaliger Gast“.
web-delete-yes = Ja, lösch mich
web-delete-not = Bleiben
web-delete-last = Bist du sicher? Es gibt kein Zurück, auch nicht mit einem Code.
web-delete-now = Endgültig löschen
review = Auswertung
review-under-way = Das Spiel wird noch einmal durchgespielt, um zu sehen, was es entschieden hat.
review-failed = Dieses Spiel ließ sich nicht auswerten.
review-again = Noch einmal versuchen
review-chances = Gewinnchancen
review-chances-line = Das Bild schätzt das wirkliche Spiel gleich nach jedem Zug. Fehler und beste Züge blicken weiter voraus: Was der Spieler nicht wissen konnte, wird viele Male neu verteilt, Bots spielen mit jedem von zwei Zügen eine Weile weiter, und der mittlere Unterschied zählt. Darum kann ein Zug mehr wert sein, als das Bild steigt oder fällt.
review-sign-dear = eine teure Entscheidung
review-sign-now = was das Brett zeigt; ein Druck auf eine andere Stelle im Bild führt dorthin
review-dear = Die teuersten Entscheidungen
review-none = Keine Entscheidung war deutlich schlechter als eine andere.
review-of-the-win = { $share } des Sieges
review-words = In Worten
review-words-mistakes = { $count ->
    [0] Keine eigene Entscheidung war deutlich ein Fehler.
    [one] Eine Entscheidung war ein Fehler und kostete { $cost }.
   *[other] { $count } Entscheidungen waren Fehler und kosteten zusammen { $cost }.
}
review-words-luck-good = Das Glück brachte { $luck } (± { $within }).
review-words-luck-bad = Das Glück nahm { $luck } (± { $within }).
review-words-luck-unclear = Das Glück hatte keinen klaren Anteil: es liegt innerhalb von ± { $within }.
review-words-best = Bester Zug: { $move } ({ $moment }). Einige Züge später ist er { $lead } mehr wert als der nächstbeste.
review-words-no-best = Kein einzelner Zug war deutlich besser als der nächstbeste.
review-cost = −{ $cost } des Sieges (± { $within })
review-chosen = Gewählt: { $chosen }
review-better = Besser: { $better }
review-see = Auf dem Brett zeigen
review-all = Alle { $count } zeigen
review-balance = Können und Glück, in Prozent des Sieges
review-begin = Anfang
review-decisions = Züge von allen
review-luck = Glück
review-end = Ergebnis
review-end-broken-off = Am Ende
review-mistakes = Eigene Fehler
review-against-luck = Am besten gespielt, mit dem Glück gegen sich: { $name }
review-balance-line = Die Gewinnchancen am Anfang, was alle Entscheidungen aller Spieler geändert haben und was Karten und Würfel. Glück ist, was kam, abzüglich dessen, was im Mittel kommt; ± sagt, wie genau es bekannt ist. Eigene Fehler sind die teuren Entscheidungen eines Spielers, zusammengezählt.
web-chance = Gewürfelt oder gezogen wird gerade …
web-hint-title = Ein guter Zug
web-hint-all-alike = Das ist alles etwa gleich gut
web-hint-best = Am besten
web-hint-ahead = Am besten: { $share } mehr Gewinnchance als der nächstbeste Zug
web-hint-behind = { $share } weniger Gewinnchance
web-hint-alike = Etwa gleich gut
web-hint-or = Oder
web-hint-why = Denn: { $why }.
web-hint-play = So spielen

## Leute: ein Spiel suchen, wer da ist, mit wem man gespielt hat, sperren
seek-title = Mitspieler finden
seek-days-line = Zwei Tage für jeden Zug. Sind sie um, spielt ein Bot weiter, bis der Spieler zurückkommt.
seek-days-rated-line = Zwei Tage für jeden Zug. Wessen Zeit um ist, der kommt auf den letzten Platz.
seek-line = Sag, was du spielen möchtest. Sobald genug Leute dasselbe wollen, geht der Tisch von selbst auf. Geht jemand, können andere den Platz übernehmen.
seek-game = Spiel
seek-seats = Leute am Tisch
seek-least = Mindestens
seek-most = Höchstens
seek-go = Mitspieler suchen
seek-looking = Mitspieler gesucht: { $game }
seek-waited = { $minutes ->
    [one] seit einer Minute
   *[other] seit { $minutes } Minuten
}
seek-end = Nicht mehr suchen
seek-bots-line = Noch sind es nicht genug Leute. Bots können die leeren Plätze nehmen.
seek-bots = Mit Bots beginnen
seek-others = Andere suchen
seek-people = { $people ->
    [one] eine Person wartet
   *[other] { $people } Leute warten
}
seek-join = Mitspielen
filter-title = Welche Tische
filter-any-game = Alle Spiele
filter-any-seats = Jede Anzahl
filter-any-pace = Jedes Tempo
filter-any-rated = Gewertet oder nicht
filter-clear = Alle zeigen
filter-nothing = Keiner der offenen Tische passt. „Alle zeigen“ holt sie zurück.
filter-count = { $count ->
    [0] Kein Tisch passt.
    [one] Ein Tisch passt.
   *[other] { $count } Tische passen.
}
here-title = Gerade da
here-count = { $present ->
    [one] Person
   *[other] Leute
}
here-names = Wer gesehen werden will
here-show = Zeigen, dass ich da bin
here-show-line = Aus: Du wirst gezählt, aber nicht genannt.
here-shown = An: Alle auf dieser Seite sehen deinen Namen, solange du da bist.
again-title = Noch einmal mit …
again-line = Leute, mit denen du gespielt hast. „Einladen“ öffnet einen Tisch, an dem ein Platz für sie frei gehalten wird; wer Nachrichten will, bekommt eine. Hake mehrere an, um sie zusammen einzuladen.
again-last = { $game }, { $when }
again-games = { $games ->
    [one] ein Spiel zusammen
   *[other] { $games } Spiele zusammen
}
again-invite = Einladen
again-together = { $count ->
    [one] Tisch für zwei öffnen
   *[other] Tisch mit allen { $count } öffnen
}
again-nobody = Du hast noch mit niemandem gespielt, der seinen Namen genannt hat.
block-somebody = Jemanden sperren …
block-title = Sperren
block-line = Keine Suche bringt euch zusammen, und keiner von euch kann sich dort hinsetzen, wo der andere wartet. Du siehst weder die offenen Tische noch die Worte dieser Person, und sie kann dich nicht einladen. Sie erfährt davon nichts. Ein laufendes Spiel geht weiter.
block-who = { $name } sperren
block-undo-line = Du kannst es zurücknehmen: „Geräte und Daten“ auf der Startseite, dann „Gesperrte Leute“.
block-not = Nicht sperren
block-done = { $name } ist gesperrt.
block-list = Gesperrte Leute
block-nobody = Du hast niemanden gesperrt.
block-undo = Sperre aufheben
web-gathers = Dein Tisch ist vollständig. Das Spiel beginnt, sobald alle gekommen sind, sonst in ein paar Sekunden.
error-many_seeks = Du suchst zu viele Spiele auf einmal. Beende bitte erst eine Suche.
error-kept_apart = An diesen Tisch kannst du dich nicht setzen. Bitte wähle einen anderen.
error-cannot_invite = Diese Person kann nicht eingeladen werden.

# Plätze, die andere übernehmen
menu-hand-over = Ich kann nicht weiterspielen
hand-over = Platz überlassen
hand-over-title = Deinen Platz jemand anderem überlassen?
hand-over-line = Ein Bot spielt für dich weiter, und dein Platz wird allen angeboten, die ein Spiel suchen.
hand-over-private-line = Ein Bot spielt für dich weiter, und wer den Link zu diesem Tisch hat, kann deinen Platz übernehmen.
hand-over-lost = Hat ihn jemand übernommen, bist du endgültig raus: Du kommst auf den letzten Platz, und die Person sieht, was du gesehen hast.
hand-over-back = Bis dahin kannst du ihn wieder einnehmen.
take-over = Platz übernehmen
take-over-not = Nur zuschauen
take-over-title = Den Platz von { $name } übernehmen?
take-over-line = Du spielst von hier aus weiter und siehst alles, was { $name } sieht.
take-over-turn = Du bist am Zug.
take-over-clock = Du bekommst Zeit, dich zurechtzufinden: { $clock }.
take-over-counts = Wer gegangen ist, kommt auf den letzten Platz. Für dich zählt das Spiel in keiner Statistik.
take-over-note = { $name } darf zurückkommen, bis jemand den Platz übernommen hat.
take-over-rated = Gewertet wird { $name }, nicht du.
substitutes = Plätze lassen sich übernehmen
substitutes-title = Wenn jemand geht
substitutes-short = Plätze, deren Spieler gegangen sind
substitutes-yes = andere übernehmen
substitutes-no = ein Bot spielt weiter
substitutes-help = Wer aufgibt, wegbleibt, keine Zeit mehr hat oder nicht weiterspielen kann, für den spielt ein Bot, und alle können den Platz übernehmen und sehen, was er sieht. Wer ersetzt wurde, kommt auf den letzten Platz.
substitutes-no-help = Ein Bot spielt bis zum Ende, und niemand sonst nimmt den Platz.
banner-vacant = { $name } ist gegangen. Ein Bot spielt weiter, bis jemand den Platz übernimmt.
banner-left = { $name } spielt auf deinem Platz weiter. Du schaust zu.
banner-may-be-taken = Inzwischen kann jemand anders den Platz übernehmen.
since-taken-over = Das übernimmst du
since-taken-over-line = Du spielst für { $name } weiter.
since-taken-over-things = Auf deiner Seite
since-taken-over-last = Die letzte Runde
result-substituted = Bis Entscheidung { $until } spielte { $before }, danach { $name }.
web-vacant = Platz frei
web-card-vacant = { $count ->
    [one] Ein Platz zu übernehmen
   *[other] { $count } Plätze zu übernehmen
}
web-card-left = Du bist gegangen
filter-state = Wartend oder im Spiel
filter-any-state = Wartend oder im Spiel
filter-waiting = Warten auf Mitspieler
filter-playing = Freie Plätze in laufenden Spielen

# Ligen

notice-round = Runde { $round } von „{ $league }“ beginnt ({ $game })
error-no_league = Diese Liga gibt es nicht.
error-cannot_join = An dieser Liga kannst du nicht teilnehmen.
error-league_full = Diese Liga ist voll, und ihre Warteliste auch.
error-many_leagues = Du hast schon so viele Ligen, wie gleichzeitig gehen. Beende bitte erst eine.
error-nameless = In einer Liga hat jeder einen Namen. Bitte wähle erst einen.
leagues = Ligen
leagues-line = Eine Liga hat mehrere Runden. In jeder öffnet der Server die Tische von selbst, und eine Tabelle zeigt, wer vorn liegt.
leagues-none = Du bist in keiner Liga. Lege eine an, oder öffne den Link, den dir jemand geschickt hat.
league-new = Neue Liga
league-create = Liga anlegen
league-new-line = Danach lädst du mit einem Link ein. Du spielst selbst mit.
league-name = Name der Liga
league-game = Spiel
league-seats = Spieler an einem Tisch
league-seats-help = Geht es nicht auf, sitzen an manchen Tischen weniger, oder jemand hat ein Freilos.
league-at-most = bis zu { $seats } am Tisch
league-kind = Art
league-round_robin = Jeder gegen jeden
league-round_robin-help = Alle treffen alle, so gleichmäßig wie möglich. Die Zahl der Runden ergibt sich daraus.
league-swiss = Schweizer System
league-swiss-help = In jeder Runde treffen sich, die gleich viele Punkte haben, und möglichst niemand zweimal.
league-rounds = Runden
league-most = Höchstens so viele Spieler
league-scoring = Punkte
league-by-place = nach Platz
league-by-place-help = Wer alle am Tisch schlägt, bekommt einen Punkt; wer nur manche schlägt, einen Teil davon.
league-by-win = nur für den Sieg
league-by-win-help = Nur wer gewinnt, bekommt einen Punkt. Bei Gleichstand wird er geteilt.
league-pace-live-line = Alle einer Runde spielen zur selben Zeit. Nach jeder Runde ist eine Minute Pause.
league-pace-days-line = Jeder zieht, wenn er Zeit hat. Die nächste Runde beginnt, sobald alle Partien zu Ende sind.
league-bot = Wenn niemand nachrückt
league-bot-help = Für wen, der geht, spielt jemand von der Warteliste weiter. Ist sie leer, spielt dieser Bot.
league-host = Veranstaltet von
league-is-host = Veranstalter
league-open = Noch nicht begonnen
league-begins = Beginnt gerade
league-over = Beendet
league-called-off = Abgesagt
league-round-of = Runde { $round } von { $rounds }
league-round = Runde { $round }
league-of-table = { $name }, Runde { $round }
league-open-line = Du bist eingeladen. Die erste Runde beginnt, wenn der Veranstalter es will.
league-open-in-line = Du bist dabei. Die erste Runde beginnt, wenn der Veranstalter es will.
league-open-host-line = Lade ein, wer mitspielen soll, und beginne, wenn alle da sind.
league-waits-line = Du stehst auf der Warteliste. Geht jemand, spielst du von der nächsten Runde an.
league-your-table-line = Dein Tisch der Runde { $round } ist offen.
league-bye-line = Du hast in dieser Runde ein Freilos, das einen Punkt zählt.
league-others-play-line = Dein Spiel dieser Runde ist zu Ende. Die anderen spielen noch.
league-substitute-line = Alle Plätze sind vergeben. Auf der Warteliste rückst du nach, wenn jemand geht.
league-next-in = Runde { $round } beginnt in { $time }.
league-left-line = Du hast diese Liga verlassen. Du kannst weiter zuschauen.
league-over-line = Alle Runden sind gespielt, oder der Veranstalter hat die Liga beendet.
league-called-off-line = Diese Liga hat nicht stattgefunden.
league-to-table = Zu deinem Tisch
league-your-table = Dein Tisch ist offen
league-join = Mitspielen
league-join-waiting = Auf die Warteliste
league-people = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
league-waiting = { $count ->
    [one] Eine Person wartet auf einen Platz
   *[other] { $count } Personen warten auf einen Platz
}
league-on-the-list = Warteliste
league-bots = Bots, die mitspielen
league-start = Beginnen, zu { $count }
league-leave = Liga verlassen
league-leave-title = Die Liga verlassen?
league-leave-playing = Dein laufendes Spiel gibst du auf. Ab der nächsten Runde spielt jemand anderes oder ein Bot mit deinen Punkten weiter.
league-leave-waiting = Du stehst dann nicht mehr auf der Liste.
league-leave-for-good = Zurückkommen kannst du nicht.
league-leave-again = Du kannst dich später wieder eintragen.
league-stay = Bleiben
league-end = Liga beenden
league-end-title = Die Liga beenden?
league-end-ask = Es beginnt keine Runde mehr. Laufende Spiele gehen zu Ende und zählen.
league-end-for-good = Das lässt sich nicht zurücknehmen.
league-go-on = Weiterspielen
league-call-off = Liga absagen
league-call-off-title = Die Liga absagen?
league-call-off-ask = Die Liga findet dann nicht statt.
league-remove = Entfernen
league-remove-title = { $name } entfernen?
league-remove-open = { $name } spielt dann nicht mit.
league-remove-running = { $name } gibt das laufende Spiel auf. Ab der nächsten Runde spielt jemand anderes oder ein Bot weiter.
league-remove-for-good = Wieder beitreten ist dann nicht möglich.
league-keep = Nicht entfernen
league-invite-line = Wer diesen Link öffnet, kann mitspielen.
league-invite-waiting-line = Wer diesen Link öffnet, kann zuschauen und auf die Warteliste kommen.
league-standings = Tabelle
league-games = Spiele
league-points = Punkte
league-direct = Direkt
league-wins = Siege
league-opponents = Gegner
league-ties = Bei gleichen Punkten entscheiden die direkten Begegnungen, dann die Siege, dann die Punkte der Gegner. Ein Freilos zählt einen Punkt. Gleichstand im Spiel entscheidet die Spielregel.
league-byes = { $count ->
    [one] ein Freilos
   *[other] { $count } Freilose
}
league-before = bis Runde { $round }: { $name }
league-gone = gegangen
league-play = Spielen
league-look = Ansehen
league-table-waiting = beginnt gleich
league-table-playing = wird gespielt
league-table-over = beendet
league-table-bye = Freilos
league-table-none = nicht gespielt, alle gleich

# Ausprobieren

try-out = Ausprobieren
try-out-short = Probe
try-out-line = Eine Kopie nur für dich, gegen Bots. Niemand sieht sie, und was du nicht wissen kannst, wird neu verteilt.
try-out-title = Darf man Züge ausprobieren?
try-out-yes = mit Ausprobieren
try-out-no = ohne Ausprobieren
try-out-yes-help = Wer mitspielt, darf Züge in einer eigenen Kopie ausprobieren, ohne Tipps.
try-out-no-help = Niemand probiert Züge in einer Kopie aus.
trial-try-out = Deine Probe; niemand sieht sie.
trial-what-if = Dein eigener Weg; niemand sieht ihn.
trial-line = Bots spielen die anderen, und was dein Platz nicht weiß, wurde neu verteilt.
trial-play-this = { $count ->
    [one] Diesen Zug spielen
   *[other] Diese { $count } Züge spielen
}
trial-back = Zurück zum Tisch
trial-back-replay = Zurück zur Wiederholung
trial-start-over = Von vorn
trial-there = Am Tisch ist { $name } am Zug.
trial-there-mine = Am Tisch bist du am Zug.
trial-there-clock = Am Tisch bist du am Zug, und deine Zeit läuft.
trial-there-over = Am Tisch ist das Spiel vorbei.
trial-there-gone = Den Tisch selbst gibt es nicht mehr.
trial-there-since = Dort ging es weiter, seit du diese Kopie hast.
played-this = { $played ->
    [0] Am Tisch ist kein Zug gespielt.
    [one] Am Tisch ist ein Zug gespielt.
   *[other] Am Tisch sind { $played } Züge gespielt.
}
played-this-others = Der nächste kommt erst, wenn andere entschieden haben.
played-this-chance = Dort kam etwas anderes als in deiner Kopie.
played-this-impossible = Der nächste geht dort nicht.
played-this-moved_on = Das Spiel nahm dort inzwischen einen anderen Lauf.
played-this-window = Dort werden gerade alle gefragt; antworte am Tisch.
play-on = Von hier weiterspielen
play-on-line = In einer Kopie nur für dich, die niemand sieht: Bots spielen die anderen, und was der Platz in diesem Moment nicht wusste, wird neu verteilt.
play-on-seat = Auf dem Platz von
play-on-begin = Weiterspielen

# Was jemand im Voraus festlegt
web-advance = Im Voraus
web-advance-short = Voraus
web-advance-line = Niemand sonst sieht, was du hier festlegst. Was für dich gespielt wird, sieht aus wie ein Klick von dir.
web-advance-passing = Das hast du im Voraus festgelegt.
web-orders = Daueraufträge
web-order-after = Zuerst gilt: „{ $order }“. Dieser Auftrag entscheidet nur, wo jener es offen lässt.
web-order-later = Das ergibt gerade keinen Sinn
web-order-ended = Gilt nicht mehr: { $order }. { $why }
web-order-over = Die Runde ist vorbei.
web-order-noted = Verstanden
web-prepared = Vorbereitete Züge
web-prepared-line = Jeder wird gespielt, wenn er dran ist und noch dasselbe bewirkt. Sonst wirst du gefragt.
web-prepare = Meinen nächsten Zug vorbereiten
web-prepare-more = Noch einen vorbereiten
web-prepare-later = Das geht, während andere überlegen.
web-preparing = Im Voraus: { $prompt }
web-preparing-so-far = Vorbereitet: { $moves }
web-preparing-unknown = Was danach kommt, weiß noch niemand.
web-preparing-impossible = Deine Züge passen nicht mehr zum Tisch.
web-preparing-done = Fertig
web-prepared-back = Ohne den letzten
web-prepared-drop = Alle verwerfen
web-prepared-changed = Dein vorbereiteter Zug würde jetzt etwas anderes bewirken.
web-prepared-impossible = Dein vorbereiteter Zug geht nicht mehr.
web-prepared-was = Vorbereitet: { $what }
web-prepared-now = Jetzt: { $what }
web-prepared-play = Trotzdem spielen
web-key-advance = was du im Voraus festlegst

# Rätsel
puzzles = Rätsel
puzzles-line = Der Blick eines Platzes und eine beste Entscheidung. Jede Möglichkeit wurde viele Male weitergespielt, und was der Platz nicht wissen kann, jedes Mal neu verteilt. Darum hat eine falsche Antwort einen Preis.
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-all = Alle Rätsel
puzzles-choose = Ein Rätsel wählen
puzzles-tags = Worum es geht
puzzles-every-tag = Alle ({ $puzzles })
puzzles-solved = { $answered ->
    [0] Es gibt { $puzzles } Rätsel.
   *[other] Beim ersten Versuch gelöst: { $solved } von { $answered }. Es gibt { $puzzles } Rätsel.
}
puzzles-agree = Meine Spiele dürfen Rätsel werden
puzzles-agree-line = Nur beendete öffentliche Spiele, und nur wenn alle zugestimmt haben, die mitgespielt haben. In einem Rätsel steht kein Name. Was schon ein Rätsel ist, bleibt eines.
puzzle = Rätsel
puzzle-title = { $title }: Rätsel { $number }
puzzle-number = Rätsel { $number }
puzzle-of-day = Rätsel des Tages
puzzle-solve = Ein Rätsel lösen
puzzle-question = Was ist hier am besten?
puzzle-line = Wähle wie am Tisch. Eine Möglichkeit ist klar besser als jede andere. Für dein Rating zählt nur die erste Antwort.
puzzle-hardness = { $answers ->
    [one] Rating { $rating }, eine Antwort
   *[other] Rating { $rating }, { $answers } Antworten
}
puzzle-players = zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
}, { $options } Möglichkeiten
puzzle-of-bots = aus einem Spiel von Bots
puzzle-of-people = aus einem Spiel von Menschen
puzzle-open = Noch nicht beantwortet
puzzle-was-solved = Beim ersten Versuch gelöst
puzzle-was-missed = Beim ersten Versuch nicht gelöst
puzzle-answer = Antworten
puzzle-right = Das ist es.
puzzle-wrong = Nicht das: „{ $option }“ bedeutet { $cost } weniger Gewinnchance.
puzzle-given-up = Das ist die Lösung.
puzzle-better = Besser wäre: { $why }.
puzzle-lead = Die Siegchance ist damit { $share }, mit der nächstbesten Möglichkeit { $second }, über { $redeals } Verteilungen.
puzzle-rating-now = Dein Rating: { $rating } ({ $change })
puzzle-no-count = Nur die erste Antwort zählt.
puzzle-solved-prompt = Die Zahlen auf dem Plan zeigen die Lösung.
puzzle-give-up = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-none-left = Diese hast du alle beantwortet.
puzzle-again = Noch einmal
puzzle-share = Teilen
trial-puzzle = Ein Rätsel, weitergespielt; niemand sieht es.
trial-back-puzzle = Zurück zum Rätsel

# Was viele Spiele von Bots über ein Spiel sagen
balance-title = Was viele Spiele sagen
balance-about = Wer nach Platz in der Reihenfolge gewinnt, woher Punkte kommen, was jede Karte wert ist: Zahlen aus vielen Spielen von Bots.
balance-open = Die Zahlen ansehen
balance-none = Von diesem Spiel gibt es hier keinen Bericht. Wer den Server betreibt, kann einen machen: higaki balance { $game }.
balance-line = { $games } Spiele von Bots, mit den Optionen der Spielregel. In jedem Spiel sind alle gleich stark. Jede Zahl hat ihr 95-%-Intervall: Von hundert solchen Intervallen enthalten etwa 95 den wahren Wert.
balance-tries = { $bot }, { $count } Versuche je Zug
balance-interval = 95-%-Intervall
balance-bots = Bots
balance-seats = Spieler
balance-games = Spiele
balance-played = Wie viele Spiele
balance-few = Von weniger als { $least } gleichen Spielen steht hier nichts; in den Dateien ist es.
balance-wins = Wer gewinnt, nach Platz in der Reihenfolge
balance-wins-line = Anteil an den Siegen. Gestrichelt: der Anteil eines Platzes, der so gut ist wie die anderen. Dunkler Strich: das 95-%-Intervall.
balance-place = Platz { $place }
balance-share = Anteil an den Siegen
balance-points = Punkte eines Spielers nach Herkunft
balance-source = Herkunft
balance-mean = Punkte im Spiel
balance-course = Der Verlauf eines Spiels
balance-decisions = Entscheidungen aller Spieler
balance-rounds = Runden
balance-changes = Wechsel der Führung
balance-leader = Wer zur Halbzeit führt, gewinnt
balance-last = Wer zur Halbzeit Letzter ist, gewinnt
balance-ends = Was das Spiel beendet
balance-ends-line = Anteil an den Spielen. In einem Spiel können zwei Ursachen zusammenkommen.
balance-cause = Ursache
balance-ended = Anteil an den Spielen
balance-end-otherwise = Die Runden sind vorbei
balance-restricted = Etwas verboten
balance-worth = Was es wert ist
balance-worth-line = Einem Spieler ist etwas verboten; er spielt gegen freie der gleichen Stärke. Der Balken ist sein Anteil an den Siegen. Was bis zum gestrichelten Strich fehlt, ist die Sache diesen Bots wert.
balance-forbidden = Verboten
balance-cards = Was Spieler nehmen, und wie es ihnen geht
balance-cards-line = Der Gewinn ist der Anteil an den Siegen derer, die es genommen haben, weniger ihrer Chance vor diesem Zug: So zählt nicht mit, dass Führende mehr nehmen. Was weniger als 30 Spieler genommen haben, fehlt.
balance-heading = Thema
balance-all = Alle
balance-filter = Nach einem Namen suchen
balance-card = Karte oder Gebiet
balance-with-it = Spieler damit
balance-wins-with = Sieg damit
balance-wins-without = Sieg ohne
balance-gain = Gewinn am Sieg
balance-unknown = Hier heißt nichts „{ $text }“; richtig wäre ein Name aus der Liste. Sie ist ganz zu sehen.
balance-nothing = In so wenigen Spielen haben keine 30 Spieler dasselbe genommen.
balance-download = Herunterladen
balance-csv = Zahlen (CSV)
balance-csv-cards = Was Spieler nehmen (CSV)
balance-json = Alles (JSON)
balance-repeat = Zum Wiederholen
balance-repeat-line = Das spielt diese Spiele noch einmal, und auch die, für die die Zeit nicht reichte.

# Was starke Bots von festen Verteilungen aus gewählt haben
explore-title = Was starke Bots wählen
explore-line = Von einigen veröffentlichten Verteilungen aus hat { $bot } viele Spiele gespielt. Geh durch, was gewählt wurde: Jede Zahl gilt genau für die Stellung auf dem Plan.
explore-how = Die ersten vierzig Entscheidungen eines Spiels trifft { $bot }, dann spielt { $later } weiter. Eine Stellung ist hier, wenn { $least } Spiele sie erreicht haben.
explore-deals = Verteilungen
explore-seed = { $seats } Spieler, Verteilung { $seed }
explore-games = { $games ->
    [one] ein Spiel kam
   *[other] { $games } Spiele kamen
} hierher
explore-seat = { $seat } wählt
explore-choice = Wahl
explore-share = Spiele
explore-wins = Anteil an den Siegen
explore-back = Zurück
explore-start = Zum Anfang der Verteilung
explore-ends = Von hier gingen zu wenige Spiele weiter.
explore-keys = Tasten: 1 bis 9 gehen weiter, u geht zurück.
explore-find = Eine geschriebene Stellung nachschlagen
explore-position = Stellung als JSON
explore-look = Nachschlagen
explore-no-position = Das ist keine geschriebene Stellung dieses Spiels; richtig wäre JSON, wie position.md des Spiels es beschreibt.
explore-not-here = Weniger als { $least } Spiele der veröffentlichten Verteilungen kamen zu dieser Stellung, darum ist sie nicht hier. Ein Tipp im Spiel und eine Auswertung danach antworten zu jeder Stellung.
explore-not-here-replay = Diese Stellung kommt in keiner veröffentlichten Verteilung vor. Die Auswertung dieses Spiels antwortet zu jeder Entscheidung.
explore-none = Von diesem Spiel ist hier nichts zu erkunden; richtig wäre ein anderes Spiel.
explore-lost = Diese Stellung gibt es nicht; richtig wäre eine vom Anfang einer Verteilung aus.
explore-replay = Was starke Bots hier wählten
