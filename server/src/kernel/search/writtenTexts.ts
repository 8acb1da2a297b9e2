import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Row } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import type { RowQuery } from '../database/RowReader.js'
import {
  type Class,
  type FieldDescription,
  fieldOf,
  fieldsOf,
  isAnswered,
  isStored,
} from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { fieldOfText, type PlacedText, textsIn } from '../fields/textsIn.js'
import { attachedWithText } from './attachedTexts.js'
import { mayHaveText } from './mayHaveText.js'
import { type Occurrence, occurrencesIn, type Sought } from './occurrences.js'

/** A record with those of its texts in which something stands. */
export interface FoundRecord {
  row: Row
  texts: (PlacedText & { occurrences: Occurrence[] })[]
}

/** Which texts of an entity are looked in. */
export interface LookedTexts {
  /** Whether a field of the entity, or of its blocks and items, is among them. */
  isMeant(type: Class, field: FieldDescription): boolean
  /** The fields of the entity itself that the viewer can read; all when not given. */
  reads?: readonly string[] | undefined
  /** The condition of the records. */
  where?: RowQuery['where']
}

/** So long texts are looked at before others have their turn, in milliseconds. */
const longestTurn = 8

/** So many records of an entity are read. */
const maxRecords = 1000

/** Whether people read a text, and wrote it: not an address. */
export function isWritten(_: Class, field: FieldDescription): boolean {
  const { kind, form } = field
  return kind.words !== undefined && !kind.address && form !== 'key' && form !== 'anchor' && isAnswered(field)
}

/** Whether overviews do not show a text. */
export function isBeyondList(type: Class, field: FieldDescription): boolean {
  return isWritten(type, field) && !field.inList
}

/** The newest records that have a text in those that are meant. */
export async function recordsWithText(
  { rows }: Pick<Database, 'rows'>,
  type: Class,
  sought: Sought,
  { isMeant, reads, where = {} }: LookedTexts,
  max = maxRecords,
): Promise<FoundRecord[]> {
  const fields = fieldsOf(type).filter(
    (field) =>
      isStored(field) && (reads?.includes(field.name) ?? true) && (field.kind.parts ? true : isMeant(type, field)),
  )
  if (fields.length === 0) return []
  const besides = ['id', 'version', 'language', 'number', managedEntity(type).titleField]
  const columns = [...fields.map(({ name }) => name), ...besides.filter((name) => isColumn(type, name))]
  const read = await rows.find<Row>(type, {
    columns: [...new Set(columns)],
    where,
    also: mayHaveText(
      rows,
      type,
      fields.map(({ name }) => name),
      sought.text,
    ),
    order: [['id', 'DESC']],
    limit: max,
  })
  const readNames = new Set(fields.map(({ name }) => name))
  const found: FoundRecord[] = []
  let began = performance.now()
  for (const row of read) {
    const texts = textsIn(type, { ...row }, isMeant)
      .filter((placed) => readNames.has(fieldOfText(placed)))
      .flatMap((placed) => {
        const occurrences = occurrencesIn(placed.text, placed.field.kind.words === 'html', sought)
        return occurrences.length > 0 ? [{ ...placed, occurrences }] : []
      })
    if (texts.length > 0) found.push({ row, texts })
    if (performance.now() - began < longestTurn) continue
    await nextTurn()
    began = performance.now()
  }
  return found
}

function isColumn(type: Class, name: string): boolean {
  const field = fieldOf(type, name)
  return name === 'id' || name === 'version' || (field !== undefined && isStored(field))
}

/** The records that have a text in one that overviews do not show, the newest first. */
export async function idsWithText(
  database: Pick<Database, 'rows'>,
  type: Class,
  text: string,
  reads: readonly string[] | undefined,
): Promise<number[]> {
  const own = await recordsWithText(database, type, { text }, { isMeant: isBeyondList, reads })
  const attached = await attachedWithText(database, managedEntity(type).name, { text })
  return [...new Set([...own.map(({ row }) => row.id), ...attached.map(({ record }) => record)])].slice(0, maxRecords)
}
