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

const overridesText = read(path.join(source, 'app/screenOverrides.ts'))
const lazyScreensFile = path.join(source, 'app/lazyScreens.tsx')
const files = new Map(
  [...read(lazyScreensFile).matchAll(/const (\w+) = lazyScreen\(\(\) => import\('([^']+)'\)/g)].map(
    ([, name, file]) => [name, file],
  ),
)
/** The files that replace a generated screen, by entity. @param {'list' | 'edit'} kind @returns {Map<string, string>} */
function overridesOf(kind) {
  const [, body = ''] = overridesText.match(new RegExp(`${kind}Overrides[^=]*= \\{([^}]*)\\}`)) ?? []
  return new Map(
    [...body.matchAll(/(\w+): (\w+)/g)].map(([, entity = '', screen]) => [
      entity,
      path.resolve(path.dirname(lazyScreensFile), `${files.get(screen)}.tsx`),
    ]),
  )
}

const [lists, edits] = [overridesOf('list'), overridesOf('edit')]
const [, mailNames = ''] = read(path.join(source, 'kernel/managed/screens.ts')).match(/new Set\(\[([^\]]*)\]/) ?? []

/** @param {boolean} isThere @param {string} [override] */
function how(isThere, override) {
  if (!isThere) return '–'
  return override ? `own, ${ownLines(override)} lines` : 'generated'
}

/** @type {string[][]} */
const rows = entities.map((/** @type {new () => object} */ type) => {
  const entity = describeEntity(type)
  const isMail = mailNames.includes(`'${entity.name}'`)
  return [
    entity.name,
    String(entity.fields.length),
    how(entity.hasList, lists.get(entity.name)),
    how(entity.createdBy !== null && !isMail),
    how(entity.canEdit, edits.get(entity.name)),
    how(isMail),
  ]
})
print([['entity', 'fields', 'list', 'add', 'edit', 'view'], ...rows])

const cells = rows.flatMap((row) => row.slice(2)).filter((cell) => cell !== '–')
const generated = cells.filter((cell) => cell === 'generated').length
console.log(
  `\n${generated} of ${cells.length} screens are generated. The lines of an own screen are its file and what only`,
)
console.log('screens written by hand use; what two of them share counts for both.\n')

const folders = [
  'app',
  ...['kernel', 'features'].flatMap((wing) =>
    readdirSync(path.join(source, wing)).map((name) => path.join(wing, name)),
  ),
]
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

/** @param {string[][]} table */
function print(table) {
  const widths = (table[0] ?? []).map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const [index, row] of table.entries()) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    if (index === 0) console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  }
}
