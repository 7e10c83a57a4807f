"""Everything the server consists of, put together, started and stopped in order."""

import asyncio
import time
from collections.abc import Awaitable

import structlog

from dreadhall.processes import LONGEST, Workers
from dreadhall.server.blocklist import Blocklist
from dreadhall.server.bots.advice import Adviser
from dreadhall.server.bots.asking import AskingLine
from dreadhall.server.bots.bots import Bots
from dreadhall.server.bots.hindsight import Hindsights
from dreadhall.server.bots.pace import Pace
from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings, share
from dreadhall.server.errors import BadSetting, StorageFailed, one_line
from dreadhall.server.limits import Buckets
from dreadhall.server.metrics import Fresh, Metrics, text_of_all
from dreadhall.server.peers import Peers
from dreadhall.server.positions.referee import Referee
from dreadhall.server.positions.standing import LARGEST_STANDING
from dreadhall.server.positions.time_limit import TimeLimit
from dreadhall.server.storage.engine import Database
from dreadhall.server.storage.moves import MoveWriter
from dreadhall.server.storage.notify import Notifier, Topic
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.again import PlayingAgain
from dreadhall.server.tables.board import TableBoard
from dreadhall.server.tables.calling import PushCalls
from dreadhall.server.tables.connections import Hub
from dreadhall.server.tables.copies import Copies
from dreadhall.server.tables.giving_up import GivingUp
from dreadhall.server.tables.keeping import Keeping
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.lobby import Lobby
from dreadhall.server.tables.mailing import SECRET as MAIL_SECRET
from dreadhall.server.tables.mailing import Mailer
from dreadhall.server.tables.messages import TableMessages
from dreadhall.server.tables.moderation import Moderation
from dreadhall.server.tables.open_tables import OpenTableService
from dreadhall.server.tables.play import Play
from dreadhall.server.tables.presence import Presence
from dreadhall.server.tables.quarantine import Quarantine
from dreadhall.server.tables.replies import Replies
from dreadhall.server.tables.seating import Seating
from dreadhall.server.tables.signing import SECRET, Signer
from dreadhall.server.tables.talk import Talk
from dreadhall.server.tables.turns import TurnKeeper
from dreadhall.server.tables.waiting import SECRET as WAITING_SECRET
from dreadhall.server.tables.waiting import WaitingList
from dreadhall.server.tables.webpush import SECRET as PUSH_SECRET
from dreadhall.server.tables.webpush import WebPush

PROBES_A_SECOND, PROBES_AT_ONCE = 10, 60
# How often one address may have kept what people carry between their devices.
KEEPINGS_A_SECOND, KEEPINGS_AT_ONCE = 1 / 5, 40
# How many saves are tried out, or wait for that, at the same time: of an address, and in all.
TRIALS_OF_AN_ADDRESS, TRIALS_IN_LINE = 2, 16

log = structlog.get_logger("dreadhall.server")


