# A server in a container: `docker build -t higaki .`, then
# `docker run -p 8000:8000 -v higaki:/data higaki higaki serve --host 0.0.0.0 --db /data/higaki.db --hosts higaki.example`.
# Both stages have the same Python, for which the wheel is compiled.

FROM python:3.13-slim-trixie AS build
RUN apt-get update -qq && apt-get install -y -qq gcc libc6-dev make nodejs npm
WORKDIR /higaki
COPY LICENSE Makefile README.md constraints.txt pyproject.toml setup.py ./
COPY bench bench
COPY building building
COPY src src
COPY web web
RUN make wheel PYTHON=python3
# By their hashes first what is needed, then the wheel, which has none.
RUN python3 -m venv /opt/higaki \
    && sed -n '/^pip==/,/[^\\]$/p' constraints.txt > pip.txt \
    && /opt/higaki/bin/pip install --quiet --require-hashes -r pip.txt \
    && /opt/higaki/bin/pip install --quiet -c constraints.txt --build-constraint constraints.txt \
        $(python3 -m building.pins needed) \
    && /opt/higaki/bin/pip install --quiet --no-deps build/wheel/*.whl

FROM python:3.13-slim-trixie
COPY --from=build /opt/higaki /opt/higaki
ENV PATH=/opt/higaki/bin:$PATH
RUN useradd --system --home-dir /data --create-home higaki
USER higaki
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python3", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
CMD ["higaki", "serve", "--host", "0.0.0.0", "--db", "/data/higaki.db"]
