### Haunt 30, Tomb of Dracula: the traitor’s book.

betrayal-book-h30-traitor-story = Her hand was so cold, and then it was not: then yours was as cold as hers. You hear hearts through the walls now, each a little different, like clocks in a shop. You have never been so well, nor so thirsty.
betrayal-book-h30-traitor-goal = Every hero must be dead or a vampire. Another player’s vampire wins with you only for killing a hero itself.
betrayal-book-h30-traitor-can = Hunt quickly, with the Bride, and with Dracula once he is awake. Vampires attack with Might as usual, or dominate heroes of the other sex, even from the next room.
betrayal-book-h30-traitor-foe = The night is nearly over, and daylight weakens you. How, they will tell you when it comes to that.
betrayal-book-h30-traitor-rules =
    Dracula: Speed 5, Might 8, Sanity 6. He does not move or attack before turn 2, but defends himself. The Bride: Speed 4, Might 4, Sanity 4.
    At the start of each of your turns the track goes up by 1, even if you are dead.
    Domination, in place of the attack: a Sanity attack on a hero of the other sex in the same room, or next door through a connecting door. If the vampire wins, the hero loses that much Speed and nothing else; from next door you may also draw the hero into the vampire’s room. If it loses, nothing happens.
    A hero whose Speed falls to the skull by this becomes a vampire: Speed back to its start, then 1 more of each trait. It keeps its things and acts on its player’s turn, on your side. Whoever dies in another way is simply dead.
    Holy ground: to enter the Chapel, or a room where a hero carries the Holy Symbol, a vampire needs a Sanity roll of 6 or more, once for both. If it fails, it stays out without losing movement and may not try that room again this turn. What forces it in asks for no roll.

betrayal-objective-h30-traitor-heroes = Kill or turn all the heroes
betrayal-objective-h30-traitor-kill = Kill a hero yourself

betrayal-ask-h30-traitor-tomb = In which room does Dracula lie?
    .help = He sleeps there until the night has come far enough.
betrayal-ask-h30-traitor-pull = Draw { $explorer } into the vampire’s room?
betrayal-choice-h30-traitor-dominate = Dominate { $target }
    .help = A Sanity attack in place of the usual one. If it succeeds, it costs Speed; if not, nothing happens.

betrayal-turned-h30 = You are a vampire
betrayal-turned-h30-part = a vampire
betrayal-turned-h30-why = You looked up once too often. Now the candles are too bright, and you can count the hearts in the next room.
betrayal-turned-h30-want = Every hero dead or turned before the sun is up. You win only if one of them dies by your own attack.
