"""What is printed: cards, rooms, explorers, tokens and the chart, as YAML, and what the rules read of them."""
