### Haunt 21, House of the Living Dead: the traitor’s book.

betrayal-book-h21-traitor-story = A grey hand came through the panelling and closed. That was the end of you. Then it was not: you stand up again, large and cold, and all through the house others are standing up because you do. There is only one thought left, and it is about food.
betrayal-book-h21-traitor-goal = All the heroes must die.
betrayal-book-h21-traitor-can = You lead the zombies as their lord. They are slow: close doors with bodies, surround, let nobody through. Every hero who falls gets up and hunts for you.
betrayal-book-h21-traitor-foe = They will fight. Stay away from those with weapons.
betrayal-book-h21-traitor-rules =
    Zombie: Speed 2, Might 5, Sanity 2. A weapon swung with Might destroys it, and so can Dynamite. Any other defeat stuns it.
    Zombie lord: Speed 3, Might 7, Sanity 2. It is never stunned. Only the bearer of the Medallion harms it: the track counts the damage, and at 7 it is destroyed. Its traits do not drop.
    Both move and fight as monsters do, in the monster turn. They carry nothing and discover no rooms. Zombies do not move the Mystic Elevator; the lord may.
    A hero who dies drops everything and rises as a zombie in that room when that player’s next turn begins. That player moves it, with a roll of its own, on their own turn. Stunned, it misses the next one; destroyed, its player is out.
    When you win, such a player wins with you if that zombie itself killed a hero; otherwise that player loses.

betrayal-objective-h21-traitor-heroes = Kill all the heroes
betrayal-objective-h21-traitor-own = Kill a hero with your own hands

betrayal-turned-h21 = You are one of the dead
betrayal-turned-h21-part = one of the dead
betrayal-turned-h21-why = You died. Something pulled you up again by the collar, and it did not ask.
betrayal-turned-h21-want = All heroes must die. You win with the lord only if one of them falls to your own hands.
