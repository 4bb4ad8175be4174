command-privacy = confidentialité
command-privacy-description = Ce que je sais de toi : le consulter, l’exporter, le supprimer
privacy-about = ### Ce que je sais de toi
    - **Quoi :** ton identifiant Discord et les noms que tu portais ; les parties auxquelles tu as pris part, avec tes coups, leurs heures et l’origine de leurs dés ; résultats et cotes ; défis et équipes en attente ; qui tu bloques et quels serveurs t’excluent. Des serveurs, leurs réglages. Rien de ce que tu écris.
    - **Pourquoi :** pour que les parties continuent après un redémarrage, puissent être revues et vérifiées, et comptent pour le classement.
    - **Qui le voit :** les parties, qui peut voir leur salon ; les cotes, tout le monde ; le tout, seulement toi et qui me fait tourner.
    - **Combien de temps :** jusqu’à ce que tu le supprimes. Défis et équipes en attente : un jour. Si tu n’as pas joué depuis un an, je supprime de moi-même tout ce qui te concerne ; et tout ce qui concerne un serveur 30 jours après en avoir été retiré.
privacy-export = Exporter mes données
privacy-exported = Tout ce que je sais de toi, rien que pour toi.
privacy-delete = Supprimer mes données
privacy-sure = **Supprimer tout ce que je sais de toi ?** C’est irréversible.
    { $games ->
        [0] - Tu ne joues pas en ce moment.
        [one] - Tu joues une partie : elle est abandonnée.
       *[other] - Tu joues { $games } parties : elles sont abandonnées.
    }
    - Tes défis sont retirés, et tu quittes les équipes en attente.
    - Tes résultats, tes cotes et tes parties en solo sont supprimés. Les cotes des autres restent telles quelles.
    - Les parties jouées avec d’autres restent, avec « { forgotten-player } » à ta place. Leurs dés ne peuvent plus être vérifiés.
    - Ce qui se trouve déjà sur Discord, plateaux à ton nom compris, y reste : seul qui gère un salon peut l’y supprimer.
privacy-confirm = Tout supprimer
privacy-ask-again = La question date un peu, ou j’ai redémarré depuis. { $slash-privacy } la pose à nouveau ; rien n’est supprimé pour l’instant.
privacy-done = Tout ce que je savais de toi est supprimé.
forgotten-player = un joueur oublié
verify-forgotten = Cette partie ne peut plus être vérifiée : quelqu’un qui y a joué a fait supprimer ses données, et avec elles ce qui permettait de la vérifier.
limit-export = Tu as assez exporté tes données pour l’instant. Tu pourras recommencer { $when }.
operator-contact = **Contact :** { $contact }
operator-privacy = [Politique de confidentialité]({ $url })
operator-terms = [Conditions d’utilisation]({ $url })
