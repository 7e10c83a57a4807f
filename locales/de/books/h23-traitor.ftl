### Spuk 23, Das Tentakelgrauen: das Buch des Verräters.

betrayal-book-h23-traitor-story = Dich hat es zuerst geholt. Es ging schnell: ein Ruck, ein Gang, Zähne, die keine waren. Jetzt liegst du in der Mitte von allem und tastest mit sehr vielen Händen. Da oben sind noch mehr, warm und in Eile.
betrayal-book-h23-traitor-goal = Du gewinnst, wenn alle Helden tot sind.
betrayal-book-h23-traitor-can = Schick deine Saugnäpfe aus, pack Helden und zieh sie zu deinen Fangarmen. Die Zeit ist auf deiner Seite: Mit jedem Zug wächst du.
betrayal-book-h23-traitor-foe = Die Helden suchen deinen Kopf, um dich zu töten.
betrayal-book-h23-traitor-rules =
    Es gibt so viele Tentakel wie Spieler, jeder ein Fangarm und ein Saugnapf mit derselben Nummer, einer je Raum: Heizraum, Wintergarten, Orgelzimmer, Unterirdischer See, Garten, Felsspalte. Was davon fehlt, legst du selbst.
    Am Ende jedes deiner Züge rückt die Leiste um 1 vor. Saugnäpfe in Zug 1 und 2: Tempo 2, Kraft 4, Verstand 7. In 3 und 4: 3, 5, 7. Von 5 bis 7: 3, 7, 7. Ab 8: 4, 8, 8.
    Ein Saugnapf, der einen Helden im körperlichen Kampf besiegt, macht keinen Schaden: Der Held ist gepackt und lässt alle Gegenstände fallen, und der Saugnapf kommt nicht weiter. Solange er jemanden hält, kann er nicht angreifen, und andere Saugnäpfe lassen seinen Gefangenen in Ruhe.
    Beginnt ein Saugnapf seinen Zug mit Gefangenen, geht er statt seines Wurfs 2 Räume weit auf seinen Fangarm zu, auf jedem Weg, der ihn näher bringt, und nimmt sie mit; niemand bremst ihn.
    Zu Beginn des Monsterzugs wird jeder Held gefressen, der im Raum des passenden Fangarms gehalten wird; auch dieser Tentakel ist dann fort.
    Ein besiegter Saugnapf ist betäubt und lässt los; nach einem körperlichen Kampf kehrt er auch zu seinem Fangarm zurück. Fangarme können nicht angegriffen werden und bremsen niemanden; Saugnäpfe bremsen Helden.
    Dein Kopf hat, wenn er gefunden ist, Kraft 6, bewegt sich nie und darf Helden in seinem Raum angreifen. Verliert er seinen eigenen Angriff, schadet ihm das nicht.
    Ein Saugnapf im mystischen Aufzug hält ihn an. Die Glocke wirkt nicht auf Gepackte, das Geisterbrett nicht auf Saugnäpfe.

betrayal-objective-h23-traitor-heroes = Die Helden fressen

betrayal-ask-h23-traitor-room = Durch welchen Raum brichst du ins Haus ein?
betrayal-ask-h23-traitor-arm = Wo kommt ein Fangarm herauf?
    .help = Für jede Person am Tisch bricht ein Arm durch die Böden, jeder in einem anderen dieser Räume.
