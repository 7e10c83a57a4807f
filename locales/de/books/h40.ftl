### Spuk 40, Lebendig begraben: was alle sehen.

betrayal-why-h40-suffocates = die Luft dort unten
betrayal-why-h40-comfort = eine Stimme durch die Bretter
betrayal-counter-h40-dug = Ausgehobene Schaufeln
betrayal-counter-h40-damage = Schaden des Begrabenen
betrayal-note-h40-suspected = Wo das Grab sein könnte: { $what }
betrayal-token-grave = Grab
    .help = Hier ist jemand lebendig begraben.

betrayal-event-h40-nothing = { $explorer } klopft und lauscht: keine Antwort. Hier ist das Grab nicht ({ $room }).
betrayal-event-h40-found = Ein schwaches Kratzen { $room-in }, unter dem Boden: Dort ist das Grab!
betrayal-event-h40-air = { $heals ->
        [true] { $points ->
            [0] Unten ein rauer Atemzug, mehr nicht. Schaden insgesamt: { $count }.
           *[other] Unten ein rauer Atemzug: { $points } weniger. Schaden insgesamt: { $count }.
        }
       *[other] { $points ->
            [0] Unten reicht die Luft noch eine Weile. Schaden insgesamt: { $count }.
           *[other] Unten wird die Luft knapp: { $points } mehr. Schaden insgesamt: { $count }.
        }
    }
betrayal-event-h40-pushes = Der Zeiger hält bei einem Namen: { $explorer }. Etwas packt zu und zieht.
betrayal-event-h40-silence = Der Zeiger zittert unter den Fingern, doch { $explorer } bekommt keine Antwort.
betrayal-event-h40-board-gone = Das Geisterbrett reißt von einem Ende zum anderen. Es hat zum letzten Mal gesprochen.

betrayal-result-h40-heroes = Der Deckel gibt nach, und eine Hand mit gesplitterten Nägeln schließt sich um deine. Auf dem Heimweg sagt keiner ein Wort. Aber ihr seid einer mehr, als ihr gekommen seid.
betrayal-result-h40-heroes-lost = Der Deckel gibt nach, und nun wissen sie alles, was du getan hast. Den Spaten lassen sie dir da.
betrayal-result-h40-traitor = Das Kratzen hört auf. Du wartest noch ein wenig, das Ohr am Boden, um ganz sicher zu sein. Köstlich.
betrayal-result-h40-traitor-lost = Das Kratzen hört auf. Oben lauscht noch jemand eine Weile. Als ihr zu graben aufgehört habt, fehlte immer noch einer von euch.
