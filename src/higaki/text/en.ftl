# The shell: what the terminal says around a game. Game texts live in each game's own folder.


shell-seat-you = { $seat } (you)
shell-none = none
shell-empty = –
shell-prompt = { $seat }: { $prompt }
shell-choose = Number or name, ? for more
shell-curtain = { $seat }, it is your turn. Press Enter when nobody else looks.
shell-amount = – type = and a number, for example ={ $most }
shell-amount-alone = – type a number
shell-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
}
shell-in-stack = { $end ->
    [top] on top: { $piece }
   *[bottom] at the bottom: { $piece }
}
shell-marked = { $piece } ({ $mark })
shell-turned = { $piece } ({ $turned })
shell-several = { $count } × { $piece }
shell-line = { $place }: { $content }
shell-undone = Taken back.
shell-saved = Saved to { $file }.
shell-bye = Goodbye. The game was not saved.
shell-bye-saved = Goodbye.
shell-warned = Careful: { $options }. { $warning }
shell-refused = Not now: { $option }. { $why }
shell-illegal = That cannot be chosen. Give a number from 1 to { $count } or one of the names in brackets.
shell-illegal-amount = That cannot be chosen. Give one of the numbers, = and an amount, or one of the names in brackets.
shell-nothing-to-undo = Nothing can be taken back: the last decision revealed something, or it was not yours.
shell-cannot-write = { $file } cannot be written: { $error }
shell-help =
    A number or a name in brackets chooses that option.
    =NUMBER   choose an amount, where one is asked for
    u         take back your last decision, as far as nothing was revealed
    s FILE    save the game
    l         the whole log
    ? PLACE   the rule about a place: { $places }
    ?         this list
    q         stop
shell-help-windows =
    rest      decline, now and for the rest of this round, when you are asked out of turn
    ask       be asked again, after that
shell-declined = You decline for the rest of this round. On your turn, ask means that you want to be asked again.
shell-answered = { $why } Answered for you.
shell-asked-again = You will be asked again.
shell-over = The game is over.
shell-and = { $first } and { $second }
shell-replay-sealed = { $title }, { $seats } players
shell-verified = Checked: { $decisions } decisions, dealt by the key to the seal { $seal }. The same seal must stand at the beginning of the log.
shell-verified-numbers = Checked: { $decisions } decisions, dealt by the key to the seal { $seal } and by the numbers of { $seats }. The seal must stand at the beginning of the log, and the browser of who added a number shows this code: { $code }
shell-verified-no-numbers = Checked: { $decisions } decisions, dealt by the key to the seal { $seal }, to which no seat added a number. The same seal must stand at the beginning of the log.
shell-proof-numbers = Nobody could choose the cards, as long as one of those who added a number was honest and found seal and code unchanged; it does not prove that nobody saw the cards: whoever runs the server can read the file.
shell-proof-no-numbers = The cards were fixed before the game; whoever runs the server could have chosen among many keys.
shell-withheld = Fixed a number and did not show it: { $seats }. Each time a shuffle was thrown away for it, perhaps because somebody knew what it would deal.
shell-sealed = The shuffle is sealed: { $seal }
shell-added = Added to it: { $number }. Seal and number come from one program on this machine: they prove that the cards were fixed before the first move, not that the program did not choose them.
shell-replay = { $title }, { $seats } players, seed { $seed }
shell-log = { $number }. { $line }
shell-earlier = { $count } earlier decisions were made under older rules and cannot be shown.
shell-unfinished = The game is not over; { $seat } has to choose.
shell-new-game =
    Written: { $folder }, a whole small game for you to change.
    Play it:  PYTHONPATH=src .venv/bin/python -m higaki play { $name }
    Test it:  make game NAME={ $name }
    What to change first stands in examples/pebbles/README.md.
shell-arena-bot = Bot
shell-arena-against = Alone against
shell-arena-wins = Win share
shell-arena-interval = 95% interval
shell-arena-margin = Margin
shell-arena-rating = Rating
shell-arena-time = Per move
shell-arena-milliseconds = { $time } ms
shell-arena-chart = { $game }: how strong the bots are
shell-arena-ladder = { $seats } seats, one bot alone against { $others } of another, { $games } games for each rung
shell-arena-robin = { $seats } seats, every bot against every other, { $games } games for each line-up
shell-arena-alone = alone against { $bot }
shell-arena-pairs = { $seats } seats, both bots in the same seat of the same deals, the others { $others }, { $pairs } pairs
shell-arena-difference = Second less first
shell-arena-saved = In pairs the difference of the win share is known as exactly as by { $times } times as many games without.
shell-arena-fair = Dashed line: { $share }, the share of a bot as strong as the others. Strokes: 95% intervals.
shell-balance-place = Place { $place } in the turn order
shell-balance-played = { $seats } players, { $bot }
shell-balance-wins = { $game }: who wins
shell-balance-worth = { $game }: what it is worth
shell-balance-games = { $games } games in all, from seed { $seed }
shell-balance-fair = Dashed strokes: the share of a seat as good as the others. Black strokes: 95% intervals.
shell-balance-figure = Figure
shell-balance-of = Of
shell-balance-value = Value
shell-balance-cases = Cases
shell-balance-heading = Subject
shell-balance-what = Card or area
shell-balance-taken = Players with it
shell-balance-with = Win with it
shell-balance-without = Win without it
shell-balance-gain = Gain of the win
shell-balance-players = Players
shell-seats = { $seats } players
shell-minutes = { $minutes } minutes

# The browser
web-home = To the front page
web-loading = One moment …
web-close = Close
web-language = Language
web-lost = Nothing is here
web-lost-line = This table does not exist, or it has been cleared away.
web-lost-page = There is no such page, or it is not shown any more.

web-welcome = Merchants, take your seats
web-welcome-line = Board games of trade and sea, in your browser. Alone against bots, with friends by a link, or together at one screen. No account.
web-your-name = Your name at the table
web-name-kept = Your name is kept.
web-games = Games
web-about = About the game
web-play-now = Play now against bots
web-new-table = New table …
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for company right now. Open a table of your own.
web-card-yours = Your turn!
web-card-turn = { $name } is choosing
web-card-waiting = { $free ->
    [one] One free seat
   *[other] { $free } free seats
}
web-card-over = Over

web-devices = Continue on another device
web-devices-give = From here to there
web-devices-give-line = Show a code here and type it in on the other device. It works once.
web-devices-show = Show a code
web-devices-lasts = It is good for { $minutes } minutes.
web-devices-take = From there to here
web-devices-take-line = Type in the code the other device shows. This browser then has its name and its tables.
web-devices-code = Code
web-devices-continue = Continue here
web-devices-done = Welcome back, { $name }.

web-new-table-of = New table: { $title }
web-how-many = How many play?
web-who = Who sits where?
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-here = Another person at this screen
web-seat-bot = Bot: { $level }
web-bot-medium = merchant (plans)
web-bot-hard = master (ponders)
web-bot-easy = beginner (no plans)
web-bot-greedy = trader (hasty)
web-bot-random = apprentice (guesses)
web-bot-strength = strength { $strength } of { $most }
web-bot-called = { $seat } (bot)
web-free-seat = Free seat
web-their-name = Their name
web-open-table = Open the table

web-invite = Invite
web-invite-private = Send this link to your friends. Whoever opens it may sit down or watch.
web-invite-public = This table is on the front page for everybody. You can send the link as well.
web-invite-local = This address works on this machine only. For friends elsewhere, start the server with --host 0.0.0.0 and open this page by the address it names.
web-guest = Guest
web-link = Link to this table
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Your browser does not allow copying. Please copy the address from the address bar.
web-mark-by-hand = Your browser does not allow copying. Please mark the text and copy it.
web-seats = Seats
web-stand-up = Stand up
web-you = you
web-away = away

