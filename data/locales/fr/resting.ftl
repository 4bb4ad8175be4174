command-resume = continuer
command-resume-description = Continuer une partie mise au repos dans ce salon
more-resume = Continuer

board-resting = La partie est au repos. Celles et ceux qui la jouent peuvent la continuer à tout moment : { $slash-resume }
event-rested = 💤 Personne n’a joué ici depuis longtemps : la partie est mise au repos, et le salon est libre.
result-rested = au repos
game-resting = Cette partie est au repos. { $slash-resume } la continue.
game-not-resting = Cette partie est déjà en cours. { $slash-board } la montre.

option-rest = repos
option-rest-description = Après combien de jours sans coup une partie est mise au repos
rest-3 = après 3 jours
rest-7 = après une semaine
rest-14 = après deux semaines
rest-30 = après 30 jours
rest-90 = après 90 jours
settings-rest_after = **Repos** des parties sans limite de temps où personne ne joue ; contre l’ordinateur, après 3 jours
