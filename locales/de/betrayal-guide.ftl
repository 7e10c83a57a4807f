### Das Nachschlagewerk zu Betrayal at House on the Hill.

## Arten von Seiten

betrayal-guide-kind-room = Raum
betrayal-guide-kind-card = Karte
betrayal-guide-kind-event = Ereigniskarte
betrayal-guide-kind-item = Gegenstandskarte
betrayal-guide-kind-omen = Omenkarte
betrayal-guide-kind-pile = Auf dem Boden
betrayal-guide-kind-explorer = Entdecker
betrayal-guide-kind-creature = Monster
betrayal-guide-kind-token = Marker
betrayal-guide-kind-trait = Eigenschaft
betrayal-guide-kind-deck = Stapel
betrayal-guide-kind-thing = Auf dem Tisch
betrayal-guide-kind-die = Würfel
betrayal-guide-kind-floor = Stockwerk
betrayal-guide-kind-condition = Was aus einem Raum geworden ist
betrayal-guide-kind-mark = In einem Raum
betrayal-guide-kind-word = Ein Wort des Spuks

## Angaben

betrayal-guide-fact-floors = Stockwerke
betrayal-guide-fact-symbol = Karte beim Entdecken
betrayal-guide-fact-doors = Türen
betrayal-guide-fact-windows = Fenster
betrayal-guide-fact-colour = Farbe

## Auf Seiten

betrayal-guide-tracks = { $traits }. Bei der Zahl in Klammern beginnt der Clip.
betrayal-guide-trait = Ein Wurf mit dieser Eigenschaft hat so viele Würfel, wie ihre Zahl sagt. Erreicht der Clip während des Spuks den Totenkopf, stirbt der Entdecker.
betrayal-guide-creature = Ein Monster zieht nach dem Zug des Verräters. Sagt sein Buch nichts anderes, wird es betäubt, wo ein Entdecker verletzt würde, und setzt seinen nächsten Zug aus.
betrayal-guide-plays = Die Spieluhr ist jetzt offen und spielt.
betrayal-guide-deck-room = Räume, die noch nicht im Haus sind. Die Rückseite des obersten zeigt, auf welchen Stockwerken er liegen darf; wer eine Tür öffnet, nimmt den ersten, der auf das Stockwerk passt.
betrayal-guide-deck-event = Wer einen Raum mit Spirale entdeckt, zieht ein Ereignis und tut, was darauf steht.
betrayal-guide-deck-item = Wer einen Raum mit Hörnern entdeckt, zieht einen Gegenstand und behält ihn.
betrayal-guide-deck-omen = Wer einen Raum mit Raben entdeckt, zieht ein Omen, behält es und würfelt am Ende des Zuges, ob der Spuk beginnt.
betrayal-guide-omens = Omen
betrayal-guide-omens-text = Für jedes gezogene Omen werden am Ende des Zuges sechs Würfel geworfen. Zeigen sie weniger als die Zahl aller bisher gezogenen Omen, beginnt der Spuk. Der Prozentsatz sagt, wie wahrscheinlich ihn das nächste Omen bringt.

## Wörter des Tisches und des Spuks

