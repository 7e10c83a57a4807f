"""Studies: tests that need what they are written and drawn with."""

from tests.extras import folder_needs

collect_ignore_glob = folder_needs("polars", extra="lab")
