"""What the service measures of itself, for Prometheus.

Every process of the API counts in a file of its own when PROMETHEUS_MULTIPROC_DIR names a folder (deploy/gunicorn.conf.py sees to it); whichever of them is
asked adds all files up. What workers count, and what waits for them, comes from Redis at the moment of asking (service/watch.py). docs/metrics.md
lists everything; a test holds the two together.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

MEDIA_TYPE: Final = "text/plain"
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_MULTIPROC: Final = "PROMETHEUS_MULTIPROC_DIR"
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


@dataclass(frozen=True, slots=True)
class Reading:
    """A value that was read outside of the API's processes: of which metric, under which labels."""

    metric: str
    labels: dict[str, str]
    value: float


Outside = Callable[[], Iterable[Reading]]

#: The metrics that readings may belong to, beside DECISIONS and SUGGESTIONS: type and what they say.
READ: Final = {
    "serenissima_redis_up": ("gauge", "1 if Redis answered when this was asked. If not, what comes from it is missing."),
    "serenissima_workers": ("gauge", "Workers that gave a sign of life of late."),
    "serenissima_thinkers": ("gauge", "Thinking processes of those workers."),
    "serenissima_queue_depth": ("gauge", "Jobs that wait in a queue."),
    "serenissima_queue_oldest_seconds": ("gauge", "How long the oldest of them has waited."),
    "serenissima_queue_level_depth": ("gauge", "Jobs that wait in a queue, by level (of the first thousand)."),
    "serenissima_queue_level_oldest_seconds": ("gauge", "How long the oldest of them has waited, by level."),
    "serenissima_owed": ("gauge", "Turns of AI seats and suggestions that workers owe, also those at work."),
    "serenissima_stalls_swept": ("counter", "Overdue turns and suggestions that were brought back, by queue."),
    "serenissima_attempts_failed": ("counter", "Attempts of workers that ended in an exception, by queue; the log has its reason."),
    "serenissima_last_resorts": ("counter", "Turns that an AI seat played below its level, by the level played."),
}
DECISIONS: Final = "serenissima_decisions"
SUGGESTIONS: Final = "serenissima_suggestions"


@final
class Metrics:
    """The metrics of this process. Made once per application."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry: Final = registry
        self.requests: Final = Counter(
            "serenissima_requests", "Requests that were answered.", ("method", "route", "status"), registry=registry
        )
        self.seconds: Final = Histogram(
            "serenissima_request_seconds",
            "Seconds to the answer's first byte; long polls wait as long as they were asked to.",
            ("method", "route"),
            buckets=_BUCKETS,
            registry=registry,
        )
        self.problems: Final = Counter(
            "serenissima_problems", "Problems that were answered; conflicts are game/stale_version.", ("code",), registry=registry
        )
        self.decisions: Final = Counter(
            DECISIONS, "Decisions that were accepted, of seats with a token or of AI seats.", ("ruleset", "by"), registry=registry
        )
        self.games: Final = Counter("serenissima_games_created", "Games made: new, fork or replay.", ("origin",), registry=registry)
        self.suggestions: Final = Counter(
            SUGGESTIONS, "Suggestions that came to a status; queued: new ones.", ("status",), registry=registry
        )
        self.streams: Final = Gauge(
            "serenissima_open_streams", "Event streams that are open.", multiprocess_mode="livesum", registry=registry
        )
        # Looking labels up costs more than counting.
        self._answered: Final[dict[tuple[str, str, int], tuple[Counter, Histogram]]] = {}
        self._decided: Final[dict[str, Counter]] = {}

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an answer."""
        key = (method, route, status)
        found = self._answered.get(key)
        if found is None:
            found = self._answered[key] = (self.requests.labels(method, route, str(status)), self.seconds.labels(method, route))
        found[0].inc()
        found[1].observe(seconds)

    def decided(self, ruleset: str, n: int) -> None:
        """Count accepted decisions of a seat that came with a token."""
        found = self._decided.get(ruleset)
        if found is None:
            found = self._decided[ruleset] = self.decisions.labels(ruleset, "seat")
        found.inc(n)

    def exposition(self, outside: Outside) -> bytes:
        """Return everything in Prometheus' text format."""
        counted: Collector = self._registry
        # Said also where no process has had a stream yet.
        self.streams.inc(0)
        if os.environ.get(_MULTIPROC):
            counted = MultiProcessCollector(None)  # type: ignore[no-untyped-call]
        return generate_latest(_Whole(counted, outside))


@final
class _Whole(Collector):
    """The processes' own metrics with what was read outside of them."""

    def __init__(self, counted: Collector, outside: Outside) -> None:
        self._counted: Final = counted
        self._outside: Final = outside

    def collect(self) -> Iterator[Metric]:
        """Yield every metric once, by name."""
        found = {metric.name: metric for metric in self._counted.collect()}
        for reading in self._outside():
            kind, doc = READ.get(reading.metric, ("counter", ""))
            metric = found.setdefault(reading.metric, Metric(reading.metric, doc, kind))
            metric.add_sample(reading.metric + ("_total" if kind == "counter" else ""), reading.labels, reading.value)
        yield from (found[name] for name in sorted(found))
