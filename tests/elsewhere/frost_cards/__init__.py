"""Cards, a room and explorers as another distribution would bring them: sheets and words, and nothing to run."""
