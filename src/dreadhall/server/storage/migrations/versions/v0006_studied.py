"""Whether a finished game may be studied."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody was asked before: then it may not."""
    op.add_column("tables", sa.Column("studied", sa.Boolean, nullable=False, server_default=sa.false()))
