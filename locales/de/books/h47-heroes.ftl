### Spuk 47, Der Wurm Ouroboros: das Buch der Helden.

betrayal-book-h47-heroes-story = Euer Freund zerriss wie nasses Papier, und aus beiden Hälften rollte sich etwas ohne Ende. Es hat jetzt zwei Köpfe, und beide suchen Platz, um zu wachsen.
betrayal-book-h47-heroes-goal = Vernichtet beide Köpfe des Wurms, bevor er ausgewachsen ist.
betrayal-book-h47-heroes-can = Hebt den Schädel auf, der liegen geblieben ist, tragt ihn zu einem Kopf und sprecht den Spruch, der die Schuppen weich macht. Von da an zählt jeder Hieb.
betrayal-book-h47-heroes-foe = Der Wurm kriecht durch das Haus und lässt Windungen zurück. Ist er ausgewachsen, hält ihn nichts mehr auf.
betrayal-book-h47-heroes-rules =
    Der Spruch: Wer den Schädel trägt und am selben Ort ist wie ein ungeschwächter Kopf, macht einmal pro Zug einen Verstandeswurf von 5 oder mehr. Gelingt er, ist dieser Kopf für immer geschwächt: Seine Kraft ist 5. Der andere braucht einen eigenen Spruch. In dem Zug, in dem ihr den Schädel aufgehoben oder bekommen habt, dient er nicht.
    Niemand kann einen Kopf angreifen, ehe er geschwächt ist. Danach ist jede seiner Niederlagen ein Treffer, auch wenn er selbst angegriffen hat. Halb so viele Treffer, wie Spieler dabei sind, aufgerundet, vernichten ihn.
    Spruch und Angriff sind im selben Zug möglich.
    Jeder Kopf und jede Windung an eurem Ort kostet euch beim Verlassen 1 Feld mehr.
    Tempoangriffe, etwa mit Revolver und Dynamit, richten nichts gegen die Köpfe aus.
    Windungen kann niemand angreifen, und sie verschwinden nie, auch nicht mit einem Kopf.
    Verlässt der Schädel das Spiel, taucht er dort wieder auf, wo der Spuk begann.

betrayal-objective-h47-heroes-skull = Den Schädel holen
betrayal-objective-h47-heroes-weaken = Beide Köpfe mit dem Spruch des Schädels schwächen
betrayal-objective-h47-heroes-heads = Beide Köpfe vernichten

betrayal-choice-h47-heroes-weaken = { $monster-acc } schwächen (Verstand)
    .help = Verstandeswurf von 5 oder mehr, einmal pro Zug. Der Schädel ist für diesen Zug benutzt.
