### Betrayal at House on the Hill auf dem ersten Bildschirm.

betrayal-blurb = Ein altes Haus, drei Stockwerke und eine Tür, die zugewachsen ist. Erkundet es gemeinsam, Raum für Raum, bis der Spuk beginnt und jemand von euch sich gegen die anderen wendet. Jede Seite liest ihr eigenes Buch; wer gewinnt, ist bis zuletzt offen.