web-board = Board
web-prompt = What to do
web-options = What you may choose
web-amount = How many
web-less = One less
web-more = One more
web-your-turn = Your turn.
web-turn = has the turn
web-title-turn = ● Your turn – { $title }
web-waiting-for = { $name } is choosing.
web-watching = You are watching.
web-undo = Undo
web-undo-short = Undo
web-otherwise = Look at it first, and change it: { $option }
web-undo-turn = Undo turn
web-undo-turn-line = Take back everything of this turn that can be taken back
web-final-asks_all = Everybody is asked about it; after that you cannot take it back.
web-final-draws = Then cards are drawn or dice are rolled; after that you cannot take it back.
web-final-shows = Something hidden comes to light; after that you cannot take it back.
web-final-ends = The game ends with it; you cannot take that back.
web-sure = Confirm
web-not-sure = Something else
web-careful = Ask me first
web-careful-line = Asks before a move that cannot be taken back. What can be taken back is done at once. Always asks before a move that hurts you
web-hint = Hint
web-hint-thinking = A bot is thinking about it …
web-list = Number all options
web-list-short = Number
web-help = Help
web-window = When everybody may act
web-window-rest = Decline for the rest of this round
web-window-rest-line = You are not asked again until the round ends, or until you want to be
web-window-declining = Declining this round: { $what }
web-window-again = Ask me again
web-window-always = Ask me always
web-window-always-line = Even when you can only decline, so that you can bluff. Otherwise the table declines for you then, and nobody sees the difference
web-window-passing = { $why } Answered for you.
web-window-held = You have answered. The others see it when the time is over.
web-window-left = { $seconds } s left
web-window-given = Answered for you.
web-window-given-so = Answered for you: { $answer }.
web-window-told = Whoever takes longer than a moment could probably have answered: bots, and the table for who cannot, take two and a half seconds at most. Only a table where everybody takes as long tells nothing.
web-window-told-nothing = At this table every answer is seen after the same six seconds, so how long somebody takes tells nothing.
web-window-declined = You are declining.
web-since = Since your last turn
web-so-far = So far
web-since-nothing = Nothing yet.
web-done-to-you = Concerns you
web-log = Log
log-seal = The shuffle was sealed before the first card: { $seal }
log-key = The seal is open, its key is { $key }. Download the game and check it with: higaki verify FILE
log-number = { $names } added to the shuffle: { $number }
log-number-fixed = { $names }: the number that will be added is fixed by its digest { $digest }
log-number-withheld = { $names }: the number of { $digest } was fixed and not shown, so it was not added
log-code = What higaki verify should be asked with, so that it checks seal and numbers against what this browser was shown
web-habits = Your habits
web-remember = Remember for me
web-remember-line = Shows what a careful person would have remembered
web-volume = Volume
web-volume-line = Cards, wood, coins, dice, and a bell when it is your turn
web-volume-value = { $percent ->
    [0] off
   *[other] { $percent } %
}
web-vibration = Vibration
web-vibration-line = The device vibrates briefly when it is your turn
web-rules = The rules, place by place
web-legend = Signs
web-sheet-now = Now:
web-sheet-not-now = Not now:
web-keys = Keys
web-key-number = choose the button with that sign
web-key-arrows = go through everything you may choose; Enter chooses
web-key-undo = take back
web-key-hint = hint
web-key-list = number all options, or not
web-key-rest = decline for the rest of this round, when you are asked out of turn
web-key-skip = skip what is being shown, rather not, close a window
web-key-sheet = what is focused or pointed at, explained; so does pointing at it for a moment, a right click or a long press
web-key-help = this help
web-shortcuts = Single keys are on
web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-more = About this line of { $name }
web-chat-mute = Mute { $name }
web-chat-mute-line = At this table, and only for you.
web-chat-muted = Muted by you:
web-chat-unmute = Show the lines of { $name } again
web-chat-hidden = { $count ->
    [one] One line is hidden.
   *[other] { $count } lines are hidden.
}
web-chat-report = Report this line
web-chat-report-host = The host sees it and decides. Nobody learns that it was you.
web-chat-report-players = It disappears when two players have reported it. Nobody learns that it was you.
web-chat-reported = Reported. The line is hidden for you.
web-chat-reports = Reported to you
web-chat-reported-by = { $count ->
    [one] One person has reported this line.
   *[other] { $count } people have reported this line.
}
web-chat-clear-line = Clear this line
web-chat-clear = Clear the chat
web-chat-leave = Leave it
web-chat-clear-what = { $count ->
    [one] The line disappears for everybody and is deleted.
   *[other] All { $count } lines disappear for everybody and are deleted.
}
web-chat-clear-note = The others read that the host cleared the chat. This cannot be undone.
web-chat-clear-no = Rather not
web-chat-clear-yes = Clear the chat
web-chat-cleared = The host cleared the chat.
web-chat-cleared-line = The host cleared a line.
web-chat-cleared-reports = Two players reported a line, so it was cleared.
web-chat-phrases = Phrases
web-chat-phrases-line = Everybody reads these in their own language.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thank you!
phrase-well_played = Well played!
phrase-nice_move = Nice move!
phrase-your_turn = It is your turn.
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-sorry = Sorry!
phrase-leaving_soon = I must go soon.
phrase-good_game = Good game!
phrase-rematch = A rematch?
web-stale = The table has moved on meanwhile. This is how it stands now.
web-reconnecting = Connection lost. Trying again …
web-curtain = { $name }, it is your turn
web-curtain-line = Take the seat before the screen. When nobody else looks, lift the curtain.
web-curtain-lift = Lift the curtain

web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-you-won = You win!
web-rematch = Play again
web-rematch-join = To the next game
web-replay = Replay
web-share = Share the replay
web-download = Download
web-embed = Show this replay on another page
web-embed-copy = Copy the code
web-embed-by-hand = It could not be copied; select the code above by hand.
web-embed-open = Open at Higaki
web-ranking = Ranking
web-rank = Place
web-player = Player
web-points = Points
web-account = The account
web-source = Source
web-reasons = Where the points came from
web-no-points = No points.
web-course = Points over the game
web-as-table = The same as a table
web-moves = { $moves ->
    [one] { $moves } decision
   *[other] { $moves } decisions
}
web-move = Decision
web-move-of = { $move } of { $moves }
web-title-replay = Replay: { $title }
web-replay-not-over = The game is still being played. The replay opens when it is over.
web-to-table = To the table
web-step-back = One step back
web-step-on = One step on
web-run = Let it run
web-pause = Pause
web-eyes = Seen by
web-eyes-spectator = a spectator

error-bad_code = This code is unknown or no longer valid.
error-not_found = That was not found.
error-unreadable = This table is damaged and was set aside. Whoever runs the server can look into it.
error-stale = The table has moved on meanwhile.
error-illegal = That cannot be chosen now.
error-not_yours = That is not yours to decide.
error-too_many = That was too much at once. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too_large = That is too long.
error-bad_request = That could not be understood.
error-wrong_origin = This page does not belong to this server. Please load it again.
error-wrong_host = This server does not answer to that address.
error-not_kept = The server cannot write anything down at the moment, so it does not count. Please try again later.
error-busy = Too much is being asked for at the moment. Please try again in a few seconds.
error-not_replayed = This game cannot be shown again at the moment. Please try again later.
error-number = This number is not the one that was fixed before.
error-name_alike = Somebody at the table has a name that looks the same. Please choose another one.
error-used = That was sent twice with different contents. Please try again.
error-taken = Somebody was quicker: the seat is taken.
error-unreached = The server cannot be reached.

