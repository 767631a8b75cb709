# An image with `preview` in it: docker build -t layout-preview . && docker run --rm -v "$PWD:/work" layout-preview test
FROM swift:6.3-bookworm AS build
COPY . /layout-preview
RUN apt-get update && apt-get install -y --no-install-recommends git make && rm -rf /var/lib/apt/lists/*
RUN make -C /layout-preview install PREFIX=/opt/layout-preview

FROM swift:6.3-bookworm
COPY scripts/install-packages /tmp/install-packages
RUN apt-get update && /tmp/install-packages && rm -rf /var/lib/apt/lists/* /tmp/install-packages
COPY --from=build /opt/layout-preview /usr/local
ENV LAYOUT_PREVIEW=/usr/local/lib/layout-preview/LayoutPreview
WORKDIR /work
ENTRYPOINT ["preview"]
CMD ["--help"]
