"""People who wait for others to play with, each for a game and a number of seats."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody waits yet."""
    op.create_table(
        "waiting",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("asker", sa.LargeBinary, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_waiting"),
    )
