### Hantise 12, Les marcheurs de chair : le livre que tout le monde lit.

betrayal-book-h12-heroes-story = La boule de cristal se trouble et montre le hall d’entrée, dont la porte verrouillée est grande ouverte. Des silhouettes entrent, secouent la pluie de leurs manteaux et lèvent les yeux. Vous connaissez ces visages. L’un d’eux, vous le lavez chaque matin.
betrayal-book-h12-heroes-goal = Tous les doubles doivent mourir. Qui est encore en vie à ce moment gagne, chacun pour soi ; pas les morts.
betrayal-book-h12-heroes-can = Faites circuler la boule de cristal : elle seule vous permet de tuer votre propre double. Demandez-la à qui la tient, et frappez aussitôt. Sans elle, fuyez votre double et étourdissez ceux des autres.
betrayal-book-h12-heroes-foe = Il n’y a pas de traître. Chaque double est aussi fort que vous l’étiez à son arrivée, et vous cherche par le plus court chemin. Qui meurt continue de jouer, dans la peau de son double.
betrayal-book-h12-heroes-rules =
    Chaque double commence dans le hall d’entrée et garde pour toujours les quatre valeurs qu’avait son modèle à cet instant.
    Les doubles agissent après le tour de qui a révélé la hantise. Chacun fait son propre jet de Vitesse et va par un plus court chemin vers son modèle ; le hasard départage. Les héros le ralentissent. Là où il s’arrête, il attaque avec la Force : son modèle si possible, sinon un héros au hasard. Il n’attaque personne en passant et, une fois qu’il a attaqué, ne fait plus rien de ce tour.
    Chaque fois que, sans la boule de cristal, vous attaquez votre propre double ou vous défendez contre lui, vous perdez 1 cran de chaque caractéristique, quel que soit le vainqueur, en plus des dégâts. Les autres doubles ne vous coûtent jamais cela.
    Si vous battez votre propre double : avec la boule il meurt, sans elle il est étourdi. Si vous battez le double d’un autre héros, il est étourdi ; si ce héros est mort et que vous avez la boule, il meurt. Cela vaut aussi en défense. La dynamite ne fait qu’étourdir.
    Qui tient la boule peut attaquer les doubles étourdis. Ils se défendent avec tous leurs dés, mais ne peuvent alors vous blesser.
    Une fois par tour, vous pouvez prendre la boule à un héros à vos côtés qui y consent. De quelque façon que la boule vous soit parvenue, tant que vous l’avez elle vous épargne cette perte et tue, et cela aussitôt. Après avoir tué, elle ne change plus de mains pendant ce tour.
    Quand votre héros meurt, ce qu’il portait reste sur place, et votre double est à vous : dès lors vous le déplacez à votre gré et, là où il s’arrête, il peut attaquer le héros de votre choix. Seulement s’il vient de tuer votre héros lui-même, son tour est fini et vous commencez au suivant. Les doubles ne portent rien.
    Si un double est coincé au sous-sol, qui a révélé la hantise, ou sinon le joueur vivant suivant, peut poser l’escalier du sous-sol au début du tour des monstres.
    Si tous les héros sont morts, personne ne gagne.

betrayal-objective-h12-heroes-kill = Tuer des doubles, la boule de cristal en main
betrayal-objective-h12-heroes-ball = Obtenir la boule de cristal et éviter votre double
betrayal-objective-h12-heroes-pass = Porter la boule de cristal à quelqu’un dont le double rôde encore
betrayal-objective-h12-heroes-stun = Contenir les doubles des autres
betrayal-objective-h12-heroes-hunt = Vous êtes le double à présent : traquer les vivants

betrayal-choice-h12-heroes-take-ball = Demander la boule de cristal { $explorer-to }
    .help = Avec l’accord { $explorer-of }, elle est à vous, et vous pouvez aussitôt tuer votre double. Un refus ne coûte rien.
betrayal-ask-h12-heroes-give-ball = { $explorer-nom } voudrait la boule de cristal. La cédez-vous ?