## Rooms: the waiting room, the new table, the name
web-change-name = Your name: { $name }
web-no-name = Your name
web-name-line = Everybody at your tables sees it at once.
web-name-keep = Keep
web-name-full = { $most } signs are the most a name can have.
web-invited-by = { $name } invites you
web-invited = You are invited
web-play-as = You play as { $name }.
web-name-first = How shall the others call you?
web-sit-down = Sit down
web-sit-elsewhere = Or choose a seat:
web-sit-at = Sit at { $seat }
web-or-watch = Or just watch: the game opens here by itself.
web-your-table = Your table
web-your-seat = You have a seat
web-spectator = You are watching
web-spectator-line = All seats are taken. You see the game here as soon as it begins.
web-missing = { $free ->
    [0] Nobody is missing.
    [one] One seat is free. The game begins by itself when somebody sits down there.
   *[other] { $free } seats are free. The game begins by itself when the last one is taken.
}
web-host-begins = Nobody is missing. { $name } begins the game.
web-somebody-begins = Nobody is missing. Whoever opened the table begins the game.
web-start = Begin the game
web-start-nobody = Only bots sit here. A person must be among them.
web-fill = A bot here
web-fill-all = { $free ->
    [one] A bot for the free seat
   *[other] Bots for the { $free } free seats
}
web-fill-level = Bot at { $seat }
web-free = Free the seat
web-share-link = Share
web-qr = QR code of this link
web-qr-line = Or scan it with a phone.
web-what-is-played = What is played
web-open-to-all = Open to everybody
web-where-listed = Who finds the table?
web-private-only = with the link
web-public-all = everybody
web-private-help = Only people with the link find it.
web-public-help = It is on the front page for everybody.
web-opening = How it begins
web-even-no = as answered
web-even-yes = as long for everybody
web-even-no-help = Everybody sees an answer as soon as it is given. Who takes longer than two and a half seconds could probably have answered.
web-even-yes-help = Every question takes six seconds, whoever is asked and whatever they hold, and who has not answered by then declines. How long somebody takes tells nothing, but each card costs all of you that time for everybody who is asked. Nobody can share a screen.
web-memory = Memory
web-memory-open = open
web-memory-strict = strict
web-memory-open-help = Everybody may look up what was openly taken and lies hidden now.
web-memory-strict-help = Nobody is shown it while the game runs; only the log tells what was openly taken.
web-table-begins = It begins at once.
web-table-needs-name = The other person at this screen needs a name.
web-table-waits = { $free ->
    [one] It waits for one person who comes by the link.
   *[other] It waits for { $free } people who come by the link.
}
web-bots = Bots
web-people = People
## The show
web-acts = { $name } is playing.
web-skip = Skip
web-skip-bots = Always skip bots
web-skip-bots-line = What bots do is not shown, only how it stands afterwards
web-skip-bots-told = Bots are no longer shown. The settings bring them back.
web-pace = Pace
web-pace-line = How fast it is shown what happened
web-pace-asked = Was that too slow? The settings change it at any time.
web-pace-quicker = Show it quicker
web-pace-keep = Leave it so
web-pace-still = Your system asks for stillness, so nothing flies
web-pace-calm = calm
web-pace-normal = normal
web-pace-quick = quick
web-pace-off = show nothing
web-chapter = Chapter
web-chapter-first = The beginning
web-turn-before = To the turn before
web-turn-after = To the next turn
web-replay-more = View and share
web-from-position = This game began from a written position.
## The end of a game
web-won-shared = { $names } share the victory
web-your-team-won = Your team wins!
web-you-share = You share the victory!
web-came = You came { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] in place { $rank }
} of { $of ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $of }
}.
web-team-came = Your team came { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $rank }
} of { $of ->
    [2] two
    [3] three
   *[other] { $of }
}.
web-came-shared = You share { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $rank }
} place.
web-ahead = { $points ->
    [one] One point
   *[other] { $points } points
} ahead of { $names }.
web-behind = { $points ->
    [one] One point
   *[other] { $points } points
} behind { $names }.
web-share-place = Nothing tells them apart: they share the place.
web-result = Result
web-result-show = Show the result
web-result-fold = Look at the board
web-moment = { $chapter }, turn { $turn }
web-moment-turn = Turn { $turn }
web-decision-see = Show it in the replay
web-replay-hidden = What lay hidden then
web-revealed = What was hidden until now
web-shuffle = How the shuffle can be checked
web-shuffle-line = Before the first card was dealt, a key was sealed and the numbers of the players were fixed; together they deal everything. When the game is over, the key opens the seal: with the downloaded file, higaki verify deals and plays everything again and shows that nothing was changed.
web-shuffle-waiting = The key for the shuffle is drawn and sealed. The browser of everybody who sits here fixes a number, shows it when the game begins, and only key and numbers together deal the cards: so nobody can choose them.
web-about-to-begin = The game begins in a moment: everybody’s browser adds its number to the shuffle.
web-proof-mine = Your browser added a number to the shuffle that was fixed before anybody showed one, so nobody could choose the cards, as higaki verify works out with the downloaded file; this does not prove that nobody saw them, for whoever runs the server can read its file, and this page comes from there, too.
web-proof-elsewhere = Another browser of yours added a number to the shuffle, and only that one can tell whether it is still the same: if it is, nobody could choose the cards, though whoever runs the server could see them.
web-proof-others = { $names } added numbers to the shuffle: if one of them is honest nobody could choose the cards, but whoever runs the server could see them, and your own browser added nothing.
web-proof-none = Nobody added a number to the shuffle: the cards were fixed before the game and not changed, but whoever runs the server could have chosen them among many, and could see them.
web-proof-left-out = Careful: your browser showed the number it had fixed, but the game was dealt without it. Either your connection failed at that moment, or somebody who knew the cards left it out.
web-proof-changed = Careful: the log names another seal or other numbers than your browser was shown before the game. Whoever runs this server may have chosen the cards.
web-proof-again = Before that { $count ->
    [one] one shuffle was
   *[other] { $count } shuffles were
} thrown away, because somebody did not show a number or left in that moment, perhaps knowing the cards.
## Leaving, coming back, and clocks

menu-table = Your seat
menu-resign = Resign
menu-return = Take your seat back
menu-ask-always = Ask me always, out of turn
menu-propose-bot = Let a bot play for { $name }
menu-propose-end = Claim the game
menu-offer = Offer to end the game
menu-here = I am here
resign-title = Resign?
resign-title-for = { $name } resigns?
resign-ends = The game ends at once, and the others win.
resign-bot = A bot plays on for you. You come last, however it plays.
resign-for-good = This cannot be taken back.
resign-not = Keep playing

