### Haunt 41, Invisible Traitor: the traitor’s book.

betrayal-book-h41-traitor-story = You read the word inside the ring aloud. It hurt more than anything ever had, and then it took the hurt away, and your conscience, and your shadow. Now there is only hunger, and a house full of old friends.
betrayal-book-h41-traitor-goal = Kill all the heroes.
betrayal-book-h41-traitor-can = Walk unseen: each part of your turn begins with a walk, even if you stay where you are. Strike from behind, steal what your victims need, and be somewhere else before they hit back.
betrayal-book-h41-traitor-foe = They want to find you and kill you, and can only guess where you stand. Whoever guesses right fights you as usual.
betrayal-book-h41-traitor-rules =
    Choose any room at the start. Your Speed and the normal rules say how far you walk, but nobody is told where; heroes do not slow you. Barriers, falls and the wall switch are part of the walk and need no roll.
    Attack once a turn. Without a weapon it is a sneak attack: half as many dice as there were heroes, rounded up, as physical damage, with no defence. With a weapon both sides roll, and you can be hurt. The Ring gives you no attack any more.
    Theft, once a turn, besides the attack, where you end your movement: choose a hero in your place and an item, then roll Speed. 4 or more: it is yours. 1 to 3: nothing, and nobody learns whom you tried. 0: the victim is named. You walk no further this turn.
    A weapon stolen this turn cannot be used this turn. Companions and the Bite cannot be stolen.
    Attacks, thefts, new rooms, piles, trades, the vault and a moving elevator show where you are at that moment. What a room gives you is seen, but not where.
    Events that strike only a part of the house pass you by. The elevator moves for you only when you set it going.

betrayal-objective-h41-traitor-kill = Kill all the heroes
betrayal-objective-h41-traitor-escape = Be elsewhere before they strike back

betrayal-ask-h41-traitor-hide = Where are you now? Nobody will know.
    .help = From now on nobody sees where you are. Be careful where you leave a sign of yourself.
betrayal-ask-h41-traitor-walk =
    Where do you walk, unseen? { $spaces ->
        [one] 1 space left.
       *[other] { $spaces } spaces left.
    }
betrayal-ask-h41-traitor-loot = What do you try to take, and from whom?
betrayal-choice-h41-traitor-flee = Slip away { $room-into }{ betrayal-on-side }, by way of { $exit_room-the }
betrayal-choice-h41-traitor-sneak = Strike { $target } from behind
    .help = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage, with no defence. It shows where you are now.
betrayal-choice-h41-traitor-steal = Steal from a hero here
    .help = Speed roll: 4 or more takes the item, 0 names your victim. You walk no further this turn.
betrayal-choice-h41-traitor-take = { $card } of { $victim }
betrayal-choice-h41-traitor-ride = Set the elevator going
    .help = You choose where it goes. Everybody sees it move.
betrayal-event-h41-traitor-position = You write it down: you are { $room-in }.
