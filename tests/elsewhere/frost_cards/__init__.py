"""Cards and a room as another distribution would bring them: sheets and words, and nothing to run."""
