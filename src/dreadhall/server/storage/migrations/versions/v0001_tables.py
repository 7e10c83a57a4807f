"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table() -> sa.Column[str]:
    """The table a row belongs to."""
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("away", sa.Integer),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("restored", sa.LargeBinary),
        sa.Column("undo", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_status_bot_due", "tables", ["status", "bot_due"])
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(64)),
        sa.Column("here_until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        of_table(),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float),
    )
    op.create_index("ix_keys_table_id", "keys", ["table_id"])
    op.create_table(
        "moves",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("answer", sa.Text),
        sa.Column("asked", sa.Integer),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "seat", "asked"),
    )
    op.create_table(
        "checkpoints",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "saves",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        of_table(),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
