### Spuk 23, Das Tentakelgrauen: das Buch der Helden.

betrayal-book-h23-heroes-story = Etwas Nasses schoss aus dem Dunkel, schloss sich um den Knöchel eures Freundes und zog. Der Schrei entfernte sich durch den Gang, Raum um Raum, und brach ab. Jetzt kommt es zurück und holt mehr.
betrayal-book-h23-heroes-goal = Findet den Kopf des Wesens und trefft ihn dreimal.
betrayal-book-h23-heroes-can = Blickt in die Kristallkugel, um zu erfahren, wo der Kopf ist. Dann geht gemeinsam hin und schlagt zu. Befreit einander von den Saugnäpfen.
betrayal-book-h23-heroes-foe = Jeder Tentakel ist ein Fangarm und ein Saugnapf mit derselben Nummer. Zieht euch ein Saugnapf zu seinem Fangarm, sterbt ihr zu Beginn des nächsten Monsterzugs, wenn euch niemand befreit. Die Tentakel werden mit der Zeit stärker.
betrayal-book-h23-heroes-rules =
    Den Kopf finden: Wer die Kristallkugel hält, macht einmal pro Zug einen Wissenswurf von 4 oder mehr. Bei 1 bis 3 verliert ihr 1 Verstand, bei 0 verliert ihr 2, und behaltet die Karte. Gelingt er, sagen vier Würfel, wo der Kopf ist: 0 Vorratskammer, 1 Küche, 2 Orgelzimmer, 3 Felsspalte, 4 oder 5 Unterirdischer See, 6 Wintergarten, 7 Krypta, 8 Heizraum. Die Kugel zerbricht. Liegt der Raum noch nicht im Haus, legt ihn der Spieler des Verräters.
    Der Kopf wird bekämpft wie ein Monster; sooft er verletzt würde, ist das stattdessen ein Treffer, und der dritte tötet ihn. Er darf Helden in seinem Raum angreifen.
    Ein Saugnapf, der euch im körperlichen Kampf besiegt, macht keinen Schaden: Ihr seid gepackt und lasst alle Gegenstände dort fallen; Begleiter bleiben bei euch. Das geschieht auch, wenn ihr ihn angreift und verliert, selbst wenn er schon jemanden hält; ein verlorener Schuss aus einem anderen Raum kostet nichts.
    Ein Saugnapf, der in einem körperlichen Kampf besiegt wird, ist betäubt, lässt alle los und kehrt zu seinem Fangarm zurück. Mit dem Ring besiegt, ist er betäubt und lässt los, bleibt aber, wo er ist.
    Gepackt könnt ihr euch nur wehren: ein Kraftangriff mit bloßen Händen. Gewinnt ihr, seid ihr frei, doch für den Rest des Zuges kostet euch jeder Raum 2 Felder. Bei Niederlage oder Gleichstand ist euer Zug ohne Schaden vorbei.
    Fangarme können nicht angegriffen werden. Nur Saugnäpfe bremsen euch, Fangarme und Kopf nicht.
    Verlässt die Kristallkugel unbenutzt das Spiel, taucht sie dort wieder auf, wo der Spuk begann.

betrayal-objective-h23-heroes-gaze = Mit der Kristallkugel den Kopf finden
betrayal-objective-h23-heroes-head = Den Kopf treffen
betrayal-objective-h23-heroes-friends = Gepackte befreien

betrayal-choice-h23-heroes-gaze = In der Kristallkugel den Kopf suchen (Wissen)
    .help = Wissenswurf von 4 oder mehr. Ein Fehlschlag kostet 1 Verstand, eine 0 kostet 2. Ist der Kopf gefunden, zerbricht die Kugel.
