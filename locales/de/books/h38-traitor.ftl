### Spuk 38, Höllenbestien: das Buch des Verräters.

betrayal-book-h38-traitor-story = Du hast die Wärme unter den Dielen lange vor den anderen gespürt. Jetzt sind deine Tiere wach und hungern nach Luft und Gesellschaft. Sie kennen dich und fliegen um dich herum.
betrayal-book-h38-traitor-goal = Du gewinnst, wenn alle Helden tot sind. Ob du das noch erlebst, ist gleich.
betrayal-book-h38-traitor-can = Nach deinem eigenen Zug vermehren sich die Feuerfledermäuse, fliegen und brennen. Verteile sie auf die Räume mit Helden, oder sammle sie in einem. Kämpfe derweil selbst gegen die Helden.
betrayal-book-h38-traitor-foe = Die Helden haben das Blut, das deine Fledermäuse brauchen, und werden einen Weg suchen, dich aufzuhalten.
betrayal-book-h38-traitor-rules =
    Feuerfledermäuse haben Tempo 3 und sonst nichts. Sie greifen nicht an, können nicht angegriffen werden und bremsen keine Helden; Helden bremsen sie.
    In jedem Monsterzug fallen einmal drei Würfel für alle. So viele neue Feuerfledermäuse erscheinen in dem Raum, in dem der Spuk begann; sie bewegen sich in diesem Zug nicht.
    Dann darf jede ältere so viele Felder weit fliegen, mindestens 1.
    Dann fällt in jedem Raum mit Feuerfledermäusen und Helden ein Würfel für jede Feuerfledermaus, auch für die neuen. Jeder Held dort erleidet die Summe als körperlichen Schaden. Du wirst nie verbrannt.
    Die Rüstung nimmt 1 Punkt von der Summe weg. Eine betäubte Feuerfledermaus fliegt und brennt nicht. Ihre Zahl ist nicht begrenzt.

betrayal-objective-h38-traitor-heroes = Die Helden verbrennen
