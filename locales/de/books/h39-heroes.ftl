### Spuk 39, Der Erbe: das Buch der Helden.

betrayal-book-h39-heroes-story = Ein Stammbaum, über fünf Jahrhunderte gezeichnet, und am letzten Zweig ein Name, den einer von euch aus der Wiege kennt. Die alten Fürsten starben in diesem Haus, verraten von der eigenen Garde. Alle bis auf ein Kind. Und der Freund, der eben vorausging, trägt die Tätowierung der Garde.
betrayal-book-h39-heroes-goal = Der Erbe muss im Statuengang sein, wo der Thron steht, und Speer und Ring bei sich tragen.
betrayal-book-h39-heroes-can = Wer den Spuk ausgelöst hat, hat unter den anderen den Erben bestimmt; nur ihr wisst, wer es ist. Bringt dem Erben Speer und Ring, und bringt den Erben zum Thron. Lasst den Verräter nicht ahnen, wen ihr schützt. Vielleicht liegt der Ring noch im Omenstapel: Dann sucht ihn.
betrayal-book-h39-heroes-foe = Im Haus verstecken sich Meuchler des Verräters. Stirbt der Erbe, ist alles verloren.
betrayal-book-h39-heroes-rules =
    Wer den Spuk ausgelöst hat, kann nicht der Erbe sein. Der Verräter erfährt nicht, wer es ist.
    Ihr gewinnt in dem Augenblick, in dem der Erbe mit beiden Karten im Statuengang ist, ob er hineingeht oder dort die letzte bekommt. Das geht allem anderen vor.
    Speer und Ring lassen sich wie immer tauschen, ablegen, aufheben und stehlen. Kann eine der Karten nicht mehr gezogen werden, kommt sie dort zum Vorschein, wo der Spuk begann.
    Was ein Meuchler kann, erfahrt ihr, wenn ihr einem begegnet. Ein Schritt in einen Raum lässt sich nicht zurücknehmen.
    Der Tod des Verräters beendet nichts.

betrayal-objective-h39-heroes-regalia = Bringt dem Erben Speer und Ring
betrayal-objective-h39-heroes-own-regalia = Du trägst das Erbe: Beschaff dir Speer und Ring
betrayal-objective-h39-heroes-throne = Du trägst das Erbe: Nimm den Thron im Statuengang ein
betrayal-secret-h39-heir = Das Erbe trägt: { $what }

betrayal-ask-h39-heroes-crown = Wer von euch trägt das Erbe? Der Verräter hört es nicht.
    .help = Die Erbin oder der Erbe muss den Thron erreichen. Nur ihr Helden wisst, wer es ist.
betrayal-choice-h39-heroes-crown = { $explorer } trägt das Erbe
    .help = Dieser Held muss mit Speer und Ring zum Thron kommen und darf nicht sterben.
