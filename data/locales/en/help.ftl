command-help = help
command-help-description = Which games there are, and how to start them
help-title = ### Shall we play?
help-game = **{ $game }**
    { $about }
    -# { $slash-solo } · { $slash-challenge }
help-boulomania = Roll your boules near the jack; push or shoot the others away.
help-petanque = Boules on a grid: one die for the length, one for the width.
help-boomerang = Put a piece against the other’s and turn over what it touches.
help-carami = Jump your marbles across to the far side.
help-commands = Under every board, “{ more-more }” opens everything else that can be done there. Each of these is a command of every game as well, for { $game }: { $slash-board }, { $slash-describe }, { $slash-hint }, { $slash-resign }, { $slash-rematch }, { $slash-resume }, { $slash-replay }, { $slash-review }, { $slash-leaderboard } and { $slash-stats }.
help-history = { $slash-history } – your last games
help-block = { $slash-block } – no more challenges and pings from somebody; { $slash-unblock } takes it back
help-tables = { $slash-tables-list } – what is being played on this server; { $slash-tables-end } ends a game, for those who may manage its channel; { $slash-tables-exclude }, { $slash-tables-admit } and { $slash-tables-excluded } decide who may play, for those who manage the server
help-settings = { $slash-settings } – language, colours, time, rating, hints, rest and channels, for those who manage the server
help-privacy = { $slash-privacy } – what I know about you: look at it, export it, delete it
help-pointer = 👋 { $slash-help } shows the games I know, and starts one.
help-face = A board of { $game }
help-play = Play
help-more = All commands
help-own = -# { $slash-history } · { $slash-preferences } · { $slash-privacy }
help-here = -# { $slash-tables-list } · { $slash-history } · { $slash-preferences } · { $slash-privacy }
start-in-thread = Play in a thread
play-on = Play on
help-learn = Learn
