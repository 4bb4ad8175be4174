# Das Boulomania-Brett in Worten, neben dem, was beide Würfel-Pétanques sagen. $who ist you, A (blau) oder B (rot).

boulomania-board-name = Boulomania.
boulomania-board-now-land = { $who ->
    [you] Du hast { $dice } gewürfelt und wählst einen Weg.
    [A] Blau hat { $dice } gewürfelt und wählt einen Weg.
   *[B] Rot hat { $dice } gewürfelt und wählt einen Weg.
}
boulomania-board-jack = Schweinchen in { $place }.
boulomania-board-places = { $count ->
    [one] die Kugel in Mulde { $places }
   *[other] die Kugeln in den Mulden { $places }
}
boulomania-board-measured = Die nächste zuerst, in Mulden vom Schweinchen: { $balls }.
boulomania-board-nearer = Freie Mulden, die näher am Schweinchen sind als jede Kugel: { $places }.
boulomania-board-way = { $way }: { $then }.
boulomania-board-layout =
    Die Kugelmulden führen in drei Spalten nach oben: links 7, 8, 9, 10, in der Mitte 14, 13, 12, 11, rechts 15, 16, 17, 18. Hinter der obersten Reihe ist das Aus.
    Die Schweinchenmulden 3, 2, 1 liegen links der Mitte, 4, 5, 6 rechts davon: 3 und 4 neben 13, 2 und 5 neben 12, 1 und 6 neben 11.
    Eine geschobene Kugel rückt eine Mulde nach oben. Beim Legen darf sie auch von 8 nach 12, von 13 nach 9 oder 17, von 16 nach 12.
    Mit 2 oder 3 Würfeln ist die Summe die Mulde; unter 7 ist die Kugel verloren. Ein Pasch mit 2 Würfeln darf auch in die freie Schweinchenmulde mit dieser Zahl.
    Entfernungen sind in Mulden gemessen: 1 ist von einer Mulde zur nächsten darüber.
