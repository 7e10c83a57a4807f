"""Cases of one value on one sheet that was changed, and what the rules make of it."""
