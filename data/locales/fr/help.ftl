command-help = aide
command-help-description = Les jeux proposés, et comment les lancer
help-title = ### On joue ?
    Des jeux de société, contre l’ordinateur ou entre membres, avec des boutons ou des commandes.
help-game = **{ $game }** – { $about }
    { $slash-solo } · { $slash-challenge } · { $slash-rules }
help-boulomania = la pétanque aux dés des stratèges : approche tes boules du but, pousse ou tire celles de l’autre.
help-petanque = la pétanque en deux dés : l’un pour la longueur, l’autre pour la largeur.
help-boomerang = pose tes pièces contre celles de l’autre couleur et retourne celles qu’elles touchent.
help-carami = fais sauter tes billes par-dessus celles de l’autre jusqu’à la ligne de fond, à l’aide d’une bande et de deux rampes.
help-commands = Sous chaque plateau, « { more-more } » ouvre tout ce qu’on peut y faire d’autre. Ce sont aussi des commandes de chaque jeu, pour { $game } : { $slash-board }, { $slash-describe }, { $slash-hint }, { $slash-resign }, { $slash-rematch }, { $slash-resume }, { $slash-replay }, { $slash-review }, { $slash-leaderboard } et { $slash-stats }.
help-history = { $slash-history } – tes dernières parties
help-block = { $slash-block } – plus de défis ni de mentions de quelqu’un ; { $slash-unblock } annule cela
help-tables = { $slash-tables-list } – ce qui se joue sur ce serveur ; { $slash-tables-end } met fin à une partie, pour qui peut gérer son salon ; { $slash-tables-exclude }, { $slash-tables-admit } et { $slash-tables-excluded } règlent qui peut jouer, pour qui gère le serveur
help-settings = { $slash-settings } – langue, couleurs, pendule, classement, indices, repos et salons, pour qui gère le serveur
help-privacy = { $slash-privacy } – ce que je sais de toi : le consulter, l’exporter, le supprimer
help-pointer = 👋 { $slash-help } montre les jeux que je connais, et en lance un.