betrayal-guide-thing-die = Würfel
betrayal-guide-note-die = Jeder Würfel zeigt 0, 1 oder 2, alles gleich oft; ein Wurf ist die Summe. Ein Würfel mehr bringt im Schnitt einen Punkt mehr.
betrayal-guide-thing-doorway = Tür ins Ungewisse
betrayal-guide-note-doorway = Dahinter liegt noch nichts. Wer hindurchgeht, entdeckt einen Raum dieses Stockwerks.
betrayal-guide-thing-boarded = Tür vor einer Wand
betrayal-guide-note-boarded = Der Nachbarraum hat hier keine Tür. Niemand kommt hindurch, und niemand sieht hindurch.
betrayal-guide-thing-barrier = Hindernis
betrayal-guide-note-barrier = Der Raum hat zwei Seiten. Wer hinüberwill, muss einen Wurf schaffen, den der Raum nennt. Misslingt er, ist die Bewegung vorbei.
betrayal-guide-thing-window = Fenster
betrayal-guide-note-window = Niemand steigt hindurch, solange der Spuk es nicht erlaubt. Ein Fenster vor einem anderen Raum zählt nicht.
betrayal-guide-thing-front-door = Haustür
betrayal-guide-note-front-door = Sie ist hinter euch zugewachsen. Nur ein Spuk kann sie öffnen.
betrayal-guide-thing-stairs = Treppe
betrayal-guide-note-stairs = Sie führt für ein Feld in den Raum, dessen Namen sie trägt, hinauf wie hinab.
betrayal-guide-thing-movement = Bewegung
betrayal-guide-note-movement = Du darfst in deinem Zug so viele Felder gehen, wie dein Tempo sagt. Halte an und geh weiter, wie du magst, bis eine gezogene Karte die Bewegung beendet.
betrayal-guide-thing-haunt = Der Spuk
betrayal-guide-note-haunt = Die Geschichte, zu der die Nacht wird. Er sagt, wer Verräter ist, gibt jeder Seite ein eigenes Buch und endet, sobald eine hat, was sie will.
betrayal-guide-thing-heroes = Helden
betrayal-guide-note-heroes = Alle, die nicht Verräter sind. Sie lesen dasselbe Buch und gewinnen gemeinsam, auch die Toten unter ihnen.
betrayal-guide-thing-traitor = Verräter
betrayal-guide-note-traitor = Jemand von euch, und nun gegen euch. Wer Verräter ist, hat ein eigenes Buch, entscheidet für die Monster und leidet nicht unter dem, was Räume anderen antun.
betrayal-guide-thing-monster = Monster
betrayal-guide-note-monster = Sie kommen mit dem Spuk und sind nach dem Verräter am Zug. Was sie können, steht in einem Buch, vielleicht nicht in deinem.
betrayal-guide-thing-stunned = Betäubt
betrayal-guide-note-stunned = Es liegt still, bis es einen Zug ausgesetzt hat. So lange bremst es niemanden, und ein misslungener Angriff darauf kostet nichts.
betrayal-guide-thing-book = Die Bücher
betrayal-guide-note-book = Jede Seite hat eines: was sie will, was sie kann und was sie weiß. Deines liegt neben dem Spielplan; das der anderen siehst du nie.
betrayal-guide-thing-track = Die Leiste des Spuks
betrayal-guide-note-track = Manche Spuke zählen etwas: vergangene Züge, Wunden oder wie weit ein Werk gediehen ist. Was die Zahl bedeutet, sagt dein Buch.
betrayal-guide-thing-physical = Körperlicher Schaden
betrayal-guide-note-physical = Verteil ihn nach Belieben auf Kraft und Tempo, ein Feld je Punkt.
betrayal-guide-thing-mental = Geistiger Schaden
betrayal-guide-note-mental = Verteil ihn nach Belieben auf Wissen und Verstand, ein Feld je Punkt.
betrayal-guide-thing-death = Totenkopf
betrayal-guide-note-death = Das Ende jeder Leiste. Vor dem Spuk hält der Clip ein Feld darüber; während des Spuks stirbt, wer ihn erreicht, und lässt alles zurück.
betrayal-guide-thing-attack = Angriff
betrayal-guide-note-attack = Während des Spuks einmal pro Zug, gegen jemanden in deinem Raum. Beide würfeln mit Kraft; wer weniger hat, erleidet den Unterschied als Schaden.
betrayal-guide-thing-sight = Sichtlinie
betrayal-guide-note-sight = Eine gerade Reihe von Räumen auf einem Stockwerk, Tür an Tür. Treppen, Fenster und Rauch unterbrechen sie.
betrayal-guide-thing-destroyed = Zerstörter Raum
betrayal-guide-note-destroyed = Sein Text und sein Symbol gelten nicht mehr. Was der Spuk davon übrig lässt, sagt dein Buch.
betrayal-guide-floor-upper = Die große Treppe führt hierher. Hier dürfen Räume liegen, deren Rückseite dieses Stockwerk zeigt, und es schließt sich nie ganz.
betrayal-guide-floor-ground = Hier beginnt die Nacht, hinter der Haustür.
betrayal-guide-floor-basement = Den Weg hinab kennt zuerst niemand: Die Kellertreppe, die Kohlenrutsche, ein Sturz oder ein Geheimgang führen hin. Wer gestürzt ist, muss den Weg nach oben erst finden.
betrayal-guide-condition = Das hat der Spuk dem Raum angetan. Was es für dich bedeutet, steht in deinem Buch.

