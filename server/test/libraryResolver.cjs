const { existsSync } = require('node:fs')
const path = require('node:path')

/** Packages in the bundle that the configuration of Jest has made sure of. @type {Map<string, string | undefined>} */
const known = new Map()

/** @param {string} name */
function inBundle(name) {
  if (/^[./]|^node:/.test(name)) return undefined
  if (!known.has(name)) {
    const file = path.join(process.env.TEST_LIBRARIES ?? '', `${name}.mjs`)
    known.set(name, existsSync(file) ? file : undefined)
  }
  return known.get(name)
}

const hashes = '@node-rs/argon2'
const quickHashes = path.join(__dirname, 'quickHashes.mjs')

/** @param {string} name @param {string} basedir */
function standIn(name, basedir) {
  return name === hashes && basedir !== __dirname ? quickHashes : undefined
}

/**
 * Resolves imports of packages to the bundle. A package outside the bundle that requires another one gets the original:
 * modules of the bundle cannot be required.
 * @param {string} request
 * @param {{basedir: string, conditions?: string[], defaultResolver: (request: string, options: object) => string}} options
 */
module.exports = (request, options) =>
  (options.conditions?.includes('import') && (standIn(request, options.basedir) ?? inBundle(request))) ||
  options.defaultResolver(request, options)