banner-stand-in = A bot plays for you.
banner-resigned = You have resigned. A bot plays on for you.
banner-out-of-time = Your time is over. A bot plays on for you.
banner-away = { $name } is away:
banner-you-were-away = It is your turn, and you were away:
banner-limit = The limit is { $limit }.
banner-over-line = The limit is over. Whoever claims the game ends it: { $name } comes last.
banner-come-back-line = Past it the others may let a bot play for you or claim the game.
banner-come-back-rated-line = Past it the others may claim the game, and you lose it.
banner-for-bot = A bot should play on: { $names }.
banner-for-end = Want to claim the game: { $names }.
banner-undecided = Not said yet: { $names }.
banner-bot = Let a bot play on
banner-end = Claim the game
banner-withdraw = Take it back
banner-offer = { $name } offers to end the game as it stands.
banner-offer-mine = You offer to end the game as it stands.
banner-accepted = Accepted: { $names }.
banner-unanswered = Not answered yet: { $names }.
banner-accept = End it
banner-decline = Play on
banner-offer-withdraw = Take the offer back
offer-title = End the game together?
offer-line = Everybody else who plays is asked. If all accept, the game ends at once, and the points count as they stand.
offer-rated-line = At a rated table such an end counts for nobody.
offer-left = { $count ->
    [one] This is your last offer in this game.
   *[other] You can offer it { $count } times in this game.
}
offer-not = Play on
offer-send = Offer it
ended-resigned = { $count ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
ended-absent = { $names } stayed away for too long and loses the game.
ended-together = All agreed to end the game. The points count as they stand.

table-resigned = { $name } resigns.
table-stood_in = A bot plays on for { $name }.
table-came_back = { $name } is back.
table-voted-bot = { $name } wants a bot to play for { $other }.
table-voted-end = { $name } claims the game, because { $other } stays away.
table-withdrew = { $name } would rather wait for { $other }.
table-time_over = { $name } has run out of time.
table-claimed = { $name } stayed away for too long. The game ends, and { $name } loses it.
table-here = { $name } is here again.
table-offered = { $name } offers to end the game.
table-accepted = { $name } accepts.
table-declined = { $name } would rather play on.
table-took_back = { $name } takes the offer back.
table-vacation = { $name } is on vacation: the clock stands still for { $name }.
table-home = { $name } is back from vacation.
table-handed_over = { $name } cannot go on and leaves the seat to whoever takes it over.
table-took_over = { $name } takes over the seat of { $other }.
table-agreed = All have accepted. The game ends as it stands.

absence-title = How long may somebody be away?
absence-short = Away at most
absence-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
absence-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
absence-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
absence-line = It counts while it is their turn, they are not connected, and somebody waits at the table. After that the others may let a bot play on or claim the game.
absence-rated-line = It counts while it is their turn, they are not connected, and somebody waits at the table. After that the others may claim the game: whoever stayed away has lost.

clock-title = Clock
clock-none = None
clock-none-line = Whoever is here thinks as long as they like.
clock-relaxed = Relaxed: for every move
clock-relaxed-line = When the time is over, a bot ends this one move.
clock-blitz = Blitz: for every player
clock-blitz-line = When the time is over, a bot plays on to the end.
clock-per-move = { $minutes ->
    [one] 1 minute per move
   *[other] { $minutes } minutes per move
}
clock-per-player = { $minutes } minutes per player, { $seconds } seconds back with every move
clock-left = { $minutes ->
    [0] { $seconds } seconds left
    [one] 1 minute { $seconds } seconds left
   *[other] { $minutes } minutes { $seconds } seconds left
}
clock-per-days = { $count ->
    [one] 1 day for every move
   *[other] { $count } days for every move
}
clock-of-bank = { $days } days per player, { $hours } hours back with every move
clock-days = For every move
clock-days-line = The time always runs, whether you are connected or not. On vacation it stands still.
clock-bank = For all moves together
clock-bank-line = The time always runs, whether you are connected or not. On vacation it stands still, and in the hours of sleep.
clock-days-left = { $days ->
    [one] 1 day { $hours } h left
   *[other] { $days } days { $hours } h left
}
clock-hours-left = { $hours } h { $minutes } min left
clock-days-face = { $days } d { $hours } h
clock-hours-face = { $hours } h { $minutes } min
clock-due = Time to move: until { $when }
clock-away = On vacation until { $when }
clock-sleep = Hours of sleep
clock-sleeps = The clock stands still at night
clock-sleep-from = From
clock-sleep-until = until
clock-sleep-zone = Time of { $zone }
clock-sleep-wrong = Hours of sleep last from one minute to ten hours.
clock-sleep-value = { $begin } to { $end } ({ $zone })
clock-then = When the time is up
clock-then-bot = { $bot } plays on
clock-then-usual = A bot plays on to the end
clock-then-give_up = The player gives up
clock-then-bot-line = The bot plays on until the player takes the seat back.
clock-then-bot-blitz-line = The bot plays on to the end.
clock-then-give_up-line = Whoever runs out of time comes last; with two players the game is over.
vacation-title = Vacation
vacation-line = While you are on vacation, your clock stands still at all tables over days, and the others see until when you are away. A day that has begun counts.
vacation-days-left = { $count ->
    [one] You have 1 day left this year.
   *[other] You have { $count } days left this year.
}
vacation-until = You are on vacation until { $when }.
vacation-days = Days
vacation-start = Go on vacation
vacation-end = I am back
pace-title = Pace
pace-live = Live
pace-days = Over days
pace-live-line = You play in one go.
pace-days-line = You move when you have time, over days or weeks. Whoever wants notices hears when it is their turn.
clock-warning = You have { $seconds } seconds left.
web-resigned = resigned
web-stand-in = bot
## Learning
web-learn = Learn to play
web-learn-title = Learn to play: { $title }
web-learn-step = Lesson { $lesson }, step { $step } of { $steps }
web-learn-next = Next
web-learn-back = Back
web-learn-now = Now: { $option }
web-learn-watch = Watch what happens.
web-learn-go = Take me there
web-learn-look = Look here
web-learn-point = Now here
web-learn-you = You
web-learn-not-that = You will be allowed to do that as well: “{ $option }”. For now, please: { $wanted }.
web-learn-not-there = There is nothing to do there just now. What we want here: { $wanted }.
web-learn-refused = { $why } What we want here: { $wanted }.
web-learn-read-on = Nothing to choose yet. Read, then press “Next”.
web-learn-last = That was the whole game. The rest you learn by playing.
web-learn-more = That was the beginning. The next lesson shows the rest, and how the game ends.
web-learn-lesson = Lesson { $lesson }
web-lesson = Lesson { $lesson }: { $title }
web-lesson-done = done
web-lesson-begin = begin here
web-learn-again = From the beginning
web-first-game = Your first game
web-first-game-line = Against two easy opponents, with an explanation whenever something new comes up.
web-first-new = New to you
web-first-got-it = Got it
web-first-hint = What would you do?
web-first-off = No more explanations
web-explain = Explanations
web-explain-line = Explains every kind of question the first time you meet it
web-guide = Rules
web-guide-goal = The goal
web-guide-turn = Your turn
web-guide-points = What comes of it
web-guide-end = The end
web-guide-example = An example
web-about-made = Who made it
web-about-ours = What is ours
web-about-rulings = Where the rules leave room, we play it like this
## Looks: settings, tabs, themes
web-settings = Settings
web-text-size = Text
web-text-size-small = Small text
web-text-size-normal = Normal text
web-text-size-large = Large text
web-text-size-largest = Very large text
web-theme = Light
web-theme-system = As the device
web-theme-light = Day
web-theme-dark = Night
web-fresh = { $fresh } new
web-open-box = Open the box
## Ratings
error-rated = At a rated table people play by themselves: without bots, without hints, each at a screen of their own.
rated = Rated
rated-title = Does it count?
rated-no = just for fun
rated-yes = rated
rated-no-help = The result changes nobody's rating.
rated-help = The result changes the ratings of all who play: only people, each at a screen of their own, without hints and bots.
clock-blitz-rated-line = Whoever runs out of time comes last.
clock-none-rated-line = Whoever is here thinks as long as they like.
rated-resign = At a rated table whoever resigns comes last, and their team with them.
rated-claim-line = It counts as a loss for whoever stayed away.
ended-time = { $names } has run out of time.
rated-result = Ratings
rated-hidden = not shown
rated-left = Whoever gave up comes last. The others are not compared with each other, because a bot had its hand in it.
rated-claimed = Whoever stayed away comes last. The others are not compared with each other, because the game was not played to its end.
rated-settled = A rating without a question mark changes only by games against others without one.
rated-uncounted-agreed = It does not count, because the end of the game was agreed on.
rated-uncounted-short = It does not count, because somebody gave up before everybody had decided something.
rated-uncounted-pair = It does not count, because two who played against each other have played five rated games within a day already.
rating = Rating
rating-of = Rating { $rating }
rating-of-provisional = Rating { $rating }, provisional
rating-change = Change: { $change }
rating-mine = My ratings
rating-nameless = Somebody without a name
rating-somebody = somebody
rating-somebody-line = Who does not show a page of their own is somebody here.
rating-games = { $games ->
    [one] One rated game
   *[other] { $games } rated games
}
rating-none = No rated game yet.
rating-none-mine = No rated game yet. Whoever opens a table for people can choose that it counts.
rating-what = Everybody begins at 1500. A question mark means that it is provisional: fewer than ten games, or results that give no clear picture yet.
rating-history = Rating from game to game
rating-course = From { $first } to { $last }, lowest { $lowest }, highest { $highest }.
rating-game = Game
rating-date = Date
rating-last = The last rated games
rating-place = Place { $place } of { $sides }
rating-opponents = Against: { $names }
rating-partners = With: { $names }
rating-look = Look at the table
rating-show = Show my page to everybody
rating-show-line = Your name, your ratings and results, also beside your name at rated tables and in the rankings. As long as this is off, nobody but you sees them.
rating-address = Your page:
rating-ladder = Ranking
rating-ladder-of = Ranking: { $title }
rating-ladder-line = Here stands who shows their page and has a rating without a question mark.
rating-ladder-empty = Nobody yet.

## My games: the list, and the statistics of finished ones
games-mine = My games
games-all = All my games
games-list = Games
games-statistics = Statistics
games-count = { $count ->
    [0] No game
    [one] One game
   *[other] { $count } games
}
games-turn = Your turn
games-running = Running
games-waiting = Not begun
games-finished = Finished
games-filter = Filter
games-game = Game
games-opponent = Played with
games-people = People
games-bots = Bots
games-beside = At one screen
games-result = Result
games-text = Name or game
games-any-game = All games
games-anybody = Anybody
games-somebody-else = Somebody else
games-any-result = Any
games-won = Won
games-lost = Lost
games-none = No result
games-clear = Show all
games-more = More games
games-no-fit = No game fits this filter.
games-no-game = No game yet. Take a seat on the front page.
games-unknown = There is no such filter, or you have met no such opponent.

statistics-line = All finished games with a result, also those whose table was deleted or that you took off your list. A shared first place counts as won. "By chance" is what somebody would reach who plays no better and no worse than the others.
statistics-line-other = All finished games with a result. A shared first place counts as won. "By chance" is what somebody would reach who plays no better and no worse than the others.
statistics-nothing = No finished game with a result yet.
statistics-overall = All games
statistics-games = Games
statistics-wins = Won
statistics-place = Average place
statistics-chance = by chance { $value }
statistics-share = Won { $share } of the games, by chance { $fair }
statistics-opponents = Opponents
statistics-opponents-line = Games in which you played on different sides.
statistics-opponents-line-other = Bots, and players who show a page of their own.
statistics-opponent = Opponent
statistics-bot = bot
statistics-former = deleted guests
statistics-trend-line = Chances to win, averaged over the last { $games } reviewed games at each point: what all decisions changed, and what cards and dice did.
statistics-trend-course = In the last { $games } reviewed games, decisions brought { $decided } and luck { $luck } of the win on average.
statistics-reviewed = { $reviewed } of { $games } games have a review; only these count here.
statistics-reviewed-none = Skill and luck need a review. You find it on the replay of a finished game.
statistics-ways = Points in won games
statistics-ways-share = Share of all points
statistics-ways-line = The largest sources, on average of { $accounted ->
    [one] one won game
   *[other] { $accounted } won games
}.
statistics-ways-older = Older games count only without their sources: these are stored since a later version.
statistics-show = Show my statistics there, too
statistics-show-line = Games, wins, places, skill and luck; of opponents only bots and those who show a page of their own.

## Notices: what is told to who is away
notice-turn = { $game }: it is your turn
notice-found = { $game }: your table is ready
notice-invited = { $game }: a seat is kept for you
notice-over = { $game }: the game is over
notice-absent = { $game }: the others are waiting for you
notice-time-line = You have about { $limit } left for your move.
notice-absent-line = You may be away for { $limit } here. After that they may claim the game, and you lose it. Looking in is enough.
notice-with = At the table with { $people }.
notice-alone = Your table is waiting.
notice-and = { $first } and { $last }
link-front = Four merchant board games from the Japan of the woodblock prints, with every rule, with others or against bots, in the browser and without an account.
link-front-picture = Ships with red sails before a great mountain
link-picture = The cover of { $game }
link-picture-table = The table of { $game } as everybody may see it
link-picture-result = The final result of { $game }
link-now-waiting = Looking for players
link-now-complete = About to begin
link-now-playing = The game is going on
link-now-over = Final result
link-seat-free = free
link-waiting = { $game }: a table waits for players
link-playing = { $game }: a game is going on
link-over = { $game }: a finished game
link-won = { $count ->
    [one] { $game }: { $names } wins
   *[other] { $game }: { $names } win together
}
link-place = { $place }. { $names }
link-people = At the table: { $people }.
link-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
link-private = { $count ->
    [one] A private table with one player.
   *[other] A private table with { $count } players.
}
link-bot = bot ({ $seat })
notice-test = Notices work
notice-test-line = This is how Higaki will tell you when it is your turn.
notice-device = Another device now plays as you
notice-device-line = Somebody typed in a code that one of your devices had shown. If it was not you, sign that device out: your name, then “Signed in”.
notice-question = Notices from Higaki?
notice-question-line = Somebody entered this address to be told by e-mail when it is their turn at a table. If it was you, please confirm that within a day. If it was not, there is nothing to do: nothing more will be sent to you.
notice-stop = No more mail from here:
web-notices = Notices
web-notices-line = When it is your turn and you are not at the table, Higaki can tell you. Once per turn, once more before you have been away for too long, and when the game is over.
web-notices-push = In this browser
web-notices-push-off = Off. Your browser will ask whether you allow it.
web-notices-push-on = On: this browser tells you, even when Higaki is closed.
web-notices-push-blocked = Blocked. You have forbidden notices from this page; only the settings of your browser can change that.
web-notices-push-missing = This browser cannot do that. On an iPhone or iPad it can once Higaki is on the home screen.
web-notices-push-insecure = That works only at an address that begins with https.
web-notices-turn-on = Turn on
web-notices-turn-off = Turn off
web-notices-others = { $count ->
    [one] One other browser of yours is told as well.
   *[other] { $count } other browsers of yours are told as well.
}
web-notices-mail = By e-mail
web-notices-mail-line = Nobody else sees the address. Every mail has a link that ends it.
web-notices-address = E-mail address
web-notices-ask = Confirm by mail
web-notices-mail-asked = We have written to { $address }. The link in that mail turns it on.
web-notices-mail-on = On: mails go to { $address }.
web-notices-forget = Delete the address
web-notices-quiet = Quiet hours
web-notices-quiet-line = What happens in them is told when they are over, if it is still true then.
web-notices-quiet-same = Beginning and end are the same, so the hours stay as they were.
web-notices-quiet-on = Keep quiet hours
web-notices-quiet-from = From
web-notices-quiet-to = until
web-notices-zone = Time of { $zone }
web-notices-test = Send me a notice
web-notices-wait = One moment …
web-notices-tested = It is on its way.
web-notices-test-failed = { $failed ->
    [one] One of { $ways } could not be reached.
   *[other] { $failed } of { $ways } could not be reached.
}
web-notices-nothing = Nothing is turned on yet.
web-notices-confirm = May Higaki write to you?
web-notices-confirm-line = Then you are told by e-mail when it is your turn.
web-notices-confirm-yes = Yes, write to me
web-notices-confirmed = You will hear from us when it is your turn.
web-notices-stopped = You will get no more mail.
web-notices-stopping = One moment …
web-notices-stop = No more mail
error-no_mail = This server sends no mail.
error-mail_failed = The mail could not be sent. Please try again later.
error-mail_silent = Nobody at this address wants to be asked again.
error-mail_often = This address has been asked often enough today. Please try again tomorrow.
error-bad_link = This link was used already or is too old. Please have a new mail sent to you.
error-push_failed = Your browser did not find a push service. In private windows there is none, and some browsers have it switched off.
error-push_service = The push service of this browser is not known to this server. Whoever runs it can allow it.
web-offline = No connection
web-offline-line = Higaki cannot be reached. Your tables are safe there, and this page goes on by itself as soon as it answers.
web-offline-again = Try again
## Places: seats that are kept, marks, closing, devices, my tables
web-host = host
web-watches = watches
web-former-guest = former guest
web-seat-kept = kept
web-seat-kept-you = kept for you
web-kept-for-you = Your seat is kept for you
web-missing-kept = { $count ->
    [one] Still missing: { $names }. The seat is kept.
   *[other] Still missing: { $names }. Their seats are kept.
}
web-free-kept = No longer keep the seat
web-card-kept = { $count ->
    [one] One seat is kept
   *[other] { $count } seats are kept
}
web-card-closed = Closed, no result
web-card-you-won = You won
web-card-won = Won by { $names }
web-card-since = since { $when }
web-card-due = your time ends { $when }
web-card-come-by = come by { $when }
web-put-away = Take off my list
web-put-away-line = The game leaves your list for good; the others keep it in theirs. Once nobody who played has it in a list, it is deleted.
web-put-away-not = Keep it
web-next = Next
web-next-line = To the next table where it is your turn (n)
web-next-count = { $count ->
    [one] your turn at one other table
   *[other] your turn at { $count } other tables
}
web-next-menu = { $count ->
    [one] To the other table where it is your turn
   *[other] To the next of { $count } tables where it is your turn
}
web-key-next = to the next table where it is your turn
menu-close = Close the table
close-title = Close the table?
close-waiting = It is gone for everybody, and the link leads nowhere.
close-playing = The game ends for everybody, without a result: nobody has won or lost.
close-not = Leave it open
closed-title = This table was closed
closed-waiting = Whoever opened it has closed it.
ended-closed = Whoever opened it has closed it. The game has no result.
table-closed = The host closes the table. The game has no result.
table-cut_off = { $name } took too long to think, so a simpler bot chose instead.
error-no_hint = Nobody could think of anything in time. Please ask again later.
web-me = Devices and data
web-device-list = Signed in
web-device-list-line = These browsers are you. One that nobody has used for a year is signed out by itself.
web-device-this = This browser
web-device-number = Browser { $number }
web-device-since = since { $made }, last used { $used }
web-device-sign-out = Sign out
web-device-sign-out-all = Sign out all others
web-device-new = Another device was added
web-device-new-line = On { $day } a browser became you, with a code that one of your devices had shown. If that was not you, sign it out.
web-device-new-look = Look at my devices
web-device-new-mine = That was me
web-device-out = Signed out.
web-delete = Delete me
web-delete-line = Leave this server, with everything it knows about you.
web-delete-ask = Delete me …
web-delete-what = Your name, your devices and everything you wrote in chats will be deleted. You resign from all games that are going on, and tables of yours that still wait are closed. In finished games the others see “former guest” in your place.
web-delete-yes = Yes, delete me
web-delete-not = Stay
web-delete-last = Are you sure? There is no way back, not even with a code.
web-delete-now = Delete for good
review = Review
review-under-way = The game is being played through again, to see what decided it.
review-failed = This game could not be reviewed.
review-again = Try again
review-chances = Chances to win
review-chances-line = The picture estimates the real game right after each turn. Mistakes and best moves look further: what the player could not know is dealt anew many times, bots play on for some turns with each of two moves, and the average difference counts. So a move can be worth more than the picture rises or falls.
review-sign-dear = a decision that cost much
review-sign-now = what the board shows; press anywhere else in the picture to go there
review-dear = Decisions that cost most
review-none = No decision was clearly worse than another.
review-of-the-win = { $share } of the win
review-words = In words
review-words-mistakes = { $count ->
    [0] None of their decisions was clearly a mistake.
    [one] One decision was a mistake and cost { $cost }.
   *[other] { $count } decisions were mistakes and cost { $cost } together.
}
review-words-luck-good = Luck brought { $luck } (± { $within }).
review-words-luck-bad = Luck took { $luck } (± { $within }).
review-words-luck-unclear = Luck had no clear part: it lies within ± { $within }.
review-words-best = Best move: { $move } ({ $moment }). Some turns later it is worth { $lead } more than the next best.
review-words-no-best = No single move was clearly better than the next best one.
review-cost = −{ $cost } of the win (± { $within })
review-chosen = Chosen: { $chosen }
review-better = Better: { $better }
review-see = Show it on the board
review-all = Show all { $count }
review-balance = Skill and luck, in percent of the win
review-begin = Start
review-decisions = Decided by all
review-luck = Luck
review-end = Result
review-end-broken-off = At the end
review-mistakes = Own mistakes
review-against-luck = Played best, with luck against them: { $name }
review-balance-line = Chances to win at the start, what all decisions of all players changed, and what cards and dice did. Luck is what came, less what comes on average; ± says how exactly it is known. Own mistakes are a player's dear decisions, added up.
web-chance = The dice are rolled, or a card is drawn …
web-hint-title = A good turn
web-hint-all-alike = These are about alike
web-hint-best = Best
web-hint-ahead = Best: { $share } more chance to win than the next
web-hint-behind = { $share } less chance to win
web-hint-alike = About as good
web-hint-or = Or
web-hint-why = Because: { $why }.
web-hint-play = Play it

## People: seeking a game, who is here, those one has played with, blocking
seek-title = Find people
seek-days-line = Two days for every move. When they are over, a bot plays on until the player comes back.
seek-days-rated-line = Two days for every move. Whoever runs out of time comes last.
seek-line = Say what you would like to play. As soon as enough people want the same, the table opens by itself. When somebody leaves it, others may take over the seat.
seek-game = Game
seek-seats = People at the table
seek-least = At least
seek-most = At most
seek-go = Look for people
seek-looking = Looking for people: { $game }
seek-waited = { $minutes ->
    [one] for one minute
   *[other] for { $minutes } minutes
}
seek-end = Stop looking
seek-bots-line = Not enough people yet. Bots can take the empty seats.
seek-bots = Begin with bots
seek-others = Others are looking for
seek-people = { $people ->
    [one] one person waits
   *[other] { $people } people wait
}
seek-join = Play along
filter-title = Which tables
filter-any-game = All games
filter-any-seats = Any number
filter-any-pace = Any pace
filter-any-rated = Rated or not
filter-clear = Show all
filter-nothing = None of the open tables fits. “Show all” brings them back.
filter-count = { $count ->
    [0] No table fits.
    [one] One table fits.
   *[other] { $count } tables fit.
}
here-title = Here now
here-count = { $present ->
    [one] person
   *[other] people
}
here-names = Who wants to be seen
here-show = Show that I am here
here-show-line = Off: you are counted, but not named.
here-shown = On: everybody on this page sees your name while you are here.
again-title = Play again with …
again-line = People you have played with. “Invite” opens a table with a seat kept for them; who wants notices gets one. Tick several to invite them together.
again-last = { $game }, { $when }
again-games = { $games ->
    [one] one game together
   *[other] { $games } games together
}
again-invite = Invite
again-together = { $count ->
    [one] Open a table for two
   *[other] Open a table with all { $count }
}
again-nobody = You have not played with anybody yet who told their name.
block-somebody = Block somebody …
block-title = Block
block-line = You will not be brought together by a search, and neither of you can sit down where the other waits. You no longer see their open tables or what they say, and they cannot invite you. They are not told. A game that is going on goes on.
block-who = Block { $name }
block-undo-line = You can undo it: “Devices and data” on the front page, then “Blocked people”.
block-not = Do not block
block-done = { $name } is blocked.
block-list = Blocked people
block-nobody = You have blocked nobody.
block-undo = Unblock
web-gathers = Your table is complete. The game begins as soon as everybody has come, or else in a few seconds.
error-many_seeks = You are looking for too many games at once. Please stop one of them first.
error-kept_apart = You cannot sit down at this table. Please choose another one.
error-cannot_invite = This person cannot be invited.

# Seats that others take over
menu-hand-over = I cannot go on
hand-over = Leave the seat
hand-over-title = Leave your seat to somebody else?
hand-over-line = A bot plays on for you, and your seat is offered to everybody who looks for a game.
hand-over-private-line = A bot plays on for you, and whoever has the link to this table can take over your seat.
hand-over-lost = Once somebody has taken it over, you have left for good: you come last, and they see what you saw.
hand-over-back = Until then you can take it back.
take-over = Take over the seat
take-over-not = Only look on
take-over-title = Take over the seat of { $name }?
take-over-line = You play on from here and see all that { $name } sees.
take-over-turn = It is your turn.
take-over-clock = You get time to read the position: { $clock }.
take-over-counts = Who has left comes last. For you the game counts in no statistics.
take-over-note = { $name } may come back until somebody has taken the seat over.
take-over-rated = The rating of { $name } changes, not yours.
substitutes = seats can be taken over
substitutes-title = When somebody leaves
substitutes-short = Seats of players who left
substitutes-yes = others may take over
substitutes-no = a bot plays on
substitutes-help = After resigning, staying away, running out of time or “I cannot go on”, a bot plays on, and everybody can take the seat over and see what it sees. Who was replaced comes last.
substitutes-no-help = A bot plays on to the end, and nobody else takes the seat.
banner-vacant = { $name } has left. A bot plays on until somebody takes the seat over.
banner-left = { $name } plays on at your seat. You look on.
banner-may-be-taken = Somebody else may take the seat over meanwhile.
since-taken-over = What you take over
since-taken-over-line = You play on for { $name }.
since-taken-over-things = On your side
since-taken-over-last = The last round
result-substituted = { $before } played until decision { $until }, then { $name }.
web-vacant = seat to take over
web-card-vacant = { $count ->
    [one] A seat to take over
   *[other] { $count } seats to take over
}
web-card-left = You left
filter-state = Waiting or running
filter-any-state = Waiting or running
filter-waiting = Waiting for players
filter-playing = Free seats in running games

# Leagues

notice-round = Round { $round } of “{ $league }” begins ({ $game })
error-no_league = There is no such league.
error-cannot_join = You cannot take part in this league.
error-league_full = This league is full, and so is its waiting list.
error-many_leagues = You have as many leagues as can go on at once. Please end one first.
error-nameless = In a league everybody has a name. Please choose one first.
leagues = Leagues
leagues-line = A league has several rounds. In each of them the server opens the tables by itself, and the standings show who is ahead.
leagues-none = You are in no league. Create one, or open the link that somebody has sent you.
league-new = New league
league-create = Create the league
league-new-line = You invite people with a link afterwards. You play, too.
league-name = Name of the league
league-game = Game
league-seats = Players at a table
league-seats-help = If the players do not fill all tables, some tables have fewer, or somebody has a bye.
league-at-most = up to { $seats } at a table
league-kind = Kind
league-round_robin = Round robin
league-round_robin-help = Everybody meets everybody, as evenly as possible. That gives the number of rounds.
league-swiss = Swiss
league-swiss-help = In every round those with equal points meet, and if possible nobody meets twice.
league-rounds = Rounds
league-most = Maximum number of players
league-scoring = Points
league-by-place = by place
league-by-place-help = Who beats everybody at the table gets one point, who beats some of them a part of it.
league-by-win = for winning only
league-by-win-help = Only who wins gets one point. A tie shares it.
league-pace-live-line = All play a round at the same time. There is a break of a minute after each.
league-pace-days-line = Everybody moves when they have time. The next round begins as soon as all games are over.
league-bot = If nobody steps in
league-bot-help = When somebody leaves, somebody from the waiting list takes over. If it is empty, this bot does.
league-host = Hosted by
league-is-host = host
league-open = Has not begun
league-begins = Begins now
league-over = Over
league-called-off = Called off
league-round-of = Round { $round } of { $rounds }
league-round = Round { $round }
league-of-table = { $name }, round { $round }
league-open-line = You are invited. The first round begins when the host says so.
league-open-in-line = You are in. The first round begins when the host says so.
league-open-host-line = Invite everyone who is to play, and begin when all are here.
league-waits-line = You are on the waiting list. If somebody leaves, you play from the next round on.
league-your-table-line = Your table of round { $round } is open.
league-bye-line = You have a bye in this round, which counts one point.
league-others-play-line = Your game of this round is over. Others are still playing.
league-substitute-line = All places are taken. On the waiting list you step in when somebody leaves.
league-next-in = Round { $round } begins in { $time }.
league-left-line = You have left this league. You can still look on.
league-over-line = All rounds have been played, or the host has ended the league.
league-called-off-line = This league did not take place.
league-to-table = To your table
league-your-table = Your table is open
league-join = Take part
league-join-waiting = Join the waiting list
league-people = { $count ->
    [one] One person
   *[other] { $count } people
}
league-waiting = { $count ->
    [one] One person waits for a place
   *[other] { $count } people wait for a place
}
league-on-the-list = waiting list
league-bots = Bots that play, too
league-start = { $count ->
    [one] Begin, one player
   *[other] Begin, { $count } players
}
league-leave = Leave the league
league-leave-title = Leave the league?
league-leave-playing = You give up your running game. From the next round on, somebody else or a bot plays on with your points.
league-leave-waiting = You are not on the list any more then.
league-leave-for-good = You cannot come back.
league-leave-again = You can join again later.
league-stay = Stay
league-end = End the league
league-end-title = End the league?
league-end-ask = No further round begins. Running games go on to their end and count.
league-end-for-good = This cannot be taken back.
league-go-on = Go on
league-call-off = Call the league off
league-call-off-title = Call the league off?
league-call-off-ask = The league does not take place then.
league-remove = Remove
league-remove-title = Remove { $name }?
league-remove-open = { $name } does not play then.
league-remove-running = { $name } gives up the running game. From the next round on, somebody else or a bot plays on.
league-remove-for-good = Joining again is impossible then.
league-keep = Do not remove
league-invite-line = Whoever opens this link can take part.
league-invite-waiting-line = Whoever opens this link can look on, and join the waiting list.
league-standings = Standings
league-games = Games
league-points = Points
league-direct = Direct
league-wins = Wins
league-opponents = Opponents
league-ties = Equal points are decided by direct meetings, then by wins, then by the points of the opponents. A bye counts one point. Ties in a game are decided by its rulebook.
league-byes = { $count ->
    [one] one bye
   *[other] { $count } byes
}
league-before = until round { $round }: { $name }
league-gone = left
league-play = Play
league-look = Look
league-table-waiting = begins soon
league-table-playing = is being played
league-table-over = over
league-table-bye = bye
league-table-none = not played, all equal

# Trying out

try-out = Try it out
try-out-short = Try
try-out-line = A copy of your own against bots. Nobody sees it, and what you cannot know is dealt anew.
try-out-title = May moves be tried out?
try-out-yes = with trying out
try-out-no = without trying out
try-out-yes-help = Players may try moves out in copies of their own, without hints.
try-out-no-help = Nobody tries moves out in a copy.
trial-try-out = A try of your own; nobody sees it.
trial-what-if = Your own way on; nobody sees it.
trial-line = Bots play the others, and what your seat does not know was dealt anew.
trial-play-this = { $count ->
    [one] Play this move
   *[other] Play these { $count } moves
}
trial-back = Back to the table
trial-back-replay = Back to the replay
trial-start-over = Start over
trial-there = At the table it is { $name }’s turn.
trial-there-mine = At the table it is your turn.
trial-there-clock = At the table it is your turn, and your time runs.
trial-there-over = At the table the game is over.
trial-there-gone = The table itself is gone.
trial-there-since = It has gone on since this copy was made.
played-this = { $played ->
    [0] No move is played at the table.
    [one] One move is played at the table.
   *[other] { $played } moves are played at the table.
}
played-this-others = The next one comes after what others decide.
played-this-chance = Something else came up there than in your copy.
played-this-impossible = The next one is not possible there.
played-this-moved_on = The game there has taken another course since.
played-this-window = Everybody is being asked there; answer at the table.
play-on = Play on from here
play-on-line = In a copy of your own, which nobody sees: bots play the others, and what the seat did not know at this moment is dealt anew.
play-on-seat = From the seat of
play-on-begin = Play on

# What a player decides in advance
web-advance = In advance
web-advance-short = In advance
web-advance-line = Nobody else sees what you decide here. What is played for you looks like a click of yours.
web-advance-passing = You have decided this in advance.
web-orders = Standing orders
web-order-after = First counts: “{ $order }”. This one decides only where that one leaves it open.
web-order-later = This makes no sense now
web-order-ended = No longer done for you: { $order }. { $why }
web-order-over = The round is over.
web-order-noted = Noted
web-prepared = Prepared moves
web-prepared-line = Each is played in its turn if it still does the same. Otherwise you are asked.
web-prepare = Prepare my next move
web-prepare-more = Prepare another
web-prepare-later = This is possible while others think.
web-preparing = In advance: { $prompt }
web-preparing-so-far = Prepared: { $moves }
web-preparing-unknown = Nobody knows yet what comes next.
web-preparing-impossible = Your moves do not fit the table any more.
web-preparing-done = Done
web-prepared-back = Without the last
web-prepared-drop = Drop all
web-prepared-changed = Your prepared move would do something else now.
web-prepared-impossible = Your prepared move is no longer possible.
web-prepared-was = Prepared: { $what }
web-prepared-now = Now: { $what }
web-prepared-play = Play it all the same
web-key-advance = what you decide in advance

# Puzzles
puzzles = Puzzles
puzzles-line = A view of a seat, and one best decision. Every option was played on over many deals of what the seat cannot know, so a wrong answer has a price.
puzzles-none = There are no puzzles here yet.
puzzles-all = All puzzles
puzzles-choose = Choose a puzzle
puzzles-tags = What it is about
puzzles-every-tag = All ({ $puzzles })
puzzles-solved = { $answered ->
    [0] There are { $puzzles } puzzles.
   *[other] Solved at the first try: { $solved } of { $answered }. There are { $puzzles } puzzles.
}
puzzles-agree = My games may become puzzles
puzzles-agree-line = Only finished public games, and only if everybody who played has agreed. No name is in a puzzle. A puzzle that is made already stays.
puzzle = Puzzle
puzzle-title = { $title }: Puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-of-day = Puzzle of the day
puzzle-solve = Solve a puzzle
puzzle-question = What is best here?
puzzle-line = Choose as at the table. One option is clearly better than every other. Only the first answer counts for your rating.
puzzle-hardness = { $answers ->
    [one] rating { $rating }, one answer
   *[other] rating { $rating }, { $answers } answers
}
puzzle-players = { $seats } players, { $options } options
puzzle-of-bots = from a game of bots
puzzle-of-people = from a game of people
puzzle-open = Not answered yet
puzzle-was-solved = Solved at the first try
puzzle-was-missed = Not solved at the first try
puzzle-answer = Answer
puzzle-right = That is it.
puzzle-wrong = Not this: “{ $option }” means { $cost } less chance to win.
puzzle-given-up = This is the solution.
puzzle-better = Better would be: { $why }.
puzzle-lead = The chance to win with it is { $share }, with the next best option { $second }, over { $redeals } deals.
puzzle-rating-now = Your rating: { $rating } ({ $change })
puzzle-no-count = Only the first answer counts.
puzzle-solved-prompt = The numbers on the board show the solution.
puzzle-give-up = Show the solution
puzzle-next = Next puzzle
puzzle-none-left = You have answered all of these.
puzzle-again = Once more
puzzle-share = Share
trial-puzzle = A puzzle played on; nobody sees it.
trial-back-puzzle = Back to the puzzle

# What many games of bots say about a game
balance-title = What many games say
balance-about = Who wins by place in the turn order, where points come from, what each card is worth: figures from many games of bots.
balance-open = Look at the figures
balance-none = There is no report of this game here. Who runs this server can make one: higaki balance { $game }.
balance-line = { $games } games of bots, with the options of the rulebook. In each game all are equally strong. Every figure has its 95% interval: of a hundred such intervals, about 95 hold the true value.
balance-tries = { $bot }, { $count } tries a move
balance-interval = 95% interval
balance-bots = Bots
balance-seats = Players
balance-games = Games
balance-played = How many games
balance-few = This page shows nothing with fewer than { $least } games of the same kind; the files have those figures.
balance-wins = Who wins, by place in the turn order
balance-wins-line = Share of the wins. Dashed: the share of a place that is as good as the others. Dark stroke: the 95% interval.
balance-place = Place { $place }
balance-share = Share of the wins
balance-points = Points of a player, by source
balance-source = Source
balance-mean = Points in a game
balance-course = The course of a game
balance-decisions = Decisions of all players
balance-rounds = Rounds
balance-changes = Changes of the lead
balance-leader = Who leads at half time wins
balance-last = Who is last at half time wins
balance-ends = What ends the game
balance-ends-line = Share of the games. Two causes may come in the same game.
balance-cause = Cause
balance-ended = Share of the games
balance-end-otherwise = The rounds are over
balance-restricted = Something forbidden
balance-worth = What it is worth
balance-worth-line = One player is forbidden one thing and plays against free ones of the same strength. The bar is this player’s share of the wins. What it lacks to the dashed stroke is what the thing is worth to these bots.
balance-forbidden = Forbidden
balance-cards = What players take, and how they do
balance-cards-line = The gain is the share of the wins of those who took it, less the chance that they had before that turn: so it does not count that leaders take more. What fewer than 30 players took is left out.
balance-heading = Subject
balance-all = All
balance-filter = Search for a name
balance-card = Card or area
balance-with-it = Players with it
balance-wins-with = Win with it
balance-wins-without = Win without it
balance-gain = Gain of the win
balance-unknown = Nothing here is called “{ $text }”; right would be a name from the list. All of it is shown.
balance-nothing = In so few games nothing was taken by 30 players.
balance-download = Download
balance-csv = Figures (CSV)
balance-csv-cards = What players take (CSV)
balance-json = Everything (JSON)
balance-repeat = To repeat it
balance-repeat-line = This plays these games again, and also those that were left out because the time was over.

# The explorer: what strong bots chose from given deals
explore-title = What strong bots choose
explore-line = From a few published deals, { $bot } played many games. Walk through what was chosen: each figure is of exactly the position on the board.
explore-how = The first forty decisions of a game are by { $bot }, then { $later } plays on. A position is here if { $least } games reached it.
explore-deals = Deals
explore-seed = { $seats } players, deal { $seed }
explore-games = { $games ->
    [one] one game
   *[other] { $games } games
} came here
explore-seat = { $seat } chooses
explore-choice = Choice
explore-share = Games
explore-wins = Share of the wins
explore-back = Back
explore-start = To the start of the deal
explore-ends = Too few games went on from here.
explore-keys = Keys: 1 to 9 go on, u goes back.
explore-find = Look up a written position
explore-position = Position as JSON
explore-look = Look it up
explore-no-position = This is no written position of this game; right would be JSON as position.md of the game describes it.
explore-not-here = Fewer than { $least } games of the published deals came to this position, so it is not here. A hint during a game and a review after it answer for any position.
explore-not-here-replay = This position is in no published deal. The review of this game answers for every decision.
explore-none = There is no explorer of this game here; right would be another game.
explore-lost = There is no such position; right would be one from the start of a deal.
explore-replay = What strong bots chose here
