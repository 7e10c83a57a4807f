### Spuk 47, Der Wurm Ouroboros: das Buch des Verräters.

betrayal-book-h47-traitor-story = Diese Haut war dir immer zu eng. Jetzt ist sie ab, du bist lang, du hast zwei Mäuler, und du bist immer noch hungrig. Das Haus ist klein. Du wirst es tragen wie einen Kragen, bis es platzt.
betrayal-book-h47-traitor-goal = Leg 16 Windungen deines Leibes in das Haus. Sterben vorher alle Helden, ist es auch gut.
betrayal-book-h47-traitor-can = Nach den Helden handeln beide Köpfe, einer nach dem anderen. Schick sie auseinander, durch Räume, in denen du noch nicht warst, und durch Türen, die noch niemand geöffnet hat.
betrayal-book-h47-traitor-foe = Die Helden kennen ein Ritual, nach dem sie deine Köpfe verletzen können. Sie wollen dich töten.
betrayal-book-h47-traitor-rules =
    Köpfe: Tempo 1, Kraft 6. Jeder würfelt für seine eigene Bewegung und darf immer 1 Feld weit gehen oder bleiben.
    In jeden Raum, den ein Kopf verlässt, kommt eine Windung, wenn dort keine liegt. Ein Raum fasst eine. Mit der 16. gewinnst du sofort.
    Köpfe kriechen frei durch Räume mit Windungen, und Helden bremsen sie nicht. Jeder Kopf und jede Windung bremst Helden, die den Ort verlassen.
    Köpfe gehen durch offene Türöffnungen: Der Raum wird gelegt, sein Symbol gilt nicht, und der Kopf kriecht weiter. Ist es der mystische Aufzug, bleibt der Kopf draußen.
    Geheimtreppe und Geheimgang sind den Köpfen verschlossen, und den mystischen Aufzug betreten sie nicht. Hindernisse halten sie nicht auf.
    Jeder Kopf darf einmal pro Zug mit Kraft angreifen. Windungen greifen nicht an, und ihnen kann niemand etwas tun.
    Köpfe sind nie betäubt, und Tempoangriffe richten nichts gegen sie aus. Die Helden müssen ein Ritual vollenden, ehe sie einen Kopf überhaupt angreifen können; danach vernichten ihn halb so viele Treffer, wie Spieler dabei sind, aufgerundet. Auch ein Kopf, der angreift und verliert, bekommt einen Treffer ab.

betrayal-objective-h47-traitor-body = Windungen deines Leibes in das Haus legen
betrayal-objective-h47-traitor-heroes = Oder alle Helden töten
