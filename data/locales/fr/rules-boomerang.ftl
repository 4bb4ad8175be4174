# Les règles de Boomerang, page par page dans l’ordre de data/rules/boomerang.toml : le nom, le texte, et ce que montre l’image.

rules-boomerang-short-name = En bref
rules-boomerang-short =
    Chacun a les mêmes 13 pièces, et une pièce vaut autant de points qu’elle a de cases. On en pose une à tour de rôle. Elle doit toucher par un côté une pièce de l’autre couleur, et toutes les pièces de l’autre couleur qu’elle touche sont retournées à ta couleur. Quand personne ne peut plus rien poser, tu as les points de toutes les pièces qui montrent ta couleur, et de celles que l’autre n’a pas posées. Cela fait 88 en tout : avec plus de 44, tu gagnes.
rules-boomerang-short-seen = Les Rouges ont posé le grand T contre la première pièce des Bleus, qui devient rouge. Le score est de 39 à 49.

rules-boomerang-pieces-name = Plateau et pièces
rules-boomerang-pieces =
    Le plateau a 10 colonnes, de a à j, et 9 rangées, de 1 à 9 en partant du bas.
    Chacun a les mêmes 13 pièces, 44 points en tout. La lettre du nom court dit la forme, le nombre les cases et les points :
    - la pièce de 1 et les barres : I1 (deux fois), I2 (deux fois), I3, I4 ;
    - la petite et la grande équerre, à bras égaux : V3, V5 ; le carré : O4 ; le U, large de 3 et haut de 2 : U5 ; la croix : X5 ;
    - le petit et le grand T : T4 et T5, une barre de 3 avec un pied de 1 ou de 2.
    Une pièce posée ne bouge plus. Les pièces ne se recouvrent pas, et aucune ne dépasse du bord.
rules-boomerang-pieces-seen = Une nouvelle partie. Ce qu’il reste à chacun est à côté du plateau : 13 pièces, 44 points.

rules-boomerang-rotating-name = Tourner une pièce
rules-boomerang-rotating =
    Avant de la poser, tu peux tourner une pièce par quarts de tour, dans le sens inverse des aiguilles d’une montre. Ensuite, elle reste comme elle est. Sans rotation, les droites sont couchées, un T a sa barre en bas et le pied vers le haut, U5 est ouverte en haut, et V3 et V5 ont leur angle en bas à gauche.
    I1, O4 et X5 sont pareilles de tous les côtés. I2, I3 et I4 sont couchées ou debout. Toutes les autres ont quatre positions.
    On désigne la place d’une pièce par le coin en bas à gauche du cadre qui l’entoure, même si la pièce ne remplit pas ce coin.
rules-boomerang-rotating-seen = Les Bleus ont tourné leur V5 trois fois et l’ont posée, le cadre en f6. Elle touche les deux pièces rouges à gauche : toutes deux deviennent bleues.

rules-boomerang-touching-name = Toucher l’autre couleur
rules-boomerang-touching =
    La toute première pièce se pose n’importe où.
    Ensuite, chaque pièce doit toucher par un côté au moins une pièce de l’autre couleur. Un coin ne compte pas.
    Ce qui compte, c’est la couleur visible maintenant, pas qui a posé la pièce.
rules-boomerang-touching-seen = Les Bleus pensent à I1 en b4. Elle ne toucherait du rouge que par un coin : elle ne peut pas aller là.

rules-boomerang-own-name = Toucher les siennes
rules-boomerang-own =
    Une pièce peut aussi toucher des pièces de ta couleur. Il ne leur arrive rien.
    Mais cela ne suffit pas : il faut aussi en toucher une de l’autre couleur.
rules-boomerang-own-seen = Le carré des Rouges en a1 touche leur propre grande équerre en c2, qui reste rouge, et la pièce I2 bleue en c1, qui est retournée.

rules-boomerang-turning-name = Retourner
rules-boomerang-turning =
    Tu retournes **toutes** les pièces de l’autre couleur que ta pièce touche par un côté : elles montrent ta couleur. Tu ne peux pas en laisser une de côté.
    Elles sont retournées sur place, rien ne bouge. Celles que touchent seulement les pièces retournées restent comme elles sont.
    Une pièce peut être retournée encore et encore, dans un sens puis dans l’autre.
rules-boomerang-turning-seen = Les Rouges ont posé V3 en g3. Elle touche trois pièces bleues, T5, I4 et O4 : toutes deviennent rouges. Le score est de 40 à 48.

