command-review = analyse
command-review-description = Une partie finie passée au crible : chance, adresse et tournants
more-review = Analyse
limit-review = Ça fait beaucoup d’analyses d’affilée. Tu pourras demander la prochaine { $when }.
review-one-at-a-time = J’analyse déjà une partie pour toi. Demande la suivante quand tu l’auras.
review-after-the-game = L’analyse se fait une fois la partie finie.
review-no-result = Cette partie a été annulée : personne ne l’a gagnée, il n’y a donc rien à analyser.
review-earlier-rules = Cette partie a été jouée avec d’anciennes règles : je ne peux plus l’analyser.
review-unreadable = Cette partie n’est plus lisible : je ne peux pas l’analyser.
review-making = 📈 J’étudie la partie… { $percent } %
review-title = ### 📈 { $game } · partie { $number }
review-side-0 = 🔵 **{ $name }** · { $start } au départ, { $figures } = **{ $result }**
review-side-1 = 🔴 **{ $name }** · { $start } au départ, { $figures } = **{ $result }**
review-points = { $whole },{ $tenth }
review-plus = +{ $points }
review-minus = −{ $points }
review-accuracy = Précision { $percent } % : { $word }.
review-accuracy-each = Précision : { $each }.
review-accuracy-one = { $name } { $percent } % ({ $word })
review-worth-flawless = sans faute
review-worth-masterly = magistral
review-worth-strong = solide
review-worth-sound = honorable
review-worth-lively = plein d’élan, avec une marge de progrès
review-dice = Bons lancers : { $expected } attendus sur { $rolls }, { $fell ->
    [one] { $fell } obtenu.
   *[other] { $fell } obtenus.
}
review-meaning = En centièmes de partie : les chances de gagner au départ, l’apport des dés et celui des décisions font le résultat, 100 pour une victoire. 100 % de précision, c’est toujours le meilleur coup ; 0 %, pas mieux qu’au hasard.
review-meaning-no-dice = En centièmes de partie : les chances de gagner au départ et l’apport des décisions font le résultat, 100 pour une victoire. La chance n’y joue aucun rôle. 100 % de précision, c’est toujours le meilleur coup ; 0 %, pas mieux qu’au hasard.
review-swing = 🔵 { $before } % → { $after } %
review-point = **{ $number }** · { $what } ({ $swing })
review-deed = { $name } : { $action }
review-better = Mieux : { $action } (+{ $points } %) – { $why }
review-best = Rien n’était nettement meilleur.
review-no-turning = Aucun coup n’a fait basculer cette partie à lui seul.
review-step = Coup { $step } sur { $steps }
review-at-start = Avant le premier coup
review-all = Vue d’ensemble
review-turn = Tournant { $number }
review-first = Première étape
review-back = Retour
review-next = Suite
review-last = Dernière étape
review-curve = Courbe des chances de gagner des Bleus, en pour cent, du début à la fin : { $chances }.
review-figures = chance { $luck }, { $skill }
review-skill = adresse { $skill }
review-figures-accuracy = précision { $percent } %
review-average = { $games ->
    [one] Sur une partie analysée : { $figures }
   *[other] Sur { $games } parties analysées, en moyenne : { $figures }
}
