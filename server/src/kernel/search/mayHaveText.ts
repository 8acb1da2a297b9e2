import type { RowQuery, RowReader } from '../database/RowReader.js'
import type { Class } from '../fields/FieldDescription.js'
import { comparisonKey } from '../shared/comparisonKey.js'

/** Of a table that has more, so many newest rows are looked at: what is older is found by its names and numbers. */
const maxLookedAt = 10_000

/** The condition for the newest rows of a table that may have a text in one of these properties; whether they do is to be looked at. */
export function mayHaveText(
  rows: RowReader,
  type: Class,
  properties: readonly string[],
  text: string,
): NonNullable<RowQuery['also']> {
  const pattern = storedPattern(text)
  const likes = pattern === null ? [] : properties.map((name) => rows.like(type, name, pattern))
  const newest = `${rows.column(type, 'id')} > (SELECT COALESCE(MAX(id), 0) FROM ${rows.tableOf(type)}) - ${maxLookedAt}`
  return {
    sql: likes.length === 0 ? newest : `${newest} AND (${likes.join(' OR ')})`,
    values: likes.map(() => pattern),
  }
}

/** Letters that hardly ever bear an accent, by which the database finds what may have a text. */
const plainLetter = /[bdfghjklmpqrtvwx\d]/

/**
 * A pattern of SQL for stored texts that may have this one, whatever accents, signs and tags stand between its letters;
 * null where it says too little.
 */
export function storedPattern(text: string): string | null {
  const words = comparisonKey(text).match(/[a-z\d]+/g) ?? []
  if (!words.some((word) => plainLetter.test(word))) return null
  const patterns = words.map((word) => [...word].map((sign) => (plainLetter.test(sign) ? sign : '_')).join(''))
  return `%${patterns.join('%')}%`
}
