import type { EntityManager } from 'typeorm'
import type { Row } from '../context/Row.js'
import { anyOf } from '../database/anyOf.js'
import type { Class } from '../fields/FieldDescription.js'
import { imagesIn } from '../fields/imagesIn.js'
import { Media } from '../records/Media.js'
import { ReplacedMedia } from '../records/ReplacedMedia.js'

/** An earlier record with replaced images updated, and deleted ones removed. */
export async function existingImages(manager: EntityManager, type: Class, row: Row): Promise<Row> {
  const urls = [...new Set(imagesIn(type, row).map(({ url }) => url))]
  if (urls.length === 0) return row
  const there = new Set((await manager.findBy(Media, { url: anyOf(manager, urls) })).map(({ url }) => url))
  const gone = urls.filter((url) => !there.has(url))
  if (gone.length === 0) return row
  const replaced = await manager.findBy(ReplacedMedia, { url: anyOf(manager, gone) })
  const now = new Map(replaced.map(({ url, replacement }) => [url, replacement]))
  return withImages(row, new Map(gone.map((url) => [url, now.get(url) ?? null]))) as Row
}

/** Replaces each of these addresses, or removes it where the replacement is null. */
function withImages(value: unknown, instead: ReadonlyMap<string, string | null>): unknown {
  if (typeof value === 'string') return instead.has(value) ? instead.get(value) : value
  if (Array.isArray(value)) {
    return value
      .map((each) => withImages(each, instead))
      .filter((each, index) => each !== null || value[index] === null)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withImages(inner, instead)]))
}
