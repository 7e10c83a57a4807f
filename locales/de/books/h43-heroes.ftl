### Spuk 43, Die Sternenkrankheit: das Buch, das alle lesen, auch die Befallenen.

betrayal-book-h43-heroes-story = Der Speer hielt mehr an der Wand fest als ein Tagebuch. Der Schreiber hatte einen Stein berührt, der vom Himmel fiel; danach kam Fieber, dann eine Stimme im Blut, die alles besser wusste, und dann wählte er den Speer. Euch allen ist heiß und kalt, seit ihr hier seid. Und jemand unter euch hat aufgehört zu klagen.
betrayal-book-h43-heroes-goal = Braut im Forschungslabor ein Serum und sorgt dafür, dass jeder lebende Entdecker es im Blut hat. Wer je den Marker mit der 1 hatte, will das Gegenteil: kein Mensch mehr am Leben.
betrayal-book-h43-heroes-can = Arbeitet im Labor, holt Kräuter, bleibt kräftig für das Fieber, und überlegt, wem ihr begegnet: Jede Begegnung ist ein Tausch. Jeder darf jeden angreifen. Gibt es das Serum, dann seid schnell, und hütet euch vor jedem, der es ablehnt.
betrayal-book-h43-heroes-foe = Ein Verräter kann nicht zeigen, was er ist, und ist nicht tot, wenn er stirbt: Was zwei Züge später aufsteht, ist ein Alien.
betrayal-book-h43-heroes-rules =
    Tausch: Bist du in deinem Zug zum ersten Mal mit einem anderen Entdecker zusammen, tauscht ihr je einen zufälligen Marker, ungesehen von den anderen. Sind mehrere da, wählst du jemanden, mit dem du noch nicht getauscht hast, falls es geht. Wer die 1 bekommt, ist von da an Verräter, auch wenn er sie weitergibt. Niemand zeigt Marker.
    Labor: einmal pro Zug ein Wissenswurf von 5 oder mehr, mit einem Würfel mehr für jeden anderen Entdecker im Raum und für das Buch. Garten, Wintergarten: Wer dort seinen Zug beendet, findet mit Wissen 3 oder mehr ein Kraut. Kräuter sind Gegenstände; gebt sie hinein, wann ihr wollt.
    Serum: so viele Ergebnisse und Kräuter im Labor, wie es Spieler gibt, von beidem mindestens eins. Wer das letzte hinzufügt, nimmt es. Es ist ein Gegenstand und geht nie aus.
    Nadel: im selben Raum, für je 1 Feld, dich selbst oder wer einwilligt; oder als dein Angriff, Tempo gegen Tempo, wer nicht will, ohne Schaden. Ein Mensch steigt auf alle Startwerte, tauscht nichts mehr und ist vor dem Fieber sicher. Ein Verräter oder Alien stirbt für immer. Ein Kokon stirbt für 1 Feld.
    Fieber: Am Ende jedes Zuges dessen, der den Spuk ausgelöst hat, oder wo es wäre, steigt die Leiste, und so viele Würfel greifen die Kraft aller an, die nicht geimpft sind.
    Ein Verräter, der anders stirbt, wird zum Kokon mit allen Gegenständen darin, setzt einen Zug aus und schlüpft im nächsten: Tempo 4, Kraft 6, Verstand 4. Er zieht und wird betäubt wie ein Monster, im Zug seines Spielers. Tote decken ihre Marker auf.
    Entdecker bremsen einander nie; Alien und Entdecker schon. Lebt kein Mensch mehr, gewinnen die Verräter, doch wer zuletzt einer wurde, verliert. Ein einziger Verräter gewinnt allein.

betrayal-objective-h43-heroes-serum = Das Serum brauen
betrayal-objective-h43-heroes-inject = Alle impfen
betrayal-objective-h43-traitor-spread = Denen begegnen, die noch nicht befallen sind
betrayal-objective-h43-traitor-hide = Beschäftigt wirken
betrayal-objective-h43-traitor-hunt = Keinen Menschen übrig lassen

betrayal-turned-h43 = Du bist ein Verräter
betrayal-turned-h43-part = sternkrank
betrayal-turned-h43-why = Du hast den Marker mit der 1 gehalten. Das Fieber ist weg, und wer es hatte, auch.
betrayal-turned-h43-want = Lass niemanden Mensch bleiben. Triff dich mit denen, die es noch sind, und wirke solange beschäftigt. Niemand weiß davon; wer sich zuletzt verwandelt, verliert mit den Menschen.
