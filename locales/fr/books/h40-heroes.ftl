### Hantise 40, Enterré vivant : le livre des héros.

betrayal-book-h40-heroes-story = La goutte saute de lettre en lettre, rien ne l’arrête : deux mots, un souffle entre les deux. Vous vous comptez, et recomptez. À la grille, vous étiez plus nombreux. Comment avez-vous pu tous oublier un visage ?
betrayal-book-h40-heroes-goal = Trouvez la tombe et donnez-y autant de pelletées qu’il y a de joueurs, avant que votre ami ne meure.
betrayal-book-h40-heroes-can = Votre ami gît sous une pièce du sous-sol qui était déjà dans la maison au début de la hantise. Entrez et cherchez : jet de Savoir de 3 ou plus. La tombe trouvée, creusez : jet de Force de 4 ou plus. Qui tient la planche des esprits peut donner tout un tour pour l’interroger.
betrayal-book-h40-heroes-foe = Seul le traître connaît la pièce, et sait combien de temps on respire là-dessous.
betrayal-book-h40-heroes-rules =
    Chercher : quand vous venez d’entrer dans une pièce pendant ce tour, chaque pièce une fois par tour, plusieurs si vous allez aussi loin. En cas de réussite, tous apprennent si la tombe est là. Un échec ne dit rien. Inutile de chercher là où la réponse est connue.
    Creuser : un jet par tour dans la pièce de la tombe, même au tour où on l’a trouvée. Les obstacles n’y changent rien.
    Planche des esprits : à la place de tout le reste de votre tour, jusqu’à ce que la tombe soit trouvée. Jet de Raison : de 0 à 2, rien ; 3 ou 4 : vous déplacez un explorateur, même le traître ou vous-même, de 3 cases au plus, sauf qui est pris sous les décombres ou dans les toiles ; 5 ou 6 : 2 dés de dégâts sont soignés ; 7 ou plus : la tombe est trouvée.
    La planche ne sert plus à rien d’autre. Elle ne s’échange ni ne se pose ; si son porteur meurt, elle reste là pour qui la veut. Une fois la tombe trouvée, elle est défaussée.
    La mort du traître ne met fin à rien.

betrayal-objective-h40-heroes-search = Trouver la tombe au sous-sol
betrayal-objective-h40-heroes-dig = Déterrer votre ami

betrayal-choice-h40-heroes-search = Chercher la tombe
    .help = Jet de Savoir de { $target } ou plus : tous apprennent si elle est ici.
betrayal-choice-h40-heroes-dig = Creuser
    .help = Jet de Force de { $target } ou plus pour une pelletée. Une fois par tour.
betrayal-choice-h40-heroes-ask = Interroger la planche des esprits
    .help = Prend tout votre tour. Jet de Raison : 3 déplace quelqu’un, 5 soigne votre ami, 7 dit où est la tombe.
betrayal-ask-h40-heroes-push = Qui la planche pousse-t-elle à travers la maison ?
betrayal-choice-h40-heroes-push = { $explorer }
    .help = Vous choisissez le chemin, 3 cases au plus.
betrayal-ask-h40-heroes-walk = Où va { $explorer-nom } ?
