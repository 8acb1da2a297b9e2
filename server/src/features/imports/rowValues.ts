import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { type Class, type FieldDescription, fieldOf } from '../../kernel/fields/FieldDescription.js'
import { isKeyed, keyOf, keyProperty } from '../../kernel/fields/keys.js'
import { type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'
import type { Language } from '../../kernel/shared/screens.js'
import { plainText } from '../../kernel/sheets/plainText.js'
import { readInstant } from '../../kernel/sheets/readMoment.js'
import { styleOfColumn } from '../../kernel/sheets/readNumber.js'
import { type ReadCell, sheetLimits } from '../../kernel/sheets/SheetRow.js'
import type { DataImport } from './DataImport.js'
import type { RowFault } from './ImportRow.js'
import { entityOf, importedFields } from './importedKinds.js'
import { isOfPictures, namesIn } from './pictureNames.js'

/** Excel cuts what is longer, so that such a text is not all of it. */
const cutAt = 32_767

/** What a row says, before it is known which record it is about. */
export interface RowValues {
  /** As a client would send them; without pictures. */
  values: Values
  /** The names of pictures, by field. */
  pictures: Record<string, string[]>
  /** The id that the file gives the record, and when it says that it was added. */
  id: number | null
  createdAt: string | null
  faults: RowFault[]
}

/** What is known of all rows of a file. */
export interface RowReading {
  columns: DataImport['columns']
  /** How numbers are written, by column. */
  numbers: (Language | null)[]
}

/**
 * How the numbers of each column are written: as the owner says, else as the column itself shows, else as the others do. Others
 * have a turn between its columns.
 */
export async function readingOf(
  { columns, numbers }: DataImport,
  rows: readonly { cells: ReadCell[] }[],
): Promise<RowReading> {
  const own: (Language | null)[] = []
  for (const [column, { target }] of columns.entries()) {
    const texts = rows.flatMap(({ cells }) => (typeof cells[column] === 'string' ? [cells[column]] : []))
    own.push(target === null ? null : styleOfColumn(texts))
    await setImmediate()
  }
  const others = own.filter((style) => style !== null)
  const common = new Set(others).size === 1 ? (others[0] ?? null) : null
  return { columns, numbers: own.map((style) => numbers ?? style ?? common) }
}

/** What the cells of a row say, or why they do not. Empty cells say nothing: what a record has stays. */
export async function rowValues(
  context: Context,
  { entity }: Pick<DataImport, 'entity'>,
  { columns, numbers }: RowReading,
  cells: readonly ReadCell[],
): Promise<RowValues> {
  const { timeZone } = context.services.settings
  const read: RowValues = { values: {}, pictures: {}, id: null, createdAt: null, faults: [] }
  const names = new Map<FieldDescription, ReadCell>()
  for (const [place, { target }] of columns.entries()) {
    const cell = cells[place] ?? null
    if (target === null || cell === null) continue
    const fault = unreadable(cell)
    const [name = '', part] = target.split('.')
    if (fault) read.faults.push({ field: name, message: fault })
    else if (target === 'id') read.id = Number(plainText(cell)) || null
    else if (target === 'createdAt') read.createdAt = readInstant(cell, timeZone)
    else {
      const field = importedFields(entity).find((each) => each.name === name)
      if (!field || plainText(cell).length === cutAt) continue
      if (isOfPictures(field)) read.pictures[name] = namesIn(plainText(cell))
      else if (part === 'id') read.values[name] = Number(plainText(cell)) || null
      else if (field.kind.leadsTo === 'record') names.set(field, cell)
      else {
        const said = field.kind.fromCell?.(field, cell, { numbers: numbers[place] ?? null, timeZone })
        if (said && 'fault' in said) read.faults.push({ field: name, message: said.fault })
        else if (said) read.values[name] = said.value
      }
    }
  }
  for (const [field, cell] of names) await addNamed(context, read, field, plainText(cell).trim())
  return read
}

function unreadable(cell: ReadCell): RowFault['message'] | null {
  if (cell !== null && typeof cell === 'object' && 'failed' in cell) {
    return { key: 'import.failedFormula', values: { text: cell.failed } }
  }
  return typeof cell === 'string' && cell.length > sheetLimits.characters ? { key: 'import.tooLong' } : null
}

/** The record that a cell names, unless its id is known and there is one. */
async function addNamed(context: Context, read: RowValues, field: FieldDescription, text: string): Promise<void> {
  const { reader } = context.services.database
  const target = targetOf(field)
  const given = read.values[field.name]
  if (typeof given === 'number' && (await reader.existsBy(target, { id: given }))) return
  delete read.values[field.name]
  const found = await recordsCalled(context, managedEntity(target), text)
  const [only, ...more] = found
  if (only && more.length === 0) read.values[field.name] = only.id
  else {
    const key = only ? 'import.severalRecords' : 'import.noRecord'
    read.faults.push({ field: field.name, message: { key, values: { text: text.slice(0, 60) } } })
  }
}

/** By the title, or by what else is unique, such as an e-mail address. */
async function recordsCalled({ services }: Context, { type, titleField }: ManagedEntity, text: string): Promise<Row[]> {
  const byUnique = ['email', 'sku'].filter((name) => fieldOf(type, name))
  for (const name of [titleField, ...byUnique]) {
    const found = (await services.database.reader.find(type, { where: whereIs(type, name, text), take: 2 })) as Row[]
    if (found.length > 0) return found
  }
  return []
}

/** The condition for a field to have a value, compared as the database compares it. */
export function whereIs(type: Class, name: string, value: unknown): Record<string, unknown> {
  const field = fieldOf(type, name)
  if (!field || typeof value !== 'string') return { [name]: value }
  return isKeyed(field) ? { [keyProperty(field)]: keyOf(field, value) } : { [name]: value.trim() }
}

export function titleOf(name: string, values: Values, record: Row | null): string {
  const { titleField } = entityOf(name)
  return String(values[titleField] ?? record?.[titleField] ?? '').slice(0, 120)
}
