replay-steps = Schritt für Schritt
replay-step =
    ### 🎬 { $game } · Partie { $number } · Schritt { $step } von { $steps }
    { $a } – { $b }
replay-step-start = Die Partie beginnt.
