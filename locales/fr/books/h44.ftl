### Hantise 44, La mort nous trouve tous : ce que tout le monde voit.

betrayal-why-h44-aging = les années
betrayal-why-h44-feeding = un festin d’années
betrayal-note-h44-ages = { $who } : { $what } ans.

betrayal-event-h44-ages = { $decade ->
        [1] Un souffle, et l’enfance est finie : { $explorer-nom } a maintenant { $age } ans.
        [2] Les manches deviennent courtes, les épaules larges : { $explorer-nom } a maintenant { $age } ans.
        [3] Le regard en a vu plus que cette nuit : { $explorer-nom } a maintenant { $age } ans.
        [4] Les tempes grisonnent, cheveu après cheveu : { $explorer-nom } a maintenant { $age } ans.
        [5] Il faut tendre le bras pour y voir clair : { $explorer-nom } a maintenant { $age } ans.
        [6] Le dos se voûte, les mains tremblent : { $explorer-nom } a maintenant { $age } ans.
       *[other] La peau sèche comme une feuille morte : { $explorer-nom } a maintenant { $age } ans.
    }
betrayal-event-h44-spared = Le médaillon tiédit et épargne dix ans { $explorer-to }.

betrayal-result-h44-heroes = Le dernier mot est dit, et les pendules de la maison battent de nouveau comme des pendules. Ce qui fut pris ne revient pas. Mais il y aura un lendemain.
betrayal-result-h44-traitor = Un soupir court dans les poutres, comme après un bon repas. Vous vous regardez dans la glace, n’y trouvez pas une ride et enfilez votre manteau. À dans dix ans.
betrayal-result-h44-traitor-lost = Un soupir court dans les poutres, comme après un bon repas. Quelqu’un sans une ride enfile son manteau et compte sur dix belles années. C’étaient les vôtres.
