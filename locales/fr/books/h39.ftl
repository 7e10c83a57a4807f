### Hantise 39, L’Héritier : ce que tout le monde voit.

betrayal-why-h39-blade = la lame d’un assassin
betrayal-counter-h39-used = Assassins qui ont frappé

betrayal-event-h39-strikes = Une tenture frémit { $room-in }, l’acier luit : un assassin se jette sur { $explorer-acc }, puis croque son poison.
betrayal-event-h39-heir-chosen = L’héritage revient { $explorer-to }. Le traître ne doit pas le savoir.
betrayal-event-h39-not-the-heir = On vous dit la vérité : { $explorer-nom } n’avait aucune part à l’héritage.
betrayal-event-h39-heir-known = Chacun sait à présent de quel sang il s’agissait : l’héritage revenait { $explorer-to }.

betrayal-result-h39-heroes = Des yeux de pierre se tournent vers le trône. Tout en bas, une serrure que nul n’avait trouvée cède, et la maison a de nouveau un maître.
betrayal-result-h39-traitor = La lignée s’éteint ici, sur un sol froid, et personne n’en écrira rien. Votre famille garde ce qu’elle a pris.
betrayal-result-h39-traitor-lost = La lignée s’éteint ici, sur un sol froid, et personne n’en écrira rien. Une autre famille garde ce qu’elle a pris.
