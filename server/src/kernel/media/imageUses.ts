import { type EntityManager, Not, type SelectQueryBuilder } from 'typeorm'
import type { Row } from '../context/Row.js'
import { anyOf } from '../database/anyOf.js'
import type { Database } from '../database/Database.js'
import { RowReader } from '../database/RowReader.js'
import { type Class, type FieldDescription, fieldsOf, isStored } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { fromEntities } from '../fields/managedEntities.js'
import type { Media } from '../records/Media.js'
import { imagesInDrafts } from './draftImages.js'
import { imagesInTexts } from './imagesInTexts.js'
import { imagesInTrash } from './trashedImages.js'

/** A record that shows an image, and the field that holds it. */
export interface ImageUse {
  type: Class
  field: FieldDescription
  row: Row
}

type UseById = Omit<ImageUse, 'row'> & { id: number }

/** Statements of so many parts are taken by every database, and as many values of a list. */
const atOnce = 250

interface Asked {
  /** Of each image; all when not given. */
  max?: number
  /** Whether the rows have all of their columns, or else their titles alone. */
  isWhole?: boolean
  /** That of a transaction, to see what it sees. */
  manager?: EntityManager
}

/** The rows that show these images, found through the field descriptions of every entity: those of each by their ids. */
export async function imageUses(
  database: Database,
  urls: readonly string[],
  { max = Number.MAX_SAFE_INTEGER, isWhole = false, manager = database.reader }: Asked = {},
): Promise<Map<string, ImageUse[]>> {
  const found = new Map<string, UseById[]>(urls.map((url) => [url, []]))
  for (const { type, images, texts } of urls.length === 0 ? [] : showing()) {
    const shown = await imagesInTexts(database, manager, type, texts)
    const inFields: [FieldDescription, Map<string, number[]>][] = []
    for (const field of images) inFields.push([field, await idsShowing(manager, type, field, urls, max)])
    for (const [url, uses] of found) {
      const ofType = [
        ...inFields.map(([field, ids]) => [field, ids.get(url) ?? []] as const),
        ...(shown.get(url) ?? []),
      ].flatMap(([field, ids]) => ids.slice(0, max).map((id) => ({ type, field, id })))
      uses.push(...ofType.sort((one, other) => one.id - other.id))
    }
  }
  return withRows(manager, isWhole, new Map([...found].map(([url, uses]) => [url, uses.slice(0, max)])))
}

/** The ids of the records with these images in a field, by address: each from the index of the field. */
async function idsShowing(
  manager: EntityManager,
  type: Class,
  { name }: FieldDescription,
  urls: readonly string[],
  max: number,
): Promise<Map<string, number[]>> {
  const { driver } = manager.connection
  const metadata = manager.connection.getMetadata(type)
  const [table, column] = [metadata.tableName, metadata.findColumnWithPropertyName(name)?.databaseName ?? name].map(
    (each) => driver.escape(each),
  )
  const found = new Map<string, number[]>()
  for (let from = 0; from < urls.length; from += atOnce) {
    const some = urls.slice(from, from + atOnce)
    const statements = some.map(
      (_, index) =>
        `SELECT * FROM (SELECT id, ${column} AS url FROM ${table} WHERE ${column} = ? ORDER BY id LIMIT ${max}) shown${index}`,
    )
    const rows: { id: unknown; url: string }[] = await manager.query(statements.join(' UNION ALL '), some)
    for (const { id, url } of rows) {
      const ids = found.get(url) ?? []
      found.set(url, ids)
      ids.push(Number(id))
    }
  }
  return found
}

/** The records are read once each, in lists of which every database takes as many values. */
async function withRows(
  manager: EntityManager,
  isWhole: boolean,
  found: ReadonlyMap<string, readonly UseById[]>,
): Promise<Map<string, ImageUse[]>> {
  const rows = new Map<Class, Map<number, Row>>()
  const uses = [...found.values()].flat()
  for (const { type } of showing()) {
    const ids = [...new Set(uses.filter((use) => use.type === type).map(({ id }) => id))]
    const ofType = new Map<number, Row>()
    const columns = isWhole ? undefined : ['id', managedEntity(type).titleField]
    for (let from = 0; from < ids.length; from += atOnce) {
      const where = { id: ids.slice(from, from + atOnce) }
      for (const row of await new RowReader(manager).find<Row>(type, { columns, where })) ofType.set(row.id, row)
    }
    rows.set(type, ofType)
  }
  return new Map(
    [...found].map(([url, ofUrl]) => [
      url,
      ofUrl.flatMap(({ type, field, id }) => {
        const row = rows.get(type)?.get(id)
        return row ? [{ type, field, row }] : []
      }),
    ]),
  )
}

/**
 * Narrows the query down to images that no record shows, neither a live one nor one in the trash, and that no draft is to show.
 * @param database null where nothing that is read may be cached
 */
export async function unusedOnly(
  database: Database | null,
  manager: EntityManager,
  query: SelectQueryBuilder<Media>,
): Promise<void> {
  const inTexts = new Set<string>([...(await imagesInTrash(manager)), ...(await imagesInDrafts(manager))])
  for (const { type, images, texts } of showing()) {
    for (const { name } of images) {
      const shown = query.subQuery().select('1').from(type, 'record').where(`record.${name} = media.url`)
      query.andWhere(`NOT EXISTS ${shown.getQuery()}`)
    }
    for (const url of (await imagesInTexts(database, manager, type, texts)).keys()) inTexts.add(url)
  }
  query.andWhere({ url: Not(anyOf(manager, [...inTexts])) })
}

/** The value with every occurrence of one image's address replaced by another's. */
export function withImage(value: unknown, from: string, to: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(from, to))
}

interface Showing {
  type: Class
  images: FieldDescription[]
  texts: FieldDescription[]
}

const showing = fromEntities((entities): Showing[] =>
  entities
    .map((type) => {
      const stored = fieldsOf(type).filter(isStored)
      return { type, images: stored.filter(isImage), texts: stored.filter(mayShow) }
    })
    .filter(({ images, texts }) => images.length + texts.length > 0),
)

/** A field that is one address, with an index. */
function isImage({ kind }: FieldDescription): boolean {
  return kind.leadsTo === 'image'
}

/** Whether a text may contain addresses of images. Parts show what their own fields do: lines of quotes show none. */
function mayShow(field: FieldDescription): boolean {
  const { leadsTo, words, parts } = field.kind
  const types = parts?.types(field) ?? []
  const isShowing = (type: Class) => fieldsOf(type).some((each) => isImage(each) || mayShow(each))
  return leadsTo === 'images' || words === 'html' || types.some(isShowing)
}
