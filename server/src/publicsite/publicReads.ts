import type { FindOptionsOrder, FindOptionsSelect } from 'typeorm'
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

const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const

/** A page of nine of what visitors may see, newest first; a page past the end has no rows. */
export async function publicPageOf(context: Context, type: Class, page: number, where: Values): Promise<PublicList> {
  if (page < 1) throw new ShopError('BAD_REQUEST')
  const [items, total] = await context.services.database.reader.findAndCount(type, {
    where: { ...where, ...publishedWhere(type) },
    order: newestFirst as FindOptionsOrder<object>,
    take: publicPageSize,
    skip: (page - 1) * publicPageSize,
  })
  return { items: items as Row[], total }
}

/** Everything that visitors may see of a kind. */
export async function publicRows(context: Context, type: Class, where: Values, take?: number): Promise<Row[]> {
  const rows = await context.services.database.reader.find(type, {
    where: { ...where, ...publishedWhere(type) },
    order: (take === undefined ? { id: 'ASC' } : newestFirst) as FindOptionsOrder<object>,
    take,
  })
  return rows as Row[]
}

/** Which records of a kind visitors may see, without reading the rest of them. */
export async function publicIds(context: Context, type: Class, where: Values): Promise<number[]> {
  const rows = await context.services.database.reader.find(type, {
    select: { id: true } as FindOptionsSelect<object>,
    where: { ...where, ...publishedWhere(type) },
  })
  return (rows as Row[]).map(({ id }) => id)
}

/** @throws ShopError NOT_FOUND */
export async function publicRow(context: Context, type: Class, where: Values): Promise<Row> {
  const row = await context.services.database.reader.findOneBy(type, { ...where, ...publishedWhere(type) })
  if (!row) throw notFound(managedEntity(type))
  return row as Row
}
