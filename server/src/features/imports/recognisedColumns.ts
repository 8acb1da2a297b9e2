import { type FieldDescription, fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { isTranslated } from '../../kernel/fields/isTranslated.js'
import { fieldLabels } from '../../kernel/i18n/labels.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import { languages } from '../../kernel/shared/screens.js'
import { plainText } from '../../kernel/sheets/plainText.js'
import type { ReadCell, SheetRow } from '../../kernel/sheets/SheetRow.js'
import type { ImportColumn } from './DataImport.js'
import { entityOf, importedFields, kindOf } from './importedKinds.js'

/** Rows among which the headings may be: some programs put a title above them. */
const lookedRows = 10
const [maxExamples, exampleCharacters, headingCharacters] = [3, 60, 120]

/** What the columns of a file say, and the rows under the headings. */
export function recognisedTable(
  name: string,
  rows: readonly SheetRow[],
): { columns: ImportColumn[]; rows: SheetRow[] } {
  const candidates = rows.slice(0, lookedRows).map(({ cells }) => recognised(name, cells.map(heading)))
  const counts = candidates.map((columns) => columns.filter(({ target, isOwn }) => target !== null || isOwn).length)
  const best = counts.indexOf(Math.max(...counts))
  // Where nothing is recognised, it is the first row with more than a title.
  const wide = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== null).length > 1)
  const place = (counts[best] ?? 0) > 0 ? best : Math.max(0, wide)
  const under = rows.slice(place + 1)
  const width = Math.max(...rows.slice(place).map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, column) => heading(rows[place]?.cells[column] ?? null))
  const columns = recognised(name, headings)
  for (const [column, each] of columns.entries()) each.examples = examplesOf(under, column)
  return { columns, rows: under }
}

function heading(cell: ReadCell): string {
  return plainText(cell).trim().slice(0, headingCharacters)
}

function examplesOf(rows: readonly SheetRow[], column: number): string[] {
  const examples = new Set<string>()
  for (const { cells } of rows) {
    const text = plainText(cells[column] ?? null).trim()
    if (text !== '') examples.add(text.length > exampleCharacters ? `${text.slice(0, exampleCharacters)}…` : text)
    if (examples.size === maxExamples) break
  }
  return [...examples]
}

/** Each column by what the back office itself calls it when it exports, then by what others call it; each field once. */
function recognised(name: string, headings: readonly string[]): ImportColumn[] {
  const own = new Map([...exportedHeadings(name), ...ownHeadings(name)])
  const columns = headings.map((text): ImportColumn => {
    const target = own.get(wordOf(text))
    return { heading: text, target: target ?? null, isOwn: target === null, examples: [] }
  })
  const isUsed = (target: string) => columns.some((column) => column.target === target)
  for (const [target, words] of Object.entries(kindOf(name).headings)) {
    const free = columns.filter((column) => column.target === null && !column.isOwn)
    const word = words.find((each) => free.some(({ heading: text }) => plain(text) === each))
    const found = free.find(({ heading: text }) => plain(text) === word)
    if (found && !isUsed(target)) found.target = target
  }
  return withoutDoubles(columns)
}

/** Of two columns with the same words the first is read. */
function withoutDoubles(columns: ImportColumn[]): ImportColumn[] {
  return columns.map((column, place) => {
    const isSecond = columns.findIndex(({ target }) => target === column.target) < place
    return column.target !== null && isSecond ? { ...column, target: null } : column
  })
}

/** What exports head the fields of an entity, in both languages and by name; null for those that the shop keeps itself. */
function exportedHeadings(name: string): [string, string | null][] {
  const { type, name: owner } = entityOf(name)
  const read = new Set(importedFields(name).map((field) => field.name))
  const headings: [string, string | null][] = []
  for (const field of fieldsOf(type)) {
    const target = read.has(field.name) ? field.name : null
    for (const text of [field.name, ...languages.map((language) => fieldLabels(owner, field.name)[language])]) {
      headings.push([wordOf(text), target], [wordOf(`${text} (${field.name})`), target])
      if (field.kind.leadsTo === 'record') headings.push([wordOf(`${text} (id)`), target && `${target}.id`])
    }
  }
  // A field that is read goes before one of the same words that is not.
  return headings.sort(([, one], [, other]) => Number(one !== null) - Number(other !== null))
}

/** What tells which record a row is about. */
function ownHeadings(name: string): [string, string | null][] {
  const { type, name: owner } = entityOf(name)
  const labels = (field: string) => languages.map((language) => wordOf(fieldLabels(owner, field)[language]))
  const kept = fieldsOf(type).filter((field) => ['id', 'createdAt'].includes(field.name))
  return [
    ...kept.flatMap(({ name: field }: FieldDescription) =>
      [wordOf(field), ...labels(field)].map((word): [string, string] => [word, field]),
    ),
    ...(isTranslated(type) ? ['vertaling (id)', 'translation (id)'].map((word): [string, null] => [word, null]) : []),
  ]
}

function wordOf(text: string): string {
  return comparisonKey(text).trim()
}

function plain(text: string): string {
  return comparisonKey(text).replace(/[^a-z0-9%]/g, '')
}

/** What a column can be said to hold. */
export function targetsOf(name: string): string[] {
  return [
    'id',
    'createdAt',
    ...importedFields(name).flatMap((field) =>
      field.kind.leadsTo === 'record' ? [field.name, `${field.name}.id`] : [field.name],
    ),
  ]
}
