"""Equipment as another distribution would bring it: sheets and words, and nothing to run."""
