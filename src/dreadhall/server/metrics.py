"""What the server counts, for Prometheus. Nothing is counted by table, seat or key."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
# Seconds for which figures are told again as they were.
FRESH = 1.0


class Metrics:
    """The figures of one process."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self._ticks = ticks
        self._told = (ticks() - FRESH, b"")
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "dreadhall_request_seconds",
            "Requests by route and status",
            ("method", "route", "status"),
            buckets=FINE,
            registry=self.registry,
        )
        self.moves = Counter("dreadhall_moves_total", "Moves stored, by kind", ("kind", "by"), registry=self.registry)
        self.answer = Histogram(
            "dreadhall_answer_seconds", "From an answer to its being stored", buckets=FINE, registry=self.registry
        )
        self.batch = Histogram(
            "dreadhall_batch_moves",
            "Moves in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100),
            registry=self.registry,
        )
        self.loads = Histogram(
            "dreadhall_load_seconds", "Bringing a table into memory", buckets=FINE, registry=self.registry
        )
        self.live_tables = Gauge("dreadhall_live_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("dreadhall_connections", "Live connections", registry=self.registry)
        self.dropped = Counter(
            "dreadhall_dropped_total", "Connections closed by us, by reason", ("reason",), registry=self.registry
        )
        self.thinking = Histogram("dreadhall_bot_seconds", "How long bots think", buckets=FINE, registry=self.registry)
        self.overtime = Counter("dreadhall_bot_overtime_total", "Bots that thought too long", registry=self.registry)

    def text(self) -> bytes:
        """All figures in the format of Prometheus, as they were a moment ago at most."""
        now = self._ticks()
        if now - self._told[0] >= FRESH:
            self._told = (now, generate_latest(self.registry))
        return self._told[1]
