import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../../scripts/house/fingerprint.mjs'
import { inRoot } from '../../scripts/house/root.mjs'

/**
 * Every worker loads the modules of the server. Of the packages that it imports these are some 1,500 files, which
 * takes longer than most test files do: they are bundled once for as long as they stay what they are, and loaded as a few.
 */

const bundles = inRoot('.cache', 'test-libraries')

/** Native ones are loaded from where they were compiled. */
const neverBundled = ['better-sqlite3', 'better-sqlite3-13', 'sharp', '@node-rs/argon2']
const importedPackage = /^(?!import type).*?(?:\bfrom |\bimport |\bimport\()'((?:@[\w.-]+\/)?[\w-][\w./-]*)'/gm

/** Makes the bundle when there is none of these packages yet. @returns {Promise<string>} the folder it is in */
export async function libraryBundle() {
  const names = importedNames(['server/src', 'server/test'])
  const key = fingerprint(['package-lock.json', 'server/test/libraryBundle.mjs'], [process.versions.node, ...names])
  const folder = path.join(bundles, key.slice(0, 16))
  if (!existsSync(folder)) await bundle(names, folder)
  return folder
}

/**
 * @param {string[]} folders
 * @returns {string[]}
 */
function importedNames(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) => inRoot(folder, file)),
  )
  /** @type {{dependencies: Record<string, string>}} what only tests use is not worth it, and often reads files of its own */
  const { dependencies } = JSON.parse(readFileSync(inRoot('server', 'package.json'), 'utf8'))
  const bundled = Object.keys(dependencies).filter((name) => !neverBundled.includes(name))
  const names = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(importedPackage)].map(([, name = '']) => name))
  return [...new Set(names)].filter((name) => bundled.some((each) => `${name}/`.startsWith(`${each}/`))).toSorted()
}

/**
 * @param {string[]} names
 * @param {string} folder
 */
async function bundle(names, folder) {
  const { build } = await import('vite')
  // Two runs that begin together do not write into each other's folder.
  const unfinished = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: inRoot('server'),
    logLevel: 'error',
    plugins: [entriesOf()],
    // The very files that Node would load.
    environments: {
      ssr: { resolve: { noExternal: true, external: neverBundled, conditions: ['node'], mainFields: ['main'] } },
    },
    // Fastify looks there for the name of every plugin; the one of Jest takes longer to go through than all the rest.
    define: { 'require.cache': 'undefined' },
    resolve: { extensions: ['.js', '.json', '.node'] },
    build: {
      ssr: true,
      outDir: unfinished,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `${prefix}${name}.mjs`])),
        treeshake: false,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  })
  removeOld()
  renameSync(unfinished, folder)
}

/** Those of today may be in use by another run. */
function removeOld() {
  const day = 24 * 60 * 60_000
  for (const name of readdirSync(bundles)) {
    const folder = path.join(bundles, name)
    if (statSync(folder).mtimeMs < Date.now() - day) rmSync(folder, { recursive: true })
  }
}

const prefix = '\0package:'

/** An entry for each package that exports by name whatever Node lets one import from it. @returns {import('vite').Plugin} */
function entriesOf() {
  const requirer = inRoot('server', 'package.json')
  return {
    name: 'packages',
    resolveId(id, importer) {
      if (id.startsWith(prefix)) return id
      return importer?.startsWith(prefix) ? this.resolve(id, requirer, { skipSelf: true }) : undefined
    },
    transform(code, id) {
      // Looks for a second copy of the library at every step, except in production. Here there can be only one.
      if (id.endsWith('/graphql/jsutils/instanceOf.js'))
        return code.replace("process.env.NODE_ENV === 'production'", 'true')
    },
    async load(id) {
      if (!id.startsWith(prefix)) return
      const name = id.slice(prefix.length, -'.mjs'.length)
      const exported = Object.keys(await import(name)).filter((key) =>
        /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key),
      )
      return exported.length === 0 ? `import '${name}'` : `export { ${exported.join(', ')} } from '${name}'`
    },
  }
}
