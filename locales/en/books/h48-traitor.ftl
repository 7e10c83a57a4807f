### Haunt 48, Stacked Like Cordwood: the traitor’s book.

betrayal-book-h48-traitor-story = Every family has somebody it does not talk about. You do talk about him, you even told the others on the way, and they laughed. He works slowly and with love, and he never stays away for long. He has asked for guests.
betrayal-book-h48-traitor-goal = You win when all the heroes are dead.
betrayal-book-h48-traitor-can = Crimson Jack is yours to move after your turn. Let him lose: each time he returns he is stronger. And take from the heroes what they look for.
betrayal-book-h48-traitor-foe = They are looking for a weapon that can kill Jack.
betrayal-book-h48-traitor-rules =
    Crimson Jack: Speed 3, Might 3, Sanity 3. He begins in the Entrance Hall.
    If Jack is beaten, attacking or attacked, he is neither stunned nor hurt but leaves the house. At the start of your next turn, even if you are dead, he is back in the Entrance Hall, with 1 more in every trait. There is no limit.
    Fear: a hero who begins the turn with Jack rolls Sanity; below 3, that hero loses a space of a mental and of a physical trait.
    Your death does not end the haunt.

betrayal-objective-h48-traitor-heroes = Kill all the heroes
