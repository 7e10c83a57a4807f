# The web client is built in one stage, the server runs in the next.
FROM node:24-slim AS web
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci --no-audit --no-fund
COPY web web
COPY locales locales
RUN cd web && npm run build

FROM python:3.13-slim
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY docs/rules docs/rules
COPY locales locales
COPY src src
COPY --from=web /src/src/dreadhall/server/static src/dreadhall/server/static
RUN pip install --no-cache-dir -c constraints.txt '.[server]' \
    && useradd --create-home dreadhall \
    && install -d -o dreadhall /data
USER dreadhall
WORKDIR /data
ENV DREADHALL_HOST=0.0.0.0 DREADHALL_DATA=/data
EXPOSE 8000
VOLUME /data
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/ready', timeout=3)"]
CMD ["dreadhall", "serve"]
