# Two stages: what builds the bot, a compiler among it, stays behind. compose.yaml runs it with a PostgreSQL (docs/operations.md).

FROM python:3.11-bookworm AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
RUN python -m venv /venv
COPY . .
RUN /venv/bin/pip install --constraint constraints.txt '.[metrics,postgres,sentry]' \
    && /venv/bin/pip uninstall --yes pip

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data --no-create-home boulo \
    && install --directory --owner=boulo --group=boulo --mode=750 /data
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/boulo.sqlite3 \
    HTTP_PORT=8080
USER 10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as ask; ask.urlopen(f\"http://127.0.0.1:{os.environ['HTTP_PORT']}/healthz\", timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
