### Spuk 48, Gestapelt wie Brennholz: das Buch des Verräters.

betrayal-book-h48-traitor-story = Jede Familie hat jemanden, über den sie nicht spricht. Du sprichst über ihn, du hast es den anderen sogar auf der Fahrt erzählt, und sie haben gelacht. Er arbeitet langsam und mit Liebe, und lange bleibt er nie fort. Er hat um Gäste gebeten.
betrayal-book-h48-traitor-goal = Du gewinnst, wenn alle Helden tot sind.
betrayal-book-h48-traitor-can = Den Blutigen Jack führst du nach deinem Zug. Lass ihn ruhig verlieren: Mit jeder Rückkehr ist er stärker. Und nimm den Helden, wonach sie suchen.
betrayal-book-h48-traitor-foe = Sie suchen eine Waffe, die Jack töten kann.
betrayal-book-h48-traitor-rules =
    Blutiger Jack: Tempo 3, Kraft 3, Verstand 3. Er beginnt in der Eingangshalle.
    Wird Jack besiegt, ob er angreift oder angegriffen wird, ist er weder betäubt noch verletzt, sondern verlässt das Haus. Zu Beginn deines nächsten Zuges, auch wenn du tot bist, steht er wieder in der Eingangshalle, mit 1 mehr in jeder Eigenschaft. Eine Grenze gibt es nicht.
    Furcht: Ein Held, der den Zug bei Jack beginnt, macht einen Verstandeswurf; unter 3 verliert er ein Feld einer geistigen und einer körperlichen Eigenschaft.
    Dein Tod beendet den Spuk nicht.

betrayal-objective-h48-traitor-heroes = Alle Helden töten
