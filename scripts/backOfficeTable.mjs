/**
 * `node scripts/backOfficeTable.mjs`: which screens of the back office are generated from the description of their
 * entity, which are written by hand, and how many lines each takes.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { prepare } from './house/prepare.mjs'
import { inRoot } from './house/root.mjs'

const source = inRoot('admin/src')
/** What every screen is made with counts for none of them. @param {string} file */
const isCommon = (file) => /^(kernel|app|generated)\b/.test(path.relative(source, file))

await prepare(['server'])
const { entities } = await import(inRoot('server/compiled/src/features/features.js'))
const { describeEntity } = await import(inRoot('server/compiled/src/kernel/records/describeEntities.js'))

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8')
/** @param {string} file */
const linesOf = (file) => read(file).trimEnd().split('\n').length

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? sourcesIn(file) : /\.tsx?$/.test(file) ? [file] : []))
}

/** @param {string} file @returns {string[]} */
function importedBy(file) {
  const names = [...read(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, name = '']) => name)
  return names.flatMap((name) => {
    const base = path.resolve(path.dirname(file), name)
    return [`${base}.tsx`, `${base}.ts`].filter((candidate) => statSync(candidate, { throwIfNoEntry: false }))
  })
}

/** The lines of a screen with all that it alone brings. @param {string} file */
function ownLines(file) {
  const seen = new Set([file])
  for (const each of seen) {
    for (const used of importedBy(each)) {
      if (!isCommon(used)) seen.add(used)
    }
  }
  return [...seen].reduce((sum, each) => sum + linesOf(each), 0)
}

/**
 * What the features have of an entity, by entity: the file of each screen in place of a generated one, and whether it is mail.
 * @type {Map<string, {screens: Map<string, string>, isMail: boolean}>}
 */
const own = new Map(
  sourcesIn(path.join(source, 'features'))
    .filter((file) => /^feature\.tsx?$/.test(path.basename(file)))
    .flatMap(entitiesOf),
)

/** @param {string} file @returns {[string, {screens: Map<string, string>, isMail: boolean}][]} */
function entitiesOf(file) {
  const text = read(file)
  const screens = new Map(
    [...text.matchAll(/const (\w+) = lazyScreen\(\(\) => import\('([^']+)'\)/g)].map(([, name = '', imported]) => [
      name,
      path.resolve(path.dirname(file), `${imported}.tsx`),
    ]),
  )
  const constants = new Map(
    [...text.matchAll(/^const (\w+)[^=\n]*= \{([^{}]*)\}/gm)].map(([, name = '', body]) => [name, body]),
  )
  const [, all = ''] = text.match(/entities(?:: | = )\{((?:[^{}]|\{[^{}]*\})*)\}/) ?? []
  return [...all.matchAll(/(\w+): (?:\{([^{}]*)\}|(\w+))/g)].map(([, entity = '', inline, constant = '']) => {
    const body = inline ?? constants.get(constant) ?? ''
    const named = [...body.matchAll(/(list|create|edit|view): (\w+)/g)]
    return [
      entity,
      {
        screens: new Map(named.map(([, kind = '', name = '']) => [kind, screens.get(name) ?? ''])),
        isMail: /isMail: true/.test(body),
      },
    ]
  })
}

/** @param {boolean} isThere @param {string} [override] */
function how(isThere, override) {
  if (!isThere) return '–'
  return override ? `own, ${ownLines(override)} lines` : 'generated'
}

/** @type {string[][]} */
const rows = entities.map((/** @type {new () => object} */ type) => {
  const entity = describeEntity(type)
  const { screens, isMail } = own.get(entity.name) ?? { screens: new Map(), isMail: false }
  return [
    entity.name,
    String(entity.fields.length),
    how(entity.hasList, screens.get('list')),
    how(entity.createdBy !== null && !isMail, screens.get('create')),
    how(entity.canEdit || screens.has('edit'), screens.get('edit')),
    how(screens.has('view'), screens.get('view')),
  ]
})
print([['entity', 'fields', 'list', 'add', 'edit', 'view'], ...rows])

const cells = rows.flatMap((row) => row.slice(2)).filter((cell) => cell !== '–')
const generated = cells.filter((cell) => cell === 'generated').length
console.log(
  `\n${generated} of ${cells.length} screens are generated. The lines of an own screen are its file and what only`,
)
console.log('screens written by hand use; what two of them share counts for both.\n')

const folders = ['app', ...['kernel', 'features'].flatMap(foldersIn)]
const weights = folders.map((name) => {
  const all = sourcesIn(path.join(source, name))
  return { name, lines: all.reduce((sum, file) => sum + linesOf(file), 0), count: all.length }
})
const byLines = weights.filter(({ lines }) => lines > 0).sort((one, other) => other.lines - one.lines)
print([
  ['admin/src/', 'files', 'lines', 'for'],
  ...byLines.map(({ name, lines, count }) => [
    name,
    String(count),
    String(lines),
    isCommon(path.join(source, name)) ? 'every screen' : 'screens of its own',
  ]),
])

/** @param {string} wing */
function foldersIn(wing) {
  const entries = readdirSync(path.join(source, wing), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(wing, name))
}

/** @param {string[][]} table */
function print(table) {
  const widths = (table[0] ?? []).map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const [index, row] of table.entries()) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    if (index === 0) console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  }
}
