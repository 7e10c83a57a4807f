"""Who plays together: seals, copies, claims to seats, notices; rolls beside events, and a secret of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables so far have one seal each. Whether several people have played there is not known, so it is assumed."""
    op.add_column("tables", sa.Column("seals", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("several", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("foreign", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("claims", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("bound", sa.LargeBinary))
    op.add_column("seats", sa.Column("sent_away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("moves", sa.Column("rolls", sa.LargeBinary))
    op.add_column("chat", sa.Column("notice", sa.Text))
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_saves_table_id", "saves", ["table_id"])
    people = "(SELECT count(DISTINCT person) FROM seats WHERE seats.table_id = tables.id AND person IS NOT NULL)"
    op.execute(f"UPDATE tables SET several = {people} > 1 WHERE status != 'lobby'")
