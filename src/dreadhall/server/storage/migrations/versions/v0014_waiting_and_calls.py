"""People who wait for others to play with; and calls to several devices and by mail, which are tried again."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody waits yet. Who is called says so again with the next visit, from each device."""
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
    op.drop_table("pushes")
    op.create_table(
        "pushes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("turn", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("again", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pushes_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "endpoint", name="pk_pushes"),
    )
    op.create_table(
        "mails",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mails"),
    )
