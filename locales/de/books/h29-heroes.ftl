### Spuk 29, Frankensteins Erbe: das Buch der Helden.

betrayal-book-h29-heroes-story = Ihr bekamt euren Freund nicht von dem Buch los; er las laut vor, von Gräbern und Garn und Blitzen. Dann flackerten die Lampen. In einem Labor setzte sich etwas auf, das einmal mehrere Menschen war.
betrayal-book-h29-heroes-goal = Tötet das Monster: mit so vielen Fackeltreffern, wie Spieler dabei sind, oder mit einem Stoß in die Tiefe.
betrayal-book-h29-heroes-can = Zündet eine Fackel an, wo Feuer ist, und werft sie von nebenan. Oder lasst das Monster in den Turm oder an die Felsspalte kommen und schickt den Stärksten zum Stoßen vor.
betrayal-book-h29-heroes-foe = Das Monster ist stärker als jeder von euch und geht immer auf den Nächsten zu. Vor Feuer fürchtet es sich. Der Verräter beschützt es.
betrayal-book-h29-heroes-rules =
    Fackeln: Im verkohlten Zimmer, im Heizraum, in der Küche oder in der Pentagrammkammer darfst du eine nehmen, ohne Wurf. Es gibt immer neue, aber niemand trägt zwei. Man darf sie tauschen und ablegen.
    Werfen: am Ort des Monsters oder im Raum nebenan, wenn eine Tür die beiden verbindet. Es ist dein Angriff, Tempo gegen Tempo, und keine Waffe hilft. Gewinnst du, ist das ein Treffer: Die Leiste rückt um 1 vor, die Fackel ist verbraucht, und das Monster ist nicht betäubt. Verlierst du, ist die Fackel weg, sonst geschieht nichts. Gleichstand ändert nichts.
    Eine eben angezündete Fackel darf sofort fliegen, eine getauschte oder aufgehobene erst ab deinem nächsten Zug.
    Stoßen: im Turm oder an der Felsspalte, auf der Seite des Monsters, Kraftwurf von 6 oder mehr, einmal pro Zug. Es stürzt zu Tode.
    Andere gewonnene Kraftangriffe betäuben das Monster wie sonst. Auch betäubt lässt es sich verbrennen und stoßen.

betrayal-objective-h29-heroes-torch = Eine Fackel anzünden
betrayal-objective-h29-heroes-burn = Das Monster verbrennen
betrayal-objective-h29-heroes-push = Oder es im Turm oder an der Felsspalte hinunterstoßen

betrayal-choice-h29-heroes-torch = Eine Fackel anzünden
    .help = Das kostet nichts. Mehr als eine trägst du nicht.
betrayal-choice-h29-heroes-throw = Die Fackel werfen ({ $monster })
    .help = Tempo gegen Tempo; das ist dein Angriff. Ein Sieg verbrennt es. Eine Niederlage kostet die Fackel.
betrayal-choice-h29-heroes-push = Das Monster hinunterstoßen ({ $trait-roll })
    .help = 6 oder mehr tötet es. Ein Versuch pro Zug.
