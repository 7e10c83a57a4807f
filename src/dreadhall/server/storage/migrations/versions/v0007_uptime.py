"""Time that passed while a server looked, and since when by that count nobody has touched a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nothing has been counted so far: every table has its whole time before it."""
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
    op.create_table(
        "idleness",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("mark", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("condemned", sa.Float),
        sa.PrimaryKeyConstraint("table_id", name="pk_idleness"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_idleness_table_id", ondelete="CASCADE"),
    )
