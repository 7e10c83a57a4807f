### Spuk 15, Hier gibt es Drachen: das Buch des Verräters.

betrayal-book-h15-traitor-story = Du hast nur auf die Zeichnung getippt und dir etwas gewünscht. Da flog die Tür auf, und da ist er, genau so, wie du ihn gemalt hättest. Die anderen schreien. Sie wollen nicht, dass es wahr ist, und das geht nicht: Es ist ein so schöner Traum, und ihretwegen wachst du nicht auf.
betrayal-book-h15-traitor-goal = Du gewinnst, wenn alle Helden tot sind, auch wenn du selbst tot bist.
betrayal-book-h15-traitor-can = Der Drache gehört dir. Lass ihn beißen, wer nahe kommt, und verbrennen, wer beieinandersteht. Bleib ihm aus dem Atem: Er unterscheidet dich nicht von den anderen.
betrayal-book-h15-traitor-foe = Die Helden wollen deinen Drachen erschlagen.
betrayal-book-h15-traitor-rules =
    Drache: Tempo 3, Kraft 8, Verstand 6. In jedem seiner Züge darf er einmal beißen und einmal Feuer speien, in beliebiger Reihenfolge, vor, zwischen und nach seinen Schritten.
    Biss: ein Kraftangriff auf einen Helden in seinem Raum.
    Feuer: Alle in seinem Raum und in Räumen, die eine Tür mit ihm verbindet, auch du, würfeln mit Tempo; ab 4 geschieht nichts. Sonst 4 Würfel körperlicher Schaden in seinem Raum, 2 Würfel nebenan.
    Wer den Drachen besiegt, im Angriff oder in der Verteidigung, fügt ihm den Unterschied weniger 2 als Schaden zu. Bei so vielen Punkten, wie Spieler am Tisch sind, ist er tot; du zählst mit und musst sagen, wenn er stirbt. Betäubt wird er nie, und seine Eigenschaften ändern sich nicht.
    Tempoangriffe tun ihm nichts, auch Revolver und Dynamit nicht. Der Ring verletzt ihn.
    Der Schild liegt an der Felsspalte oder in der Krypta, die antike Rüstung am unterirdischen See oder in den Katakomben: Sind beide Räume da, wählst du, sonst liegt sie in dem, der zuerst gefunden wird.

betrayal-objective-h15-traitor-heroes = Dem Drachen die Helden überlassen

betrayal-ask-h15-traitor-shield = Wo liegt der Schild?
    .help = Im Keller liegt altes Rüstzeug. Du sagst, in welchem dieser Räume.
betrayal-ask-h15-traitor-antique-armor = Wo liegt die antike Rüstung?
    .help = Im Keller liegt altes Rüstzeug. Du sagst, in welchem dieser Räume.
betrayal-choice-h15-traitor-fire = Feuer speien
    .help = Wer in seinem Raum oder hinter dessen Türen steht, weicht mit Tempo 4 oder mehr aus oder erleidet 4 Würfel körperlichen Schaden hier, 2 nebenan. Einmal in seinem Zug.
betrayal-event-h15-traitor-wound = Der Drache erleidet { $points ->
        [0] keinen Schaden
        [one] 1 Punkt Schaden
       *[other] { $points } Punkte Schaden
    }: { $count } von { $of }.
