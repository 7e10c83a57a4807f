### Betrayal at House on the Hill auf dem ersten Bildschirm.

betrayal-blurb = Drei Stockwerke und eine Tür, die zugewachsen ist. Erkundet das Haus gemeinsam, Raum für Raum, bis der Spuk beginnt und jemand von euch sich gegen die anderen wendet. Jede Seite liest ihr eigenes Buch.
