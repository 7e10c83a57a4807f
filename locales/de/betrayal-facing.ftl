### Figuren, die in eine Richtung blicken.

betrayal-choice-face = Blick { $direction-to }
