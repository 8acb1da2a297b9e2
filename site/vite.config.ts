import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Manifest } from 'vite'
import type { Assets } from './src/Assets'

const root = fileURLToPath(new URL('.', import.meta.url))
const manifestFile = `${root}dist/client/.vite/manifest.json`

/** The browser gets messages already parsed, so the parser of messages stays out of both bundles. */
const withoutParser = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/',
  publicDir: false,
  appType: 'custom',
  resolve: { alias: withoutParser },
  define: { __ASSETS__: JSON.stringify(command === 'build' && isSsrBuild ? builtAssets() : sourceAssets) },
  // The server bundle carries its packages along: they are built for production whatever the process says it is.
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
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: { input: 'src/entry.client.tsx' },
      },
}))

/** What the page loads while the sources are served by Vite itself. */
const sourceAssets: Assets = {
  script: '/src/entry.client.tsx',
  style: '/src/styles/site.css',
  development: '/@vite/client',
  messages: {},
}

/** What the page loads once the client was built, by its manifest. */
function builtAssets(): Assets {
  if (!existsSync(manifestFile)) throw new Error('Build the client before the server: its manifest is missing.')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const address = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The client build holds no ${source}.`)
    return `/${entry.file}`
  }
  const style = Object.values(manifest).find((entry) => entry.file.endsWith('.css'))
  const entry = manifest['src/entry.client.tsx']
  return {
    script: address('src/entry.client.tsx'),
    style: `/${style?.file ?? entry?.css?.[0] ?? ''}`,
    messages: { nl: address('src/generated/messages.nl.json'), en: address('src/generated/messages.en.json') },
  }
}
