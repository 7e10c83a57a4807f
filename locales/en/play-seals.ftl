### The seals of the dice in the browser.

play-sealed = Tamper-proof dice
play-sealed-no-more = Dice no longer tamper-proof
play-seals = How the dice are sealed
play-seals-about = How the dice will fall is settled and locked away before anybody rolls. What you see here is its fingerprint. At the end of the game everything is laid open, and anybody can check every roll against the fingerprint.
play-seal-from-start = From the beginning
play-seal-from = From move { $number }
play-seal-opened = Sealed when the table was opened.
play-seal-file = Sealed as in the saved game from which this table goes on.
play-seal-company = Sealed anew when others joined: before that, somebody had played alone and could have known the dice.
play-seal-copy = Sealed anew because this table is a copy: so nobody can find out here how the dice will fall at the other table, or the other way round.
play-seal-broken = Seal broken: the game was taken up again after its end, when anybody could see how the dice would fall. From here on the rolls prove nothing.
play-seal-mark = Fingerprint:
play-undo-over = Take back the last answer
play-undo-breaks = The game is over, and anybody can see how the dice would fall. Going back breaks their seal, and everybody will see that.
play-back-and-save = Look back, save
