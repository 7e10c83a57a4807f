"""Links to the next table, which can be withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Whoever was at the table before can come along, as until now."""
    for link in ("invite", "spectator"):
        op.add_column("tables", sa.Column(f"{link}_closed", sa.Boolean, nullable=False, server_default=sa.false()))
