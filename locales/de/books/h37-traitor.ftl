### Spuk 37, Schachmatt: das Buch des Verräters.

betrayal-book-h37-traitor-story = Sie haben das Gekritzel des Alten gelesen und halten sich für die Ersten mit einem Plan. Du weißt es besser: Du hast unter dem Tisch gesehen, was von ihm übrig ist, einen Fingerknochen noch an der Dame. Dein Herr mag Gesellschaft am Brett. Verlieren mag er nicht. Und er verliert nicht.
betrayal-book-h37-traitor-goal = Du gewinnst, wenn alle Helden tot sind, oder wenn bei Beginn eines Monsterzugs kein Held im Raum des Todes ist.
betrayal-book-h37-traitor-can = Lass den Tod bei einem Helden deiner Wahl Platz nehmen. Dann sorg dafür, dass die anderen nicht zurückkommen und keine heiligen Siegel bringen: Wer nicht in jenem Raum ist, gehört dir.
betrayal-book-h37-traitor-foe = Einer der Helden wird versuchen, gegen den Tod zu gewinnen, und die heiligen Siegel helfen ihnen. Ein einziger Sieg genügt ihnen.
betrayal-book-h37-traitor-rules =
    In jedem dieser Räume liegt ein heiliges Siegel, jetzt oder sobald er entdeckt wird: Tresorraum, Krypta, Forschungslabor, Operationslabor, Spielzimmer. Die Helden wissen, dass es fünf sind, nicht wo.
    Der Tod wirft 8 Würfel und jede Niete noch einmal, dann vergleicht er mit dem Helden im Raum, der das höchste Wissen hat.
    Liegt der Tod um 1 oder 2 vorn, verliert jeder Held 1 Verstand. Um 3 oder 4: 1 Kraft. Um 5 oder mehr: 1 von beidem.
    Du kannst den Raum des Todes nicht betreten und keinem Helden darin etwas tun: kein Angriff, kein Revolver, kein Dynamit, keine Glocke. Kommt der Tod in deinen Raum, darfst du bleiben; hast du ihn verlassen, kommst du nicht mehr hinein.
    Du kannst Siegel nicht aufheben, aber stehlen.
    Die Partie geht weiter, wenn du tot bist.

betrayal-objective-h37-traitor-heroes = Die Helden sterben lassen, oder den Tod am Brett allein

betrayal-ask-h37-traitor-death = Bei welchem Helden nimmt der Tod Platz?
    .help = Der Tod sucht einen Ort auf, an dem Helden sind, und spielt mit denen, die dort sind.
