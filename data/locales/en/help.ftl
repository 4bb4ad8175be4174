command-help = help
command-help-description = Which games there are, and how to start them
help-title = ### Shall we play?
    Four table games, against the computer or against each other, by buttons or by slash commands.
help-game = **{ $game }** – { $about }
    `/{ $command } { command-solo }` · `/{ $command } { command-challenge }` · `/{ $command } { command-rules }`
help-boulomania = pétanque with dice for strategists: bring your balls near the jack, push or shoot away the others.
help-petanque = pétanque as simple as two dice: one for the length, one for the width.
help-boomerang = put your pieces against those of the other colour and turn over what they touch.
help-carami = jump your marbles past the other’s to the back line, with the help of a band and two ramps.
help-commands = Under every board, “{ more-more }” opens everything else that can be done there. Each of these is a command as well: `{ command-board }`, `{ command-describe }`, `{ command-resign }`, `{ command-rematch }`, `{ command-resume }`, `{ command-replay }`, `{ command-leaderboard }` and `{ command-stats }`.
help-history = `/{ command-history }` – your last games
help-block = `/{ command-block }` – no more challenges and pings from somebody; `/{ command-unblock }` takes it back
help-tables = `/{ command-tables } { command-list }` – what is being played on this server; `/{ command-tables } { command-end }` ends a game, for those who may manage its channel; `{ command-exclude }`, `{ command-admit }` and `{ command-excluded }` decide who may play, for those who manage the server
help-settings = `/{ command-settings }` – language, colours, clock, rating, rest and channels, for those who manage the server
help-pointer = 👋 `/{ command-help }` shows the games I know, and starts one.
