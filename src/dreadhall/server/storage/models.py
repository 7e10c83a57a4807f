"""The tables of the database. The log of moves is only ever added to; (table, number) is its key."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def of_table() -> Column[str]:
    """The table a row belongs to, which takes the row with it when it goes."""
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("away", Integer),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    # How many days a turn may take; empty where people are there at the same time.
    Column("turn", Integer),
    # Every commitment so far, the present one last, and why it was made.
    Column("seals", Text, nullable=False, server_default="[]"),
    # Whether more than one person has sat here since the start; if not, the only one who has.
    Column("several", Boolean, nullable=False, server_default=false()),
    Column("alone", String(32)),
    Column("restored", LargeBinary),
    # The table and the number that a copy comes from.
    Column("origin", Text),
    # Whether it began with a save that is not ours.
    Column("foreign", Boolean, nullable=False, server_default=false()),
    # Who asks for a seat, and who has yet to agree.
    Column("claims", Text, nullable=False, server_default="[]"),
    # What somebody asks everybody to agree to.
    Column("undo", Text),
    Column("give_up", Text),
    # Whether a bot may say what it would do.
    Column("advice", Boolean, nullable=False, server_default=true()),
    # Whether the game may be studied once it is over: everybody who plays has seen that it may.
    Column("studied", Boolean, nullable=False, server_default=false()),
    # How many watch, by the process that they are connected to.
    Column("watching", Text, nullable=False, server_default="{}"),
    Column("result", Text),
    # How it is offered to others on this server, if it is.
    Column("listing", Text),
    # The table at which the same people play again.
    Column("successor", String(32)),
    # Whether nobody comes along from the table before any more, to play or to watch: its links were withdrawn.
    Column("invite_closed", Boolean, nullable=False, server_default=false()),
    Column("spectator_closed", Boolean, nullable=False, server_default=false()),
    Column("bot_due", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "status", "bot_due"),
    Index(
        "ix_tables_listed",
        "id",
        sqlite_where=text("listing IS NOT NULL"),
        postgresql_where=text("listing IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", String(32)),
    Column("bot", String(64)),
    Column("here_until", Float, nullable=False),
    # In a copy: the hash of the key by which its person sat at the original.
    Column("bound", LargeBinary),
    # Whether its person was sent away while the game ran.
    Column("sent_away", Boolean, nullable=False, server_default=false()),
    # Whether its person has sat down with the host's link.
    Column("is_host", Boolean, nullable=False, server_default=false()),
    # Whether its bot plays only until its person is there again.
    Column("stands_in", Boolean, nullable=False, server_default=false()),
    # Whether its person is to be silent: the host has said so.
    Column("muted", Boolean, nullable=False, server_default=false()),
    # Where its person brought a key by which they are known at tables of strangers: its hash until the game is over for
    # them, and how they had behaved when they sat down.
    Column("conduct", LargeBinary),
    Column("finished", Integer, nullable=False, server_default="0"),
    Column("abandoned", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "seat"),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    of_table(),
    Column("role", String(16), nullable=False),
    Column("seat", Integer),
    Column("created", Float, nullable=False),
    Column("revoked", Float),
    Index(None, "table_id"),
)

moves = Table(
    "moves",
    metadata,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("answer", Text),
    Column("asked", Integer),
    Column("move", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("rolls", LargeBinary),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    # One question, one answer of a seat: the database itself refuses a second one.
    UniqueConstraint("table_id", "seat", "asked"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("save", LargeBinary, nullable=False),
    # Others are thinned out when there are newer ones.
    Column("pinned", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "number"),
)

chat = Table(
    "chat",
    metadata,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("channel", String(32), nullable=False, server_default=""),
    # What the house itself says: the key of a message and its data.
    Column("notice", Text),
    PrimaryKeyConstraint("table_id", "number"),
)

saves = Table(
    "saves",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    of_table(),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "table_id"),
)

leases = Table(
    "leases",
    metadata,
    of_table(),
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

# Since when (in seconds of uptime) tables wait for whom, where a turn may take days.
turns = Table(
    "turns",
    metadata,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
    # Whether whoever sits there knows of it because they were there.
    Column("told", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
)

# Where people want to be called when a table waits for them, and between which minutes of a day (UTC) they do not.
pushes = Table(
    "pushes",
    metadata,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    # For which turn (by when it began) this device has been called, how often that was tried, and from when on (in
    # seconds of uptime) it may be tried again.
    Column("turn", Float),
    Column("tries", Integer, nullable=False),
    Column("again", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "endpoint"),
)

# Where people want a mail when it is their turn, by the key that their browser has of it.
mails = Table(
    "mails",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", String(2), nullable=False),
    # Whether they have said so from there.
    Column("confirmed", Boolean, nullable=False),
    # When they were asked, in seconds of uptime.
    Column("asked", Float, nullable=False),
)

# Who waits for others to play with, by the key of the seat that they will have.
waiting = Table(
    "waiting",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    # Who came first is seated first.
    Column("number", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("name", Text, nullable=False),
    # From where they came, as nobody can read it, so that one address does not fill the list.
    Column("asker", LargeBinary, nullable=False),
    # When they asked after it last, in seconds of uptime.
    Column("seen", Float, nullable=False),
    # The hash of the key by which they are known at tables of strangers.
    Column("conduct", LargeBinary),
)

# How many games among strangers somebody has finished and abandoned, by the hash of a key in their browser.
conduct = Table(
    "conduct",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("finished", Integer, nullable=False),
    Column("abandoned", Integer, nullable=False),
    # When a game ended for them last, in seconds of uptime.
    Column("seen", Float, nullable=False),
)

# What people have told the operator of each other; it outlives the table.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("of_table", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("reason", Text, nullable=False),
    # What they had said last for all to hear.
    Column("lines", Text, nullable=False),
)

# Whom the operator keeps out: addresses, and names as they compare.
blocks = Table(
    "blocks",
    metadata,
    Column("kind", String(16), nullable=False),
    Column("value", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("kind", "value"),
)

# What people carry from one of their devices to another, under the hash of a key; nobody can open it here.
bundles = Table(
    "bundles",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("box", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    # When somebody looked at it last, in seconds of uptime.
    Column("seen", Float, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # How long servers have looked after this database, all in all.
    Column("seconds", Float, nullable=False),
)

idleness = Table(
    "idleness",
    metadata,
    of_table(),
    # What changes with every touch of a table, and since when (in seconds of uptime) it has not.
    Column("mark", Float, nullable=False),
    Column("since", Float, nullable=False),
    # When it was first found that the table has expired.
    Column("condemned", Float),
    PrimaryKeyConstraint("table_id"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
