replay-steps = Schritt für Schritt
replay-step =
    ### 🎬 { $game } · Spiel { $number } · Schritt { $step } von { $steps }
    { $a } – { $b }
replay-step-start = Das Spiel beginnt.
