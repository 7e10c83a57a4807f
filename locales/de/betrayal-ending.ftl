### Wie ein Spuk endet.

betrayal-ending-no-haunt = Der Spuk hat nie begonnen
betrayal-ending-won-heroes = Die Helden haben gewonnen.
betrayal-ending-won-traitor = Der Verrat hat gesiegt.
betrayal-ending-won-nobody = Niemand hat gewonnen.
betrayal-ending-as-heroes = Du hast zu den Helden gehört.
betrayal-ending-as-traitor = Du hast die anderen verraten.
betrayal-ending-as-turned = Du hast in jener Nacht die Seite gewechselt.
betrayal-ending-wanted = Was du wolltest: { $goal }
betrayal-ending-traitor = hat euch verraten
betrayal-ending-turned = hat die Seite gewechselt
betrayal-ending-fate-safe = kann davon erzählen
betrayal-ending-fate-wanted = hat es so gewollt
betrayal-ending-fate-outside = ist aus dem Haus entkommen
betrayal-ending-fate-aboard = wurde an Bord geholt
betrayal-ending-fate-asleep = schläft weiter
betrayal-ending-fate-absorbed = ist jetzt ein Teil davon
betrayal-ending-fate-left = hat es auf sich beruhen lassen
betrayal-ending-fate-kept = wurde nie wieder gesehen
betrayal-ending-fate-dead = { $room-id ->
        [none] ist umgekommen
       *[other] ist { $room-in } umgekommen
    }{ betrayal-because }
betrayal-ending-book-heroes = Das Buch der Helden
betrayal-ending-book-traitor = Das Buch des Verrats
betrayal-ending-chapter-story = Was geschah
betrayal-ending-chapter-goal = Was sie wollten
betrayal-ending-chapter-can = Was sie tun konnten
betrayal-ending-chapter-foe = Was sie von den anderen wussten
betrayal-ending-chapter-rules = Die ganze Seite
betrayal-ending-next = Nächster Spuk: { $haunt }
betrayal-ending-again = Noch einmal so
betrayal-ending-side-heroes = Helden
betrayal-ending-side-traitor = Verrat
betrayal-ending-odds = Die Aussichten der Helden: { $first } % zu Beginn des Spuks, schlimmstenfalls { $least } %, bestenfalls { $most } %, kurz vor dem Ende { $last } %.
