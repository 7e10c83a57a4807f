### Haunt 43, The Star-Sickness: the book that everybody reads, the infected too.

betrayal-book-h43-heroes-story = The spear pinned more than a diary to the wall. The writer once touched a stone that fell from the sky; afterwards there was fever, then a voice in the blood that knew better, and then he chose the spear. You have all been hot and cold since you came. And somebody among you has stopped complaining.
betrayal-book-h43-heroes-goal = Brew a serum in the research laboratory, and see every living explorer injected with it. Whoever has ever held the token with the 1 wants the opposite: no human being left alive.
betrayal-book-h43-heroes-can = Work in the laboratory, fetch herbs, keep strong for the fever, and think about whom you meet: every meeting is an exchange. Anybody may attack anybody. Once there is a serum, be quick, and be wary of whoever refuses it.
betrayal-book-h43-heroes-foe = A traitor cannot show what it is, and does not have to die when it dies: what gets up two turns later is an Alien.
betrayal-book-h43-heroes-rules =
    Exchange: the first time in your turn that you are with another explorer, the two of you exchange one random token, unseen by the rest. With several there you choose one you have not exchanged with, if there is any. Whoever gets the 1 is a traitor from then on, even after passing it on. Nobody shows tokens.
    Laboratory: once a turn a Knowledge roll of 5 or more, with a die more for every other explorer in the room and one for the Book. Gardens, Conservatory: who ends a turn there may find a herb with Knowledge 3 or more. Herbs are items; put them in when you like.
    Serum: as many results and herbs in the laboratory as there are players, at least one of each. Whoever adds the last one takes it. It is an item and never runs out.
    Needle: in the same room, for 1 space each, yourself or whoever agrees; or as your attack, Speed against Speed, whoever does not, without damage. A human being rises to all starting values, exchanges nothing more and is safe from the fever. A traitor or an Alien dies for good. A cocoon dies for 1 space.
    Fever: at the end of each turn of the revealer, or where it would be, the track goes up, and that many dice attack the Might of all who are not injected.
    A traitor who dies otherwise is a cocoon with all items inside, misses a turn, and hatches on the next: Speed 4, Might 6, Sanity 4. It moves and is stunned like a monster, on its player’s turn. The dead turn up their tokens.
    Explorers never slow each other; an Alien and explorers do. If no human being is left alive, the traitors win, but the last to become one loses. An only traitor wins alone.

betrayal-objective-h43-heroes-serum = Brew the serum
betrayal-objective-h43-heroes-inject = See everybody injected
betrayal-objective-h43-traitor-spread = Meet those whom you have not infected
betrayal-objective-h43-traitor-hide = Look busy
betrayal-objective-h43-traitor-hunt = Leave nobody human

betrayal-turned-h43 = You are a traitor
betrayal-turned-h43-part = star-sick
betrayal-turned-h43-why = You have held the token with the 1. The fever is gone, and so is whoever used to have it.
betrayal-turned-h43-want = Leave nobody human. Meet those who still are, and look busy meanwhile. Nobody knows; the last to turn loses with the humans.
