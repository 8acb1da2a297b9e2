import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { type Class, fieldOf } from '../../kernel/fields/FieldDescription.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import { emailKey } from '../../kernel/fields/keys.js'
import type { Message } from '../../kernel/i18n/say.js'
import { normalise } from '../../kernel/records/normalise.js'
import type { ReadCell } from '../../kernel/sheets/SheetRow.js'
import type { DataImport } from './DataImport.js'
import { foundRecord, languageOf } from './foundRecord.js'
import type { ImportOutcome, RowFault } from './ImportRow.js'
import { entityOf, importedFields } from './importedKinds.js'
import { fileIn, formerNames, isOfPictures, namedPictures, pictureKey, picturesOf } from './pictureNames.js'
import { type RowReading, type RowValues, rowValues, titleOf } from './rowValues.js'

/** What a row would make of which record. */
export interface RowPlan {
  outcome: ImportOutcome
  title: string
  /** The record as it is; null for a new one. */
  record: Row | null
  /** What would be sent: of a record that exists what differs alone. */
  input: Values
  /** All that the row says, whatever of it differs. */
  said: Values
  faults: RowFault[]
  /** What of the row is left out. */
  notes: Message[]
}

/**
 * Plans a row by what the shop has now. Whether its values may be stored is judged by whoever writes it.
 * @param isTrial whether pictures that were chosen and have still to come are taken as there
 */
export async function planRow(
  context: Context,
  of: DataImport,
  reading: RowReading,
  cells: readonly ReadCell[],
  isTrial: boolean,
): Promise<RowPlan> {
  const read = await rowValues(context, of, reading, cells)
  const found = await foundRecord(context, of.entity, read.values, read)
  if ('fault' in found) return refused(of, read, null, [{ field: null, message: found.fault }])
  const { record, sibling } = found
  const pictured = await picturedFields(context, of, read, record, isTrial)
  const faults = [...read.faults, ...pictured.faults]
  if (faults.length > 0) return refused(of, read, record, faults)
  const said = { ...read.values, ...pictured.values }
  const title = titleOf(of.entity, said, record)
  const { type } = entityOf(of.entity)
  if (record) {
    const input = differing(type, said, record)
    const isChanged = Object.keys(input).length > 0 || pictured.isAwaited
    return {
      outcome: isChanged ? 'changed' : 'unchanged',
      title,
      record,
      input,
      said,
      faults: [],
      notes: pictured.notes,
    }
  }
  const language = fieldOf(type, 'language') && hasPairs(type) ? { language: languageOf(said) } : {}
  const input = { ...said, ...language, ...(sibling && { translationOf: sibling.id }) }
  return { outcome: 'new', title, record: null, input, said, faults: [], notes: pictured.notes }
}

function refused(of: DataImport, { values }: RowValues, record: Row | null, faults: RowFault[]): RowPlan {
  const title = titleOf(of.entity, values, record)
  return { outcome: 'refused', title, record, input: {}, said: values, faults, notes: [] }
}

/** What of the values a record does not have yet, as it would be stored. */
function differing(type: Class, said: Values, record: Row): Values {
  const stored = normalise(type, said)
  const names = Object.keys(said).filter((name) => {
    const isAddress = fieldOf(type, name)?.form === 'email'
    const [one, other] = [stored[name], record[name] ?? null]
    // Capitals make no other mailbox.
    return isAddress && one && other ? emailKey(String(one)) !== emailKey(String(other)) : !isSame(one, other)
  })
  return Object.fromEntries(names.map((name) => [name, said[name]]))
}

/** Moments are the same to the second, which is what spreadsheets store of them. */
function isSame(one: unknown, other: unknown): boolean {
  const comparable = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? value.slice(0, 19) : value
  return JSON.stringify(comparable(one ?? null)) === JSON.stringify(comparable(other ?? null))
}

interface Pictured {
  values: Values
  /** Whether one has still to come, so that the record will change. */
  isAwaited: boolean
  faults: RowFault[]
  notes: Message[]
}

/** The pictures of a row: those that it names, or those that are called after its number where it names none. */
async function picturedFields(
  context: Context,
  of: DataImport,
  { pictures, values: { sku, gtin } }: RowValues,
  record: Row | null,
  isTrial: boolean,
): Promise<Pictured> {
  const named = { ...pictures }
  const fields = importedFields(of.entity).filter(isOfPictures)
  const [one, many] = [
    fields.find(({ kind }) => kind.leadsTo === 'image'),
    fields.find(({ kind }) => kind.leadsTo === 'images'),
  ]
  if (Object.keys(named).length === 0) {
    const numbers = [sku ?? record?.sku, gtin ?? record?.gtin].map((number) => String(number ?? ''))
    spread(picturesOf(of, numbers))
  } else if (one && !(many && named[many.name])) spread(named[one.name] ?? [])
  function spread([first, ...rest]: string[]): void {
    if (one && first !== undefined) named[one.name] = [first]
    if (many && rest.length > 0) named[many.name] = rest
  }

  const result: Pictured = { values: {}, isAwaited: false, faults: [], notes: [] }
  for (const field of fields) {
    const names = named[field.name]
    if (!names) continue
    const stored = [record?.[field.name] ?? []].flat().map(String)
    const before = await formerNames(context, stored)
    // A picture of the same name is the same one, so that a table can be imported again.
    const isThere = (name: string, place: number) =>
      before[place] === pictureKey(name) || stored[place]?.endsWith(`/${pictureKey(name)}`)
    if (names.length === stored.length && names.every(isThere)) continue
    const found = await namedPictures(context, of, names)
    const missing = found.flatMap((each) => ('missing' in each ? [each.missing] : []))
    const awaited = found.flatMap((each) => ('awaited' in each ? [each.awaited] : []))
    const fault = (key: 'import.noPicture' | 'import.pictureMissing') => (text: string) => ({
      field: field.name,
      message: { key, values: { text: text.slice(0, 80) } },
    })
    // Exports of other shops say where their pictures are; nothing is fetched from there, and the row needs none.
    const elsewhere = missing.filter((text) => /^https?:\/\//i.test(text))
    result.notes.push(
      ...elsewhere.map((text): Message => ({ key: 'import.pictureElsewhere', values: { text: fileIn(text) } })),
    )
    result.faults.push(...missing.filter((text) => !elsewhere.includes(text)).map(fault('import.noPicture')))
    if (awaited.length > 0 && !isTrial) result.faults.push(...awaited.map(fault('import.pictureMissing')))
    if (missing.length + awaited.length > 0) {
      result.isAwaited ||= awaited.length > 0
      continue
    }
    const urls = found.flatMap((each) => ('url' in each ? [each.url] : []))
    result.values[field.name] = field.kind.leadsTo === 'images' ? urls : urls[0]
  }
  return result
}
