import type { CountRows } from '../../kernel/context/ListSize.js'
import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import type { RowPage, RowQuery } from '../../kernel/database/RowReader.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { maxRows } from '../../kernel/records/listing.js'
import { notFound } from '../../kernel/records/notFound.js'
import type { Reads } from '../../kernel/records/requestedReads.js'
import { publicPageSize } from '../../kernel/shared/screens.js'

const newestFirst = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
] as const

/** A page of nine public records, newest first unless it says otherwise; a page past the end has no rows. */
export async function publicPageOf(
  context: PublicContext,
  type: Class,
  page: number,
  given: Values,
  query: Pick<RowQuery, 'columns' | 'ranges' | 'order'>,
): Promise<RowPage<Row>> {
  if (page < 1) throw new ShopError('BAD_REQUEST')
  const { rows } = context.services.database
  const where = { ...given, ...publishedWhere(type) }
  const offset = (page - 1) * publicPageSize
  return rows.page<Row>(type, { where, order: newestFirst, ...query, limit: publicPageSize, offset })
}

export interface RowsQuery extends Pick<RowQuery, 'columns' | 'order' | 'also'> {
  /** Only the newest records, this many at most. */
  max?: number
  /** Not older than this instant. */
  since?: string
}

/** The public records of a kind, a thousand at most, ordered by id unless it says otherwise, or the newest ones. */
export function publicRows(
  context: PublicContext,
  type: Class,
  given: Values,
  { columns, order, max, since, also: condition }: RowsQuery = {},
): Promise<Row[]> {
  const { rows } = context.services.database
  const where = { ...given, ...publishedWhere(type) }
  if (max === undefined)
    return rows.find<Row>(type, { columns, where, order: order ?? [['id', 'ASC']], limit: maxRows })
  const sinceThen = since === undefined ? undefined : { sql: `${rows.column(type, 'createdAt')} >= ?`, values: [since] }
  const also = condition ?? sinceThen
  return rows.find<Row>(type, { columns, where, also, order: order ?? newestFirst, limit: max })
}

/** How many rows `publicRows` answers. */
export async function publicCount(
  context: Pick<PublicContext, 'services'>,
  type: Class,
  given: Values,
  since?: string,
): Promise<number> {
  const { rows } = context.services.database
  const also = since === undefined ? undefined : { sql: `${rows.column(type, 'createdAt')} >= ?`, values: [since] }
  const where = { ...given, ...publishedWhere(type) }
  const { total } = await rows.page(type, { columns: ['id'], where, also, order: [['id', 'ASC']], limit: 1, offset: 0 })
  return Math.min(total, maxRows)
}

/** The size of a list of all public records of a kind in the language that is asked for. */
export function sizeOf(type: Class): CountRows {
  return (context, { language }) => publicCount(context, type, { language })
}

/** The ids of the public records of a kind. */
export async function publicIds(context: PublicContext, type: Class, given: Values): Promise<number[]> {
  const where = { ...given, ...publishedWhere(type) }
  const rows = await context.services.database.rows.find<Row>(type, { columns: ['id'], where, order: [['id', 'ASC']] })
  return rows.map(({ id }) => id)
}

/** @throws ShopError NOT_FOUND */
export async function publicRow(
  context: PublicContext,
  type: Class,
  given: Values,
  reads: Partial<Reads>,
): Promise<Row> {
  const where = { ...given, ...publishedWhere(type) }
  const [row] = await context.services.database.rows.find<Row>(type, { ...reads, where, limit: 1 })
  if (!row) throw notFound(managedEntity(type))
  return row
}
