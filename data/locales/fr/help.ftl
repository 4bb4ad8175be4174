command-help = aide
command-help-description = Les jeux proposés, et comment les lancer
help-title = ### On joue ?
help-game = **{ $game }**
    { $about }
    -# { $slash-solo } · { $slash-challenge }
help-boulomania = Approche tes boules du cochonnet, pousse ou tire les autres.
help-petanque = Des boules sur une grille : un dé pour la longueur, un pour la largeur.
help-boomerang = Pose une pièce contre celles de l’autre et retourne ce qu’elle touche.
help-carami = Fais sauter tes billes jusqu’à l’autre bout.
help-commands = Sous chaque plateau, « { more-more } » ouvre tout ce qu’on peut y faire d’autre. Ce sont aussi des commandes de chaque jeu, pour { $game } : { $slash-board }, { $slash-describe }, { $slash-hint }, { $slash-resign }, { $slash-rematch }, { $slash-resume }, { $slash-replay }, { $slash-review }, { $slash-leaderboard } et { $slash-stats }.
help-history = { $slash-history } – tes dernières parties
help-block = { $slash-block } – plus de défis ni de mentions de quelqu’un ; { $slash-unblock } annule cela
help-tables = { $slash-tables-list } – ce qui se joue sur ce serveur ; { $slash-tables-end } met fin à une partie, pour qui peut gérer son salon ; { $slash-tables-exclude }, { $slash-tables-admit } et { $slash-tables-excluded } règlent qui peut jouer, pour qui gère le serveur
help-settings = { $slash-settings } – langue, couleurs, temps, cote, indices, repos et salons, pour qui gère le serveur
help-privacy = { $slash-privacy } – ce que je sais de toi : le consulter, l’exporter, le supprimer
help-pointer = 👋 { $slash-help } montre les jeux que je connais, et en lance un.
help-face = Un plateau de { $game }
help-play = Jouer
help-more = Toutes les commandes
help-own = -# { $slash-history } · { $slash-preferences } · { $slash-privacy }
help-here = -# { $slash-tables-list } · { $slash-history } · { $slash-preferences } · { $slash-privacy }
start-in-thread = Jouer dans un fil
play-on = Continuer à jouer
help-learn = Apprendre
