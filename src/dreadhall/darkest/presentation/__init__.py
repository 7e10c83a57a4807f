"""What is told to whom: views, rules to read, what no seat can know."""
