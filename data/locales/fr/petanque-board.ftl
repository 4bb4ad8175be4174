# Le terrain de pétanque en mots. $side vaut A (boules bleues à stries) ou B (boules rouges à croix) ; une case comme 34 est sa longueur, puis sa largeur.

petanque-board-now-start = Pétanque : chaque équipe lance un dé pour savoir qui commence.
petanque-board-now-jack = { $side ->
    [A] Pétanque : aux Bleus de lancer le but.
   *[B] Pétanque : aux Rouges de lancer le but.
}
petanque-board-now-throw = { $side ->
    [A] Pétanque : les Bleus lancent le but.
   *[B] Pétanque : les Rouges lancent le but.
}
petanque-board-now-corner = { $side ->
    [A] Pétanque : les Bleus ont lancé le but en { $cell } et choisissent son coin.
   *[B] Pétanque : les Rouges ont lancé le but en { $cell } et choisissent son coin.
}
petanque-board-now-play = { $side ->
    [A] Pétanque : aux Bleus de jouer.
   *[B] Pétanque : aux Rouges de jouer.
}
petanque-board-now-point = { $side ->
    [A] Pétanque : les Bleus pointent.
   *[B] Pétanque : les Rouges pointent.
}
petanque-board-now-shoot = { $side ->
    [A] Pétanque : les Bleus tirent la boule en { $cell }.
   *[B] Pétanque : les Rouges tirent la boule en { $cell }.
}
petanque-board-now-shoot-jack = { $side ->
    [A] Pétanque : les Bleus tirent le but.
   *[B] Pétanque : les Rouges tirent le but.
}
petanque-board-now-over = { $side ->
    [A] Pétanque : les Bleus ont gagné.
   *[B] Pétanque : les Rouges ont gagné.
}
petanque-board-over = { $winner ->
    [A] Pétanque : la partie est terminée, les Bleus ont gagné.
    [B] Pétanque : la partie est terminée, les Rouges ont gagné.
    [draw] Pétanque : la partie est terminée, match nul.
   *[none] Pétanque : la partie est terminée, sans vainqueur.
}
petanque-board-fanny = { $side ->
    [A] Fanny ! Les Bleus perdent sans un seul point et embrassent Fanny.
   *[B] Fanny ! Les Rouges perdent sans un seul point et embrassent Fanny.
}

petanque-board-score = Score : Bleus { $a }, Rouges { $b }, en { $target }.
petanque-board-counted = { $side ->
    [A] { $points ->
        [one] Les Bleus marquent { $points } point : { $places }.
       *[other] Les Bleus marquent { $points } points : { $places }.
    }
   *[B] { $points ->
        [one] Les Rouges marquent { $points } point : { $places }.
       *[other] Les Rouges marquent { $points } points : { $places }.
    }
}
petanque-board-counted-none = Personne ne marque.
petanque-board-stopped = { $side ->
    [A] { $points ->
        [one] But noyé : les Bleus marquent { $points } point.
       *[other] But noyé : les Bleus marquent { $points } points.
    }
   *[B] { $points ->
        [one] But noyé : les Rouges marquent { $points } point.
       *[other] But noyé : les Rouges marquent { $points } points.
    }
}

petanque-board-jack = { $corner ->
    [a] But en { $cell }, coin a (devant à gauche).
    [b] But en { $cell }, coin b (devant à droite).
    [c] But en { $cell }, coin c (au fond à gauche).
   *[d] But en { $cell }, coin d (au fond à droite).
}
petanque-board-jack-out = Le but est sorti.
petanque-board-side = { $side ->
    [A] Bleus en { $places }.
   *[B] Rouges en { $places }.
}
petanque-board-no-ball = Aucune boule sur le terrain.
petanque-board-ball = { $side ->
    [A] bleue en { $cell }
   *[B] rouge en { $cell }
}
petanque-board-order = De la plus proche à la plus éloignée : { $balls }.
petanque-board-holds = { $side ->
    [A] { $points ->
        [one] Les Bleus tiennent { $points } point.
       *[other] Les Bleus tiennent { $points } points.
    }
   *[B] { $points ->
        [one] Les Rouges tiennent { $points } point.
       *[other] Les Rouges tiennent { $points } points.
    }
}
petanque-board-left = Boules à jouer : Bleus { $a }, Rouges { $b }.
petanque-board-lost = Boules perdues : Bleus { $a }, Rouges { $b }.

petanque-board-may-choose = Choisir un coin : a (devant à gauche), b (devant à droite), c (au fond à gauche) ou d (au fond à droite).
petanque-board-may-point = Pointer ou tirer le but.
petanque-board-may-shoot = Pointer, ou tirer le but ou la boule en : { $places }.
petanque-board-layout =
    Le terrain a 36 cases : longueurs de 1 à 6 en s’éloignant, largeurs de 1 à 6 de gauche à droite. 34 est la longueur 3, largeur 4.
    Une boule est au milieu de sa case, le but dans un des quatre coins : a devant à gauche, b devant à droite, c au fond à gauche, d au fond à droite.
    Quand on pointe, une boule touchée avance d’une case en longueur et pousse la suivante ; au-delà de la longueur 6, elle est perdue.