rules-boomerang-closed-name = Enfermée
rules-boomerang-closed =
    Une pièce qui n’a plus de case libre le long d’aucun côté ne peut plus être touchée. Elle garde sa couleur pour de bon, et ses points sont sûrs.
    Le plateau marque ces pièces. Le bord du plateau enferme aussi.
rules-boomerang-closed-seen = Les Bleus ont posé I2 debout en d7. Elle et I1 en e7 n’ont plus de case libre à côté : toutes deux restent bleues pour de bon.

rules-boomerang-passing-name = Passer
rules-boomerang-passing =
    Qui ne peut poser aucune de ses pièces passe. Cela se fait tout seul, et personne ne peut passer par choix.
    L’autre continue seul tant qu’une pièce entre. Mais dès qu’une pièce de qui a passé peut de nouveau entrer, c’est à cette personne de jouer.
    Quand aucun des deux ne peut plus rien poser, la partie est finie.
rules-boomerang-passing-seen = Après I1 des Bleus en b3, les Rouges ne peuvent plus rien poser. Ils passent, et les Bleus rejouent.

rules-boomerang-counting-name = Compter
rules-boomerang-counting =
    Tu as les points de toutes les pièces du plateau qui montrent ta couleur, peu importe qui les a posées. S’y ajoutent les pièces que **l’autre** n’a pas posées.
    Les points des deux font toujours 88, même en cours de partie : ce que l’autre a encore en main compte pour toi tant que ce n’est pas posé.
    Avec plus de 44 points, tu gagnes.
    Pose donc tôt les grandes pièces : les petites entrent presque partout à la fin.
rules-boomerang-counting-seen = Personne ne peut continuer. Il reste T4 et X5 aux Rouges : leurs 9 points vont aux Bleus, qui gagnent 66 à 22.

rules-boomerang-draw-name = 44 partout
rules-boomerang-draw =
    Si les deux ont 44 points à la fin, c’est un match nul. Il n’y a pas de départage.
rules-boomerang-draw-seen = Les 26 pièces sont sur le plateau, et chaque couleur montre 44 points : match nul.

rules-boomerang-start-name = Qui commence, options
rules-boomerang-start =
    Qui commence est tiré au sort, avec les dés équilibrés de la partie, et joue les Bleus. À la revanche, c’est l’autre.
    Avec `{ option-begin }`, tu peux choisir qui commence, dans une partie qui ne compte pas pour la cote.
    Avec `{ option-racks }`, tu peux jouer à pièces cachées : la page suivante l’explique.
    Boomerang se joue à deux. Il n’y a ni dés pendant la partie ni équipes.
rules-boomerang-start-seen = Les Bleus ont été tirés au sort et ont posé U5 dans les rangées du haut. Les Rouges doivent maintenant la toucher.

rules-boomerang-hidden-name = Pièces cachées
rules-boomerang-hidden =
    La boîte conseille de cacher ce qu’il te reste. Avec `{ option-racks }`, le plateau ne montre que combien de pièces il reste à chacun ; les tiennes sont derrière un bouton rien que pour toi.
    Ce n’est pas un secret pour qui tient le compte : on commence avec les mêmes 13, et tout ce qui est posé se voit.
    L’ordinateur et les indices n’y gagnent rien : comme qui tient le compte, ils savent ce qu’il reste aux deux, et jouent de la même façon dans les deux cas.
    Si rien n’est dit, tout le monde voit toutes les pièces.
rules-boomerang-hidden-seen = Une partie aux pièces cachées : à côté du plateau, il n’y a que des nombres, 7 pour les Bleus et 7 pour les Rouges.

rules-boomerang-filled-name = Ce que la boîte ne dit pas
rules-boomerang-filled =
    On ne connaît les formes des pièces que par des images. Celles-ci s’accordent avec tout ce que disent les règles imprimées : 13 pièces qui valent 44, dont un carré, un T et une croix. Une pièce est retournée à sa place : chacune est donc sa propre image dans un miroir. 13 pièces différentes vaudraient plus de 44, alors les deux plus petites sont en double.
    La taille du plateau est aussi un choix : ses 90 cases peuvent tout juste contenir les 88. D’ordinaire, environ 8 points ne trouvent pas de place ; sur 10 sur 10, presque tout entrerait.
    C’est une version d’amateurs, avec son propre plateau et ses propres textes.
rules-boomerang-filled-seen = La croix X5 en d4 : retournée, elle couvre exactement les mêmes cases.
