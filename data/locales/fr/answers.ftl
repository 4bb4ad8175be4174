failed = Quelque chose a coincé de notre côté. Rien n’est perdu : réessaie dans un instant.
