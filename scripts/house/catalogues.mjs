import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.mjs'

/** Where texts stand: every file named after Dutch has a twin named after English with the same keys. */
const catalogueFolders = ['server/src/kernel/i18n', 'site/src', 'admin/src']
const dutchFile = /^(.*\.)?nl\.(ts|json)$/

/**
 * @returns {Promise<{pairs: number, faults: string[]}>} how many pairs were compared, and one line per fault
 */
export async function compareCatalogues() {
  const faults = []
  let pairs = 0
  for (const folder of catalogueFolders.filter((name) => existsSync(inRoot(name)))) {
    const dutch = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => dutchFile.test(path.basename(file)) && !file.startsWith('generated'),
    )
    if (dutch.length === 0) faults.push(`${folder} has no Dutch catalogue`)
    for (const file of dutch) {
      const english = path.join(path.dirname(file), path.basename(file).replace(/nl\.(ts|json)$/, 'en.$1'))
      pairs += 1
      faults.push(...(await compareFiles(path.join(folder, file), path.join(folder, english))))
    }
  }
  return { pairs, faults }
}

/**
 * @param {string} dutchPath
 * @param {string} englishPath
 */
async function compareFiles(dutchPath, englishPath) {
  if (!existsSync(inRoot(englishPath))) return [`${englishPath} is missing`]
  return differences(await readCatalogue(dutchPath), await readCatalogue(englishPath)).map(
    (difference) => `${englishPath}: ${difference}`,
  )
}

/**
 * Keys that only one language has, empty texts, and texts whose placeholders differ from those of their twin.
 * @param {Map<string, string>} dutch
 * @param {Map<string, string>} english
 */
export function differences(dutch, english) {
  const missing = [...dutch.keys()].filter((key) => !english.has(key)).map((key) => `"${key}" is only in Dutch`)
  const extra = [...english.keys()].filter((key) => !dutch.has(key)).map((key) => `"${key}" is only in English`)
  const empty = [...dutch, ...english].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty`)
  const unlike = [...dutch]
    .filter(([key, text]) => english.has(key) && placeholders(text) !== placeholders(english.get(key) ?? ''))
    .map(([key]) => `"${key}" fills in other values than in Dutch`)
  return [...missing, ...extra, ...empty, ...unlike]
}

/**
 * The names of the placeholders of a text in ICU's notation. Inside `{count, plural, one {photo} …}` braces hold texts again,
 * so names stand after every brace of an odd depth.
 * @param {string} text
 */
function placeholders(text) {
  const names = new Set()
  let depth = 0
  for (const [brace, , name] of text.matchAll(/(\{)\s*(\w*)|\}/g)) {
    depth += brace === '}' ? -1 : 1
    if (brace !== '}' && depth % 2 === 1) names.add(name)
  }
  return [...names].sort().join()
}

/**
 * @param {string} file a JSON file, or a module without imports of its own that exports one object of texts
 * @returns {Promise<Map<string, string>>} path of the key -> text
 */
export async function readCatalogue(file) {
  const source = readFileSync(inRoot(file), 'utf8')
  if (file.endsWith('.json')) return flatten(JSON.parse(source))
  // Not above: this file is read before anything is installed.
  const { transformSync } = await import('@swc/core')
  const { code } = transformSync(source, {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  })
  const loaded = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  return flatten(loaded)
}

/**
 * @param {unknown} value
 * @param {string} [prefix]
 * @returns {Map<string, string>}
 */
function flatten(value, prefix = '') {
  if (typeof value !== 'object' || value === null) return new Map([[prefix, String(value)]])
  // The name of the export itself (`nl`, `en`, `default`) is no part of a key.
  const isModule = Object.prototype.toString.call(value) === '[object Module]'
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, isModule ? prefix : prefix === '' ? key : `${prefix}.${key}`),
    ]),
  )
}
