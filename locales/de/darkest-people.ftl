### Wer die Überlebenden in Dark, Darker, Darkest sind.

darkest-life-leo = Zwanzig Jahre bei der Feuerwehr. Er hat Fremde aus schlimmeren Häusern getragen und nie nach ihren Namen gefragt.
darkest-life-jack = Hat drei Städte in Eile verlassen und schläft in Stiefeln. Irgendwer hier schuldet ihm Geld, oder er jemandem.
darkest-life-nina = Nachtschwester in der Notaufnahme. Bei Taschenlampenlicht genäht hat sie schon, nur hat dabei niemand gebissen.
darkest-life-bruce = Dreißig Jahre in Uniform, seit zwei Jahren im Ruhestand. Noch immer zählt er in jedem Raum zuerst die Köpfe.
darkest-life-lucy = Tagsüber repariert sie fremde Rechner, nachts kommt sie hinein. Der Schläger war ein Geburtstagsgeschenk.
