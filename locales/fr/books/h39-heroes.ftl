### Hantise 39, L’Héritier : le livre des héros.

betrayal-book-h39-heroes-story = Un arbre généalogique tracé sur cinq siècles, et au dernier rameau un nom que l’un de vous connaît depuis le berceau. Les vieux princes sont morts dans cette maison, trahis par leur propre garde. Tous, sauf un enfant. Et votre ami, qui vient de partir devant, porte le tatouage de la garde.
betrayal-book-h39-heroes-goal = L’héritier doit se trouver dans le couloir aux statues, où se dresse le trône, et porter à la fois la lance et l’anneau.
betrayal-book-h39-heroes-can = Qui a révélé la hantise a choisi l’héritier parmi les autres ; vous seuls savez qui c’est. Apportez-lui la lance et l’anneau, et menez-le au trône. Que le traître ne devine pas qui vous protégez. L’anneau est peut-être encore dans la pile de présages : alors cherchez-le.
betrayal-book-h39-heroes-foe = Des assassins du traître se cachent dans la maison. Si l’héritier meurt, tout est perdu.
betrayal-book-h39-heroes-rules =
    Qui a révélé la hantise ne peut pas être l’héritier. Le traître n’apprend pas qui c’est.
    Vous gagnez à l’instant où l’héritier est dans le couloir aux statues avec les deux cartes, qu’il y entre ou qu’il y reçoive la dernière. Cela passe avant tout le reste.
    La lance et l’anneau s’échangent, se posent, se ramassent et se volent comme d’ordinaire. Si l’une des cartes ne peut plus être piochée, elle réapparaît là où la hantise a commencé.
    Ce dont un assassin est capable, vous l’apprendrez en le rencontrant. Un pas dans une pièce ne se reprend pas.
    La mort du traître ne met fin à rien.

betrayal-objective-h39-heroes-regalia = Apporter la lance et l’anneau à l’héritier
betrayal-objective-h39-heroes-own-regalia = L’héritage est à vous : vous procurer la lance et l’anneau
betrayal-objective-h39-heroes-throne = L’héritage est à vous : prendre place sur le trône du couloir aux statues
betrayal-secret-h39-heir = L’héritage revient à : { $what }

betrayal-ask-h39-heroes-crown = À qui d’entre vous revient l’héritage ? Le traître ne l’entendra pas.
    .help = L’héritier doit atteindre le trône. Vous seuls, les héros, savez qui c’est.
betrayal-choice-h39-heroes-crown = L’héritage revient { $explorer-to }
    .help = Ce héros doit atteindre le trône avec la lance et l’anneau, et ne doit pas mourir.
