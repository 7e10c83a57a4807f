### Haunt 49, You Wear It Well: the traitor’s book.

betrayal-book-h49-traitor-story = You were small when you made the bargain, and it kept its word: it went away and left you your mother. Tonight it has come for its price. You have brought friends, as promised. See how they lie there, like coats somebody has laid out on a bed.
betrayal-book-h49-traitor-goal = Destroy the souls of all heroes, or let the spirit move into a body whose soul is gone.
betrayal-book-h49-traitor-can = You lead the astral spirit through the walls after the souls. You yourself beat the bodies that lie about, and their souls feel it.
betrayal-book-h49-traitor-foe = The heroes want to destroy the astral spirit. If they do, they wake up.
betrayal-book-h49-traitor-rules =
    Astral spirit: Speed 3, Sanity 6, Knowledge 6, no Might. It passes walls between rooms that share a side, not floors or ceilings. It is never stunned.
    It attacks souls with Sanity or Knowledge, once a turn, and never bodies. Losing costs it nothing, but the heroes’ own attacks wear it out.
    You may attack an unconscious body in your place, as your attack of the turn: 2 dice of mental damage for that hero, without defence. A soul destroyed like this leaves a body that nobody can wear.
    Souls can only be attacked with the mind: you need a card for that, such as the Ring.
    Ritual: once in its turn the spirit may try a Sanity roll beside a body whose soul is gone in another way. More than that explorer’s printed starting Sanity puts a mark beside it. With as many marks beside one body as there are players, you win. It may attack in the same turn.

betrayal-objective-h49-traitor-ritual = Let the spirit move into an empty body
betrayal-objective-h49-traitor-souls = Destroy the souls
betrayal-objective-h49-traitor-bodies = Beat the bodies that lie about

betrayal-choice-h49-traitor-strike = Haunt { $target-acc } ({ $trait })
    .help = Both roll. The difference is mental damage; losing costs the spirit nothing.
betrayal-choice-h49-traitor-ritual = Perform the ritual: { $token }
    .help = More than the starting Sanity of that explorer puts a mark beside the body.
