"""Counts and times for Prometheus. It listens; nothing else knows about it."""

import logging
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from play.listeners import TableChanged
from play.refusals import Refusal
from play.stage_times import STAGES, Turn

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of histograms in seconds; Discord itself takes most of a turn, some 0.1."""
TOO_MANY_REQUESTS = 429


class Metrics:
    """Everything that one bot counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        self._count_turns()
        self._count_discord()
        self._count_the_rest()

    def _count_turns(self) -> None:
        registry = self._registry
        self._turns = Counter("boulo_turns", "Turns that members have made", ["game"], registry=registry)
        self._turn_seconds = Histogram(
            "boulo_turn_seconds", "From a press until its board is shown", buckets=BUCKETS, registry=registry
        )
        stages = Histogram(
            "boulo_turn_stage_seconds", "A stage of a turn", ["stage"], buckets=BUCKETS, registry=registry
        )
        self._stages = {stage: stages.labels(stage) for stage in STAGES}
        self._changes = Counter("boulo_changes", "What happens at tables", ["kind"], registry=registry)
        self._refusals = Counter("boulo_refusals", "What members are refused", ["code"], registry=registry)

    def _count_discord(self) -> None:
        registry = self._registry
        self._requests = Counter(
            "boulo_discord_requests", "Answers of Discord to requests", ["status"], registry=registry
        )
        self._rate_limits = Counter(
            "boulo_discord_rate_limits", "Requests that came too soon", ["scope"], registry=registry
        )
        self._exhausted = Counter(
            "boulo_discord_exhausted", "Answers after which the next such request waits", registry=registry
        )
        self._shards = Gauge("boulo_shards", "Shards of this process", ["state"], registry=registry)

    def _count_the_rest(self) -> None:
        registry = self._registry
        errors = Counter("boulo_errors", "Errors in the log", ["logger"], registry=registry)
        self._log_handler = _ErrorCounter(errors)
        self._tables = Gauge("boulo_tables", "Games that are on, of all processes", registry=registry)
        self._queues = Gauge("boulo_worker_queue", "What waits for a worker", ["worker"], registry=registry)
        self._lag = Histogram(
            "boulo_loop_lag_seconds", "How late the event loop is", buckets=BUCKETS, registry=registry
        )

    # Counting

    def note_turn(self, turn: Turn) -> None:
        """Count a turn that was made."""
        assert turn.table is not None
        self._turns.labels(turn.table.game).inc()
        for stage, seconds in turn.seconds.items():
            self._stages[stage].observe(seconds)
        self._turn_seconds.observe(sum(turn.seconds.values()))

    async def hear(self, change: TableChanged) -> None:
        """Count what has happened at a table."""
        self._changes.labels(change.kind).inc()

    def note_refusal(self, refusal: Refusal) -> None:
        self._refusals.labels(refusal.code).inc()

    def note_lag(self, seconds: float) -> None:
        self._lag.observe(seconds)

    @property
    def log_handler(self) -> logging.Handler:
        """A handler that counts the errors that are logged."""
        return self._log_handler

    def trace(self) -> aiohttp.TraceConfig:
        """A trace that counts the answers of Discord."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note_answer)
        return trace

    async def _note_answer(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        status, headers = end.response.status, end.response.headers
        self._requests.labels(str(status)).inc()
        if status == TOO_MANY_REQUESTS:
            self._rate_limits.labels(headers.get("X-RateLimit-Scope", "unknown")).inc()
        elif headers.get("X-RateLimit-Remaining") == "0":
            self._exhausted.inc()

    # Reporting

    def watch_queue(self, name: str, worker: Any) -> None:
        """Report how much work waits for a worker, whenever metrics are read."""
        self._queues.labels(name).set_function(lambda: worker.waiting)

    def set_shards(self, **states: int) -> None:
        for state, count in states.items():
            self._shards.labels(state).set(count)

    def set_tables(self, count: int) -> None:
        self._tables.set(count)

    def print(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self._registry)


class _ErrorCounter(logging.Handler):
    """Counts what is logged as an error, and writes nothing."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.labels(record.name).inc()
