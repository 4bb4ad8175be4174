command-help = aide
command-help-description = Les jeux proposés, et comment les lancer
help-title = ### On joue ?
    Quatre jeux de table, contre l’ordinateur ou entre membres, avec des boutons ou des commandes.
help-game = **{ $game }** – { $about }
    `/{ $command } { command-solo }` · `/{ $command } { command-challenge }` · `/{ $command } { command-rules }`
help-boulomania = la pétanque aux dés des stratèges : approche tes boules du but, pousse ou tire celles de l’autre.
help-petanque = la pétanque en deux dés : l’un pour la longueur, l’autre pour la largeur.
help-boomerang = pose tes pièces contre celles de l’autre couleur et retourne celles qu’elles touchent.
help-carami = fais sauter tes billes par-dessus celles de l’autre jusqu’à la ligne de fond, à l’aide d’une bande et de deux rampes.
help-commands = Sous chaque plateau, « { more-more } » ouvre tout ce qu’on peut y faire d’autre. Ce sont aussi des commandes, comme `{ command-board }`, `{ command-describe }`, `{ command-resign }`, `{ command-rematch }`, `{ command-resume }`, `{ command-replay }`, `{ command-leaderboard }` et `{ command-stats }`.
help-history = `/{ command-history }` – tes dernières parties
help-block = `/{ command-block }` – plus de défis ni de mentions de quelqu’un ; `/{ command-unblock }` annule cela
help-tables = `/{ command-tables } { command-list }` – ce qui se joue sur ce serveur ; `/{ command-tables } { command-end }` met fin à une partie, pour qui peut gérer son salon ; `{ command-exclude }`, `{ command-admit }` et `{ command-excluded }` règlent qui peut jouer, pour qui gère le serveur
help-settings = `/{ command-settings }` – langue, couleurs, pendule, classement, repos et salons, pour qui gère le serveur
help-pointer = 👋 `/{ command-help }` montre les jeux que je connais, et en lance un.
