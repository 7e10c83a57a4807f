### Spuk 17, Ein Windhauch: das Buch der Helden.

betrayal-book-h17-heroes-story = Ein Knopf rollte über den Boden, bergauf. Dann kam eine Schublade hinterher, und dann das ganze Zimmer, kreiselnd und kichernd, und warf sich euch an den Kopf.
betrayal-book-h17-heroes-goal = Vertreibt den Poltergeist: Zündet so viele Kerzen an, wie es Helden gibt, jede in einem anderen Raum des Stockwerks, auf dem der Spuk begann.
betrayal-book-h17-heroes-can = Findet Kerzen in Küche, Speisezimmer, Kapelle oder Galerie, tragt sie auf jenes Stockwerk und zündet sie dort an, ehe euch der nächste Stuhl trifft.
betrayal-book-h17-heroes-foe = Sie wollen euch töten.
betrayal-book-h17-heroes-rules =
    Einmal pro Zug, in Küche, Speisezimmer, Kapelle oder Galerie: Ein Tempowurf von 3 oder mehr findet eine Kerze. Es gibt immer noch eine.
    Einmal pro Zug, mit einer Kerze, in einem Raum jenes Stockwerks, in dem keine brennt: Wirf sie ab und mach einen Wissenswurf von 5 oder mehr. Bei Erfolg brennt sie dort für immer; bei Misserfolg ist sie verloren. Die Kerzenkarte tut es auch.
    Ihr gewinnt, wenn so viele brennen, wie es am Anfang Helden gab. Die Toten zählen mit.
    Kraft und Revolver richten gegen den Poltergeist nichts aus. Dynamit hat auf ihn eine Wirkung.
    In seinem Raum dürft ihr ihn mit Tempo angreifen: Gewinnt ihr, dürft ihr ihm etwas wegnehmen, das er trägt; verliert ihr, erleidet ihr 1 Würfel körperlichen Schaden.
    Mit Ring, Schädel oder Glocke dürft ihr ihn mit Verstand angreifen: Gewinnt ihr, sinkt die Leiste um den Unterschied; verliert ihr, erleidet ihr 1 Würfel geistigen Schaden.

betrayal-objective-h17-heroes-candles = Kerzen anzünden, auf dem Stockwerk, auf dem es begann

betrayal-ask-h17-heroes-snatch = Was reißt du aus der Luft?
betrayal-choice-h17-heroes-find = Eine Kerze suchen
    .help = { $trait-roll } von { $target } oder mehr. Einmal pro Zug.
betrayal-choice-h17-heroes-light = Eine Kerze anzünden ({ $card })
    .help = Wissenswurf von { $target } oder mehr, und sie brennt hier für immer. Darunter ist sie verloren. Einmal pro Zug.
betrayal-choice-h17-heroes-defy = { $target-to } mit Verstand trotzen
    .help = Gewinnst du, sinkt die Leiste um den Unterschied. Verlierst du, erleidest du 1 Würfel geistigen Schaden. Es ist dein Angriff.
