not-now = Je n’arrive pas à y réfléchir pour l’instant. Réessaie dans un moment.
