replay-steps = Step by step
replay-step =
    ### 🎬 { $game } · game { $number } · move { $step } of { $steps }
    { $a } – { $b }
replay-step-start = The game begins.
