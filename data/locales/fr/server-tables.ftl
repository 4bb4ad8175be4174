command-tables = tables
command-tables-description = Les parties de ce serveur
command-list = liste
command-list-description = Ce qui se joue sur ce serveur
command-end = terminer
command-end-description = Mettre fin à une partie bloquée ou indésirable, si tu peux gérer son salon
option-table = table
option-table-description = Quelle partie ; sans choix : celle de ce salon

tables-title = { $pages ->
    [one] **Parties sur ce serveur** : { $count }
   *[other] **Parties sur ce serveur** : { $count } · page { $page } sur { $pages }
}
tables-line = `{ $number }` { $game } · { $a } – { $b } · { $state } · { $when } · { $link }
tables-state = { $score }, à { $name } de jouer
tables-stuck = bloquée : sa position est illisible
tables-none = Aucune partie ne se joue sur ce serveur. { $slash-help } montre comment en lancer une.
tables-choice = { $number } · { $game } · { $a } – { $b }

tables-end-sure = Mettre fin à cette partie de { $game }, { $a } – { $b }, dans { $where } ? Personne ne gagne, et elle ne compte pas.
tables-end-yes = Mettre fin à la partie
tables-end-done = La partie est terminée.
tables-none-here = Aucune partie ne se joue dans ce salon. Choisis-en une avec l’option `{ option-table }`.
tables-unknown = Cette partie n’existe pas sur ce serveur. Choisis-en une parmi celles qui sont proposées.
tables-over = Cette partie ne se joue plus.
tables-for-managers = Seuls les membres qui peuvent gérer un salon ont le droit d’y mettre fin aux parties des autres. La tienne, tu peux l’abandonner sous son plateau, derrière « { more-more } ».
tables-own-rated = Tu joues toi-même cette partie, et elle compte pour la cote. Abandonne-la avec { $slash-resign }, ou demande à quelqu’un d’autre qui peut gérer le salon d’y mettre fin.
