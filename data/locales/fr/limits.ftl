replay-one-at-a-time = Je prépare déjà une rediffusion pour toi. Demande la suivante quand tu l’auras.
