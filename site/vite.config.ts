import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Manifest, type Plugin, type Rolldown } from 'vite'
import type { Assets } from './src/app/Assets'

const root = fileURLToPath(new URL('.', import.meta.url))
const manifestFile = `${root}dist/client/.vite/manifest.json`

/** Loads and hydrates every page. */
const hydration = `${root}src/app/hydrate.tsx`

/** A module that so many screens, dialogs and other starts import comes with every page. */
const many = 10

/** Opened by a press, after the page has all that it needs: what it shares with screens does not come with every page for it. */
const later = `${root}src/features/appointments/BookingDialog.tsx`

/**
 * Starts that stand in the chunk of this name: those of a page and of its texts have little of their own beside what they share, and
 * the banner is shown with its words. A list of prices is a block's as well.
 */
const joined: Record<string, string> = {
  'src/features/pages/PageScreen.tsx': 'pages',
  'src/features/pages/blocks/textBlocks.ts': 'texts',
  'src/features/priceFinder/FaultList.tsx': 'content',
  'src/features/consent/ConsentBanner.tsx': 'consent',
  'src/generated/messages.consent.nl.json': 'consent',
  'src/generated/messages.consent.en.json': 'consent',
}

/** What is loaded beside other code that is shared: a chunk for what some of these starts share with others. */
const sharedBy = {
  pages: `${root}src/features/pages/PageScreen.tsx`,
  texts: `${root}src/features/pages/blocks/textBlocks.ts`,
  content: `${root}src/features/pages/blocks/richBlocks.ts`,
  forms: `${root}src/features/messages/FormDialog.tsx`,
  lists: `${root}src/features/products/ProductsScreen.tsx`,
}

/**
 * Few chunks, of which a page loads few: by default there is one for each set of screens that share a module. A chunk
 * imports only those before it, since what a module imports is needed by all that need the module.
 */
function chunkOf(module: string, graph: Rolldown.ChunkingContext): string | null {
  if (module === hydration || module.includes('rolldown/runtime')) return 'site'
  if (isStart(module, graph)) return chunkOfStart(module)
  const starts = startsOf(module, graph)
  if (starts.has(hydration) || starts.size - Number(starts.has(later)) >= many) return 'site'
  // What dialogs alone share is no part of the screens that have a form in them.
  if ([...starts].every((start) => start === later || start === sharedBy.forms)) return null
  const shared = Object.entries(sharedBy).find(([, start]) => starts.has(start))
  if (starts.size > 1) return shared ? shared[0] : null
  return [...starts].map(chunkOfStart)[0] ?? null
}

function chunkOfStart(module: string): string | null {
  return joined[module.slice(root.length)] ?? null
}

const isStart = (module: string, graph: Rolldown.ChunkingContext) => {
  const { isEntry, dynamicImporters } = graph.getModuleInfo(module) ?? { isEntry: false, dynamicImporters: [] }
  return isEntry || dynamicImporters.length > 0
}

const known = new Map<string, Set<string>>()

/** The entries and the modules imported on demand that need a module. */
function startsOf(module: string, graph: Rolldown.ChunkingContext): Set<string> {
  let starts = known.get(module)
  if (!starts) {
    starts = new Set(isStart(module, graph) ? [module] : [])
    known.set(module, starts)
    for (const importer of graph.getModuleInfo(module)?.importers ?? [])
      for (const start of startsOf(importer, graph)) starts.add(start)
  }
  return starts
}

/** Recompiles a changed catalogue in development. */
const catalogues: Plugin = {
  name: 'catalogues',
  apply: 'serve',
  configureServer: ({ watcher }) => {
    watcher.on('change', (file) => {
      if (/\/words\.\w+\.json$/.test(file)) execFile(process.execPath, [`${root}scripts/messages.mjs`])
    })
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/',
  // What is served as it is; while the sources are served, the server does that itself.
  publicDir: command === 'build' && !isSsrBuild ? 'public' : false,
  appType: 'custom',
  // Messages are compiled, so that react-intl needs no parser: https://formatjs.github.io/docs/guides/performance
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  define: {
    ...((isSsrBuild || command === 'serve') && {
      __ASSETS__: JSON.stringify(command === 'build' ? builtAssets() : sourceAssets),
    }),
    // The server bundle includes its packages in their production build, whatever NODE_ENV is at run time.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  plugins: [catalogues],
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        rollupOptions: { output: { entryFileNames: 'entry.server.js', codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: ['src/app/entry.client.ts', hydration],
          preserveEntrySignatures: 'allow-extension',
          // What React Router warns of in the console is not for visitors.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'shared code', name: chunkOf }],
            },
          },
        },
      },
}))

/** What the page loads while the sources are served by Vite itself. */
const sourceAssets: Assets = {
  script: '/src/app/entry.client.ts',
  style: '/src/app/site.css',
  development: '/@vite/client',
  messages: {},
  laterMessages: {},
  imports: ['/src/app/hydrate.tsx'],
  onDemand: {},
}

/** What the page loads once the client was built, by its manifest. */
function builtAssets(): Assets {
  if (!existsSync(manifestFile)) throw new Error('Build the client before the server: its manifest is missing.')
  const built = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  // It names a chunk by its start, and one that starts have joined by itself.
  const chunksByStart = Object.entries(joined).flatMap(([source, name]) => {
    const chunk = Object.values(built).find((one) => one.name === name)
    return chunk ? [[source, chunk] as const] : []
  })
  const manifest: Manifest = { ...built, ...Object.fromEntries(chunksByStart) }
  const address = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The client build holds no ${source}.`)
    return `/${entry.file}`
  }
  const laterAddresses = (language: string) =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((source) => {
        const subject = source.match(/generated\/messages\.(\w+)\.(\w+)\.json$/)
        return subject?.[2] === language ? [[subject[1], address(source)]] : []
      }),
    )
  if (manifest['src/app/entry.client.ts']?.imports)
    throw new Error('What the first script imports would be fetched before the first paint.')
  const imports = scriptsOf(manifest, 'src/app/hydrate.tsx')
  return {
    script: address('src/app/entry.client.ts'),
    // The one of all modules, by Vite's name for it; others are asked for by what needs them.
    style: address('style.css'),
    messages: { nl: address('src/generated/messages.nl.ts'), en: address('src/generated/messages.en.ts') },
    laterMessages: { nl: laterAddresses('nl'), en: laterAddresses('en') },
    imports,
    onDemand: Object.fromEntries(
      Object.keys(manifest)
        .filter((source) => /(Screen\.tsx|Blocks\.ts)$/.test(source))
        .map((source) => [source, scriptsOf(manifest, source).filter((file) => !imports.includes(file))]),
    ),
  }
}

/** The addresses of a chunk and of the chunks that it imports; chunks may import each other. */
function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [...new Set([`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((one) => scriptsOf(manifest, one, seen))])]
}
