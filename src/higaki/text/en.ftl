# The shell: what the terminal says around a game. Game texts live in each game's own folder.

language-name = English

shell-yours = You play { $seats }. Bots: { $bots }.
shell-yours-alone = You play { $seats }.
shell-seat-bot = { $seat } ({ $bot })
shell-seat-you = { $seat } (you)
shell-none = none
shell-empty = –
shell-prompt = { $seat }: { $prompt }
shell-choose = Number or name, ? for more
shell-curtain = { $seat }, it is your turn. Press Enter when nobody else looks.
shell-option = { $number }  { $label }  [{ $thing }]
shell-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
}
shell-marked = { $piece } ({ $mark })
shell-turned = { $piece } ({ $turned })
shell-several = { $count } × { $piece }
shell-line = { $place }: { $content }
shell-owned = { $place } of { $seat }: { $content }
shell-undone = Taken back.
shell-saved = Saved to { $file }.
shell-resumed = Resumed from { $file }.
shell-bye = Goodbye. The game was not saved.
shell-bye-saved = Goodbye.
shell-illegal = That cannot be chosen. Give a number from 1 to { $count } or one of the names in brackets.
shell-nothing-to-undo = Nothing can be taken back: the last decision revealed something, or it was not yours.
shell-cannot-write = { $file } cannot be written: { $error }
shell-help =
    A number or a name in brackets chooses that option.
    u         take back your last decision, as far as nothing was revealed
    s FILE    save the game
    l         the whole log
    ? PLACE   the rule about a place: { $places }
    ?         this list
    q         stop
shell-over = The game is over.
shell-ranking = { $place }. { $seats } ({ $score ->
    [one] { $score } point
   *[other] { $score } points
})
shell-and = { $first } and { $second }
shell-replay = { $title }, { $seats } players, seed { $seed }
shell-log = { $number }. { $line }
shell-earlier = { $count } earlier decisions were made under older rules and cannot be shown.
shell-unfinished = The game is not over; { $seat } has to choose.
shell-arena-head = bot              win share   95 % interval    mean score
shell-seats = { $seats } players
shell-minutes = { $minutes } minutes
