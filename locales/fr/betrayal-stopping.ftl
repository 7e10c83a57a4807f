### Explorer sans s’arrêter : les mots que plusieurs hantises partagent.

betrayal-choice-stay-and-draw = Rester { $room-in } et piocher
    .help = Vous venez de découvrir cette pièce. Si vous restez, vous piochez pour son symbole et votre déplacement est fini. Si vous continuez, plus personne ne piochera pour elle.
