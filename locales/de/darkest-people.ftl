### Wer die Überlebenden in Dark, Darker, Darkest sind.

darkest-life-leo = Zwanzig Jahre bei der Feuerwehr. Er hat Fremde aus schlimmeren Häusern getragen und nie nach ihren Namen gefragt.
darkest-life-jack = Hat drei Städte in Eile verlassen und schläft in Stiefeln. Irgendwer hier schuldet ihm Geld, oder er jemandem.
darkest-life-nina = Nachtschwester in der Notaufnahme. Bei Taschenlampenlicht genäht hat sie schon, nur hat dabei niemand gebissen.
darkest-life-bruce = Dreißig Jahre in Uniform, seit zwei Jahren im Ruhestand. Noch immer zählt er in jedem Raum zuerst die Köpfe.
darkest-life-lucy = Tagsüber repariert sie fremde Rechner, nachts kommt sie hinein. Der Schläger war ein Geburtstagsgeschenk.

# Wendepunkte, auf dem ganzen Bildschirm.
darkest-moment-showdown = Der letzte Kampf
darkest-moment-death = Die Nacht holt sich eine Seele

darkest-plan-near = Wer von euch am nächsten ist, { $rooms ->
        [0] ist im selben Raum.
        [one] ist einen Raum entfernt.
       *[other] ist { $rooms } Räume entfernt.
    }
darkest-plan-nemesis = Ziel ist der nächste Eckraum, der noch steht, um ihn zu verwüsten; wer dabei ist, wird angegriffen.
darkest-plan-power = { $power }: { $what }
