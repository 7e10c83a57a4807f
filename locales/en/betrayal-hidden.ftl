### A traitor whom nobody knows: words of every haunt that deals face-down role tokens.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger }: brace yourself.
betrayal-choice-go-on = Go on
    .help = What comes, comes. Everybody in your place is asked this, whatever their role.
betrayal-choice-show-role = Show that you are the traitor
    .help = Turn up your token for all to see. From now on you have the traitor’s powers: you ignore what harms in rooms, may refuse events, and choose where the elevator goes.
betrayal-event-role-dealt =
    { $traitor ->
        [true] A 1 lies before you: you are the traitor. Nobody else knows.
       *[false] Face down before you: { $numbers }. Only you have looked.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] Turned up before { $explorer }: { $numbers }. That is a traitor!
       *[false] Turned up before { $explorer }: { $numbers }. That was no traitor.
    }

## Tokens that change hands

betrayal-ask-exchange-with = With whom do you exchange a token?
betrayal-event-exchanged = { $explorer } and { $other } slip each other a token, face down.
betrayal-event-token-exchanged = You gave { $other } { $given } and got { $taken }.{ $turned ->
        [true] { " " }Something in you has changed sides: you are a traitor now, for good.
       *[false] { "" }
    }{ $turns ->
        [true] { " " }Now { $other } is a traitor too.
       *[false] { "" }
    }
betrayal-secret-tokens = Face down before you: { $what }
