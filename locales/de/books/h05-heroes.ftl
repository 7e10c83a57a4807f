### Spuk 5, Ich war ein Teenager-Werwolf: das Buch der Helden.

betrayal-book-h05-heroes-story = Der Mond brach durch, ein Schrei nahm kein Ende, und am Ende war er ein Heulen. Was eben noch euer Freund war, schüttelt graues Fell aus einem zerfetzten Hemd, und daneben grinst der Hund.
betrayal-book-h05-heroes-goal = Tötet alle Werwölfe. Das kann nur eine Silberkugel aus dem Revolver. Der Hund darf leben.
betrayal-book-h05-heroes-can = Einer von euch sucht den Revolver, ein anderer gießt Silberkugeln; bringt beides in eine Hand und schießt. Haltet euch von Zähnen fern: Wer gebissen wird, kann einer von ihnen werden.
betrayal-book-h05-heroes-foe = Der Werwolf wird immer stärker, und mit jedem Biss können es mehr werden.
betrayal-book-h05-heroes-rules =
    Revolver: Solange er im Gegenstandsstapel ist, findet ihn ein Wissenswurf von 5 oder mehr auf dem Dachboden, im Spielzimmer, in der Rumpelkammer, im Hauptschlafzimmer oder im Tresorraum.
    Silberkugeln: ein Wissenswurf von 5 oder mehr im Forschungslabor oder im Heizraum. Es gibt sie einmal; sie werden getauscht, abgelegt und aufgehoben wie ein Gegenstand. Wer dies nicht gelesen hat, sieht nur einen Gegenstandsmarker.
    Jeder Held darf beides je einmal pro Zug versuchen.
    Silberschuss: Ein Held mit beidem greift einen Werwolf oder den Hund mit dem Revolver an. Ein Sieg tötet. In diesem Zug aufgehobene oder getauschte Kugeln sind noch nicht geladen. Sie gehen nie aus.
    Wer im Kampf mit einem Werwolf oder dem Hund Schaden erleidet, ist gebissen. Von da an: zu Beginn jedes eigenen Zuges ein Verstandeswurf von 4 oder mehr, sonst wirst du zum Werwolf und bist kein Held mehr. Heilung gibt es nicht.
    Gebissene, die noch Helden sind, gewinnen mit den anderen.

betrayal-objective-h05-heroes-search = Den Revolver beschaffen
betrayal-objective-h05-heroes-forge = Silberkugeln gießen
betrayal-objective-h05-heroes-unite = Waffe und Silber in eine Hand bringen
betrayal-objective-h05-heroes-wolves = Die Werwölfe erschießen

betrayal-choice-h05-heroes-search = Nach dem Revolver suchen (Wissen)
    .help = Wissenswurf von 5 oder mehr. Einmal pro Zug.
betrayal-choice-h05-heroes-forge = Silberkugeln gießen (Wissen)
    .help = Wissenswurf von 5 oder mehr. Einmal pro Zug.
betrayal-choice-h05-heroes-shoot = Mit Silber schießen: { $target }
    .help = Beide würfeln mit Tempo. Gewinnst du, ist das Ziel tot.

betrayal-card-silver-bullets = Silberkugeln
    .a = Silberkugeln
    .the = die Silberkugeln
    .nom = die Silberkugeln
    .with = mit den Silberkugeln
    .help = Eine Handvoll blanker Kugeln. Sie gehen nie aus.
betrayal-token-silver-bullets = { betrayal-card-silver-bullets }
