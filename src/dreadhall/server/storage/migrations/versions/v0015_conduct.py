"""Whether people stay at tables of strangers until the end."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing is known of anybody yet."""
    op.create_table(
        "conduct",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("finished", sa.Integer, nullable=False),
        sa.Column("abandoned", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_conduct"),
    )
    op.add_column("seats", sa.Column("conduct", sa.LargeBinary))
    op.add_column("seats", sa.Column("finished", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("abandoned", sa.Integer, nullable=False, server_default="0"))
    op.add_column("waiting", sa.Column("conduct", sa.LargeBinary))
