### Spuk 25, Voodoo: das Buch des Verräters.

betrayal-book-h25-traitor-story = Hier ein Haar, da ein Knopf, ein Fingerhut voll Blut, wenn keiner hinsah: Wochenlang hast du genäht, geschnitzt und gegossen. Nun hat jeder deiner Gäste ein kleines Ebenbild, und jedes Ebenbild hat seinen Platz. Spielen wir.
betrayal-book-h25-traitor-goal = Du gewinnst, wenn mehr als die Hälfte der anfänglichen Helden tot ist.
betrayal-book-h25-traitor-can = Gib jedem Helden eine Puppe und versteck sie in einem ihrer zwei Räume. Dann spiel auf Zeit: Nach jedem deiner Züge steigt die Leiste, und die Puppen schlagen zu. Stell dich den Helden in den Weg und bekämpfe sie.
betrayal-book-h25-traitor-foe = Die Helden suchen die Puppen, um sie zu zerstören.
betrayal-book-h25-traitor-rules =
    Jeder Held bekommt eine andere Puppe. Ist genau einer ihrer zwei Räume im Haus, so muss sie dort sein; sonst wählst du. Später wird nichts mehr geändert. Jedem Helden wird laut etwas gesagt, das zu seiner Puppe passt.
    Wachspuppe: Heizraum oder Küche. Der Held erleidet 1 körperlichen Schaden.
    Porzellanpuppe: Balkon oder Turm. Wirf 4 Würfel: Unter der Zahl der Leiste stirbt der Held.
    Steinpuppe: Unterirdischer See oder Friedhof. Kraftwurf des Helden unter der Zahl der Leiste: 1 Schritt weniger in jeder Eigenschaft.
    Glaspuppe: Pentagrammkammer oder Kapelle. Der Held erleidet 1 geistigen Schaden.
    Stoffpuppe: Garten oder Wintergarten. Wissenswurf des Helden unter der Zahl der Leiste: 2 körperlicher Schaden.
    Am Ende jedes deiner Züge, auch wenn du tot bist, steigt die Leiste um 1, zuerst auf 1; dann schlägt jede Puppe zu, die noch da ist, in Zugreihenfolge von deiner Linken an.
    Auch dich halten Symbole nicht auf; du ziehst nur für den entdeckten Raum, in dem deine Bewegung endet.

betrayal-objective-h25-traitor-kill = Mehr als die Hälfte der Helden sterben lassen

betrayal-ask-h25-traitor-doll = Welche Puppe ist für { $explorer } gemacht, und wo leidet sie?
    .help = Jede Heldenfigur hat eine Puppe, und jede Puppe leidet in einem passenden Raum. Du entscheidest im Geheimen; die anderen bekommen einen Hinweis.
betrayal-choice-h25-traitor-doll = { $token } { $room-in }
    .help = { $token-id ->
            [doll-wax] 1 körperlicher Schaden am Ende jedes deiner Züge.
            [doll-china] 4 Würfel am Ende jedes deiner Züge: Unter der Zahl der Leiste tötet sie.
            [doll-stone] Kraftwurf am Ende jedes deiner Züge: Unter der Zahl der Leiste 1 Schritt weniger in jeder Eigenschaft.
            [doll-glass] 1 geistiger Schaden am Ende jedes deiner Züge.
           *[other] Wissenswurf am Ende jedes deiner Züge: Unter der Zahl der Leiste 2 körperlicher Schaden.
        }
