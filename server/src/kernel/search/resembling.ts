import type { Row } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { isKeyed } from '../fields/keys.js'
import { comparisonKey } from '../shared/comparisonKey.js'
import { candidatesOf } from './candidates.js'
import { searchedText } from './searchTerm.js'
import { maxTypos, mistyped } from './typos.js'
import { wordsOf } from './words.js'

/** Parts of a word that more records have say too little to look at each of them. */
const maxOfPart = 4000

/** Records beyond these are left out. */
const maxFound = 1000

const maxWords = 6

/** What people type of names and things; an e-mail address or a pattern is meant as it is typed. */
const isOfWords = /^[\p{L}\p{M}\p{N}\s'.,&-]+$/u

/**
 * The records that have every word of a text, in any order and field, where typing errors are forgiven. They are for a
 * text that no record has as it is.
 * @param fields that the viewer can read
 */
export async function resembling(
  database: Database,
  type: Class,
  fields: readonly FieldDescription[],
  text: string,
): Promise<number[]> {
  const words = typedWords(text)
  const isForgiven = words.length > 1 || words.some((word) => partsOf(word).length > 1)
  if (words.length === 0 || words.length > maxWords || !isForgiven) return []
  const looked = await Promise.all(words.map((word) => recordsWith(database, type, fields, word)))
  const fewest = looked.reduce((best, each) => (isFewer(each, best) ? each : best))
  const found: number[] = []
  const texts = await textsOf(database, type, fields, [...fewest.ids])
  for (const [id, own] of texts) {
    if (words.every((word) => isIn(word, own)) && found.push(id) === maxFound) break
  }
  return found
}

function typedWords(text: string): string[] {
  const key = comparisonKey(text)
  return isOfWords.test(key) ? wordsOf(key).map(({ form }) => form) : []
}

interface Looked {
  ids: ReadonlySet<number>
  /** Whether none was left out. */
  isWhole: boolean
}

function isFewer(one: Looked, other: Looked): boolean {
  return one.isWhole === other.isWhole ? one.ids.size < other.ids.size : one.isWhole
}

async function recordsWith(
  database: Database,
  type: Class,
  fields: readonly FieldDescription[],
  word: string,
): Promise<Looked> {
  const ids = new Set<number>()
  let isWhole = true
  for (const part of partsOf(word)) {
    const some = await candidatesOf(database, type, fields, part, maxOfPart)
    if (some) for (const id of some) ids.add(id)
    else isWhole = false
  }
  return { ids, isWhole }
}

/**
 * What of a word stands in every text that has it, be it with as many typing errors as are forgiven: of its parts, one more
 * than there may be errors, one has none; two letters may have changed places between two parts.
 */
function partsOf(word: string): string[] {
  const typos = /\d/.test(word) ? 0 : maxTypos(word.length)
  if (typos === 0) return [word]
  const ends = Array.from({ length: typos + 1 }, (_, index) => Math.round(((index + 1) * word.length) / (typos + 1)))
  const parts = ends.map((end, index) => word.slice(ends[index - 1] ?? 0, end))
  const swapped = ends
    .slice(0, -1)
    .map((at) => word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1))
  return [...new Set([...parts, ...swapped])]
}

function isIn(word: string, text: { whole: string; words: readonly string[] }): boolean {
  if (text.whole.includes(word)) return true
  return !/\d/.test(word) && text.words.some((each) => mistyped(word, each) !== null)
}

/** The searched texts of records and of those that they refer to. */
async function textsOf(
  { rows }: Database,
  type: Class,
  fields: readonly FieldDescription[],
  ids: readonly number[],
): Promise<Map<number, { whole: string; words: readonly string[] }>> {
  const own = fields.filter((field) => isKeyed(field))
  const references = fields.flatMap(({ name, target, searchedBy }) =>
    target && searchedBy ? [{ name, type: target(), searchedBy }] : [],
  )
  const columns = ['id', ...own.map(({ name }) => name), ...references.map(({ name }) => name)]
  const found = ids.length === 0 ? [] : await rows.find<Row>(type, { columns, where: { id: ids } })
  const referred = await Promise.all(
    references.map(async ({ name, type: target, searchedBy }) => {
      const texts = fieldsOf(target).filter((field) => searchedBy.includes(field.name) && isKeyed(field))
      const targets = [...new Set(found.flatMap((row) => (row[name] as number | null) ?? []))]
      const read =
        targets.length === 0
          ? []
          : await rows.find<Row>(target, { columns: ['id', ...texts.map((each) => each.name)], where: { id: targets } })
      return { name, keys: new Map(read.map((row) => [row.id, keysOf(texts, row)])) }
    }),
  )
  return new Map(
    found.map((row) => {
      const along = referred.flatMap(({ name, keys }) => keys.get(row[name] as number) ?? [])
      const whole = [...keysOf(own, row), ...along].join('\n')
      return [row.id, { whole, words: wordsOf(whole).map(({ form }) => form) }]
    }),
  )
}

function keysOf(fields: readonly FieldDescription[], row: Row): string[] {
  return fields.flatMap((field) => (row[field.name] == null ? [] : [searchedText(field, String(row[field.name]))]))
}
