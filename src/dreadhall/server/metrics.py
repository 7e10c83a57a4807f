"""What the server counts, for Prometheus. Nothing is counted by table, seat or key."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from typing_extensions import override

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
# Seconds for which figures are told again as they were.
FRESH = 1.0


class FastCounter(Collector):
    """A counter for what happens all the time: it is made into what Prometheus wants when somebody looks."""

    def __init__(self, name: str, meaning: str, labels: tuple[str, ...]) -> None:
        self._of = (name, meaning, None, labels)
        self._counts: dict[tuple[str, ...], int] = {}

    def add(self, *labels: str) -> None:
        """One more of these."""
        self._counts[labels] = self._counts.get(labels, 0) + 1

    @override
    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(*self._of)
        for labels, count in tuple(self._counts.items()):
            family.add_metric(labels, count)
        yield family


class Spread(Collector):
    """A histogram of the same kind."""

    def __init__(self, name: str, meaning: str, bounds: Sequence[float]) -> None:
        self._of = (name, meaning)
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more of this size."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    @override
    def collect(self) -> Iterator[Metric]:
        names = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        yield HistogramMetricFamily(
            *self._of, buckets=list(zip(names, accumulate(self._counts), strict=True)), sum_value=self._sum
        )


class Fresh:
    """A text that is made anew when somebody asks, unless it was a moment ago: nobody is kept busy by asking again."""

    def __init__(self, make: Callable[[], bytes], ticks: Callable[[], float]) -> None:
        self._make = make
        self._ticks = ticks
        self._made = (ticks() - FRESH, b"")

    def __call__(self) -> bytes:
        """The text as it was a moment ago at most."""
        now = self._ticks()
        if now - self._made[0] >= FRESH:
            self._made = (now, self._make())
        return self._made[1]


class Metrics:
    """The figures of one process."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "dreadhall_request_seconds",
            "Requests by route and status",
            ("method", "route", "status"),
            buckets=FINE,
            registry=self.registry,
        )
        self.moves = FastCounter("dreadhall_moves", "Moves stored, by kind", ("kind", "by"))
        self.answer = Spread("dreadhall_answer_seconds", "From an answer to its being stored", FINE)
        for often in (self.moves, self.answer):
            self.registry.register(often)
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

        ProcessCollector(registry=self.registry)
        # All of them in the format of Prometheus.
        self.text = Fresh(lambda: generate_latest(self.registry), ticks)


class AllProcesses:
    """The figures of several processes, each under its number."""

    def __init__(self, figures: Mapping[int, bytes]) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        """Each family once, with the samples of all."""
        families: dict[str, Metric] = {}
        for number, text in sorted(self._figures.items()):
            for family in text_string_to_metric_families(text.decode()):
                merged = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    merged.add_sample(sample.name, {**sample.labels, "process": str(number)}, sample.value)
        yield from families.values()


def text_of_all(figures: Mapping[int, bytes]) -> bytes:
    """The figures of several processes in the format of Prometheus."""
    return generate_latest(AllProcesses(figures))
