### Spuk 5, Ich war ein Teenager-Werwolf: das Buch des Verräters.

betrayal-book-h05-traitor-story = Mondlicht berührt deine Haut, und die Haut gibt nach. Was du wusstest und wen du liebtest, läuft dir wie Wasser aus dem Kopf; was bleibt, ist Hunger und ein Hund, der dich versteht.
betrayal-book-h05-traitor-goal = Kein Held darf übrig bleiben: jeder von ihnen tot oder ein Werwolf.
betrayal-book-h05-traitor-can = Jage. Zu Beginn jedes deiner Züge wirst du stärker, Wunden zählen nur halb, und nichts, was du kennst, kann dich töten. Wen du oder der Hund verletzt, der ist gebissen und wird vielleicht wie du.
betrayal-book-h05-traitor-foe = Früher wusstest du etwas über sie. Jetzt riechen sie nur noch nach Angst.
betrayal-book-h05-traitor-rules =
    Bei der Verwandlung: Du lässt alle Gegenstände fallen, Begleiter bleiben zurück, jede Eigenschaft steigt mindestens auf ihren Startwert, und du verteilst so viele einzelne Felder, wie Helden leben.
    Zu Beginn jedes deiner Züge: 1 Feld Kraft oder Tempo, höchstens bis zum Höchstwert. Wer sich gerade verwandelt hat, beginnt damit im nächsten Zug.
    Schaden an dir wird halbiert, aufgerundet, und bringt keine Eigenschaft auf den Totenkopf; ein besonderes Ding, das die Helden haben können, ist die Ausnahme.
    Du und der Hund tragt nichts, stehlt nichts, habt keine Begleiter, und der mystische Aufzug fährt für euch nicht.
    Hund: Tempo 4, Kraft 4, Verstand 3. Er handelt nach dem Zug des ersten Werwolfs, auch wenn dieser tot ist.
    Ein Held, der im Kampf mit dir oder dem Hund Schaden erleidet, ist gebissen: ein Verstandeswurf von 4 oder mehr zu Beginn jedes eigenen Zuges, sonst von da an ein Werwolf.
    Ist kein Held mehr übrig, gewinnt der erste Werwolf, tot oder lebendig; ein anderer gewinnt mit, wenn sein eigener Angriff einen Helden getötet hat. Was der Hund tötet, zählt für niemanden.

betrayal-objective-h05-traitor-heroes = Alle Helden töten oder verwandeln

betrayal-turned-h05 = Du bist ein Werwolf
betrayal-turned-h05-part = jetzt ein Werwolf
betrayal-turned-h05-why = Das Fieber hat gewonnen. Deine Hände sprengen die Handschuhe, und die anderen riechen nach Abendessen.
betrayal-turned-h05-want = Sorge dafür, dass kein Held übrig bleibt: tot oder einer von euch. Du selbst gewinnst nur, wenn einer von ihnen durch deinen eigenen Angriff stirbt.
