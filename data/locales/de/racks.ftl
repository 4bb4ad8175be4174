option-racks = vorrat
option-racks-description = Ob das Brett zeigt, welche Teile jede Seite noch hat, oder nur, wie viele
racks-open = offen: Alle sehen, was übrig ist
racks-hidden = verdeckt: nur, wie viele übrig sind
rack-open = Deine Teile …
rack-own = Deine Teile, die hier nur du siehst. Wähle eines.
rack-waiting = Deine Teile, die hier nur du siehst. Die andere Seite ist dran.
challenge-hidden-racks = Das Brett zeigt nur, wie viele Teile jede Seite noch hat.
racks-hidden-note = Verdeckte Teile: Das Brett zeigt nur, wie viele jede Seite noch hat. Beide begannen mit den gleichen 13, und alles, was gelegt wird, ist zu sehen: Mehr wissen auch der Computer und die Tipps nicht.
rack-number = { $number ->
    [0] { $who ->
        [you] Du hast kein Teil mehr.
        [A] Blau hat kein Teil mehr.
       *[B] Rot hat kein Teil mehr.
    }
    [one] { $who ->
        [you] Du hast noch ein Teil.
        [A] Blau hat noch ein Teil.
       *[B] Rot hat noch ein Teil.
    }
   *[other] { $who ->
        [you] Du hast noch { $number } Teile.
        [A] Blau hat noch { $number } Teile.
       *[B] Rot hat noch { $number } Teile.
    }
}
