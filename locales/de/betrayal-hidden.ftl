### Ein Verräter, den niemand kennt: Wörter aller Spukgeschichten mit verdeckten Rollenmarkern.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger }: Mach dich gefasst.
betrayal-choice-go-on = Weiter
    .help = Es kommt, wie es kommt. Das wird jeder gefragt, der an deiner Stelle ist, gleich in welcher Rolle.
betrayal-choice-show-role = Dich als Verräter zu erkennen geben
    .help = Decke deinen Marker vor allen auf. Von nun an hast du die Kräfte des Verräters: Was in Räumen schadet, kümmert dich nicht, Ereignisse darfst du abweisen, und den Aufzug lenkst du.
betrayal-event-role-dealt =
    { $traitor ->
        [true] Vor dir liegt eine 1: Du bist der Verräter. Niemand sonst weiß es.
       *[false] Verdeckt vor dir: { $numbers }. Nur du hast nachgesehen.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] Aufgedeckt bei { $explorer }: { $numbers }. Das ist ein Verräter!
       *[false] Aufgedeckt bei { $explorer }: { $numbers }. Das war kein Verräter.
    }

## Marker, die die Hand wechseln

betrayal-ask-exchange-with = Mit wem tauschst du einen Marker?
betrayal-event-exchanged = { $explorer } und { $other } schieben einander verdeckt einen Marker zu.
betrayal-event-token-exchanged = Du hast { $other } die { $given } gegeben und die { $taken } bekommen.{ $turned ->
        [true] { " " }Etwas in dir hat die Seite gewechselt: Du bist jetzt ein Verräter, für immer.
       *[false] { "" }
    }{ $turns ->
        [true] { " " }Damit steht auch { $other } auf der anderen Seite.
       *[false] { "" }
    }
betrayal-secret-tokens = Verdeckt vor dir: { $what }
