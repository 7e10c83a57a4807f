### Spuk 30, Draculas Gruft: das Buch des Verräters.

betrayal-book-h30-traitor-story = Ihre Hand war so kalt, und dann war sie es nicht mehr: Da war deine so kalt wie ihre. Nun hörst du Herzen durch die Wände, jedes ein wenig anders, wie Uhren in einem Laden. Nie ging es dir so gut, und nie warst du so durstig.
betrayal-book-h30-traitor-goal = Jeder Held muss tot oder ein Vampir sein. Der Vampir eines anderen Spielers gewinnt nur mit, wenn er selbst einen Helden getötet hat.
betrayal-book-h30-traitor-can = Jage schnell, mit der Braut und, sobald er wach ist, mit Dracula. Vampire greifen mit Kraft an wie sonst, oder sie unterwerfen Helden des anderen Geschlechts, auch aus dem Raum nebenan.
betrayal-book-h30-traitor-foe = Die Nacht ist fast vorüber, und Tageslicht schwächt euch. Wie, das sagen sie dir, wenn es so weit ist.
betrayal-book-h30-traitor-rules =
    Dracula: Tempo 5, Kraft 8, Verstand 6. Vor Zug 2 geht er nicht und greift nicht an, aber er wehrt sich. Die Braut: Tempo 4, Kraft 4, Verstand 4.
    Zu Beginn jedes deiner Züge steigt die Leiste um 1, auch wenn du tot bist.
    Unterwerfung, anstelle des Angriffs: ein Verstandesangriff auf einen Helden des anderen Geschlechts im selben Raum oder nebenan hinter einer verbindenden Tür. Gewinnt der Vampir, verliert der Held so viel Tempo und sonst nichts; von nebenan darfst du ihn auch in den Raum des Vampirs ziehen. Verliert er, geschieht nichts.
    Ein Held, dessen Tempo dadurch auf den Totenkopf fällt, wird ein Vampir: Tempo zurück auf den Startwert, dann 1 mehr in jeder Eigenschaft. Er behält seine Sachen und handelt im Zug seines Spielers, auf deiner Seite. Wer anders stirbt, ist einfach tot.
    Heiliger Boden: Um die Kapelle zu betreten oder einen Raum, in dem ein Held das heilige Symbol trägt, braucht ein Vampir einen Verstandeswurf von 6 oder mehr, einen für beides. Misslingt er, bleibt er draußen, verliert keine Bewegung und darf es in diesem Zug dort nicht wieder versuchen. Was ihn hineinzwingt, verlangt keinen Wurf.

betrayal-objective-h30-traitor-heroes = Alle Helden töten oder verwandeln
betrayal-objective-h30-traitor-kill = Selbst einen Helden töten

betrayal-ask-h30-traitor-tomb = In welchem Raum liegt Dracula?
    .help = Dort schläft er, bis die Nacht weit genug fortgeschritten ist.
betrayal-ask-h30-traitor-pull = { $explorer } in den Raum des Vampirs ziehen?
betrayal-choice-h30-traitor-dominate = { $target } unterwerfen
    .help = Ein Verstandesangriff anstelle des üblichen. Gelingt er, kostet er Tempo; sonst geschieht nichts.

betrayal-turned-h30 = Du bist ein Vampir
betrayal-turned-h30-part = jetzt ein Vampir
betrayal-turned-h30-why = Du hast einmal zu oft aufgesehen. Jetzt sind die Kerzen zu hell, und du kannst die Herzen im Zimmer nebenan zählen.
betrayal-turned-h30-want = Jeder Held tot oder verwandelt, ehe die Sonne oben ist. Du gewinnst nur, wenn einer von ihnen durch deinen eigenen Angriff stirbt.
