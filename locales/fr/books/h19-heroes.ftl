### Hantise 19, Un ami pour toujours : le livre des héros.

betrayal-book-h19-heroes-story = Le visage dans le cadre sombre est celui de votre ami, mais vieux à faire peur, tailladé, brûlé, noyé. La plaque de laiton porte une date d’il y a trois siècles. Derrière vous quelqu’un rit, de la même bouche.
betrayal-book-h19-heroes-goal = Rompez le charme en repeignant le portrait, ou voyez mourir le traître.
betrayal-book-h19-heroes-can = Allez chercher de la peinture, un pot chacun, et portez-la à la galerie. Là, essayez de peindre. Ce que vous laissez peut tomber en de mauvaises mains.
betrayal-book-h19-heroes-foe = Le portrait prend sur lui tous les maux du traître : les moyens ordinaires ne lui font rien. Il le protégera à tout prix.
betrayal-book-h19-heroes-rules =
    Il y a autant de pots de peinture que de héros, plus deux. Ils se trouvent dans la pièce abandonnée, le grenier, la pièce effondrée, la terrasse, le couloir aux statues, la réserve et la cave à vin ; les pots restants apparaissent quand une de ces pièces entre dans la maison.
    La peinture se ramasse, se pose, s’échange et se vole comme un objet. Nul n’en porte plus d’un pot, et le chien n’en porte pas.
    Dans la galerie, avec de la peinture, une fois dans votre tour : un jet de Savoir de 4 ou plus. Une réussite use la peinture et pose un jeton dans la pièce. Avec autant de jetons qu’il y avait de héros au début, vous gagnez. Pas au tour où vous avez ramassé, volé ou échangé la peinture.
    Si vous battez le traître de 2 ou plus dans un combat physique, vous pouvez lui prendre un objet, bien que cela ne le blesse pas.
    Dans un combat contre un héros qui a l’amulette des âges, le traître est blessé comme tout le monde.

betrayal-objective-h19-heroes-portrait = Repeindre le portrait
betrayal-objective-h19-heroes-traitor = Voir mourir le traître

betrayal-ask-h19-heroes-paint = Laquelle de ces pièces reçoit un pot de peinture ?
    .help = C’est de peinture que vous aurez besoin, et elle se trouve aussi loin de vous que possible. Ces pièces sont à la même distance.
betrayal-choice-h19-heroes-repaint = Repeindre le portrait
    .help = { $trait-roll } de { $target } ou plus : la peinture est usée, et le charme faiblit. Une fois par tour.
