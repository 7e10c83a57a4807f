### Spuk 12, Fleischwandler: das Buch, das alle lesen.

betrayal-book-h12-heroes-story = Die Kristallkugel trübt sich und zeigt die Eingangshalle, deren verschlossene Haustür offen steht. Gestalten treten herein, schütteln den Regen aus den Mänteln und sehen auf. Du kennst diese Gesichter. Eins davon wäschst du jeden Morgen.
betrayal-book-h12-heroes-goal = Alle Zwillinge müssen sterben. Wer dann noch lebt, gewinnt, jeder für sich; die Toten nicht.
betrayal-book-h12-heroes-can = Lasst die Kristallkugel herumgehen: Nur mit ihr in der Hand kannst du deinen eigenen Zwilling töten. Bitte darum, wer sie hat, und schlag sofort zu. Ohne die Kugel halte dich von deinem Zwilling fern und betäube die der anderen.
betrayal-book-h12-heroes-foe = Es gibt keinen Verräter. Jeder Zwilling ist so stark, wie du warst, als er hereinkam, und sucht dich auf dem kürzesten Weg. Wer stirbt, spielt als sein Zwilling weiter.
betrayal-book-h12-heroes-rules =
    Jeder Zwilling beginnt in der Eingangshalle und behält für immer die vier Werte, die sein Vorbild in diesem Augenblick hatte.
    Die Zwillinge handeln nach dem Zug dessen, der den Spuk ausgelöst hat. Jeder würfelt seine Bewegung mit dem eigenen Tempo aus und geht auf einem kürzesten Weg zu seinem Vorbild; bei Gleichstand entscheidet der Zufall. Helden bremsen ihn. Wo er endet, greift er mit Kraft an: sein Vorbild, wenn es geht, sonst einen zufälligen Helden. Im Vorbeigehen wird niemand angegriffen, und nach einem Angriff tut ein Zwilling in diesem Zug nichts mehr.
    Wann immer du ohne die Kristallkugel deinen eigenen Zwilling angreifst oder dich gegen ihn verteidigst, verlierst du 1 Schritt in jeder Eigenschaft, wer auch gewinnt, zusätzlich zum Schaden. Andere Zwillinge kosten dich das nie.
    Besiegst du deinen eigenen Zwilling, stirbt er mit der Kugel; ohne sie ist er betäubt. Besiegst du den Zwilling eines anderen Helden, ist er betäubt; ist dieser Held tot und du hast die Kugel, stirbt er. Das gilt auch in der Verteidigung. Dynamit betäubt nur.
    Wer die Kugel hat, darf betäubte Zwillinge angreifen. Sie verteidigen sich mit allen Würfeln, verletzen dich dann aber nicht.
    Einmal pro Zug darfst du die Kugel von einem Helden neben dir nehmen, der einverstanden ist. Wie auch immer du an die Kugel gekommen bist: Solange du sie hast, erspart sie dir jenen Verlust und tötet, und das sofort. Nach einem Tod durch sie wird sie in diesem Zug nicht weitergegeben.
    Stirbt dein Held, bleibt liegen, was er trug, und dein Zwilling gehört dir: Von da an bewegst du ihn, wie du willst, und wo er anhält, darf er einen beliebigen Helden angreifen. Nur wenn er selbst deinen Helden getötet hat, ist sein Zug vorbei, und du beginnst mit dem nächsten. Zwillinge tragen nichts.
    Sitzt ein Zwilling im Keller fest, darf, wer den Spuk ausgelöst hat, oder sonst der nächste Lebende zu Beginn des Monsterzugs die Kellertreppe legen.
    Sind alle Helden tot, gewinnt niemand.

betrayal-objective-h12-heroes-kill = Töte Zwillinge, die Kristallkugel in der Hand
betrayal-objective-h12-heroes-ball = Hol dir die Kristallkugel und meide deinen Zwilling
betrayal-objective-h12-heroes-pass = Bring die Kristallkugel zu jemandem, dessen Zwilling noch umgeht
betrayal-objective-h12-heroes-stun = Halte die Zwillinge der anderen auf
betrayal-objective-h12-heroes-hunt = Du bist jetzt der Zwilling: Jage die Lebenden

betrayal-choice-h12-heroes-take-ball = Bitte { $explorer } um die Kristallkugel
    .help = Ist { $explorer } einverstanden, gehört sie dir, und du kannst deinen Zwilling sofort damit töten. Eine Absage kostet nichts.
betrayal-ask-h12-heroes-give-ball = { $explorer } möchte die Kristallkugel. Gibst du sie her?
