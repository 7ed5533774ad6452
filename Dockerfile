# navbridge in Debian, for a machine of another kind: a Mac, Windows, or another Linux. It has Node, so that a project's own Jest
# runs in it, too.
#
#   scripts/package
#   docker build --tag navbridge .
#   docker run --rm --volume "$PWD":/project navbridge test e2e
#   docker run --rm --volume "$PWD":/project navbridge detox test
#
# BASE may name another image of Debian 12.
ARG BASE=debian:bookworm-slim
FROM ${BASE}
COPY dist/navbridge_*.deb /tmp/navbridge.deb
COPY dist/navbridge-[0-9].*.tgz /tmp/navbridge.tgz
RUN apt-get update \
  && apt-get install -y --no-install-recommends /tmp/navbridge.deb esbuild librsvg2-bin nodejs \
  && mkdir -p /usr/share/nodejs/navbridge \
  && tar -xzf /tmp/navbridge.tgz -C /usr/share/nodejs/navbridge --strip-components=1 \
  && ln -s /usr/share/nodejs/navbridge/bin/navbridge.js /usr/local/bin/navbridge \
  && rm -rf /tmp/navbridge.deb /tmp/navbridge.tgz /var/lib/apt/lists/*
WORKDIR /project
ENTRYPOINT ["/usr/local/bin/navbridge"]
CMD ["--help"]
