### What a table is called that nobody has named: two of these together. Their numbers come from its id and stay as they are.

web-name = { web-name-thing } { web-name-mood }
web-name-lesson = Ein begleiteter erster Abend

web-name-thing =
    { $thing ->
        [0] Der Dachboden
        [1] Die Glocke
        [2] Der Butler
        [3] Die Kerze
        [4] Die Kutsche
        [5] Der Keller
        [6] Der Lehnstuhl
        [7] Die Kapelle
        [8] Der Chor
        [9] Die Standuhr
        [10] Die Wiege
        [11] Die Krone
        [12] Die Puppe
        [13] Die Tür
        [14] Das Festmahl
        [15] Der Springbrunnen
        [16] Der Garten
        [17] Das Tor
        [18] Der Schlüssel
        [19] Die Laterne
        [20] Der Brief
        [21] Die Maske
        [22] Der Spiegel
        [23] Der Nachtfalter
        [24] Die Spieldose
        [25] Die Eule
        [26] Das Pendel
        [27] Das Klavier
        [28] Das Bildnis
        [29] Der Rabe
        [30] Der Ring
        [31] Die Rose
        [32] Der Schatten
        [33] Die Treppe
        [34] Der Fremde
        [35] Der Turm
        [36] Der Schleier
        [37] Die Geige
        [38] Die Witwe
        [39] Das Fenster
       *[40] Der Wolf
    }

web-name-mood =
    { $mood ->
        [0] aus Asche
        [1] nach dem Ball
        [2] in Schwarz
        [3] aus Knochen
        [4] bei Kerzenschein
        [5] am Kreuzweg
        [6] hinter dem Vorhang
        [7] im Dunkeln
        [8] vor dem Morgengrauen
        [9] in der Dämmerung
        [10] aus Staub
        [11] ohne Ende
        [12] unter den Dielen
        [13] im Nebel
        [14] aus Glas
        [15] auf der Heide
        [16] unter dem Eis
        [17] im Efeu
        [18] jenseits des Sees
        [19] bei Ebbe
        [20] im Moor
        [21] im Irrgarten
        [22] um Mitternacht
        [23] im Mondschein
        [24] ohne Namen
        [25] von nebenan
        [26] im Nordflügel
        [27] im November
        [28] im Regen
        [29] in Rot
        [30] am Fluss
        [31] aus Salz
        [32] ohne Schlaf
        [33] aus Rauch
        [34] im Schnee
        [35] im Sturm
        [36] ohne Stimme
        [37] hinter der Mauer
        [38] im Ziehbrunnen
        [39] am Waldrand
       *[40] von gestern
    }
