replay-one-at-a-time = Je te prépare déjà une partie à revoir. Demande la suivante quand tu l’auras.
limit-challenge = Ça fait beaucoup de défis d’affilée. Tu pourras envoyer le prochain { $when }.
limit-ping = Tu as déjà lancé plusieurs défis à ce membre : laisse-lui le temps de répondre. Tu pourras réessayer { $when }.
limit-offer = Ça fait beaucoup de propositions d’affilée. Tu pourras faire la prochaine { $when }.
limit-board = Le plateau a été montré assez souvent pour l’instant. Tu pourras le faire redescendre { $when }.
limit-replay = Ça fait beaucoup de parties à revoir d’affilée. Tu pourras demander la prochaine { $when }.
limit-look = Ça fait beaucoup à regarder en peu de temps. Tu pourras continuer { $when }.
alone-enough = Tu joues déjà contre l’ordinateur dans { $channels }. Termine une de ces parties, ou abandonnes-en une là-bas avec { $slash-resign } : tu pourras alors en commencer une autre.
