### Spuk 28, König Salomos Ring: das Buch des Verräters.

betrayal-book-h28-traitor-story = Unter deine Wiege hatte jemand fünf Striche gezeichnet, und seither hast du sie jede Nacht gezählt. Gäste versprachen sie dir. Nun reißt die Luft, wo du es immer gewusst hast, und der Erste verbeugt sich vor dir, fürs Erste.
betrayal-book-h28-traitor-goal = Jeder Held muss sterben.
betrayal-book-h28-traitor-can = Bestimme, wo sich das Portal öffnet. Die Dämonen jagen von selbst; wo mehrere gleich nah sind, sagst du, wen. Jage mit, und bring den Ring an dich: Deine Gäste sehen ihn ungern an der Hand eines Helden.
betrayal-book-h28-traitor-foe = Sie wollen den Dämonen ein Ende machen.
betrayal-book-h28-traitor-rules =
    Der Dämonenfürst (Tempo 2, Kraft 7, Verstand 7) und so viele nummerierte Dämonen, wie es Helden gibt, höchstens vier, kommen aus dem Portal. Tempo, Kraft, Verstand: Dämon 1 3, 5, 5; Dämon 2 4, 4, 4; Dämon 3 5, 3, 3; Dämon 4 6, 2, 2. Jeder würfelt seine Bewegung für sich aus.
    Im Monsterzug geht jeder, so weit er kann, auf dem besten Weg zum nächsten Helden, den er angreifen kann, und greift mit Kraft an, wenn er kann. Unter gleichen wählst du.
    Ein Dämon, der den Träger des Rings angreift und ihm 2 oder mehr Schaden machen würde, darf stattdessen den Ring nehmen. Benutzen, weitergeben oder ablegen kann er ihn nicht. Wer diesen Dämon mit Kraft um 2 oder mehr besiegt, kann den Ring nehmen.
    Tempoangriffe, etwa mit Revolver oder Dynamit, tun dem Dämonenfürsten nichts.
    Stirbst du, machen die Dämonen weiter.

betrayal-objective-h28-traitor-ring = Den Helden den Ring abnehmen
betrayal-objective-h28-traitor-heroes = Alle Helden töten

betrayal-ask-h28-traitor-portal = In welchem Raum öffnet sich das Portal?
    .help = Hindurch kommen die Dämonen: Diese Räume sind weit genug von allen entfernt.
