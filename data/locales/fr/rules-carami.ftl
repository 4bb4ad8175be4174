# Les règles de Carami, page par page dans l’ordre de data/rules/carami.toml : le nom, le texte, et ce que montre l’image.

rules-carami-short-name = En bref
rules-carami-short =
    Avance tes billes, pas à pas, jusqu’à la ligne de fond de l’autre : chaque case y vaut 10, 5 ou 1. Tu peux sauter les billes de l’autre, et si tu en sautes deux ou plus en un coup, elles sont toutes prises, pour 2 points chacune. Quand trois de tes billes sont sur la bande du milieu, les deux du bord montent sur tes rampes, d’où elles peuvent rouler vers les dix. Qui atteint la ligne de fond rejoue. Quand une ligne de fond est pleine de billes de l’autre ou que personne n’avance plus, qui a le plus de points gagne.
rules-carami-short-seen = Le premier coup : les Bleus ont avancé de c3 en c4, sur la bande. Aux Rouges de jouer.

rules-carami-board-name = Le plateau
rules-carami-board =
    Colonnes a à e, rangées 1 à 7. Le camp des Bleus, ce sont les rangées 1 à 3, celui des Rouges les rangées 5 à 7 ; au début, les deux sont pleins, avec 15 billes chacun.
    La rangée 4 n’a que trois cases, la **bande** : b4, c4, d4. On ne franchit pas les murets à côté.
    Les Bleus jouent vers le haut, jusqu’à la rangée 7, les Rouges vers le bas, jusqu’à la rangée 1 : la **ligne de fond** de l’autre. De a à e, elle vaut 10, 5, 1, 5, 10.
    Chacun a quatre **rampes** derrière la ligne de fond de l’autre : les deux rampes extérieures, en a et e, donnent sur les dix, les deux intérieures, en b et d, sur les cinq.
rules-carami-board-seen = Le début : les Bleus en bas, les Rouges en haut, la bande vide entre eux et les rampes vides aux deux bouts.

rules-carami-moving-name = Avancer
rules-carami-moving =
    À ton tour, tu joues un coup avec une bille : un pas, un saut, ou la descente d’une rampe.
    Un **pas** va d’une case en avant, tout droit ou en diagonale, sur une case libre. On ne recule jamais.
    Des colonnes du bord, seul un pas en diagonale mène à la bande.
    Il faut jouer si on le peut.
rules-carami-moving-seen = Les Bleus ont avancé en diagonale de e3 en d4, sur la bande. Tout droit devant e3, il y a le muret.

rules-carami-defence-name = Défendre
rules-carami-defence =
    Une bille sur sa **propre** ligne de fond peut aussi faire un pas de côté le long de celle-ci.
    Nulle part ailleurs il n’y a de pas de côté.
    Un tel pas n’est pas un progrès.
rules-carami-defence-seen = Les Bleus ont fait un pas de côté sur leur propre ligne de fond, de a1 en b1.

rules-carami-jumping-name = Sauter
rules-carami-jumping =
    Une bille peut sauter en avant, en diagonale vers l’avant ou de côté, par-dessus une ligne continue d’une ou plusieurs billes de **l’autre**, et arrive sur la case libre juste derrière.
    Elle ne saute jamais tes propres billes, et jamais en arrière.
    Si une seule bille est sautée dans tout le coup, il ne lui arrive rien : elle reste.
rules-carami-jumping-seen = Les Rouges ont sauté de d5 en d3, par-dessus la bille bleue en d4. Elle était seule, elle reste donc : 0 à 0.

rules-carami-taking-name = Prendre
rules-carami-taking =
    Si tu sautes deux billes ou plus en un coup, elles sont **toutes** prises : 2 points chacune.
    Peu importe qu’elles aient été en ligne ou sautées l’une après l’autre.
    On les enlève quand le coup est fini.
rules-carami-taking-seen = Les Rouges ont sauté de a6 en e2 par-dessus trois billes bleues, puis en a2 par-dessus trois autres. Toutes les six sont prises : 12 points.

rules-carami-chain-name = Sauter encore
rules-carami-chain =
    Après un saut, la même bille peut sauter encore, dans une autre direction si tu veux, et s’arrêter après n’importe quel saut.
    Aucune bille n’est sautée deux fois dans un coup : elle barre le chemin jusqu’à la fin du coup. On n’arrive pas deux fois sur la même case.
    Un saut qui atteint la ligne de fond de l’autre termine le coup.
rules-carami-chain-seen = La bille rouge a sauté cinq fois en un coup, de e6 par c6, a6, c4 et e2 jusqu’en b2, et pris six billes.

rules-carami-band-name = La bande, 1re fois
rules-carami-band =
    Quand ton coup laisse trois de tes billes sur la bande, les deux du bord montent d’elles-mêmes sur tes rampes ; celle du milieu reste en c4.
    La **première** fois, elles vont sur les rampes qui donnent sur les dix : de b4 à la rampe extérieure gauche, de d4 à l’extérieure droite.
    Tu n’as encore rien marqué : descendre d’une rampe demande un coup à part.
rules-carami-band-seen = Les Bleus ont avancé de a3 en b4, et la bande était pleine. Les billes de b4 et d4 attendent maintenant sur les deux rampes extérieures.

rules-carami-second-name = La bande, 2e fois
rules-carami-second =
    La **deuxième** fois que tu remplis la bande, les deux du bord vont sur les rampes qui donnent sur les cinq : de b4 à la rampe intérieure gauche, de d4 à l’intérieure droite.
    Ensuite, la bande ne te donne plus rien : trois billes y restent simplement.
    On compte à part pour chacun.
