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

/**
 * Resolves imports of packages to the bundle. A package outside the bundle that requires another one gets the original:
 * modules of the bundle cannot be required.
 * @param {string} request
 * @param {{conditions?: string[], defaultResolver: (request: string, options: object) => string}} options
 */
module.exports = (request, options) =>
  (options.conditions?.includes('import') && inBundle(request)) || options.defaultResolver(request, options)
