import { inRoot } from './root.mjs'

/** Packages that are loaded from where they were compiled. */
export const nativePackages = ['@node-rs/argon2', 'better-sqlite3', 'better-sqlite3-13', 'sharp']

/**
 * Bundles modules for Node with the packages that they import, into a few files that load in a fraction of the time. Vite
 * makes the environment of the process that calls this one of production.
 * @param {object} options
 * @param {Record<string, string>} options.input modules by the names of what is made of them, without their ending
 * @param {string} options.folder emptied first
 * @param {'js' | 'mjs'} options.ending
 * @param {string[]} options.external packages that stay outside
 * @param {import('vite').Plugin[]} options.plugins
 */
export async function bundle({ input, folder, ending, external, plugins }) {
  // Takes a while to load, and most runs of the tests find a bundle.
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: inRoot('server'),
    logLevel: 'error',
    plugins: [substituted(), ...plugins],
    environments: {
      // The very files that Node would load.
      ssr: { resolve: { noExternal: true, external, conditions: ['node'], mainFields: ['main'] } },
    },
    define: Object.fromEntries(defined.map(({ from, to }) => [from, to])),
    resolve: { extensions: ['.js', '.json', '.node'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input,
        // Not every package says truly what it does when it is loaded.
        treeshake: false,
        output: {
          entryFileNames: `[name].${ending}`,
          // What several modules share would be named after any one of them.
          chunkFileNames: ({ isDynamicEntry }) => `chunks/${isDynamicEntry ? '[name]' : 'shared'}-[hash].${ending}`,
        },
      },
    },
  })
}

/**
 * @typedef {object} Substitution code of a package that is otherwise in a bundle
 * @property {string} file the end of its path
 * @property {string} from
 * @property {string} to
 */

/** @type {Substitution[]} */
const defined = [
  // Fastify looks there for the name of every plugin; the one of Jest takes longer to go through than all the rest.
  { file: '/fastify/lib/plugin-utils.js', from: 'require.cache', to: 'undefined' },
  // Undefined in a bundle, without which Apollo Server would hash every document in JavaScript.
  { file: '/@apollo/utils.createhash/dist/index.js', from: 'module.require', to: 'require' },
]

/**
 * Looks for a second copy of the library at every step, except in production. In a bundle there can be only one.
 * @type {Substitution}
 */
const oneCopyOfGraphql = {
  file: '/graphql/jsutils/instanceOf.js',
  from: "process.env.NODE_ENV === 'production'",
  to: 'true',
}

/** All of them, named in docs/dependencies.md. */
export const substitutions = [...defined, oneCopyOfGraphql]

/**
 * Refuses a bundle in which one of them has found nothing to take the place of: its package has changed.
 * @returns {{name: string, transform: (code: string, id: string) => string | undefined, buildEnd: (error?: Error) => void}} a plugin of Vite
 */
export function substituted() {
  const unmatched = new Set(substitutions)
  return {
    name: 'substituted',
    transform(code, id) {
      const found = substitutions.find(({ file, from }) => id.endsWith(file) && code.includes(from))
      if (!found) return undefined
      unmatched.delete(found)
      return found === oneCopyOfGraphql ? code.replaceAll(found.from, found.to) : undefined
    },
    buildEnd(error) {
      if (error || unmatched.size === 0) return
      const names = [...unmatched].map(({ file, from }) => `“${from}” in ${file.slice(1)}`)
      throw new Error(
        `A package is no longer what the bundle changes of it (docs/dependencies.md): ${names.join(', ')}`,
      )
    },
  }
}
