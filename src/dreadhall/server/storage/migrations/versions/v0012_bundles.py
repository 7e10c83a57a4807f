"""What people carry from one of their devices to another."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody carries anything yet."""
    op.create_table(
        "bundles",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("box", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_bundles"),
    )
