import { type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm'
import type { Database } from '../database/Database.js'
import { ShopError } from '../errors/ShopError.js'
import { IdSequence } from '../records/IdSequence.js'
import { RecordWrite } from '../records/RecordWrite.js'

/** Days that changes can be asked for. */
export const feedDays = 90
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Writes that are given a position in one transaction. */
const batchSize = 1000
/** The counter by which one numbers at a time. */
const sequence = 'recordWrite'

/** Where a program stands in the feed. */
interface Cursor {
  position: number
  id: number
}

export interface FeedPage {
  items: RecordWrite[]
  /** From where to go on, also when there is nothing. */
  cursor: string
  hasMore: boolean
}

/**
 * What has changed after a cursor, in an order in which nothing can come before what was read: a write gets its position
 * when it is committed already, by one who numbers at a time. The ids of the rows have no such order, since a transaction
 * may be committed after a later one.
 * @param after of an earlier answer; null from the beginning, `now` for a cursor alone
 * @throws ShopError BAD_REQUEST for what is no cursor, or one that is older than the feed
 */
export async function changesAfter(
  database: Database,
  { after, entities, count }: { after: string | null; entities: readonly string[]; count: number },
): Promise<FeedPage> {
  const from = after === null || after === 'now' ? null : readCursor(after)
  await numberWrites(database)
  if (after === 'now') return { items: [], cursor: printCursor(await lastOf(database)), hasMore: false }
  const { position, id } = from ?? { position: 0, id: 0 }
  const found = await database.reader
    .createQueryBuilder(RecordWrite, 'write')
    .where('write.position IS NOT NULL AND write.at > :since', { since: since(new Date()) })
    .andWhere('(write.position > :position OR (write.position = :position AND write.id > :id))', { position, id })
    .andWhere('write.entity IN (:...entities)', { entities: ['', ...entities] })
    .orderBy('write.position', 'ASC')
    .addOrderBy('write.id', 'ASC')
    .take(count + 1)
    .getMany()
  const items = found.slice(0, count)
  const last = items.at(-1)
  return {
    items,
    cursor: printCursor(last ? { position: last.position as number, id: last.id } : { position, id }),
    hasMore: found.length > count,
  }
}

/** Gives all that is committed a position after all that has one. */
async function numberWrites(database: Database): Promise<void> {
  if (!(await database.reader.existsBy(RecordWrite, { position: IsNull() }))) return
  for (let count = batchSize; count === batchSize; ) count = await database.write(numberBatch)
}

async function numberBatch(manager: EntityManager): Promise<number> {
  // The counter is locked by it until the commit; what is read afterwards was committed before.
  const { affected } = await manager.increment(IdSequence, { entity: sequence }, 'next', 1)
  // A backup from before there were changes has no such counter.
  if (!affected) await manager.insert(IdSequence, { entity: sequence, next: 1 })
  const [last] = await manager.query<{ position: number | null }[]>(
    'SELECT MAX(position) AS position FROM record_write',
  )
  const position = (last?.position ?? 0) + 1
  const waiting = await manager.find(RecordWrite, {
    select: { id: true },
    where: { position: IsNull() },
    order: { id: 'ASC' },
    take: batchSize,
  })
  // By their ids: a search for those without a position would wait for whoever adds one.
  if (waiting.length > 0) await manager.update(RecordWrite, { id: In(waiting.map(({ id }) => id)) }, { position })
  return waiting.length
}

async function lastOf(database: Database): Promise<Cursor> {
  const last = await database.reader
    .createQueryBuilder(RecordWrite, 'write')
    .where('write.position IS NOT NULL')
    .orderBy('write.position', 'DESC')
    .addOrderBy('write.id', 'DESC')
    .getOne()
  return last ? { position: last.position as number, id: last.id } : { position: 0, id: 0 }
}

/** With the day on which it was given: one that is older than the feed would leave out what is there no more. */
function printCursor({ position, id }: Cursor): string {
  return `${position}-${id}-${dayOf(new Date())}`
}

function readCursor(text: string): Cursor {
  const [, position, id, day] = /^(\d{1,10})-(\d{1,15})-(\d{1,6})$/.exec(text) ?? []
  if (day === undefined) throw new ShopError('BAD_REQUEST', { message: { key: 'changes.noCursor' } })
  if (Number(day) < dayOf(new Date()) - feedDays + 1) {
    throw new ShopError('BAD_REQUEST', { message: { key: 'changes.oldCursor', values: { days: feedDays } } })
  }
  return { position: Number(position), id: Number(id) }
}

function dayOf(date: Date): number {
  return Math.floor(date.getTime() / dayMilliseconds)
}

function since(now: Date): string {
  return new Date(now.getTime() - feedDays * dayMilliseconds).toISOString()
}

/** Removes what the feed does not hold any more. */
export async function removeOldWrites(database: Database, now: Date): Promise<void> {
  await database.write((manager) => manager.delete(RecordWrite, { at: LessThanOrEqual(since(now)) }))
}
