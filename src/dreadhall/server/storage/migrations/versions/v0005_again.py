"""Where the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody could say so before."""
    op.add_column("tables", sa.Column("successor", sa.String(32)))
