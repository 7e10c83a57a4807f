### Spuk 4, Das Netz des Schicksals: das Buch des Verräters.

betrayal-book-h04-traitor-story = Hinter deinem Verstand sitzt ein zweiter, alt und geduldig, mit acht Arten, die Welt zu berühren. Durch ihn spürst du einen warmen Körper in den Fäden zucken und wie gut die Eier darin liegen. Du wirst Mutter. Man darf dich nicht stören.
betrayal-book-h04-traitor-goal = Du gewinnst, wenn in Runde 9 die Brut schlüpft, oder wenn alle Helden tot sind.
betrayal-book-h04-traitor-can = Halte die Helden von dem im Netz fern. Nach deinem Zug geht die Spinne auf einen Helden deiner Wahl los.
betrayal-book-h04-traitor-foe = Wer den Spuk ausgelöst hat, hängt im Netz, voller Eier, und kann sich nicht bewegen.
betrayal-book-h04-traitor-rules =
    Bei drei oder vier Spielern hat die Spinne deinen Entdecker gefressen; du machst mit der Spinne allein weiter.
    Am Ende deines Zuges, auch gefressen oder tot, rückt die Leiste um 1 vor, und die Spinne wächst. Ihr Verstand ist 5.
    Tempo und Kraft nach Runde: 1: 0 und 2. 2: 1 und 2. 3: 2 und 4. 4: 4 und 4. 5: 5 und 5. 6: 6 und 7. Ab 7: 6 und 8.
    In ihrem Zug muss die Spinne auf einen Helden deiner Wahl zugehen, nicht auf den, der den Spuk ausgelöst hat, und muss angreifen, wen sie trifft. Greift sie an, werden ihre Nieten einmal neu geworfen.
    Solange die Eier leben, dürft weder du noch die Spinne ihren Wirt angreifen. Sind sie vernichtet, dürft ihr es; dann bedeutet Runde 9 nichts mehr, und nur der Tod aller Helden gewinnt.

betrayal-objective-h04-traitor-eggs = Die Brut schlüpfen lassen
betrayal-objective-h04-traitor-heroes = Alle Helden töten
betrayal-ask-h04-traitor-prey = Auf wen geht { $monster-nom } los?
