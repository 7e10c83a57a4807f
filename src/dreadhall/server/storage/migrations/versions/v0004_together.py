"""Giving up, advice, who watches, who is the host, and bots that play until somebody is there again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Who sits with the host's link was not noted so far, and bots stayed until somebody took over."""
    op.add_column("tables", sa.Column("give_up", sa.Text))
    op.add_column("tables", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("watching", sa.Text, nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("is_host", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("stands_in", sa.Boolean, nullable=False, server_default=sa.false()))
