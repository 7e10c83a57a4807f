### Spuk 1, Die Mumie geht um: das Buch des Verräters.

betrayal-book-h01-traitor-story = Die Wand glitt zur Seite, und du sahst, was dich gerufen hatte: einen Sarg voller Zeichen und darin die älteste Liebe der Welt. Sie hat dir gesagt, was ihr fehlt. Wie könntest du einer Gottheit etwas abschlagen?
betrayal-book-h01-traitor-goal = Bring die Mumie heim zu ihrem Sarkophag, mit dem Mädchen und einer Hochzeitsgabe, dem Ring oder dem heiligen Symbol. Oder töte alle Helden.
betrayal-book-h01-traitor-can = Fang das Mädchen und gib es der Mumie, oder lass sie es selbst holen: Sie nimmt, was sie findet oder erkämpft. Ist keine der Gaben im Spiel, liegt eine im nächsten Omenraum, den du entdeckst.
betrayal-book-h01-traitor-foe = Die Helden suchen einen Weg, die Mumie zu den Toten zurückzuschicken.
betrayal-book-h01-traitor-rules =
    Mumie: Tempo 3, Kraft 8, Verstand 5. Tempoangriffe und Dynamit richten nichts gegen sie aus.
    Würfelt sie für die Bewegung 0 oder 1, darf sie stattdessen durch einen Geheimgang in einem beliebigen Raum des Hauses erscheinen und trotzdem angreifen.
    Sie muss einen Helden in ihrem Raum angreifen, wenn sie kann. Ihre Schläge senken Tempo bis zur niedrigsten Zahl und danach Kraft, was töten kann.
    Gewinnt sie ihren Angriff um 2 oder mehr, darf sie statt zu verletzen einen Gegenstand oder das Mädchen nehmen.
    Sie trägt Gegenstände und behält das Mädchen, ohne etwas davon zu haben; einmal pro Zug nimmt sie, was am Boden liegt, und das Mädchen, sobald sie dessen Raum betritt. Bleibt es neben ihr zurück, darf sie es jederzeit in ihrem Zug nehmen.
    Bei ihr darfst du ihr das Mädchen und beliebige Gegenstände geben, in deinem Zug oder in ihrem. Betäubt lässt sie alles fallen.
    Sind weder Ring noch heiliges Symbol im Spiel und entdeckst du einen Raum mit Omensymbol, musst du eines davon nehmen, anstatt zu ziehen.
    Die Hochzeit gilt, sobald die Mumie mit Mädchen und Gabe beim Sarkophag ist, auch wenn du tot bist.

betrayal-objective-h01-traitor-girl = Das Mädchen zur Mumie bringen
betrayal-objective-h01-traitor-gift = Ring oder heiliges Symbol zur Mumie bringen
betrayal-objective-h01-traitor-wedding = Mit beidem heim zum Sarkophag
betrayal-objective-h01-traitor-heroes = Oder alle Helden töten

betrayal-ask-h01-traitor-search = Welche Gabe findest du?
betrayal-choice-h01-traitor-give = Der Mumie { $card-the } geben
    .help = Das kostet nichts. Von nun an gehört das der Mumie.
betrayal-choice-h01-traitor-take = Lass die Mumie das Mädchen nehmen
    .help = Es ist in ihrem Raum und in niemandes Obhut. Es kostet nichts.