rules-carami-second-seen = Les Rouges ont rempli la bande pour la deuxième fois : les billes de b4 et d4 sont allées sur les deux rampes intérieures.

rules-carami-ramps-name = Les rampes
rules-carami-ramps =
    Une bille sur une rampe peut rouler vers la case en face, si elle est libre. C’est un coup à part.
    On n’atteint les **dix** qu’ainsi : aucun de tes pas ni de tes sauts ne finit en a ou en e sur la ligne de fond de l’autre.
    Une bille qui attend encore sur une rampe ne rapporte rien, même à la fin de la partie.
    Personne ne peut l’y prendre.
rules-carami-ramps-seen = Les Bleus ont roulé de la rampe extérieure droite en e7, qui était libre : 10 points. La bille de la rampe extérieure gauche doit attendre que a7 se libère.

rules-carami-line-name = Sur la ligne de fond
rules-carami-line =
    Une bille sur la ligne de fond de l’autre a les points de sa case : 10, 5, 1, 5, 10.
    Elle ne bouge plus.
    Mais on peut encore l’y sauter, et la prendre avec d’autres : ses points sont alors perdus.
rules-carami-line-seen = Deux billes rouges avaient atteint d1 et b1. Les Bleus ont sauté de e1 par c1 jusqu’en a1 et pris les deux : les Rouges tombent à 10, les Bleus ont 21.

rules-carami-again-name = Rejouer
rules-carami-again =
    Qui amène une bille sur la ligne de fond de l’autre rejoue aussitôt : par un pas, un saut ou une rampe, et **chaque** fois.
    S’il n’y a alors plus rien à jouer, c’est à l’autre.
rules-carami-again-seen = Les Bleus ont atteint c7 pour 1 point et rejouent.

rules-carami-blocked-name = Bloqué
rules-carami-blocked =
    Qui ne peut pas jouer passe. Cela se fait tout seul, et personne ne peut passer par choix.
    L’autre continue jusqu’à ce qu’un coup soit de nouveau possible.
    Quand aucun des deux ne peut jouer, la partie est finie.
rules-carami-blocked-seen = Après le pas des Bleus de c5 en b6, aucune bille rouge ne peut bouger. Les Rouges passent, et les Bleus rejouent.

rules-carami-end-name = Fin de la partie
rules-carami-end =
    La partie est finie dès que l’un de ces cas arrive :
    - une ligne de fond porte cinq billes de l’autre ;
    - personne ne peut jouer ;
    - 20 coups de suite n’ont apporté aucun progrès.
    Qui a le plus de points gagne, peu importe qui a rempli la ligne. À égalité de points, c’est un match nul.
rules-carami-end-seen = Les Bleus ont avancé en b7 et ont cinq billes sur la ligne de fond des Rouges. C’est fini, 49 à 42 pour les Bleus.

rules-carami-progress-name = Le progrès
rules-carami-progress =
    20 coups de suite sans progrès terminent la partie ; on compte ensemble les coups des deux.
    Il y a **progrès** quand une bille change de rangée, quitte une rampe, ou quand des billes sont prises. Le compte repart alors de 0.
    Seuls deux coups n’en sont pas un : le pas de côté sur sa propre ligne de fond et le saut qui finit dans la même rangée sans rien prendre.
rules-carami-progress-seen = Le pas des Bleus de a1 en b1 était le 20e coup de suite sans progrès. C’est fini, 17 à 15 pour les Bleus.

rules-carami-counting-name = Les points
rules-carami-counting =
    Tes points : tes billes sur la ligne de fond de l’autre, chacune à la valeur de sa case, et 2 pour chaque bille que tu as prise.
    Les billes sur les rampes ne rapportent rien. Rien d’autre sur le plateau ne compte.
    Qui a le plus de points gagne ; à égalité, c’est un match nul.
rules-carami-counting-seen = Les Bleus ont 1 point en c7 et 4 pour deux billes prises, 5 en tout. Leurs deux billes sur les rampes ne rapportent encore rien. Les Rouges ont 22.

rules-carami-start-name = Qui commence, options
rules-carami-start =
    Qui commence est tiré au sort, avec les dés équilibrés de la partie, et joue les Bleus. À la revanche, c’est l’autre.
    Avec `{ option-begin }`, tu peux choisir qui commence, dans une partie qui ne compte pas pour la cote.
    Carami se joue à deux. Il n’y a ni dés pendant la partie ni équipes.
rules-carami-start-seen = Le début d’une partie. Les Bleus ont été tirés au sort, et seules les billes de la rangée 3 peuvent faire un pas.

rules-carami-filled-name = Ce que la boîte ne dit pas
rules-carami-filled =
    Les règles imprimées ne montrent le plateau qu’en image. Cinq colonnes à 10, 5, 1, 5, 10, trois rangées de billes chacun et une bande de trois s’accordent avec tout ce qu’elles disent ; sans pas en diagonale, les billes du bord n’atteindraient pas la bande.
    Choix de cette version : on saute toute une ligne d’un bond, qui ne peut pas jouer passe, et la partie s’arrête après 20 coups sans progrès, car on pourrait faire des pas de côté sans fin. Qui commence est tiré au sort.
    C’est une version d’amateurs, avec son propre plateau et ses propres textes.
rules-carami-filled-seen = Les Rouges ont sauté toute une ligne d’un bond, de a6 par-dessus b5, c4 et d3 en e2, et pris les trois.
