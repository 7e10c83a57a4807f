### Spuk 1, Die Mumie geht um: das Buch der Helden.

betrayal-book-h01-heroes-story = Staub wälzt sich durch die Gänge, und eine Stimme aus Sand spricht in euren Köpfen: Seit die Pyramiden neu waren, wartet sie auf ihre Braut, und nun ist das Mädchen da. Einer von euch hat vor ihr gekniet.
betrayal-book-h01-heroes-goal = Bannt die Mumie: Erfahrt ihren wahren Namen, findet den Spruch im Buch und sprecht ihn ihr ins Gesicht.
betrayal-book-h01-heroes-can = Studiert den Sarkophag oder sucht in der Bibliothek oder im Forschungslabor. Hat niemand das Buch, so findet es, wer von euch als Nächster einen Omenraum entdeckt. Seid vor den anderen bei dem Mädchen.
betrayal-book-h01-heroes-foe = Der Verräter will die Mumie mit dem Mädchen vermählen.
betrayal-book-h01-heroes-rules =
    Schritt 1, der Name: im Raum des Sarkophags, in der Bibliothek oder im Forschungslabor ein Wissenswurf von 6 oder mehr.
    Schritt 2, der Spruch: In einem späteren Zug macht, wer das Buch hält, einen Wissenswurf von 6 oder mehr, in einem beliebigen Raum.
    Schritt 3, die Bannung: Mit beiden Markern greift ein Held bei der Mumie sie mit Verstand an; auch das Buch muss dort sein, bei einem Helden oder am Boden. Ein Sieg bannt sie für immer, eine Niederlage ist geistiger Schaden. Das gelingt auch an einer betäubten Mumie.
    Jeder Held versucht einen Schritt pro Zug. Marker gehen nie verloren.
    Solange das Buch nicht im Spiel ist, nimmt es der nächste Held, der einen Raum mit Omensymbol entdeckt, anstatt zu ziehen.
    Wer den Raum des Mädchens betritt, nimmt es mit. Unter Entdeckern wird es weder getauscht noch abgelegt noch gestohlen.
    Tempoangriffe und Dynamit richten gegen die Mumie nichts aus. Anders besiegt ist sie betäubt wie jedes Monster.

betrayal-objective-h01-heroes-name = Den Namen der Mumie erfahren
betrayal-objective-h01-heroes-spell = Den Spruch im Buch finden
betrayal-objective-h01-heroes-banish = Die Mumie beim Buch bannen

betrayal-choice-h01-heroes-name = Nach dem Namen der Mumie suchen (Wissen)
    .help = Wissenswurf von 6 oder mehr. Ein Schritt pro Zug.
betrayal-choice-h01-heroes-spell = Den Spruch im Buch nachschlagen (Wissen)
    .help = Wissenswurf von 6 oder mehr. Das Buch ist für diesen Zug benutzt.
betrayal-choice-h01-heroes-banish = Die Mumie bannen (Verstand)
    .help = Das ist dein Angriff in diesem Zug. Gewinnst du, ist die Mumie für immer fort; verlierst du, erleidest du den Unterschied als geistigen Schaden.
