/**
 * Bundles the compiled server. A program of its own, because the process in which Vite bundles is one of production from
 * then on, and so would be the shop that it starts.
 */
import { bundle, nativePackages } from './bundle.mjs'
import { inRoot } from './root.mjs'

/**
 * Programs, and modules that a bench or a test replaces a part of before the program begins: named here they are the
 * very ones that the programs use.
 */
const entries = {
  main: 'delivery/programs/main',
  manage: 'delivery/programs/manage',
  'cache/CachedResponse': 'kernel/cache/CachedResponse',
  'cache/ResponseCache': 'kernel/cache/ResponseCache',
  'database/sqlite': 'kernel/database/sqlite',
}

const external = [
  ...nativePackages,
  // Look for files beside their own; of pino it is the thread that writes the log of a terminal.
  ...['ioredis', 'pdfkit', 'pino'],
  // A test of faults replaces a part of it.
  'mysql2',
  // Serves front ends in development alone.
  'vite',
]

/**
 * Refuses a package that looks for files where it is: in a bundle it is somewhere else, which shows only when it is used.
 * @type {import('vite').Plugin}
 */
const nothingBesideItself = {
  name: 'nothing-beside-itself',
  transform(code, id) {
    const isPackage = id.includes('/node_modules/')
    if (isPackage && /\b__(dirname|filename)\b|\bimport\.meta\.(url|dirname|filename)\b/.test(withoutComments(code)))
      throw new Error(`${id} looks for files beside itself: its package must stay external.`)
  },
}

/** @param {string} code */
function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

await bundle({
  input: Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [name, inRoot('server', 'compiled', 'src', `${source}.js`)]),
  ),
  folder: inRoot('server', 'dist'),
  ending: 'js',
  external,
  plugins: [nothingBesideItself],
})
