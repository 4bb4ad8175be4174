command-help = help
command-help-description = Which games there are, and how to start them
help-title = ### Shall we play?
    Board games, against the computer or against each other, by buttons or by slash commands.
help-game = **{ $game }** – { $about }
    { $slash-solo } · { $slash-challenge } · { $slash-rules }
help-boulomania = pétanque with dice for strategists: bring your balls near the jack, push or shoot away the others.
help-petanque = pétanque as simple as two dice: one for the length, one for the width.
help-boomerang = put your pieces against those of the other colour and turn over what they touch.
help-carami = jump your marbles past the other’s to the back line, with the help of a band and two ramps.
help-commands = Under every board, “{ more-more }” opens everything else that can be done there. Each of these is a command of every game as well, for { $game }: { $slash-board }, { $slash-describe }, { $slash-hint }, { $slash-resign }, { $slash-rematch }, { $slash-resume }, { $slash-replay }, { $slash-review }, { $slash-leaderboard } and { $slash-stats }.
help-history = { $slash-history } – your last games
help-block = { $slash-block } – no more challenges and pings from somebody; { $slash-unblock } takes it back
help-tables = { $slash-tables-list } – what is being played on this server; { $slash-tables-end } ends a game, for those who may manage its channel; { $slash-tables-exclude }, { $slash-tables-admit } and { $slash-tables-excluded } decide who may play, for those who manage the server
help-settings = { $slash-settings } – language, colours, clock, rating, hints, rest and channels, for those who manage the server
help-privacy = { $slash-privacy } – what I know about you: look at it, export it, delete it
help-pointer = 👋 { $slash-help } shows the games I know, and starts one.
