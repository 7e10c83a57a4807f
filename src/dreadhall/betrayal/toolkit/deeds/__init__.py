"""What is done in a haunt: tasks, searches, whole turns, and the track that counts them."""
