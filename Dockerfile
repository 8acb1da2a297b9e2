# Packages and builds in one stage, what runs in another. The digest decides what is fetched, the tag says what it is; how both
# are raised stands in docs/dependencies.md.
ARG NODE_IMAGE=node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2
FROM ${NODE_IMAGE} AS build
WORKDIR /app
# better-sqlite3 is compiled where no ready-made binary can be had.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
# An npm that keeps to `allowScripts` of package.json: scripts of packages that are not named there do not run.
RUN npm install --global --no-audit --no-fund npm@12.2.0
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY site/package.json site/
COPY admin/package.json admin/
RUN npm ci --no-audit --no-fund
COPY . .
# The bundles carry their packages along, so the server's are all that has to stay.
RUN npm run build && npm ci --omit=dev --workspace server --no-audit --no-fund

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
# What an image took while it was decoded goes back to the system at once. As in deploy/shop.service and scripts/house/allocator.mjs.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1000000 MALLOC_TRIM_THRESHOLD_=1000000
# All of it belongs to root, so that who runs it can change nothing of it.
COPY --from=build /app/package.json /app/CHANGELOG.md ./
COPY --from=build /app/docs/changelog docs/changelog
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/package.json server/
# What the server needs in another version than the other two.
COPY --from=build /app/server/node_modules server/node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/demo server/demo
COPY --from=build /app/server/fonts server/fonts
COPY --from=build /app/server/startingContent server/startingContent
COPY --from=build /app/site/dist site/dist
COPY --from=build /app/admin/dist admin/dist
# Uploads stand here, and the database too where it is SQLite: the one folder the app writes to, beside /tmp.
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
