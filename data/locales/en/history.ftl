command-history = history
command-history-description = Your last games
history-title = **Your last games**
history-line = `{ $number }` { $game } · against { $opponents } · { $result } · { $when }
history-hint = { $slash-replay } `{ $number }` shows such a game again.
history-none = You have not finished a game yet. { $slash-help } shows how to start one.
