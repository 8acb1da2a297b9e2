import type { FindOptionsSelect } from 'typeorm'
import type { Context } from '../content/Context.js'
import { notFound } from '../content/notFound.js'
import type { Row, Values } from '../content/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { publishedWhere } from './published.js'
import { publicPageSize } from './screens.js'

export interface PublicList {
  items: Row[]
  total: number
}

const newestFirst = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
] as const

/** A page of nine of what visitors may see, newest first; a page past the end has no rows. */
export async function publicPageOf(context: Context, type: Class, page: number, given: Values): Promise<PublicList> {
  if (page < 1) throw new ShopError('BAD_REQUEST')
  const { rows } = context.services.database
  const where = { ...given, ...publishedWhere(type) }
  const offset = (page - 1) * publicPageSize
  const items = await rows.find<Row>(type, { where, order: newestFirst, limit: publicPageSize, offset })
  return { items, total: await rows.count(type, { where }) }
}

/** Everything that visitors may see of a kind in the order of its ids, or so many of the newest. */
export function publicRows(context: Context, type: Class, given: Values, newest?: number): Promise<Row[]> {
  const where = { ...given, ...publishedWhere(type) }
  const order = newest === undefined ? ([['id', 'ASC']] as const) : newestFirst
  return context.services.database.rows.find<Row>(type, { where, order, limit: newest })
}

/** Which records of a kind visitors may see, without reading the rest of them. */
export async function publicIds(context: Context, type: Class, given: Values): Promise<number[]> {
  const where = { ...given, ...publishedWhere(type) }
  const rows = await context.services.database.reader.find(type, {
    select: { id: true } as FindOptionsSelect<object>,
    where,
  })
  return (rows as Row[]).map(({ id }) => id)
}

/** @throws ShopError NOT_FOUND */
export async function publicRow(context: Context, type: Class, given: Values): Promise<Row> {
  const row = await context.services.database.rows.first<Row>(type, { ...given, ...publishedWhere(type) })
  if (!row) throw notFound(managedEntity(type))
  return row
}
