### Spuk 44, Der Tod findet uns alle: das Buch des Verräters.

betrayal-book-h44-traitor-story = Nie fragt jemand, warum das Haus im Winter keine Kohlen braucht. Es lebt von Gästen. Alle zehn Jahre bringst du welche, und es gibt dir etwas ab, wie man einem guten Hund etwas abgibt. Hör hin: Es kaut schon.
betrayal-book-h44-traitor-goal = Du gewinnst, wenn alle Helden tot sind.
betrayal-book-h44-traitor-can = Am Ende jedes deiner Züge altern die Helden um Jahrzehnte. Erst macht es sie stärker, dann schwächer und schwächer. Jeder Tod nährt dich. Bekämpf die, die das Alter gebeugt hat.
betrayal-book-h44-traitor-foe = Die Helden altern schnell, aber ein Medaillon, das sie fanden, hält es auf.
betrayal-book-h44-traitor-rules =
    Am Ende deines Zuges, auch wenn du tot bist, wirft jeder Held 1 Würfel und altert so viele Jahrzehnte. Alle haben mit einem Jahrzehnt mehr begonnen.
    In den Zwanzigern: 1 Kraft und 1 Tempo mehr. In den Dreißigern: 1 Verstand und 1 Wissen mehr. In den Vierzigern: 1 Tempo weniger, 1 Verstand mehr.
    In den Fünfzigern: 1 weniger bei einer körperlichen und einer geistigen Eigenschaft. In den Sechzigern: 1 Kraft und 1 Tempo weniger und 1 bei einer geistigen. Von den Siebzigern an, in jedem Jahrzehnt: 1 weniger bei allen vieren. Wo es eine Wahl gibt, wählt der Held.
    Jedes Jahrzehnt zählt, auch die, die ein einziger Wurf bringt. Nichts davon ist Schaden.
    Stirbt ein Held, woran auch immer, und du lebst: Wirf 3 Würfel, und deine Eigenschaften steigen um so viele Schritte; du verteilst sie.
    Du kannst das Medaillon weder aufheben noch stehlen noch tragen.

betrayal-objective-h44-traitor-heroes = Alle Helden sterben lassen
