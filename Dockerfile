# Three stages; scripts/try-image.ts runs them by hand where there is no container engine.
FROM node:24-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# What no program reads.
RUN find node_modules -type f -name '*.ts' -delete && find node_modules -type f -name '*.map' -delete && find node_modules -type f -name '*.md' -delete
RUN strip -o node "$(command -v node)" && mkdir data

# Debian's C and C++ libraries and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data/shop MALLOC_ARENA_MAX=2
COPY --from=packages /app/node /usr/local/bin/node
COPY --from=packages --chown=65532:65532 /app/data /data
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY assets assets
COPY scripts scripts
COPY src/domain src/domain
COPY src/contract src/contract
COPY src/i18n src/i18n
COPY src/server src/server
COPY --from=build /app/dist dist
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["--max-semi-space-size=8", "scripts/serve.mjs"]
