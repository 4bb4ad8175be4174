# Les pages des règles, quel que soit le jeu. Le texte de chaque page est dans rules-<jeu>.ftl.

rules-heading = ### { $game } : { $name }
rules-seen = **Sur l’image :** { $seen }
rules-choice = { $number }. { $name }
rules-menu = Une autre page…
option-topic = page
option-topic-description = Ce que tu veux savoir ; vide : le jeu en bref
