### Spuk 40, Lebendig begraben: das Buch des Verräters.

betrayal-book-h40-traitor-story = Monate hast du gebraucht für den Kniff, der die Leute vergessen lässt, und nun verdirbt dir ein Stück Holz mit Buchstaben alles. Sie zählen sich schon. Gleich gehen sie mit Spaten hinunter. Dabei sollte es so ein langsames, so ein schönes Ende werden.
betrayal-book-h40-traitor-goal = Du gewinnst, wenn der Begrabene tot ist, nach 12 Punkten Schaden.
betrayal-book-h40-traitor-can = Bestimm den Raum im Keller, in dem das Grab ist. Dann spiel auf Zeit: Nach jedem deiner Züge wird die Luft schlechter. Halt die Helden davon fern und zerbrich das Geisterbrett.
betrayal-book-h40-traitor-foe = Die Helden wollen retten, wen du begraben hast. Das Geisterbrett hilft ihnen.
betrayal-book-h40-traitor-rules =
    Hat der Keller weniger als fünf Räume, den Kellervorraum mitgezählt, so legst du Kellerräume an, bis es fünf sind. Niemand zieht eine Karte dafür.
    Der Raum des Grabes ist geheim und ändert sich nie.
    Am Ende jedes deiner Züge, auch wenn du tot bist, steigt die Leiste um 1, zuerst auf 1; dann erleidet der Begrabene so viele Würfel Schaden, wie sie zeigt. Alle sehen die Summe.
    Besiegst du den Besitzer des Geisterbretts mit Kraft um 2 oder mehr, darfst du ihm das Brett nehmen, statt Schaden zu machen. In deinen Händen zerbricht es, auch wenn du es aufhebst.

betrayal-objective-h40-traitor-time = Das Grab geschlossen halten, bis die Luft zu Ende ist
betrayal-secret-h40-burial = Das Grab: { $what }

betrayal-ask-h40-traitor-bury = Unter welchem Raum hast du das Grab geschaufelt?
    .help = In diesem Grab liegt jemand, und die Helden müssen es rechtzeitig finden. Gesagt wird es ihnen nicht.
betrayal-choice-h40-traitor-bury = { $room }
    .help = Nur du weißt es. Es lässt sich nicht mehr ändern.
betrayal-ask-h40-traitor-board = Zerbrichst du das Geisterbrett, statt Schaden zu machen?
