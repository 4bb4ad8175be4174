command-resume = fortsetzen
command-resume-description = Eine Partie fortsetzen, die in diesem Kanal ruht
more-resume = Fortsetzen

board-resting = Die Partie ruht. Wer sie spielt, kann sie jederzeit fortsetzen: { $slash-resume }
event-rested = 💤 Hier hat lange niemand gezogen: Die Partie ruht jetzt, und der Kanal ist frei.
result-rested = ruht
game-resting = Diese Partie ruht. { $slash-resume } setzt sie fort.
game-not-resting = Diese Partie läuft schon. { $slash-board } zeigt sie.

option-rest = ruhe
option-rest-description = Nach wie vielen Tagen ohne Zug eine Partie ruht
rest-3 = nach 3 Tagen
rest-7 = nach einer Woche
rest-14 = nach zwei Wochen
rest-30 = nach 30 Tagen
rest-90 = nach 90 Tagen
settings-rest_after = **Ruhe** für Partien ohne Zeitlimit, in denen niemand zieht; gegen den Computer nach 3 Tagen
