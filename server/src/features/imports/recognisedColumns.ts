import { setImmediate } from 'node:timers/promises'
import { type FieldDescription, fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { isTranslated } from '../../kernel/fields/isTranslated.js'
import { fieldLabels } from '../../kernel/i18n/labels.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import { languages } from '../../kernel/shared/screens.js'
import { plainText } from '../../kernel/sheets/plainText.js'
import { lookedRows } from '../../kernel/sheets/readSheet.js'
import type { ReadCell, SheetRow } from '../../kernel/sheets/SheetRow.js'
import type { ImportColumn } from './DataImport.js'
import { entityOf, importedFields, kindOf } from './importedKinds.js'

/** Cells of a column by which it is told whether it holds what its heading says. */
const lookedCells = 50
const [maxExamples, exampleCharacters, headingCharacters] = [3, 60, 120]

/** What the columns of a file say, and the rows under the headings. Others have a turn between its columns. */
export async function recognisedTable(
  name: string,
  rows: readonly SheetRow[],
): Promise<{ columns: ImportColumn[]; rows: SheetRow[] }> {
  const own = ownColumns(name)
  const candidates = rows.slice(0, lookedRows).map(({ cells }) => recognised(name, own, cells.map(heading)))
  const counts = candidates.map((columns) => columns.filter(({ target, isOwn }) => target !== null || isOwn).length)
  const best = counts.indexOf(Math.max(...counts))
  // Where nothing is recognised, it is the first row with more than a title.
  const wide = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== null).length > 1)
  const place = (counts[best] ?? 0) > 0 ? best : Math.max(0, wide)
  const under = rows.slice(place + 1)
  const width = Math.max(...rows.slice(place).map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, column) => heading(rows[place]?.cells[column] ?? null))
  const columns = recognised(name, own, headings)
  for (const [column, each] of columns.entries()) {
    await setImmediate()
    each.examples = examplesOf(under, column)
    if (isOtherwise(name, each, under, column)) each.target = null
  }
  return { columns, rows: under }
}

/** Whether the first rows of a sheet have headings of what is imported. */
export function hasHeadings(name: string, start: readonly SheetRow[]): boolean {
  const own = ownColumns(name)
  return start.some(({ cells }) => {
    const columns = recognised(name, own, cells.map(heading))
    return columns.filter(({ target, isOwn }) => target !== null || isOwn).length > 1
  })
}

/**
 * Whether a column holds choices, and none of them is one that there is: other shops head something else with words such as
 * `Type`, or call none of their kinds as this one does.
 */
function isOtherwise(name: string, { target }: ImportColumn, rows: readonly SheetRow[], column: number): boolean {
  const field = importedFields(name).find((each) => each.name === target)
  if (!field?.choice) return false
  const cells = rows.slice(0, lookedCells).flatMap(({ cells: all }) => all[column] ?? [])
  const said = cells.map((cell) => field.kind.fromCell?.(field, cell, { numbers: null, timeZone: 'UTC' }))
  return said.length > 0 && said.every((each) => each && 'fault' in each)
}

function ownColumns(name: string): Map<string, string | null> {
  return new Map([...exportedHeadings(name), ...ownHeadings(name)])
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
function recognised(
  name: string,
  own: ReadonlyMap<string, string | null>,
  headings: readonly string[],
): ImportColumn[] {
  const columns = headings.map((text) => {
    const target = own.get(wordOf(text))
    return { heading: text, word: plain(text), target: target ?? null, isOwn: target === null }
  })
  // WooCommerce numbers its products, too.
  const isElsewhere = columns.some(({ word }) => ['regularprice', 'reguliereprijs', 'normaleprijs'].includes(word))
  for (const column of columns) if (isElsewhere && column.target === 'id') column.target = null
  const isUsed = (target: string) => columns.some((column) => column.target === target)
  for (const [target, words] of Object.entries(kindOf(name).headings)) {
    const free = columns.filter((column) => column.target === null && !column.isOwn)
    const word = words.find((each) => free.some((column) => column.word === each))
    const found = free.find((column) => column.word === word)
    if (found && !isUsed(target)) found.target = target
  }
  return withoutDoubles(columns.map(({ word, ...column }) => ({ ...column, examples: [] })))
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
