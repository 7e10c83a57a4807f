"""Who plays together: seals, copies, claims to seats, notices; rolls beside events, and a secret of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Who has played so far is taken to be who sits there now."""
    op.add_column("tables", sa.Column("seals", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("several", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("alone", sa.String(32)))
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("foreign", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("claims", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("bound", sa.LargeBinary))
    op.add_column("seats", sa.Column("sent_away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("moves", sa.Column("rolls", sa.LargeBinary))
    op.add_column("checkpoints", sa.Column("pinned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("notice", sa.Text))
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_saves_table_id", "saves", ["table_id"])
    op.execute(sa.text("UPDATE checkpoints SET pinned = true"))
    people = "FROM seats WHERE seats.table_id = tables.id AND person IS NOT NULL"
    op.execute(f"UPDATE tables SET several = (SELECT count(DISTINCT person) {people}) > 1 WHERE status != 'lobby'")
    op.execute(f"UPDATE tables SET alone = (SELECT min(person) {people}) WHERE status != 'lobby' AND NOT several")
