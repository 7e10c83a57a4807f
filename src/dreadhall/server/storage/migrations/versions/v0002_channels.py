"""Talk that not everybody hears."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What was said so far was said to all."""
    op.add_column("chat", sa.Column("channel", sa.String(32), nullable=False, server_default=""))
