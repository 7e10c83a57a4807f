### Spuk 28, König Salomos Ring: das Buch der Helden.

betrayal-book-h28-heroes-story = Über den Reif des Rings kriechen Zeichen, bis ihr sie lesen könnt: der Name eines Königs, der Geister seine Steine schleppen ließ. Dann hebt sich der Boden. Irgendwo im Haus ist eine Tür aufgegangen, die niemand gebaut hat, und etwas atmet hindurch.
betrayal-book-h28-heroes-goal = Vernichtet den Dämonenfürsten: Wer den Ring trägt, muss ihn zweimal besiegen.
betrayal-book-h28-heroes-can = Der Träger des Rings schlägt den Fürsten mit Kraft, oder besser mit Verstand und dem Ring. Andere Dämonen, die der Ring besiegt, gehorchen: Schickt sie gegen die übrigen oder gegen den Verräter. Gebt den Ring nicht aus der Hand.
betrayal-book-h28-heroes-foe = Aus dem Portal kommen Dämonen und wollen alle tot sehen. Keine zwei sind gleich stark.
betrayal-book-h28-heroes-rules =
    Dämonenfürst: Besiegt ihn ein Held mit dem Ring, ist er beim ersten Mal betäubt und beim zweiten vernichtet. Greift er diesen Helden an und verliert, zählt das auch. Ein Verstandesangriff mit dem Ring zählt 2 mehr. Einen betäubten Fürsten darfst du wieder schlagen.
    Andere Dämonen: Ein gewonnener Verstandesangriff mit dem Ring bringt den Dämon unter deinen Befehl, betäubt oder nicht; beliebig viele.
    In jedem späteren Zug des Trägers darf jeder Dämon unter Befehl seine Bewegung auswürfeln, gehen und einmal mit Kraft angreifen: einen Dämon, den Fürsten oder den Verräter. Das kommt zu allem hinzu, was der Träger tut. Vernichten kann er den Fürsten nicht, nur betäuben.
    Dämonen unter Befehl handeln nicht im Monsterzug und bremsen euch nicht. Ein betäubter ist nach dem nächsten Zug des Trägers wieder auf den Beinen.
    Bekommt ein anderer Held den Ring, geht der Befehl mit, von dessen nächstem Zug an. Wird der Ring abgelegt oder gestohlen, oder stirbt sein Träger, sind alle Dämonen wieder frei.
    Ohne den Ring betäubt ein Sieg nur.

betrayal-objective-h28-heroes-ring = Den Ring in der Hand eines Helden haben
betrayal-objective-h28-heroes-lord = Den Dämonenfürsten mit dem Ring besiegen
betrayal-objective-h28-heroes-demons = Die Dämonen unter Befehl bringen

betrayal-choice-h28-heroes-send = { $monster-acc } aussenden
    .help = Er würfelt seine Bewegung aus, geht, wohin du willst, und darf einmal angreifen. Dann machst du weiter.
