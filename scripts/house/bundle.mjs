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
    plugins: [oneCopyOfGraphql, ...plugins],
    environments: {
      // The very files that Node would load.
      ssr: { resolve: { noExternal: true, external, conditions: ['node'], mainFields: ['main'] } },
    },
    define: {
      // Fastify looks there for the name of every plugin; the one of Jest takes longer to go through than all the rest.
      'require.cache': 'undefined',
      // Undefined in a bundle, without which Apollo Server would hash every document in JavaScript.
      'module.require': 'require',
    },
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

/** @type {import('vite').Plugin} */
const oneCopyOfGraphql = {
  name: 'one-copy-of-graphql',
  transform(code, id) {
    // Looks for a second copy of the library at every step, except in production. In a bundle there can be only one.
    if (id.endsWith('/graphql/jsutils/instanceOf.js'))
      return code.replace("process.env.NODE_ENV === 'production'", 'true')
  },
}
