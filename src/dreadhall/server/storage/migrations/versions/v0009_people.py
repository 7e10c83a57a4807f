"""Who is to be silent, what was reported, and whom the operator keeps out."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody is, nothing was."""
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("of_table", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_table(
        "blocks",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_blocks"),
    )
