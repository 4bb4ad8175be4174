# Ce que les deux pétanques aux dés disent de leur plateau. $who vaut you (qui le lit), A (boules bleues à stries) ou B (boules rouges à croix).

boules-board-now-start = Chaque équipe lance un dé pour savoir qui commence.
boules-board-now-jack = { $who ->
    [you] À toi de lancer le cochonnet.
    [A] Aux Bleus de lancer le cochonnet.
   *[B] Aux Rouges de lancer le cochonnet.
}
boules-board-now-rolling = { $who ->
    [you] Tes dés roulent.
    [A] Les dés des Bleus roulent.
   *[B] Les dés des Rouges roulent.
}
boules-board-now-play = { $who ->
    [you] À toi de jouer.
    [A] Aux Bleus de jouer.
   *[B] Aux Rouges de jouer.
}
boules-board-now-over = { $who ->
    [you] Tu as gagné.
    [A] Les Bleus ont gagné.
   *[B] Les Rouges ont gagné.
}
boules-board-over = { $who ->
    [you] La partie est terminée, tu as gagné.
    [A] La partie est terminée, les Bleus ont gagné.
    [B] La partie est terminée, les Rouges ont gagné.
    [draw] La partie est terminée, match nul.
   *[none] La partie est terminée, sans vainqueur.
}
boules-board-fanny = { $who ->
    [you] Fanny ! Tu perds sans un seul point et tu embrasses Fanny.
    [A] Fanny ! Les Bleus perdent sans un seul point et embrassent Fanny.
   *[B] Fanny ! Les Rouges perdent sans un seul point et embrassent Fanny.
}
boules-board-holds = { $who ->
    [you] { $points ->
        [one] Tu tiens le point avec la boule { $place } et tu marquerais { $points } point.
       *[other] Tu tiens le point avec la boule { $place } et tu marquerais { $points } points.
    }
    [A] { $points ->
        [one] Les Bleus tiennent le point avec la boule { $place } et marqueraient { $points } point.
       *[other] Les Bleus tiennent le point avec la boule { $place } et marqueraient { $points } points.
    }
   *[B] { $points ->
        [one] Les Rouges tiennent le point avec la boule { $place } et marqueraient { $points } point.
       *[other] Les Rouges tiennent le point avec la boule { $place } et marqueraient { $points } points.
    }
}
boules-board-level = Les meilleures boules des deux équipes sont à égale distance : personne ne tient le point.
boules-board-jack-out = Le cochonnet est sorti.
boules-board-no-ball = Aucune boule en jeu.
boules-board-lying = En jeu : { $balls }.
boules-board-order = De la plus proche à la plus éloignée : { $balls }.
boules-board-ball = { $who ->
    [you] toi { $place }
    [A] Bleus { $place }
   *[B] Rouges { $place }
}
boules-board-far = { $ball } à { $whole },{ $tenth }
boules-board-equal = { $balls } et { $last } (à égale distance)
boules-board-none-nearer = Aucune place libre n’est plus proche.
boules-board-more-places = { $count ->
    [one] { $places } et { $count } autre
   *[other] { $places } et { $count } autres
}
boules-board-score = Score : Bleus { $a }, Rouges { $b }, en { $target }.
boules-board-left = Boules à jouer : Bleus { $a }, Rouges { $b }.
boules-board-lost = Perdues dans cette mène : Bleus { $a }, Rouges { $b }.
boules-board-closed = La mène est finie.
boules-board-counted = { $who ->
    [you] { $points ->
        [one] Tu marques { $points } point : { $places }.
       *[other] Tu marques { $points } points : { $places }.
    }
    [A] { $points ->
        [one] Les Bleus marquent { $points } point : { $places }.
       *[other] Les Bleus marquent { $points } points : { $places }.
    }
   *[B] { $points ->
        [one] Les Rouges marquent { $points } point : { $places }.
       *[other] Les Rouges marquent { $points } points : { $places }.
    }
}
boules-board-counted-none = Personne ne marque : aucune boule en jeu.
boules-board-tied = Personne ne marque : les meilleures boules des deux équipes sont à égale distance.
boules-board-stopped = { $who ->
    [you] { $points ->
        [one] Tu marques { $points } point pour la boule qui te reste.
       *[other] Tu marques { $points } points pour les boules qui te restent.
    }
    [A] { $points ->
        [one] Les Bleus marquent { $points } point pour la boule qui leur reste.
       *[other] Les Bleus marquent { $points } points pour les boules qui leur restent.
    }
   *[B] { $points ->
        [one] Les Rouges marquent { $points } point pour la boule qui leur reste.
       *[other] Les Rouges marquent { $points } points pour les boules qui leur restent.
    }
}
boules-board-stopped-none = Personne ne marque : le cochonnet est sorti.
boules-board-pointing = { $throw } : { $chances }.
boules-board-holding = { $chance } ({ $standings })
boules-board-else = { $chance }, sinon { $standings }
boules-board-takes = { $percent } % de prendre le point
boules-board-keeps = { $percent } % de garder le point
boules-board-loses = { $percent } % de perdre la boule
boules-board-likely = { $percent } % : { $standing }
boules-board-then-holds = { $who ->
    [you] tu en tiens { $points }
    [A] les Bleus en tiennent { $points }
   *[B] les Rouges en tiennent { $points }
}
boules-board-then-scores = { $who ->
    [you] tu en marques { $points }
    [A] les Bleus en marquent { $points }
   *[B] les Rouges en marquent { $points }
}
boules-board-then-wins = { $who ->
    [you] tu en marques { $points } et tu gagnes
    [A] les Bleus en marquent { $points } et gagnent
   *[B] les Rouges en marquent { $points } et gagnent
}
boules-board-then-none-holds = personne ne tient le point
boules-board-then-none-scores = personne ne marque
boules-board-shot = { $shot } : { $faces }.
boules-board-face = { $faces } : { $deed }
boules-board-faces = { $first } à { $last }
boules-board-two-faces = { $first } ou { $last }
boules-board-between = {" ; "}
boules-board-deed-missed = trou
boules-board-deed-in-vain = rien ne bouge
boules-board-deed-grazed = pousse { $pushes }
boules-board-deed-jack-moved = cochonnet dans { $place }
boules-board-deed-jack-out = cochonnet sorti
boules-board-deed-hit = les deux boules sortent
boules-board-deed-carreau = carreau
