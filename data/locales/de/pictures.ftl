# What is written into pictures, a few words each. $side is A (blue) or B (red).
# $number is that of the end, 0 where it is not known.
picture-end-counted = { $number ->
    [0] Aufnahme
   *[other] Aufnahme { $number }
} gezählt: { $side ->
    [A] Blau { $points }
   *[B] Rot { $points }
}
picture-end-nobody = { $number ->
    [0] Aufnahme
   *[other] Aufnahme { $number }
} ohne Punkte
picture-end-next = { $number ->
    [0] Nächste Aufnahme
   *[other] Aufnahme { $number }
}
# Up to three lines, parted by |.
picture-carami-band = Band
picture-carami-ramps = Rampen
picture-carami-line = Grund-|linie
picture-carami-idle = Restzüge|ohne|Fortschritt

option-server_animations = animationen
option-server_animations-description = Ob Bretter jeden Zug als kurze Animation zeigen
settings-animations = **Animationen** der Züge auf den Brettern neuer Partien
animations-yes = jeder Zug wird vorgespielt
animations-no = Standbilder
