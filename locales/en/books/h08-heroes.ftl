### Haunt 8, Wail of the Banshee: the heroes’ book.

betrayal-book-h08-heroes-story = Someone asked the spirit board for company, and company came: a woman in silver rags who drifts through the rooms, and whose voice nobody can bear for long. One of you is smiling at her.
betrayal-book-h08-heroes-goal = Silence her with an exorcism: as many successful rolls as there are players, each at another source.
betrayal-book-h08-heroes-can = Go to a holy or a learned place, or get hold of the right card, and roll there. Once a source has worked it is spent, so spread out. Keep out of the banshee’s way: her wail kills.
betrayal-book-h08-heroes-foe = The traitor called her, and does not hear her while holding the spirit board. Take it away, and the traitor suffers like you. It protects no hero.
betrayal-book-h08-heroes-rules =
    Sources for a Sanity roll of 5 or more: Chapel, Crypt, Pentagram Chamber, Holy Symbol, Spirit Board.
    Sources for a Knowledge roll of 5 or more: Library, Research Laboratory, Book, Crystal Ball.
    You must be in the room or hold the card. Each hero makes one such roll a turn, besides an attack.
    A success marks the source; nobody can use it again. A failure leaves it open. A card that serves is used for this turn.
    Marks stay whatever becomes of room or card. You win at once with as many marks as there are players.
    The banshee cannot be attacked, hurt or stunned.

betrayal-objective-h08-heroes-exorcise = Perform exorcisms at different sources

betrayal-choice-h08-heroes-exorcise = Exorcism { $trait-with } ({ $source })
    .help = { $trait-roll } of 5 or more. A success marks the source ({ $source }), which then serves nobody again.
