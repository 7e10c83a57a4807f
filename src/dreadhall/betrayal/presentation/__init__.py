"""What is told to whom: views, rules to read, what a seat cannot know, and what silence means."""
