### Hantise 5, J’étais un loup-garou adolescent : ce que tout le monde peut lire.

betrayal-creature-dog = Chien
    .nom = le chien
    .acc = le chien
    .to = au chien
    .by = par le chien
    .of = du chien
betrayal-status-bitten = Victime d’une morsure
betrayal-cause-h05-beast = la bête en soi
betrayal-why-h05-curse = la morsure qui brûle
betrayal-event-h05-bitten = Des dents ont percé la peau. La blessure { $explorer-of } brûle d’un feu froid.
betrayal-event-h05-forged = { $explorer-nom } a fabriqué quelque chose { $room-in } et prend { $card-a }.
betrayal-event-h05-shot = Un coup de feu, et un hurlement devient une voix humaine : { $explorer-nom } a touché { $victim-acc } au cœur.
betrayal-result-h05-heroes = Le dernier hurlement s’éteint, et ce qui gît au clair de lune a un visage connu. Personne ne parle avant le matin.
betrayal-result-h05-heroes-lost = Le dernier hurlement s’éteint, et ce qui gît au clair de lune a retrouvé votre visage. Ils le regardent longtemps.
betrayal-result-h05-traitor = Plus une voix humaine dans la maison. La meute lève la tête, flaire la route et s’élance.
