"""Tables that are open to others on this server."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """None is: whoever opened it has to say so."""
    op.add_column("tables", sa.Column("listing", sa.Text))
    listed = sa.text("listing IS NOT NULL")
    op.create_index("ix_tables_listed", "tables", ["id"], sqlite_where=listed, postgresql_where=listed)
