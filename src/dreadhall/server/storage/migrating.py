"""Bringing a database of any earlier version up to date."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

SCRIPTS = Path(__file__).with_name("migrations")


def migrate(connection: Connection) -> None:
    """Run what is missing of the migrations, within the transaction of this connection."""
    if is_up_to_date(connection):
        return
    # It takes longer to import than everything else that happens at a start, and is seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Whether the last migration has been run."""
    if not inspect(connection).has_table("schema_version"):
        return False
    return bool(connection.scalar(text("SELECT version_num FROM schema_version")) == newest_version())


def newest_version() -> str:
    """The number of the last migration, which is in the name of its file."""
    return max(script.name[1:5] for script in (SCRIPTS / "versions").glob("v*.py"))
