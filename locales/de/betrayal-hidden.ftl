### Ein Verräter, den niemand kennt: Wörter aller Spukgeschichten mit verdeckten Rollenmarkern.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger }: Mach dich gefasst.
betrayal-choice-go-on = Weiter
    .help = Es kommt, wie es kommt. Das wird jeder gefragt, der an deiner Stelle ist, gleich in welcher Rolle.
betrayal-choice-show-role = Dich als Verräter zu erkennen geben
    .help = Decke deinen Marker vor allen auf. Von nun an hast du die Kräfte des Verräters: Was in Räumen schadet, kümmert dich nicht, Ereignisse darfst du abweisen, und den Aufzug lenkst du.
betrayal-event-role-dealt =
    { $traitor ->
        [true] Dein Marker zeigt eine 1: Du bist der Verräter. Niemand sonst weiß es.
       *[false] Dein Marker: { $numbers }. Nur du hast ihn gesehen.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] { $explorer } deckt eine 1 auf: Da ist der Verräter!
       *[false] { $explorer } deckt einen Marker auf: { $numbers }. Das war nicht der Verräter.
    }
