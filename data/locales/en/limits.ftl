replay-one-at-a-time = I am making a replay for you already. Ask for the next one when you have it.
