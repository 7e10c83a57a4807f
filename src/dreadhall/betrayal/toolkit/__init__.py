"""What several haunts share: each tool once."""
