### Dark, Darker, Darkest on the first screen.

darkest-place-house = Ein Haus bauen
darkest-blurb = Im Labor dieses Hauses liegt ein Heilmittel, und das Haus gibt es nicht her. Findet den Code, entkommt dem Feuer und stellt euch dem, was am Ende wartet: gemeinsam oder gar nicht.
