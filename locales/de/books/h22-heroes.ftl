### Spukfall 22, Der Blick des Abgrunds: das Buch der Helden.

betrayal-book-h22-heroes-story = Die Dielen ächzen, heißer Wind steigt von unten auf, und einer von euch fängt an zu lachen. Unter dem Keller ist keine Erde mehr, nur Feuer. Raum um Raum rutscht das Haus hinein.
betrayal-book-h22-heroes-goal = Vollendet einen Exorzismus: so viele gelungene Würfe, wie Spieler am Tisch sind, jeder mit einem anderen Raum oder einer anderen Karte, bevor der Letzte von euch gefallen ist.
betrayal-book-h22-heroes-can = Geht an einen heiligen oder gelehrten Ort oder tragt ein heiliges oder gelehrtes Ding bei euch und würfelt einmal in eurem Zug. Teilt die Orte unter euch auf und bleibt nirgends stehen, wo nur eine Tür hinausführt.
betrayal-book-h22-heroes-foe = Der Verräter begrüßt den Schlund und will alle mit hinunterziehen.
betrayal-book-h22-heroes-rules =
    Exorzismus: einmal in deinem Zug, mit einem Raum oder einer Karte, die du vorher nennst.
    Verstand 5 oder mehr in der Kapelle, der Krypta oder der Pentagrammkammer oder mit dem heiligen Symbol oder dem Ring.
    Wissen 5 oder mehr in der Bibliothek oder im Forschungslabor oder mit dem Buch oder der Kristallkugel.
    Ein Erfolg markiert den Raum oder die Karte; sie dienen kein zweites Mal, und die Markierung zählt, auch wenn Raum oder Karte verloren gehen. Nach einem Fehlschlag bleiben sie offen.
    Ihr gewinnt, sobald es für jeden Spieler eine Markierung gibt.
    Einsturz: Am Ende deines Zuges kann der Verräter verlangen, dass du Räume einstürzen lässt, und sagt dir, welche infrage kommen. Sie gehören von da an zum Schlund. Eingangshalle, Foyer und Große Treppe sind drei Räume. Die Leiste führt der Verräter; sie zählt die Züge.
    In einem einstürzenden Raum würfelst du auf Tempo: Ab 4 springst du durch eine Tür in einen Raum, der stehen bleibt. Gibt es keinen oder wirfst du weniger, stirbst du.
    Wer in einen eingestürzten Raum geschickt wird oder mit dem mystischen Aufzug in ein verlorenes Stockwerk, stirbt.
    Heiliges Symbol: Führt am Ende deines Zuges eine Tür deines Raumes zu einem eingestürzten, darfst du es wegwerfen, statt Räume einstürzen zu lassen. Dann stürzt bis zum Ende deines nächsten Zuges nichts ein; die Leiste läuft weiter.

betrayal-objective-h22-heroes-exorcism = Vollendet den Exorzismus: eine Markierung für jeden Spieler

betrayal-choice-h22-heroes-exorcise = Den Exorzismus sprechen: { $source } ({ $trait })
    .help = { $trait-roll }, 5 oder mehr: markiert { $source-the } für immer. Einmal in deinem Zug.
betrayal-ask-h22-heroes-sacrifice =
    { $left ->
        [one] Ein Raum müsste einstürzen. Wirfst du stattdessen das heilige Symbol in den Schlund?
       *[other] { $left } Räume müssten einstürzen. Wirfst du stattdessen das heilige Symbol in den Schlund?
    }
