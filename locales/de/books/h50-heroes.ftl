### Spukfall 50, Schatzsuche: das Buch, das alle lesen.

betrayal-book-h50-heroes-story = Mitten im Pentagramm hängt ein Rahmen, und darin ein letzter Wille. Josiah Enders vermacht alles, was er besaß, dem, der schlau genug ist, es zu finden, und überall im Haus sind Hinweise versteckt. Ihr seht einander an. Niemand lächelt.
betrayal-book-h50-heroes-goal = Finde den Schatz vor den anderen: eine Suche mit insgesamt 16 oder mehr. Es gewinnt nur einer.
betrayal-book-h50-heroes-can = Durchsuche Räume, in denen ein Hinweis lag, jedes Mal für ein Feld. Sammle Hinweise, geh dorthin, wo deine am meisten wert sind, und hol dir die der anderen, im Tausch oder mit Gewalt. Hüte dich vor Fallen und davor, das Haus zu sehr zu erschüttern.
betrayal-book-h50-heroes-foe = Es gibt keinen Verräter. Alle wissen, was du weißt, und alle sind dir im Weg.
betrayal-book-h50-heroes-rules =
    Die Hinweise 1 bis 20 liegen verdeckt in Räumen mit einem Symbol. Was übrig ist, kommt in solche Räume, sobald sie entdeckt werden, nach deren Karte.
    Suche: in einem Raum, in dem ein Hinweis lag, für 1 Feld, so oft du Felder hast. Würfle mit Wissen, zähle 1 für jeden deiner Hinweise dazu (Fallen, 17 bis 20, zählen nicht) und was deine Hinweise in diesem Raum bringen.
    0: Du stolperst, 2 Würfel körperlicher Schaden. 1 bis 3: nichts. 4 bis 12: Nimm den Hinweis des Raumes, wenn er noch da ist, und befolge ihn. 13 bis 15: Ein Raum stürzt ein. Ab 16: Der Schatz gehört dir.
    Die Hinweise 15 und 16 zählen nur, wenn du es vor dem Wurf sagst; dann tötet dich ein Ergebnis unter 13. Die Felsspalte kann nur mit Hinweis 16 durchsucht werden.
    Einsturz: zuerst ein leerer Raum des Obergeschosses, später einer, der eine Seite mit einem eingestürzten teilt, nach Wahl des Suchenden. Nach dem Obergeschoss kommt das Erdgeschoss, angefangen bei der großen Treppe. Wer darin ist, stirbt, was darin liegt, ist verloren. Mit dem letzten Raum des Erdgeschosses sterben alle im Keller.
    Alle dürfen einander angreifen, einmal pro Zug. Solcher Schaden endet bei der niedrigsten Zahl. Ab 2 Punkten körperlichem Schaden darfst du stattdessen einen Hinweis oder anderen Gegenstand nehmen. Niemand bremst jemanden.
    Hinweise werden wie Gegenstände getauscht, abgelegt und aufgehoben; die Toten lassen ihre zurück.
    Sind alle tot oder kann niemand je wieder suchen, gewinnt niemand.
    Was jeder Hinweis bewirkt:
    Hinweis 1, { betrayal-card-clue-1 }: { betrayal-card-clue-1.help }
    Hinweis 2, { betrayal-card-clue-2 }: { betrayal-card-clue-2.help }
    Hinweis 3, { betrayal-card-clue-3 }: { betrayal-card-clue-3.help }
    Hinweis 4, { betrayal-card-clue-4 }: { betrayal-card-clue-4.help }
    Hinweis 5, { betrayal-card-clue-5 }: { betrayal-card-clue-5.help }
    Hinweis 6, { betrayal-card-clue-6 }: { betrayal-card-clue-6.help }
    Hinweis 7, { betrayal-card-clue-7 }: { betrayal-card-clue-7.help }
    Hinweis 8, { betrayal-card-clue-8 }: { betrayal-card-clue-8.help }
    Hinweis 9, { betrayal-card-clue-9 }: { betrayal-card-clue-9.help }
    Hinweis 10, { betrayal-card-clue-10 }: { betrayal-card-clue-10.help }
    Hinweis 11, { betrayal-card-clue-11 }: { betrayal-card-clue-11.help }
    Hinweis 12, { betrayal-card-clue-12 }: { betrayal-card-clue-12.help }
    Hinweis 13, { betrayal-card-clue-13 }: { betrayal-card-clue-13.help }
    Hinweis 14, { betrayal-card-clue-14 }: { betrayal-card-clue-14.help }
    Hinweis 15, { betrayal-card-clue-15 }: { betrayal-card-clue-15.help }
    Hinweis 16, { betrayal-card-clue-16 }: { betrayal-card-clue-16.help }
    Hinweis 17, { betrayal-card-clue-17 }: { betrayal-card-clue-17.help }
    Hinweis 18, { betrayal-card-clue-18 }: { betrayal-card-clue-18.help }
    Hinweis 19, { betrayal-card-clue-19 }: { betrayal-card-clue-19.help }
    Hinweis 20, { betrayal-card-clue-20 }: { betrayal-card-clue-20.help }

betrayal-objective-h50-heroes-treasure = Finde den Schatz: insgesamt 16 oder mehr
betrayal-objective-h50-heroes-clues = Sammle Hinweise

betrayal-choice-h50-heroes-search =
    { $card ->
        [none] Den Raum durchsuchen (+{ $bonus })
       *[other] Den Raum { $card-with } durchsuchen (+{ $bonus })
    }
    .help =
        { $card ->
            [none] 1 Feld. Wissenswurf, dazu { $bonus }. Ab 16: der Schatz.
           *[other] 1 Feld. Wissenswurf, dazu { $bonus }. Ab 16: der Schatz. Unter 13: Du stirbst.
        }
betrayal-choice-h50-heroes-try = Zu öffnen versuchen
    .help = Wissenswurf, ab 5: zwei verborgene Hinweise von irgendwo. Sonst: 4 Würfel, verteilt auf deine Eigenschaften.
betrayal-choice-h50-heroes-leave = Hier liegen lassen
betrayal-ask-h50-heroes-puzzle = Eine Rätseldose mit zwei Fächern, und in einem regt sich etwas. Was tust du?
betrayal-ask-h50-heroes-far-clue = Die Dose ist offen. Welchen verborgenen Hinweis nimmst du?
