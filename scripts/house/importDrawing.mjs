import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.mjs'

const file = 'docs/imports.md'
const wings = ['server', 'site', 'admin'].flatMap((name) => [`${name}/src/features`, `${name}/src/kernel`])

/** Draws which folder of the server imports which, as it is in the sources now. */
export function importDrawing() {
  return `# Which folder imports which

Made from the imports by \`npm run generate\`. An arrow leads from a folder to one that it imports; where the way leads over a third
folder the short cut is not drawn. Features import the kernel, and the delivery, or the app of a
front end, imports both.
${wings.map((wing) => `\n## ${wing}\n\n\`\`\`mermaid\nflowchart TB\n${drawn(withoutShortCuts(importsWithin(wing)))}\`\`\`\n`).join('')}`
}

export function writeImportDrawing() {
  writeFileSync(inRoot(file), importDrawing())
}

/** @returns {string[]} one line if the committed drawing is out of date */
export function outdatedDrawing() {
  return readFileSync(inRoot(file), 'utf8') === importDrawing() ? [] : [`${file} is not what the imports are`]
}

/**
 * @param {string} wing
 * @returns {Map<string, Set<string>>} the folders that each folder imports
 */
function importsWithin(wing) {
  const root = inRoot(wing)
  /** @type {Map<string, Set<string>>} */
  const imports = new Map()
  for (const source of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )) {
    const [from = '', ...within] = source.split(path.sep)
    if (within.length === 0) continue
    const targets = imports.get(from) ?? new Set()
    imports.set(from, targets)
    for (const [, specifier = ''] of readFileSync(path.join(root, source), 'utf8').matchAll(
      /(?: from |import\()'(\.[^']+)'/g,
    )) {
      const [to = '', ...rest] = path.relative(root, path.join(root, path.dirname(source), specifier)).split(path.sep)
      if (to !== '..' && to !== from && rest.length > 0) targets.add(to)
    }
  }
  return imports
}

/**
 * Without an arrow from one folder to another that is reached over a third.
 * @param {Map<string, Set<string>>} imports without circles
 */
export function withoutShortCuts(imports) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map()
  /** @type {(from: string) => Set<string>} all that is reached from a folder */
  const reached = (from) => {
    const found = known.get(from)
    if (found) return found
    const all = new Set()
    known.set(from, all)
    for (const to of imports.get(from) ?? []) for (const each of [to, ...reached(to)]) all.add(each)
    return all
  }
  return new Map(
    [...imports].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reached(other).has(to)))),
    ]),
  )
}

/** @param {Map<string, Set<string>>} imports */
function drawn(imports) {
  return [...imports]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, targets]) => `  ${[from, [...targets].toSorted().join(' & ')].filter(Boolean).join(' --> ')}\n`)
    .join('')
}
