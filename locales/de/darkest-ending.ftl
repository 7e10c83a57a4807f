### Wie eine Nacht endet.

darkest-ending-played = { $mode }, { $house }
darkest-ending-house-recommended = das Haus der ersten Schritte
darkest-ending-house-hard = das bewachte Haus
darkest-ending-house-random = ein Haus, das die Würfel bauten
darkest-ending-house-own = ein selbst gebautes Haus
darkest-ending-won = Die Überlebenden haben gewonnen.
darkest-ending-given-up = Niemand hat gewonnen.
darkest-ending-lost = Das Haus hat gewonnen.
darkest-ending-fate-out = ging hinaus in den Morgen
darkest-ending-fate-left = hat es auf sich beruhen lassen
darkest-ending-fate-kept = ist noch immer dort drin
darkest-ending-fate-dead = { $room-id ->
        [none] ist umgekommen
       *[other] ist { $room-in } umgekommen
    }
darkest-ending-fate-zombified = starb und stand wieder auf
darkest-ending-same-house = Dasselbe Haus noch einmal
darkest-ending-other-house = Ein anderes Haus
darkest-ending-odds = Die Aussichten der Überlebenden: anfangs { $first } %, schlimmstenfalls { $least } %, bestenfalls { $most } %, kurz vor dem Ende { $last } %.
