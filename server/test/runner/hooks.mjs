import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createScriptTransformer } from '@jest/transform'

/**
 * How Node resolves and loads what tests import: TypeScript as Jest transforms and caches it, packages from the bundle.
 * Runs in a thread of its own.
 */

/** @type {Record<string, string>} */
const standIns = {
  '@jest/globals': new URL('globals.mjs', import.meta.url).href,
  '@node-rs/argon2': new URL('../quickHashes.mjs', import.meta.url).href,
}
const supported = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
}

/** @type {Awaited<ReturnType<typeof createScriptTransformer>>} */
let transformer
/** @type {import('node:worker_threads').MessagePort} */
let sourceMaps

/** @param {{config: import('@jest/types').Config.ProjectConfig, sourceMaps: import('node:worker_threads').MessagePort}} data */
export async function initialize(data) {
  sourceMaps = data.sourceMaps
  transformer = await createScriptTransformer(data.config, new Map())
}

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  const url = standIn(specifier, context.parentURL) ?? typescript(specifier, context.parentURL) ?? bundled(specifier)
  return url === undefined ? nextResolve(specifier, context) : { url, shortCircuit: true }
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!isTypescript(url)) return nextLoad(url, context)
  const { code, sourceMapPath } = transformer.transform(fileURLToPath(url), supported)
  if (sourceMapPath) sourceMaps.postMessage([url, sourceMapPath])
  return { format: 'module', source: code, shortCircuit: true }
}

/** A stand-in alone gets the package itself. @param {string} specifier @param {string} [parent] */
function standIn(specifier, parent) {
  const url = standIns[specifier]
  return url === parent ? undefined : url
}

/** @param {string} specifier @param {string} [parent] */
function typescript(specifier, parent) {
  if (parent === undefined || !specifier.startsWith('.') || !isTypescript(parent)) return undefined
  const url = new URL(specifier.replace(/(\.js)?$/, '.ts'), parent)
  return existsSync(url) ? url.href : undefined
}

/** @type {Map<string, string | undefined>} */
const bundledPackages = new Map()

/** @param {string} name */
function bundled(name) {
  if (/^[./]|^\w+:/.test(name)) return undefined
  if (!bundledPackages.has(name)) {
    const file = path.join(process.env.TEST_LIBRARIES ?? '', `${name}.mjs`)
    bundledPackages.set(name, existsSync(file) ? pathToFileURL(file).href : undefined)
  }
  return bundledPackages.get(name)
}

/** @param {string} url */
function isTypescript(url) {
  return url.startsWith('file:') && /\.ts(\?|$)/.test(url)
}
