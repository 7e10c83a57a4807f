### Spuk 48, Gestapelt wie Brennholz: das Buch der Helden.

betrayal-book-h48-heroes-story = Im Auto war es nur eine Gruselgeschichte: ein Mörder in einem Haus und die Jugendlichen, die er als Stapel zurückließ. Jetzt habt ihr den Stapel gefunden, und das Porträt in der Halle sieht einem von euch ähnlich. Jemand kommt pfeifend zur Haustür herein.
betrayal-book-h48-heroes-goal = Tötet den Blutigen Jack endgültig, mit der verfluchten Waffe, sobald ihr sie versteht.
betrayal-book-h48-heroes-can = Sucht die Waffe in der Bibliothek, in der Kapelle, auf dem Dachboden oder im offenen Tresorraum, oder nehmt eine, die ihr habt: Axt, Speer, Blutdolch oder Opferdolch. Studiert sie gemeinsam, dann schlägt der Stärkste zu.
betrayal-book-h48-heroes-foe = Der Verräter und Jack jagen euch. Wie auch immer ihr ihn ohne diese Waffe besiegt, er kommt stärker zurück. Wer einen Zug bei ihm beginnt, den schaudert.
betrayal-book-h48-heroes-rules =
    Welche Waffe verflucht ist, entscheidet ihr; der Verräter erfährt es nicht. Ihr dürft euch auf eine festlegen, die ihr zu Beginn des Spuks habt, und solange es keine gibt, im Zug jedes Helden auf eine, die ein Held hat.
    Suchen: in der Bibliothek, in der Kapelle, auf dem Dachboden oder im offenen Tresorraum, Wissenswurf von 3 oder mehr, einmal pro Zug, solange kein Held die verfluchte Waffe hat. Nimm eine der vier aus ihrem Stapel: Von nun an ist sie die verfluchte.
    Studieren: im Raum mit der Waffe, wer immer sie hat, Kraftwurf oder Wissenswurf von 5 oder mehr, einmal pro Zug für jeden von euch. Ein Erfolg ist ein Marker. Mit so vielen Markern wie Spielern, die toten mitgezählt, versteht ihr sie. Wer die Waffe hält, hat sie mit dem Studium benutzt.
    Dann tötet jeder Held, der Jack in einem Angriff mit dieser Waffe besiegt, ihn endgültig. Vorher, mit etwas anderem oder in der Verteidigung verlässt er nur für eine Weile das Haus.
    Die Waffe ist eine Karte wie andere und kann gestohlen werden. Holt sie zurück oder sucht eine neue; was ihr gelernt habt, bleibt.
    Furcht: Wer den Zug bei Jack beginnt, macht einen Verstandeswurf; unter 3 verliert er ein Feld einer geistigen und einer körperlichen Eigenschaft.

betrayal-objective-h48-heroes-search = Die verfluchte Waffe bekommen
betrayal-objective-h48-heroes-study = Sie studieren
betrayal-objective-h48-heroes-jack = Den Blutigen Jack mit ihr töten
betrayal-secret-h48-cursed = Die verfluchte Waffe: { $what }
betrayal-event-h48-cursed = Ihr seid sicher, dass { $card-nom } Jack töten kann.

betrayal-ask-h48-heroes-designate = Ist eine eurer Waffen die verfluchte?
    .help = Nur die verfluchte Waffe kann dem ein Ende machen. Ihr könnt euch jetzt auf eine festlegen, die ihr tragt; die Verräterseite hört es nicht.
betrayal-ask-h48-heroes-weapon = Welche Waffe findest du?
betrayal-choice-h48-heroes-designate = { $card-the } zur verfluchten Waffe erklären
    .help = Nur die Helden erfahren es, und dabei bleibt es, solange ihr sie habt.
betrayal-choice-h48-heroes-search = Nach der verfluchten Waffe suchen ({ $trait-roll })
    .help = 3 oder mehr findet sie: Du wählst eine der vier aus ihrem Stapel.
betrayal-choice-h48-heroes-study = Die Waffe studieren ({ $trait-roll })
    .help = 5 oder mehr ist ein Marker. Mit so vielen wie Spielern versteht ihr sie.
