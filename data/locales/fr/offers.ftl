command-draw = match-nul
command-draw-description = Proposer le match nul à l’autre camp
command-takeback = annuler
command-takeback-description = Annuler ton dernier coup, si l’autre camp est d’accord

offer-draw = 🤝 { $mention }, { $name } propose le match nul.
offer-draw-accepted = { $other } accepte : match nul entre { $name } et { $other }.
offer-draw-declined = { $other } préfère continuer.
offer-draw-withdrawn = { $name } a retiré sa proposition de match nul.
offer-draw-lapsed = { $name } avait proposé le match nul : cela ne tient plus.
offer-takeback = ↩️ { $mention }, { $name } aimerait annuler son dernier coup.
offer-takeback-accepted = { $other } est d’accord : { $name } a annulé son dernier coup.
offer-takeback-declined = { $other } préfère laisser ce coup tel quel.
offer-takeback-withdrawn = { $name } laisse finalement son coup tel quel.
offer-takeback-lapsed = { $name } voulait annuler un coup, mais la partie a continué.
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer

offer-lapsed = La partie a continué : cette proposition ne tient plus.
offer-for-the-other = C’est à l’autre camp de répondre.
offer-not-yours-to-withdraw = Seule la personne qui a fait la proposition peut la retirer.
nothing-to-take-back = Tu n’as pas encore joué : il n’y a rien à annuler.
draw-not-with-computer = L’ordinateur aime jouer jusqu’au bout. { $slash-takeback } annule un coup, { $slash-resign } abandonne la partie.
