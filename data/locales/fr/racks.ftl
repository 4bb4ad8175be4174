option-racks = réserves
option-racks-description = Si le plateau montre les pièces qui restent à chacun, ou seulement combien
racks-open = visibles : tout le monde voit ce qui reste
racks-hidden = cachées : seulement combien il en reste
rack-open = Tes pièces…
rack-own = Tes pièces, visibles ici pour toi seulement. Choisis-en une.
rack-waiting = Tes pièces, visibles ici pour toi seulement. C’est à l’autre de jouer.
challenge-hidden-racks = Le plateau montre seulement combien de pièces il reste à chacun.
racks-hidden-note = Pièces cachées : le plateau montre seulement combien il en reste à chacun. Les deux ont commencé avec les mêmes 13, et on voit tout ce qui est posé : l’ordinateur et les indices n’en savent pas plus.
rack-number = { $number ->
    [0] { $who ->
        [you] Il ne te reste aucune pièce.
        [A] Il ne reste aucune pièce aux Bleus.
       *[B] Il ne reste aucune pièce aux Rouges.
    }
    [one] { $who ->
        [you] Il te reste une pièce.
        [A] Il reste une pièce aux Bleus.
       *[B] Il reste une pièce aux Rouges.
    }
   *[other] { $who ->
        [you] Il te reste { $number } pièces.
        [A] Il reste { $number } pièces aux Bleus.
       *[B] Il reste { $number } pièces aux Rouges.
    }
}
