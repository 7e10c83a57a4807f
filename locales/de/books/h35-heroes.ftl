### Spukfall 35, Eine kleine Veränderung: das Buch der Helden.

betrayal-book-h35-heroes-story = Glas zerbrach, ein silberner Nebel stieg auf, und euch drehte sich der Magen um. Als ihr wieder sehen konntet, war der Stuhl neben euch ein Turm. Eine Diele knarrt wie ein stürzender Baum. Hinter der Tür atmet etwas, weich und ungeheuer groß, und sagt: miau.
betrayal-book-h35-heroes-goal = Entkommt im Spielzeugflugzeug, mindestens die Hälfte von euch, und niemand, der lebt, darf zurückbleiben.
betrayal-book-h35-heroes-can = Findet das Flugzeug in einem Schlafzimmer, im Lagerraum, auf dem Dachboden oder im Spielzimmer, startet es, steigt ein und sammelt die anderen im Flug auf. Hinaus geht es durch ein Fenster oder aus einem Raum unter freiem Himmel.
betrayal-book-h35-heroes-foe = Der Verräter hat euch alle geschrumpft und Katzen ins Haus gelassen. Sie wollen euch fressen.
betrayal-book-h35-heroes-rules =
    Klein: Was ihr tragt, ist auch klein und wirkt. Niemand zieht Karten; ein neuer Raum mit einem Symbol beendet den Zug. Jede Türöffnung ist ein eigenes Feld, der nächste Raum also 2 Felder entfernt; ihr dürft darin anhalten. Treppen kosten einen Kraftwurf von 3 oder mehr, sonst ist der Zug zu Ende. Eingestürztes Zimmer und mystischer Aufzug sind nicht zu benutzen; Galerie, Turnhalle und Tresorraum bewirken nichts.
    Suchen: im Schlafzimmer, Hauptschlafzimmer, Lagerraum, auf dem Dachboden oder im Spielzimmer, Wissenswurf von 3 oder mehr, ein Versuch pro Zug.
    Starten: beim Flugzeug am Boden, Wissenswurf von 4 oder mehr, ein Versuch pro Zug. Du fliegst es. Es läuft bis zu deinem nächsten Zug warm; andere dürfen einsteigen, und Katzen dürfen alle an Bord angreifen.
    Fliegen: Wer es gestartet hat, bewegt es 5 Felder pro Zug, Türöffnungen zählen. Es braucht keinen Wurf für Treppen und Felsspalte, darf durch Galerie und eingestürztes Zimmer und darf Räume entdecken. Andere Raumtexte und Hindernisse gelten für alle an Bord. Wer in der Luft ist, greift nur mit Revolver, Ring oder Dynamit an und wird nur damit angegriffen, und niemand bremst es.
    Aufsammeln: 1 Feld; der Schnellste an Bord würfelt mit Tempo. 4 oder mehr: an Bord. 2 oder 3: verfehlt, noch ein Versuch ist erlaubt. 0 oder 1: Absturz, neu starten. Aus den Pfoten einer Katze wird niemand aufgesammelt. Wird der Pilot gefangen oder stirbt er, steht es am Boden.
    Hinaus: 1 Feld, aus Balkon, Garten, Friedhof, Terrasse oder Turm mit einer Seite, an der nichts liegt, oder durch ein Fenster nach draußen, wenn alle lebenden Helden an Bord sind.
    Gefangen: Nenne zu Beginn deines nächsten Zuges eine Eigenschaft; du und die Katze würfelt damit. Mit mehr bist du frei und hast deinen Zug. Sonst ist er vorbei. Besiegt jemand die Katze, bist du frei.
    Leben von euch weniger als die Hälfte derer, die begonnen haben, aufgerundet, so habt ihr verloren.

betrayal-objective-h35-heroes-struggle = Aus den Pfoten der Katze entkommen
betrayal-objective-h35-heroes-find = Das Spielzeugflugzeug finden
betrayal-objective-h35-heroes-start = Das Spielzeugflugzeug starten
betrayal-objective-h35-heroes-board = An Bord kommen
betrayal-objective-h35-heroes-escape = Mit allen, die leben, aus dem Haus fliegen

betrayal-ask-h35-heroes-struggle = Krallen ringsum. Womit kommst du davon?
betrayal-choice-h35-heroes-struggle = { $trait }
    .help = Du und die Katze würfelt damit. Nur mit mehr bist du frei.
betrayal-choice-h35-heroes-search = Nach dem Spielzeugflugzeug suchen ({ $trait-roll })
    .help = 3 oder mehr findet es.
betrayal-choice-h35-heroes-start = Das Spielzeugflugzeug starten ({ $trait-roll })
    .help = Mit 4 oder mehr fliegst du es. Es hebt ab, wenn dein nächster Zug beginnt.
betrayal-choice-h35-heroes-board = Einsteigen
    .help = An Bord bewegst du dich nur mit dem Flugzeug.
betrayal-choice-h35-heroes-get-off = Aussteigen
    .help = Ohne den, der es fliegt, hebt das Flugzeug nicht ab.
betrayal-choice-h35-heroes-dive = Durch das Loch im Boden hinabfliegen
    .help = Für 1 Feld findest du heraus, was darunterliegt.
betrayal-choice-h35-heroes-pick-up = Im Sturzflug aufsammeln: { $explorer }
    .help = Für 1 Feld würfelt der Schnellste an Bord mit Tempo: 4 oder mehr gelingt, 0 oder 1 ist ein Absturz.
betrayal-choice-h35-heroes-escape = In die Nacht hinausfliegen
    .help = Alle, die leben, sind an Bord. Ihr gewinnt.
