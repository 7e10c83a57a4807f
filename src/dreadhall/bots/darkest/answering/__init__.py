"""How each kind of question is answered."""
