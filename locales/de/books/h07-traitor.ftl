### Spuk 7, Fleischfressender Efeu: das Buch des Verräters.

betrayal-book-h07-traitor-story = Du hast sie nur gegossen. Abends ein wenig mit ihnen geredet. Sie wuchsen so schön und wollten so wenig: Licht, Regen und etwas für den Boden. Du kennst da ein paar Leute, die taugen würden.
betrayal-book-h07-traitor-goal = Du gewinnst, wenn alle Helden tot sind oder wenn du den besonderen Gegenstand vernichtet hast, den sie herstellen können. Ob du das Erste noch erlebst, ist gleich.
betrayal-book-h07-traitor-can = Lass die Ranken Helden packen und zu ihren Wurzeln schleifen. Stiehl den Gegenstand der Helden oder heb ihn auf, und beende damit deinen Zug an der Felsspalte, im Heizraum oder am unterirdischen See.
betrayal-book-h07-traitor-foe = Die Helden brauen etwas, das deine Ranken vernichten kann.
betrayal-book-h07-traitor-rules =
    Ranken: Tempo 2, Kraft 5, Verstand 3. Es gibt doppelt so viele Pflanzen wie Spieler, höchstens zehn, jede eine Wurzel und eine Ranke mit derselben Nummer.
    Sie wurzeln in Eingangshalle, Garten, Wintergarten und Turm, auf Friedhof, Terrasse und Balkon, in Kapelle, Speisezimmer, Schlafzimmer und Hauptschlafzimmer und auf der großen Treppe, eine je Raum. Wird ein solcher Raum später entdeckt und hast du noch welche, darfst du sofort eine dort pflanzen.
    Das Buch kannst du nie nehmen.
    Eine Ranke, die einen Helden im körperlichen Kampf besiegt, macht keinen Schaden: Der Held ist gepackt und lässt alle Gegenstände fallen, und die Ranke kommt nicht weiter. Solange sie jemanden hält, kann sie nicht angreifen, und andere Ranken lassen ihren Gefangenen in Ruhe; du musst das nicht.
    Beginnt eine Ranke ihren Zug mit Gefangenen, geht sie statt ihres Wurfs 2 Räume weit auf ihre Wurzel zu, auf jedem Weg, der sie näher bringt, und nimmt sie mit; niemand bremst sie.
    Beginnt eine Pflanze ihren Zug mit Gefangenen bei ihrer Wurzel, tötet sie diese und ist samt Wurzel und Ranke fort.
    Eine besiegte Ranke ist betäubt und lässt los. Wurzeln kann niemand angreifen, und sie bremsen niemanden; Ranken bremsen Helden. Eine Ranke im mystischen Aufzug hält ihn an. Die Glocke wirkt nicht auf Gepackte, das Geisterbrett nicht auf Ranken.

betrayal-objective-h07-traitor-item = Den besonderen Gegenstand der Helden vernichten
betrayal-objective-h07-traitor-heroes = Die Helden an die Pflanzen verfüttern

betrayal-ask-h07-traitor-root = Wo wurzelt die nächste Pflanze?
    .help = Ranken dringen ein, wo Licht ist, doch du hast nicht genug für alle diese Räume.
betrayal-ask-h07-traitor-plant = Wurzelt { $room-in } eine Pflanze?
