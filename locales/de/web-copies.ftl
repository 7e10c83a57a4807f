### Tische, die von anderen aus weitergehen: woher sie kommen, und wem ihre Plätze gehören.

web-origin = Kopie von „{ $title }“, Stand: Zug { $number }
web-origin-file =
    { $number ->
        [0] Beginnt mit einem gespeicherten Spiel
       *[other] Setzt ein gespeichertes Spiel ab Zug { $number } fort
    }

## Plätze, die jemandem gehören

web-bound = Reserviert
web-bound-for = Für { $name }
web-bound-mine = Dein Platz
web-bound-own = Wie am ursprünglichen Tisch
web-bound-other = Nur mit dem Link dieses Platzes am ursprünglichen Tisch
web-bound-bot = Gehört dem Bot, wie am ursprünglichen Tisch
web-bound-take =
    { $count ->
        [one] Meinen Platz einnehmen
       *[other] Meine { $count } Plätze einnehmen
    }
web-bound-paste = Ich habe den Link
web-bound-link = Link von Platz { $seat } am ursprünglichen Tisch
web-bound-no-link = Das ist nicht der Link eines Platzes.
web-bound-release = Abgeben
web-bound-release-sure = Dann kann jeder mit dem Link zum Mitspielen diesen Platz nehmen und sieht alles, was du hier weißt.
web-missing-bound =
    { $count ->
        [one] Platz { $seats } wartet auf die Person, die ihn am ursprünglichen Tisch hat: Schick ihr den Link zum Mitspielen.
       *[other] Die Plätze { $seats } warten auf die Leute, die sie am ursprünglichen Tisch haben: Schick ihnen den Link zum Mitspielen.
    }
web-missing-own = Alle anderen sind da: Nimm deinen Platz ein.
web-refused-not-your-seat = Das ist nicht der Link dieses Platzes am ursprünglichen Tisch.
