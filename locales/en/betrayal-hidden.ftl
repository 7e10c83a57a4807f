### A traitor whom nobody knows: words of every haunt that deals face-down role tokens.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger }: brace yourself.
betrayal-choice-go-on = Go on
    .help = What comes, comes. Everybody in your place is asked this, whatever their role.
betrayal-choice-show-role = Show that you are the traitor
    .help = Turn up your token for all to see. From now on you have the traitor’s powers: you ignore what harms in rooms, may refuse events, and choose where the elevator goes.
betrayal-event-role-dealt =
    { $traitor ->
        [true] Your token shows a 1: you are the traitor. Nobody else knows.
       *[false] Your token: { $numbers }. Only you have seen it.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] { $explorer } turns up a 1: there is the traitor!
       *[false] { $explorer } turns up a token: { $numbers }. It was not the traitor.
    }
