### Hantise 44, La mort nous trouve tous : ce que tout le monde voit.

betrayal-why-h44-aging = les années
betrayal-why-h44-feeding = un festin d’années
betrayal-note-age = { $who } : { $what } ans.

betrayal-event-h44-ages = La peau se plisse, les cheveux tombent, le temps d’un souffle : { $explorer-nom } a maintenant { $age } ans.
betrayal-event-h44-spared = Le Médaillon tiédit et épargne dix ans { $explorer-to }.

betrayal-result-h44-heroes = Le dernier mot est dit, et les pendules de la maison battent de nouveau comme des pendules. Ce qui fut pris ne revient pas. Mais il y aura un lendemain.
betrayal-result-h44-traitor = Un soupir court dans les poutres, comme après un bon repas. Vous vous regardez dans la glace, n’y trouvez pas une ride et enfilez votre manteau. À dans dix ans.
