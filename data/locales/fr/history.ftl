command-history = historique
command-history-description = Tes dernières parties
history-title = **Tes dernières parties**
history-line = `{ $number }` { $game } · contre { $opponents } · { $result } · { $when }
history-hint = { $slash-replay } `{ $number }` montre de nouveau une de ces parties.
history-none = Tu n’as pas encore terminé de partie. { $slash-help } montre comment en lancer une.
