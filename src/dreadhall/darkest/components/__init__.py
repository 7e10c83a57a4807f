"""What is printed: boards, cards, tiles, tokens and dice, as YAML, and what the rules read of them."""