class Services:
    """The parts of one server process: `clock` tells the time of day, `ticks` only how much of it has passed."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock = time.time,
        ticks: Clock = time.monotonic,
        peers: Peers | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        processes = settings.workers
        self.metrics = Metrics(ticks)
        self.peers = peers
        self.database = Database(settings, is_shared=peers is not None)
        self.notifier = Notifier(self.database, peers)
        self.store = Store(self.database, self.notifier)
        self.uptime = Uptime(self.database, ticks)
        self.writer = MoveWriter(self.store, self.metrics)
        self.quarantine = Quarantine(ticks)
        # Saves from outside have processes of their own, to be tried out and to be played: whatever is wrong with one,
        # no bot waits for it, and no other table.
        self.loaders = workers(settings, 1, settings.save_seconds)
        self.players = workers(settings, 1, settings.save_seconds, longest=LARGEST_STANDING)
        self.referee = Referee(TimeLimit(settings.rule_seconds), self.players)
        self.tables = Tables(
            self.store, self.writer, self.metrics, clock, self.referee, bound=settings.live_tables, idle=settings.idle
        )
        self.play = Play(
            self.tables,
            self.writer,
            self.metrics,
            clock,
            self.moved,
            self.spoken,
            Quarantine(ticks),
            checkpoint_every=settings.checkpoint_every,
        )
        self.lobby = Lobby(self.store, self.referee, clock, self.changed)
        self.signer = Signer()
        self.copies = Copies(self.store, self.tables, self.lobby, self.loaders, self.signer, clock)
        self.seating = Seating(
            self.lobby.change, self.play.key_dice_anew, self.uptime, ticks, patience=settings.patience
        )
        self.giving_up = GivingUp(
            self.lobby.change,
            self.play,
            self.store,
            self.tables,
            self.uptime,
            ticks,
            self.quarantine,
            objection=settings.objection,
        )
        self.again = PlayingAgain(self.store, self.lobby)
        self.board = TableBoard(settings, self.store, self.uptime, ticks)
        self.open_tables = OpenTableService(
            self.store,
            self.tables,
            self.lobby,
            self.seating,
            self.board,
            self.uptime,
            self.quarantine,
            ticks,
            processes,
        )
        self.waiting = WaitingList(
            self.store,
            self.notifier,
            self.lobby,
            self.uptime,
            ticks,
            self.board.others_wait,
            is_wanted=self.board.wanted,
            processes=processes,
        )
        self.turns = TurnKeeper(self.store, self.tables, self.seating, self.uptime, self.quarantine)
        self.push = WebPush(settings.push_contact, settings.push_hosts)
        self.mail = Mailer(settings, self.store, self.uptime, ticks, processes)
        self.calling = PushCalls(self.store, self.push, self.mail, self.uptime, clock)
        self.blocklist = Blocklist(self.database)
        self.moderation = Moderation(self.store, self.lobby.change, self.seating, clock, ticks, processes)
        self.messages = TableMessages(clock, self.uptime, settings.patience, self.giving_up.left_for_objections)
        self.presence = Presence(
            self.store,
            self.tables,
            self.seating,
            self.lobby.change,
            self.uptime,
            clock,
            ticks,
            self.quarantine,
            self.notifier.process,
        )
        self.talk = Talk(self.store, clock, ticks, self.spoken)
        replies = Replies(self.tables, self.play, self.talk)
        self.hub = Hub(settings, self.tables, replies, self.presence, self.talk, self.messages, self.metrics, ticks)
        thinkers = workers(settings, settings.bots, settings.bot_seconds)
        self.advice = Adviser(thinkers, ticks)
        self.hindsights = Hindsights(self.tables.past, self.loaders)
        self.bots = Bots(
            self.tables,
            self.play,
            thinkers,
            self.metrics,
            clock,
            self.notifier.process,
            self.quarantine,
            Pace(settings.bot_tick),
            self.talk,
            lease=settings.lease,
            pause=settings.bot_pause,
        )
        self.requests = Buckets(settings.rate, settings.burst, ticks)
        self.work = Buckets(settings.rate / 5, settings.burst, ticks)
        self.probes = Buckets(PROBES_A_SECOND, PROBES_AT_ONCE, ticks)
        self.openings = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute, ticks)
        self.keepings = Buckets(KEEPINGS_A_SECOND / processes, share(KEEPINGS_AT_ONCE, processes), ticks)
        # Bytes of saves that are sent in to be tables again.
        restored = settings.restore_megabytes * 1_000_000
        self.restored = Buckets(restored / 3600, restored, ticks)
        self.trials = AskingLine(TRIALS_OF_AN_ADDRESS, TRIALS_IN_LINE)
        self.keeping = Keeping(settings, self.store, self.tables, self.uptime, clock, ticks, self.gone)
        # What this process has counted; of several, what all have, each under its number.
        self.figures = Fresh(self._figures, ticks)
        self._sweeper: asyncio.Task[None] | None = None
        self._looking: set[asyncio.Task[None]] = set()
        self._running = False

    async def start(self) -> None:
        """Open the database and begin, if that has not been done; BadSetting says in a line why that cannot be."""
        if self._running:
            return
        await self.database.open()
        try:
            self.signer.take(await self.store.own_secret(SECRET))
            self.waiting.take(await self.store.own_secret(WAITING_SECRET))
            self.mail.take(await self.store.own_secret(MAIL_SECRET))
            self.push.take(await self.store.own_secret(PUSH_SECRET))
            await self.uptime.look()
            await self.presence.begin()
            await self.blocklist.refresh()
        except StorageFailed as failure:  # it was there a moment ago
            raise BadSetting(f"database: {one_line(failure)}") from None
        self._running = True
        self.writer.start()
        await self.notifier.listen(self.heard, self.missed)
        self._sweeper = asyncio.create_task(self._sweep_on(), name="sweeper")
        log.info("started", database=self.database.url.get_backend_name())

    async def stop(self) -> None:
        """Take in no more, finish what is being written, and leave everything in order."""
        if not self._running:
            await self.database.close()
            return
        self._running = False
        await self.hub.close_all()
        await self.board.close()
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.bots.stop()
        await self.loaders.stop()
        await self.players.stop()
        await asyncio.gather(*self._looking, return_exceptions=True)
        await self.turns.settle()
        await self.calling.stop()
        await self.notifier.stop()
        await self.writer.stop()
        for loaded in self.tables.all_in_memory():
            await self.tables.keep_checkpoint(loaded)
        await self.database.close()
        log.info("stopped")

    # What happens, and who is to know

    def moved(self, loaded: LoadedTable) -> None:
        """A move of ours is stored, or a wish to undo."""
        self.quarantine.went_well(loaded.id)
        self.hub.wake(loaded.id)
        self.bots.consider(loaded)
        self.board.moved(loaded.id, is_over=loaded.is_over)
        self.turns.moved(loaded)

    def changed(self, table_id: str) -> None:
        """We have changed something around a table."""
        self.board.changed(table_id)
        loaded = self.tables.changed(table_id)
        if loaded is not None:
            loaded.info_behind = True
            self._look_at(table_id)

    def spoken(self, table_id: str) -> None:
        """Somebody has said something here."""
        self.hub.wake(table_id, chat=True)

    def gone(self, table_id: str) -> None:
        """A table has been deleted: whoever is still there is told."""
        loaded = self.tables.in_memory(table_id)
        if loaded is not None:
            loaded.info_behind = loaded.moves_behind = True  # for those who are at it in this moment
            self.tables.forget(loaded)
        self.board.changed(table_id)
        self.hub.wake(table_id)

    def heard(self, topic: Topic, table_id: str) -> None:
        """Another process has changed something."""
        if topic == "waiting":
            self.board.others_wait()
            return
        if topic == "moves":
            self.quarantine.went_well(table_id)
        if topic == "gone":
            self.gone(table_id)
            return
        if topic == "table":
            self.board.changed(table_id)
        loaded = self.tables.changed(table_id)
        if loaded is None:
            return
        if topic == "chat":
            self.hub.wake(table_id, chat=True)
            return
        loaded.info_behind = loaded.info_behind or topic == "table"
        loaded.moves_behind = loaded.moves_behind or topic == "moves"
        if self.bots.in_charge_of(table_id):
            self._look_at(table_id)
        else:
            self.hub.wake(table_id, chat=topic == "table")

    def missed(self) -> None:
        """We did not hear for a while: anything may have changed."""
        for loaded in self.tables.all_in_memory():
            loaded.info_behind = loaded.moves_behind = True
        self.hub.wake_all()

    def _look_at(self, table_id: str) -> None:
        task = asyncio.create_task(self._look(table_id))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look(self, table_id: str) -> None:
        try:
            with self.quarantine.guard(table_id):
                loaded = await self.tables.get(table_id)
                self.bots.consider(loaded)
                self.turns.moved(loaded)
        except (StorageFailed, OSError) as error:
            log.warning("cannot look", reason=type(error).__name__)
        finally:
            # Where we could not look, whoever listens there tries on until they have heard of it.
            self.hub.wake(table_id, chat=True)

    # What has to be done now and then

    async def sweep(self) -> None:
        """Look after bots without a mover, people who are away, and tables that nobody uses."""
        await self._do("count time", self.uptime.look())
        await self._do("read who is kept out", self._turn_away())
        await self._do("note presence", self.presence.still_here(self.hub.seats_here()))
        await self._do("note who watches", self.presence.still_watched(self.hub.watched()))
        await self._do("replace the absent", self.presence.replace_the_absent())
        await self._do("end what was given up", self.giving_up.end_unopposed())
        await self._do("play for the late", self.turns.play_for_the_late())
        await self._do("call those who are away", self.calling.call_those_due())
        await self._do("forget addresses of mail", self.mail.tidy())
        await self._do("let bots complete open tables", self.open_tables.begin_those_due())
        await self._do("forget who waits no more", self.waiting.drop_silent())
        await self._do("look at the board", self.board.read_for_lookers())
        await self._do("take over bots", self.bots.take_over())
        await self._do("drop idle tables", self.tables.drop_idle())
        await self._do("delete old tables", self.keeping.tidy())
        await self._do("publish figures", self._publish())

    def _figures(self) -> bytes:
        own = self.metrics.text()
        peers = self.peers
        return own if peers is None else text_of_all({**peers.published(), peers.own: own})

    async def _turn_away(self) -> None:
        """Whoever is kept out from now on has to go."""
        if await self.blocklist.refresh():
            self.hub.turn_away(self.blocklist.keeps_out)
            self.board.turn_away(self.blocklist.keeps_out)

    async def _publish(self) -> None:
        if self.peers is not None and self.settings.metrics:
            self.peers.publish(self.metrics.text())

    async def _do(self, chore: str, work: Awaitable[None]) -> None:
        """Do a part of the sweep; whatever becomes of it, the other parts are done and there will be another sweep."""
        try:
            await work
        except Exception as error:
            log.warning("sweep failed", chore=chore, reason=type(error).__name__)

    async def _sweep_on(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(self.settings.sweep)


def workers(settings: Settings, count: int, seconds: float, longest: int = LONGEST) -> Workers:
    """So many processes for what must not hold up this one, each task within so many seconds."""
    arguments = (str(settings.worker_megabytes), *settings.plugins)
    return Workers("dreadhall.server.worker", arguments, count, seconds, longest=longest)
