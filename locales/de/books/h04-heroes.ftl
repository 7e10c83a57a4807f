### Spuk 4, Das Netz des Schicksals: das Buch der Helden.

betrayal-book-h04-heroes-story = Was wie Nebel zwischen den Wänden aussah, ist klebrig, und einer von euch hängt darin. Etwas Schweres kam die Fäden herab, stach zu und ließ ein kaltes, krabbelndes Gewicht zurück. Es ist noch da, und es hat Zeit.
betrayal-book-h04-heroes-goal = Zerreißt das Netz, vernichtet die Eier und bringt dann einen Helden durch die Haustür hinaus.
betrayal-book-h04-heroes-can = Schlagt mit Kraft auf das Netz ein, alle, auch wer darin hängt. Findet die Arzttasche oder die Heilsalbe und wendet sie beim Wirt an. Öffnet dann die Tür in der Eingangshalle.
betrayal-book-h04-heroes-foe = Die Spinne bewacht euren Freund, bis die Brut schlüpft. Wann das ist, hat euch niemand gesagt.
betrayal-book-h04-heroes-rules =
    Wer im Netz hängt, kann sich nicht bewegen und nur auf das Netz einschlagen, Gegenstände benutzen und tauschen.
    Das Netz verteidigt sich mit Kraft 4. Greift es an seinem Ort an, auf Wunsch mit einer Waffe; ein Sieg ist ein Riss, eine Niederlage kostet nichts. Mit so vielen Rissen wie Spielern, die toten mitgezählt, fällt es, und der Held ist frei.
    Solange die Eier leben, kann keine Eigenschaft ihres Wirts auf den Totenkopf fallen.
    Wer von euch eine Gegenstandskarte ziehen soll, darf stattdessen die Arzttasche aus dem Stapel nehmen, wenn sie noch darin ist.
    Heilung, am Ort des Wirts, auch durch ihn selbst: mit der Arzttasche ein Wissenswurf von 4 oder mehr, einmal pro Zug; mit der Heilsalbe ohne Wurf, aber sie ist dann verbraucht.
    Haustür: wenn Netz und Eier fort sind, in der Eingangshalle, Wissenswurf oder Kraftwurf von 6 oder mehr, ein Versuch pro Zug. Geht sie auf, ziehst du eine Ereigniskarte, und dein Zug endet. In späteren Zügen geht ein Held von dort für 1 Feld hinaus, und ihr gewinnt.

betrayal-objective-h04-heroes-eggs = Die Eier vernichten
betrayal-objective-h04-heroes-web = Das Netz zerreißen
betrayal-objective-h04-heroes-open-door = Die Haustür öffnen
betrayal-objective-h04-heroes-leave = Einen Helden aus dem Haus bringen

betrayal-ask-h04-heroes-kit = { $card-the } nehmen, statt eine Karte zu ziehen?
betrayal-choice-h04-heroes-operate = Die Eier herausschneiden ({ $trait-roll })
    .help = 4 oder mehr vernichtet sie. Die Arzttasche bleibt bei dir.
betrayal-choice-h04-heroes-anoint = Die Eier { $card-with } auflösen
    .help = Das braucht keinen Wurf. Die Salbe ist verbraucht.
betrayal-choice-h04-heroes-open-door = Die Haustür öffnen ({ $trait-roll })
    .help = 6 oder mehr öffnet sie. Dann ziehst du eine Ereigniskarte, und dein Zug endet.
betrayal-choice-h04-heroes-leave = Das Haus verlassen
    .help = Einer von euch draußen genügt.
