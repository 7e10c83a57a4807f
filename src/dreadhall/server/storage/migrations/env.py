"""How Alembic runs our migrations: on the connection the server gives it, in the server's own transaction."""

from alembic import context

from dreadhall.server.storage.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table="schema_version",
    render_as_batch=True,
)
context.run_migrations()
