/**
 * Bundles the compiled server. A program of its own: Vite makes the environment of its process that of production, in which
 * whoever builds would then start the shop.
 */
import { build } from 'vite'
import { inRoot } from './root.mjs'

/**
 * Programs, and modules that a bench or a test replaces a part of before the program begins: named here they are the
 * very ones that the programs use.
 */
const entries = ['main', 'manage', 'cache/CachedResponse', 'cache/ResponseCache', 'database/sqlite']

const neverBundled = [
  // Native.
  ...['@node-rs/argon2', 'better-sqlite3', 'better-sqlite3-13', 'sharp'],
  // Look for files beside their own; of pino it is the thread that writes the log of a terminal.
  ...['ioredis', 'pino'],
  // A test of faults replaces a part of it.
  'mysql2',
  // Serves front ends in development alone.
  'vite',
]

/**
 * Makes of the compiled modules of the server and of the packages that they import, 3,000 files, a few: resolving,
 * reading and compiling each by itself takes longer than the rest of a start.
 */
async function bundleServer() {
  await build({
    configFile: false,
    root: inRoot('server'),
    logLevel: 'error',
    plugins: [oneCopyOfGraphql, nothingBesideItself],
    environments: {
      // The very files that Node would load.
      ssr: { resolve: { noExternal: true, external: neverBundled, conditions: ['node'], mainFields: ['main'] } },
    },
    // Fastify looks there for the names of plugins.
    define: { 'require.cache': 'undefined' },
    resolve: { extensions: ['.js', '.json', '.node'] },
    build: {
      ssr: true,
      outDir: inRoot('server', 'dist'),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((name) => [name, inRoot('server', 'compiled', `${name}.js`)])),
        // Packages tell wrongly what they do when they are loaded.
        treeshake: false,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}

/** @type {import('vite').Plugin} */
const oneCopyOfGraphql = {
  name: 'one-copy-of-graphql',
  transform(code, id) {
    // Looks for a second copy of the library at every step, except in production. In a bundle there can be only one.
    if (id.endsWith('/graphql/jsutils/instanceOf.js'))
      return code.replace("process.env.NODE_ENV === 'production'", 'true')
  },
}

/**
 * Refuses a module that looks for files where it is: in a bundle it is somewhere else, which shows only when it is used.
 * @type {import('vite').Plugin}
 */
const nothingBesideItself = {
  name: 'nothing-beside-itself',
  transform(code, id) {
    if (/\b__(dirname|filename)\b/.test(withoutComments(code)))
      throw new Error(`${id} looks for files beside itself: its package belongs into neverBundled.`)
  },
}

/** @param {string} code */
function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

await bundleServer()
