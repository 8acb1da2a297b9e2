import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const entry = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** What is loaded without being asked for: the documents' scripts, and the back office with its first screens. */
const starts = {
  start: ['src/app/main.tsx'],
  workshop: ['src/app/BackOffice.tsx', 'src/kernel/generate/ListScreen.tsx', 'src/kernel/generate/EditScreen.tsx'],
  stock: ['src/app/stockMain.tsx'],
  explorer: ['src/app/explorerMain.tsx'],
}

/**
 * One chunk per set of starts that need a module. By default there is one per set of all screens: some ninety until the
 * first list, each of which waits for a slow line.
 */
function chunkOf(module: string, graph: Rolldown.ChunkingContext): string | null {
  const names = Object.entries(starts)
    .filter(([, files]) => files.some((file) => neededBy(entry(file), graph).has(module)))
    .map(([name]) => name)
  // A document's own chunk runs its first script, so it holds nothing that others may load.
  const isOfOneDocument = names.length === 1 && names[0] !== 'workshop'
  return names.length === 0 || isOfOneDocument ? null : names.join('-')
}

const needed = new Map<string, Set<string>>()

/** A module with all that it imports statically. */
function neededBy(start: string, graph: Rolldown.ChunkingContext): Set<string> {
  const known = needed.get(start)
  if (known) return known
  const found = new Set([start])
  for (const module of found) for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) found.add(imported)
  needed.set(start, found)
  return found
}

/** Names the chunks that the first script imports on demand, so that they are fetched with it and not after it. */
const preloadBackOffice: Plugin = {
  name: 'preload-back-office',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (document, { bundle, filename }) =>
      filename.endsWith('/index.html')
        ? Object.values(bundle ?? {})
            .filter((chunk) => chunk.type === 'chunk' && chunk.name.split('-').includes('workshop'))
            .filter(({ fileName }) => !document.includes(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/cougarXr7/${fileName}` },
            }))
        : [],
  },
}

/** Joins changed words in development. */
const words: Plugin = {
  name: 'words',
  apply: 'serve',
  configureServer: ({ watcher }) => {
    watcher.on('change', (file) => {
      if (/\/words\.\w+\.json$/.test(file) && !file.includes('/generated/'))
        execFile(process.execPath, [entry('scripts/words.mjs')])
    })
  },
}

/**
 * Builds the back office, the stock list and the GraphQL explorer to `dist`; the server serves them under
 * `/cougarXr7/assets/`. The account document is built by itself, see `vite.account.config.ts`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/cougarXr7/',
  plugins: [react(), preloadBackOffice, words],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser with this syntax preloads modules itself.
    modulePreload: { polyfill: false },
    // No data: addresses in styles, so that the content policy stays narrow.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: {
        index: entry('index.html'),
        stock: entry('zzp.html'),
        explorer: entry('explorer.html'),
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'starts', name: chunkOf }] },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // Standing alone in development, the API of a server that runs beside it is used.
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/uploads', '/login-admin'].map((path) => [
        path,
        process.env.SHOP_SERVER ?? 'http://localhost:4000',
      ]),
    ),
  },
})