## Begriffe

betrayal-guide-term-die = Würfel
betrayal-guide-legend-die = Jeder Würfel zeigt 0, 1 oder 2, alle gleich oft. Ein Wurf ist ihre Summe.
betrayal-guide-term-space = Feld
betrayal-guide-legend-space = Ein Schritt von Raum zu Raum oder ein Schritt des Clips auf seiner Leiste.
betrayal-guide-term-skull = Totenkopf
betrayal-guide-legend-skull = Das Ende jeder Leiste. Vor dem Spuk fällt niemand so tief.
betrayal-guide-term-corner = Nebenan
betrayal-guide-legend-corner = Räume grenzen aneinander, wo eine Tür sie verbindet, nie über Eck.

## Die Regeln in Kürze

betrayal-guide-section-night = Die Nacht
betrayal-guide-night-1 = Alle spielen einen Entdecker. Zuerst steht ihr auf derselben Seite: Öffnet Türen, findet Räume, nehmt mit, was ihr findet.
betrayal-guide-night-2 = Früher oder später ist ein Omen eines zu viel, und der Spuk beginnt. Eine Geschichte bestimmt, worum es geht, und meist wird jemand von euch zum Verräter.
betrayal-guide-night-3 = Von da an spielen zwei Seiten gegeneinander, jede mit einem eigenen Buch. Wer zuerst sein Ziel erreicht, gewinnt.
betrayal-guide-section-turn = Ein Zug
betrayal-guide-turn-1 = In deinem Zug gehst du bis zu so viele Felder, wie dein Tempo sagt; ein Raum ist ein Feld. Anderes darfst du davor, dazwischen und danach tun.
betrayal-guide-turn-2 = Entdeckst du einen Raum und musst eine Karte ziehen, ist deine Bewegung für diesen Zug vorbei. Alles andere darfst du noch tun.
betrayal-guide-turn-3 = Je einmal pro Zug: mit jemandem in deinem Raum tauschen, der einverstanden ist, Dinge ablegen, Dinge aufheben und jede deiner Karten benutzen.
betrayal-guide-turn-4 = Manche Räume und Marker bieten etwas zum Probieren, etwa der Tresorraum oder ein Tresor; jedes einmal pro Zug.
betrayal-guide-turn-5 = Am Ende des Zuges kann dein Raum etwas geben oder nehmen. Dann kommen die Spukwürfe, und der Nächste ist dran.
betrayal-guide-section-rooms = Räume
betrayal-guide-rooms-1 = Eine glimmende Türöffnung führt ins Unbekannte. Geh hindurch, und der erste Raum des Stapels, der auf dieses Stockwerk passt, wird dort angelegt; du drehst ihn, wie du willst, Tür an Tür.
betrayal-guide-rooms-2 = Das Symbol des Raums sagt, was beim Entdecken gezogen wird: Spirale ein Ereignis, Hörner ein Gegenstand, Rabe ein Omen. Ohne Symbol wird nichts gezogen.
betrayal-guide-rooms-3 = Ein Stockwerk schließt sich nie: Ein Raum, nach dem es keine offene Tür mehr hätte, wird weggelegt.
betrayal-guide-rooms-4 = Die große Treppe führt zum oberen Treppenabsatz. Der Weg in den Keller will gefunden sein: über die Treppe, die Kohlenrutsche, einen Sturz oder einen geheimen Weg.
betrayal-guide-rooms-5 = Eine gestrichelte Linie quer durch einen Raum ist ein Hindernis. Um auf die andere Seite zu kommen, musst du einen Wurf bestehen; misslingt er, ist deine Bewegung vorbei.
betrayal-guide-rooms-6 = Was im Text eines Raums schadet, trifft alle, die kommen oder gehen, wie es dort steht. Tippe auf den Raum, um ihn zu lesen.
betrayal-guide-section-cards = Karten
betrayal-guide-cards-1 = Ereignisse geschehen sofort. Manche verlangen einen Wurf; einige bleiben bei dir, bis du sie los bist.
betrayal-guide-cards-2 = Gegenstände gehören dir. Die meisten helfen einmal pro Zug, manche nur ein einziges Mal. Was du in einem Zug benutzt, kannst du in diesem Zug nicht mehr weggeben.
betrayal-guide-cards-3 = Omen behältst du wie Gegenstände, und sie bringen den Spuk näher. Hund, Mädchen und Wahnsinniger gehen mit dir.
betrayal-guide-cards-4 = Dinge kann man im Einvernehmen tauschen, ablegen, aufheben und im Kampf stehlen. Wer stirbt, lässt sie zurück.
betrayal-guide-cards-5 = Eine Waffe gibt deinem Angriff Würfel dazu. Du greifst mit einer Waffe an, und keine hilft bei der Verteidigung.
betrayal-guide-section-traits = Eigenschaften und Schaden
betrayal-guide-traits-1 = Kraft und Tempo gehören zum Körper, Wissen und Verstand zum Geist. Die Zahl unter dem Clip sagt, wie viele Würfel du wirfst.
betrayal-guide-traits-2 = Gewinn und Verlust bewegen den Clip um Felder. Zwei Felder können dieselbe Zahl zeigen.
betrayal-guide-traits-3 = Körperlicher Schaden wird auf Kraft und Tempo verteilt, geistiger auf Wissen und Verstand, wie du willst.
betrayal-guide-traits-4 = Vor dem Spuk hält ein Clip bei der niedrigsten Zahl. Während des Spuks kann er den Totenkopf erreichen, und der Entdecker stirbt.
betrayal-guide-section-haunt = Der Spuk
betrayal-guide-haunt-1 = Für jedes Omen werden am Ende des Zuges sechs Würfel geworfen. Zeigen sie weniger als die Zahl der bisher gezogenen Omen, beginnt der Spuk.
betrayal-guide-haunt-2 = Das Omen und der Raum, in dem es gezogen wurde, sagen, welcher Spuk es ist; der Spuk sagt, wer zum Verräter wird.
betrayal-guide-haunt-3 = Das Haus wird verändert, wie der Spuk es verlangt, und jede Seite liest ihr Buch. Das Buch der anderen Seite siehst du nie.
betrayal-guide-haunt-4 = Dann geht es links vom Verräter weiter, und nach dem Verräter kommen die Monster.
betrayal-guide-haunt-5 = Dein Buch liegt neben dem Spielplan: was du willst, wie weit du bist, was du tun kannst und was du weißt.
betrayal-guide-section-fight = Kämpfen
betrayal-guide-fight-1 = Nur während des Spuks, einmal pro Zug: Greife einen Gegner in deinem Raum an. Beide würfeln mit Kraft; der höhere Wurf gewinnt, und wer verliert, erleidet den Unterschied als Schaden.
betrayal-guide-fight-2 = Gleiche Würfe: Nichts geschieht. Auch wer angreift, kann verlieren.
betrayal-guide-fight-3 = Manche Karten lassen dich mit einer anderen Eigenschaft angreifen oder von fern durch eine gerade Reihe von Türen. Misslingt ein Angriff aus der Ferne, kostet er dich nichts.
betrayal-guide-fight-4 = Ein Monster, das verliert, ist betäubt: Es liegt still und setzt seinen nächsten Zug aus. Manche sterben, manche sind nicht zu verletzen.
betrayal-guide-fight-5 = Gewinnst du mit zwei oder mehr Punkten Vorsprung, darfst du etwas stehlen, statt zu schaden. Einen Raum mit Gegnern zu verlassen kostet für jeden ein Feld mehr.
betrayal-guide-section-traitor = Der Verräter und die Monster
betrayal-guide-traitor-1 = Der Verräter beachtet nicht, was in Räumen schadet, darf Ereignisse ablehnen und bestimmt, wohin der Aufzug fährt.
betrayal-guide-traitor-2 = Manche Spuke haben keinen Verräter oder einen, den niemand kennt: Dann lesen alle dasselbe Buch, und ein Marker sagt nur dir, wer du bist.
betrayal-guide-traitor-3 = Monster würfeln für ihre Bewegung, so viele Würfel wie ihr Tempo. Die meisten entdecken keine Räume und tragen nichts.
betrayal-guide-traitor-4 = Stirbt der Verräter, geht der Spuk weiter, und die Monster auch; der Verräter entscheidet noch immer für sie.
