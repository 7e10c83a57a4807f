### Spuk 28, König Salomos Ring: was alle lesen dürfen.

betrayal-creature-demon = Dämon{ betrayal-nth }
    .nom = { $number ->
        [none] der Dämon
       *[other] Dämon { $number }
    }
    .acc = { $number ->
        [none] den Dämon
       *[other] Dämon { $number }
    }
    .to = { $number ->
        [none] dem Dämon
       *[other] Dämon { $number }
    }
    .by = { $number ->
        [none] vom Dämon
       *[other] von Dämon { $number }
    }
    .of = { $number ->
        [none] des Dämons
       *[other] von Dämon { $number }
    }
betrayal-creature-demon-lord = { betrayal-monster-demon-lord }
betrayal-status-obeys = Gehorcht dem Ring
betrayal-counter-h28-defeats = Niederlagen des Dämonenfürsten
betrayal-event-h28-obeys = Der Ring glüht, und { $monster-nom } sinkt vor { $explorer } auf die Knie.
betrayal-event-h28-loose = { $monster-nom } erhebt sich, und niemandes Wort bindet ihn mehr.
betrayal-result-h28-heroes = Der Fürst zerspringt wie Glut im Wasser, und das Portal trinkt Rauch, Flügel und Geheul. An einem Finger kühlt langsam der Ring aus.
betrayal-result-h28-traitor = Keine Stimme ist mehr da, die ihnen etwas verbieten könnte. Das Portal steht offen, und mehr von ihnen kommen; nun hat es keiner mehr eilig.
