# Wie eine Beschreibung beginnt und endet. $side ist A (blau) oder B (rot).

spoken-you = { $side ->
    [A] Du bist Blau, { $other } ist Rot.
   *[B] Du bist Rot, { $other } ist Blau.
}
spoken-team = { $side ->
    [A] Du spielst für Blau.
   *[B] Du spielst für Rot.
}
spoken-both = Blau ist { $a }, Rot ist { $b }.
spoken-left-out = { $count ->
    [one] Eine weitere Zeile hatte keinen Platz; in den Menüs steht alles.
   *[other] { $count } weitere Zeilen hatten keinen Platz; in den Menüs steht alles.
}
more-layout = Aufbau des Bretts
