### Haunt 27, Amok Flesh: the traitor’s book.

betrayal-book-h27-traitor-story = You heard the glass break from three rooms away, and you knew at once. So it is out. You fed it drop by drop for a year and never once told it to stop growing. It would be a pity if the others hurt themselves, running.
betrayal-book-h27-traitor-goal = Every hero must be dead or part of the Blob.
betrayal-book-h27-traitor-can = The Blob grows by itself. Kill heroes or rob them of what they gather. If it takes you as well, nothing is lost: go on as flesh, and plant it where they want to pass.
betrayal-book-h27-traitor-foe = They look for things that hurt it, and want to throw them in.
betrayal-book-h27-traitor-rules =
    First monster turn: the Blob fills the room where the Crystal Ball broke, and every room beside that with a door between.
    Each later one: every room that holds a Blob-person is filled, then every room that any way leads to from the Blob: doors, stairs, Coal Chute, Collapsed Room and Gallery up and down, Secret Stairs, Secret Passage, Revolving Wall; never the Mystic Slide. Then 1 die: on a 2 it grows once more. All this happens even if you are dead or flesh yourself.
    A room planted by a Blob-person does not grow until it hangs together with the rest. A Mystic Elevator that is filled never moves again.
    Whoever is in a filled room, you too, is a Blob-person at once and loses all cards. It cannot be attacked and attacks nobody, carries nothing, draws nothing, discovers nothing, slows nobody and leaves the elevator alone. It moves on its player’s turn with 2 dice, at least 1 space.
    Nothing that acts on monsters acts on the Blob. Blob-people win and lose with you.

betrayal-objective-h27-traitor-heroes = Leave no hero standing

betrayal-turned-h27 = You are flesh of the Blob
betrayal-turned-h27-part = flesh of the Blob
betrayal-turned-h27-why = The floor was soft, then warm, then you. There is no door in there, and you do not miss one.
betrayal-turned-h27-want = Swallow them all. Wherever you end up it will grow: stand in their way, and win with it.
