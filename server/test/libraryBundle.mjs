import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { bundle, nativePackages } from '../../scripts/house/bundle.mjs'
import { fingerprint } from '../../scripts/house/fingerprint.mjs'
import { inRoot } from '../../scripts/house/root.mjs'

/**
 * Every worker loads the modules of the server. Of the packages that it imports these are some 1,500 files, which
 * takes longer than most test files do: they are bundled once for as long as they stay what they are, and loaded as a few.
 */

const bundles = inRoot('.cache', 'test-libraries')
const madeFrom = ['package-lock.json', 'server/test/libraryBundle.mjs', 'scripts/house/bundle.mjs']

const importedPackage = /^(?!import type).*?(?:\bfrom |\bimport |\bimport\()'((?:@[\w.-]+\/)?[\w-][\w./-]*)'/gm

/** Makes the bundle when there is none of these packages yet. @returns {Promise<string>} the folder it is in */
export async function libraryBundle() {
  const names = importedNames(['server/src', 'server/test'])
  const key = fingerprint(madeFrom, [process.versions.node, ...names])
  const folder = path.join(bundles, key.slice(0, 16))
  if (!existsSync(folder)) await bundleLibraries(names, folder)
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
  const bundled = Object.keys(dependencies).filter((name) => !nativePackages.includes(name))
  const names = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(importedPackage)].map(([, name = '']) => name))
  return [...new Set(names)].filter((name) => bundled.some((each) => `${name}/`.startsWith(`${each}/`))).toSorted()
}

/**
 * @param {string[]} names
 * @param {string} folder
 */
async function bundleLibraries(names, folder) {
  // Two runs that begin together do not write into each other's folder; the one that ends first is used by both.
  const unfinished = `${folder}.${process.pid}`
  await bundle({
    input: Object.fromEntries(names.map((name) => [name, `${prefix}${name}.mjs`])),
    folder: unfinished,
    ending: 'mjs',
    external: nativePackages,
    plugins: [entriesOf()],
  })
  removeOld()
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
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
