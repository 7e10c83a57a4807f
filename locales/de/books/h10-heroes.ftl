### Spuk 10, Familientreffen: das Buch der Helden.

betrayal-book-h10-heroes-story = „Sie wollen nur Gesellschaft“, sagt der Wahnsinnige und tätschelt die Dielen. Da heben sich diese, und seine ganze Familie klettert heraus. Euren Freund umarmt sie als Ersten.
betrayal-book-h10-heroes-goal = Fangt jeden Zombie in einem Raum, den er zu Lebzeiten geliebt hat.
betrayal-book-h10-heroes-can = Lasst euch von den Toten sehen und erwartet sie auf dem Dachboden, in der Kapelle, im Wintergarten, im Spielzimmer, in der Bibliothek oder im Hauptschlafzimmer, oder dahinter auf derselben Linie. Findet diese Räume zuerst.
betrayal-book-h10-heroes-foe = Der Wahnsinnige und die Zombies wollen euren Tod. Zombies sind langsam, und jeder geht auf den Nächsten von euch los, den er sieht.
betrayal-book-h10-heroes-rules =
    Ein Zombie, der einen der sechs Räume betritt oder seinen Zug dort beginnt, macht vor allem anderen einen Wissenswurf. Unter 4 bleibt er für den Rest der Partie dort: Er greift niemanden an, bremst niemanden und kann nicht angegriffen werden.
    Ein Raum, der einen Zombie hat, fängt keinen zweiten. Es gibt so viele Zombies wie Spieler, die toten mitgezählt. Räume, die noch nicht im Haus sind, müssen gefunden werden.
    Ihr gewinnt, sobald alle Zombies gefangen sind, was auch immer der Wahnsinnige treibt. Besiegte Zombies sind nur betäubt.

betrayal-objective-h10-heroes-trap = Die Zombies in ihre Räume locken
