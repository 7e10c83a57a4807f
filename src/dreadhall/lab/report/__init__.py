"""What came of a study, for readers: tables, figures, a page, and what has moved since another one."""
