### Spuk 46, Das Festmahl: das Buch des Verräters.

betrayal-book-h46-traitor-story = Die Tafel ist gedeckt, wie du es magst. Deine Freunde im Haus haben für dich gekocht, und du hast frische Gäste mitgebracht. Wer sich heute Nacht satt isst, stirbt niemals.
betrayal-book-h46-traitor-goal = Sorge dafür, dass alle Opfer gefressen werden, oder töte alle Helden. Entkommt auch nur ein Opfer durch die Haustür, gewinnt nur noch der Tod aller Helden.
betrayal-book-h46-traitor-can = Du und deine Menschenfresser greift Opfer und Helden an. Wer einen Zug bei einer Leiche beginnt, ohne dass ein lebender Held im Raum ist, darf in diesem Zug schmausen: Jede Eigenschaft steigt.
betrayal-book-h46-traitor-foe = Die Opfer sind vom Dachboden ausgebrochen. Die Helden werden sie retten wollen.
betrayal-book-h46-traitor-rules =
    Menschenfresser: Tempo 2, Kraft 4, Verstand 4, so viele wie Helden, im Speisezimmer. Ein besiegter Menschenfresser ist tot.
    Du oder ein Menschenfresser darf ein Opfer mit Kraft angreifen. Ein getötetes Opfer wird zur Leiche. Ihr bremst keine Opfer, und Opfer bremsen euch nicht; Helden und ihr bremst einander wie sonst.
    Schmausen: Wer den Zug bei der Leiche eines Opfers oder Helden beginnt, ohne lebenden Helden im Raum, darf den ganzen Zug dafür geben. Jede deiner Eigenschaften steigt um ein Feld, höchstens bis zum Höchstwert; jede eines Menschenfressers um 1, ohne Grenze. Die Leiche ist fort: Eine Leiche nährt einen.
    Eine Leiche zählt erst, wenn sie gefressen ist. Ein Menschenfresser, der schneller geworden ist, würfelt seine Bewegung für sich aus.
    Stirbst du, machen die Menschenfresser weiter, und beide Wege zum Sieg bleiben offen.

betrayal-objective-h46-traitor-victims = Alle Opfer fressen
betrayal-objective-h46-traitor-heroes = Alle Helden töten

betrayal-choice-h46-traitor-feast = Schmausen ({ $token })
    .help = Das kostet den ganzen Zug. Jede Eigenschaft steigt, und die Leiche ist fort.
