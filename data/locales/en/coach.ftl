not-now = I cannot think that through just now. Try again in a moment.
