dice-committed = -# 🎲 Les dés sont liés au SHA-256 `{ $hash }`
dice-next = -# 🎲 Ce que le hasard décidera dans ta prochaine partie contre l’ordinateur est lié au SHA-256 `{ $hash }`
lot-committed = -# 🎲 Le tirage au sort est lié au SHA-256 `{ $hash }`

verify-right = { $rolls ->
    [one] ✅ Le seul lancer est juste.
   *[other] ✅ Les { $rolls } lancers sont tous justes.
} Les coups, la position et le résultat le sont aussi.
verify-so-far = { $rolls ->
    [one] ✅ Le seul lancer jusqu’ici est juste.
   *[other] ✅ Les { $rolls } lancers jusqu’ici sont tous justes.
} Le fichier donne chacun avec son nonce.
verify-earlier-right = { $rolls ->
    [0] ✅ Le secret et le journal sont justes. Les règles d’aujourd’hui ne peuvent pas suivre le journal : aucun lancer n’a été vérifié.
    [one] ✅ Le lancer est juste, et le journal aussi.
   *[other] ✅ Les { $rolls } lancers sont justes, et le journal aussi.
}
verify-wrong = ❌ Quelque chose ne va pas dans cette partie :
verify-committed = Les dés découlent d’un secret dont le SHA-256 est `{ $hash }`. Il s’affiche ici à la fin de la partie.
verify-committed-lot = Le tirage au sort découle d’un secret dont le SHA-256 est `{ $hash }`. Il s’affiche ici à la fin de la partie.
verify-secret = Le secret était `{ $seed }`, son SHA-256 est `{ $hash }`. Le fichier contient tout ce qu’il faut pour vérifier toi-même.
verify-unanswered = Coups arrivés sans qu’aucun dé ne soit lancé : { $count }.
verify-lot = Tout ce qui est noté de cette partie est juste.
verify-no-lot = ✅ Rien n’a été tiré au sort dans cette partie : on avait choisi qui commence, ou échangé les camps. Tout ce qui en est noté est juste.
verify-hidden = Le fichier pour vérifier toi-même contient chaque pièce posée et par qui. Comme les pièces sont cachées ici, tu l’auras quand la partie sera finie.
verify-earlier-rules = Cette partie a été jouée avec d’anciennes règles : son résultat est pris tel qu’il a été noté.

fault-seed = Le secret n’est pas celui dont le SHA-256 a été montré avant la partie.
fault-length = Les coups de 0 à { $last } ne sont pas tous là, une fois chacun.
fault-log = La partie ne peut pas être rejouée : le coup { $ply } (`{ $token }`) y est impossible.
fault-fingerprint = Ce ne sont pas les coups qui ont été joués : leur empreinte est différente.
fault-nonce-missing = Coup { $ply } : le lancer { $token } n’a pas de nonce.
fault-nonce-odd = Le coup { $ply } (`{ $token }`) a un nonce, mais ne lance rien.
fault-roll = Coup { $ply } : les dés ont donné { $derived }, mais { $token } est enregistré.
fault-lot = Le dé pour savoir qui commence était { $derived }, mais { $token } est noté.
fault-position = Les coups mènent à `{ $position }`, mais `{ $kept }` est enregistré.
fault-outcome = D’après les règles, la partie est finie (`{ $reason }`, vainqueur { $winner }), mais ce n’est pas ce qui est enregistré.
fault-goes-on = La partie est enregistrée comme finie (`{ $reason }`), mais d’après ses coups elle continue.
fault-winner = Elle est enregistrée comme `{ $reason }` avec pour vainqueur { $winner }, ce qui est impossible.

dice-chart-server = **Les dés de tout le serveur** : { $dice } dans des parties terminées.
dice-chart-member = **Dés lancés par { $name }** : { $dice } dans des parties terminées.
dice-chart-how = Chaque face est attendue { $expected } fois : c’est la ligne. Avec des dés équilibrés, une face sort entre { $low } et { $high } fois dans 99 cas sur 100 : c’est la bande.
dice-chart-usual = ✅ Les six faces y sont.
dice-chart-unusual = En dehors : { $faces }. Cela arrive dans un graphique sur 17 environ avec des dés équilibrés.
dice-chart-none = Aucune partie terminée n’a encore été comptée ici. { $slash-solo } en lance une.
dice-chart-alt = Graphique des dés. 1 : { $one }, 2 : { $two }, 3 : { $three }, 4 : { $four }, 5 : { $five }, 6 : { $six }. Attendu pour chacun : { $expected }, d’ordinaire de { $low } à { $high }.

command-dice = dés
command-dice-description = Ce que les dés ont donné et ce qu’on en attend
option-player = joueur
option-player-description = Les dés de qui ; laisse vide pour ceux de tout le serveur
more-dice = Les dés en chiffres
