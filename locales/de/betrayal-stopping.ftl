### Weitergehen ohne anzuhalten: Worte, die mehrere Spukfälle teilen.

betrayal-choice-stay-and-draw = Bleib { $room-in } und zieh eine Karte
    .help = Du hast diesen Raum gerade entdeckt. Bleibst du, so ziehst du für sein Symbol, und deine Bewegung ist vorbei. Gehst du weiter, zieht niemand mehr dafür.
