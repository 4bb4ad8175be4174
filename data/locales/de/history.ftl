command-history = verlauf
command-history-description = Deine letzten Partien
history-title = **Deine letzten Partien**
history-line = `{ $number }` { $game } · gegen { $opponents } · { $result } · { $when }
history-hint = { $slash-replay } `{ $number }` zeigt so eine Partie noch einmal.
history-none = Du hast noch keine Partie beendet. { $slash-help } zeigt, wie du eine startest.
