import { allow, isThere } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import type { Message } from '../../kernel/i18n/say.js'
import { normalise } from '../../kernel/records/normalise.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import { defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { entityOf, kindOf } from './importedKinds.js'
import { whereIs } from './rowValues.js'

/** The record that a row is about, or in the other language the one that it translates; or why that is not known. */
export type Found = { record: Row | null; sibling: Row | null } | { fault: Message }

const nothing: Found = { record: null, sibling: null }
const most = 6

/**
 * Finds the record of a row: by its id where something else of the row agrees with it, since another shop has the same ids; else
 * by its keys, the surest first.
 */
export async function foundRecord(
  context: Context,
  name: string,
  said: Values,
  { id, createdAt }: { id: number | null; createdAt: string | null },
): Promise<Found> {
  const { type, name: entity } = entityOf(name)
  const values = normalise(type, said)
  const permission = allow(context.viewer, 'read', entity)
  const { reader } = context.services.database
  if (id !== null) {
    const row = (await reader.findOneBy(type, { id })) as Row | null
    const agrees = row && isThere(permission, row) && isThatOne(name, row, values, createdAt)
    if (agrees) return { record: row, sibling: null }
  }
  for (const key of kindOf(name).keys) {
    if (key.some((field) => values[field] == null || values[field] === '')) continue
    const isOfLanguage = hasPairs(type) && key.includes(entityOf(name).titleField)
    const where = {
      ...Object.assign({}, ...key.map((field) => whereIs(type, field, values[field]))),
      ...(isOfLanguage && { language: languageOf(values) }),
    }
    const rows = ((await reader.find(type, { where, take: most })) as Row[]).filter(
      (row) => isThere(permission, row) && !contradicts(name, key, row, values),
    )
    if (rows.length > 0) return chosen(rows, values, hasPairs(type))
  }
  // The id of another shop's record says nothing; one that nothing else tells of may be a slip.
  const isTaken = id !== null && createdAt === null && (await reader.existsBy(type, { id }))
  return isTaken ? { fault: { key: 'import.otherRecord', values: { id } } } : nothing
}

/** Whether what the file says besides the id is of that record, too. */
function isThatOne(name: string, row: Row, values: Values, createdAt: string | null): boolean {
  if (createdAt !== null && row.createdAt.slice(0, 19) === createdAt.slice(0, 19)) return true
  const fields = kindOf(name).keys.flat()
  return fields.some((field) => values[field] != null && isSame(values[field], row[field]))
}

/** A record that has another number than the row is not the one, whatever it is called. */
function contradicts(name: string, key: readonly string[], row: Row, values: Values): boolean {
  const { keys } = kindOf(name)
  return keys
    .slice(0, keys.indexOf(key))
    .some((surer) =>
      surer.every((field) => values[field] != null && row[field] != null && !isSame(values[field], row[field])),
    )
}

function isSame(one: unknown, other: unknown): boolean {
  return comparisonKey(String(one ?? '')) === comparisonKey(String(other ?? ''))
}

function chosen(rows: Row[], values: Values, isPaired: boolean): Found {
  const [first] = rows
  if (!first) return nothing
  if (!isPaired) return rows.length > 1 ? { fault: { key: 'import.severalMatch' } } : { record: first, sibling: null }
  if (new Set(rows.map(({ pair }) => pair)).size > 1) return { fault: { key: 'import.severalMatch' } }
  const own = rows.find((row) => row.language === languageOf(values))
  if (own) return { record: own, sibling: null }
  // Without a language in the file it is whichever there is.
  return values.language === undefined ? { record: first, sibling: null } : { record: null, sibling: first }
}

export function languageOf({ language }: Values): Language {
  return (language as Language | undefined) ?? defaultLanguage
}
