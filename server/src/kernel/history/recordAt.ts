import { type EntityManager, MoreThan } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { readRecord } from '../records/listing.js'
import { notFound } from '../records/notFound.js'
import { Revision } from '../records/Revision.js'
import { existingImages } from '../trash/existingImages.js'

export interface EarlierRecord {
  was: Row
  now: Row
}

/**
 * A record as it was after a change: its current state with every later change undone, which also works when older
 * history has been removed.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for a change of another record
 */
export async function recordAt(
  context: Context,
  entity: ManagedEntity,
  id: number,
  change: number,
): Promise<EarlierRecord> {
  const now = await readRecord(context, entity, id)
  const { reader } = context.services.database
  const known = await reader.findOneBy(Revision, { id: change, entity: entity.name, record: id })
  if (!known || known.action === 'delete') throw notFound(entity)
  return { was: await takenBack(reader, entity, now, change), now }
}

async function takenBack(reader: EntityManager, entity: ManagedEntity, now: Row, change: number): Promise<Row> {
  const later = await reader.find(Revision, {
    where: { entity: entity.name, record: now.id, id: MoreThan(change) },
    order: { id: 'DESC' },
  })
  return undone(now, later)
}

/** A record without its latest changes, the last first. */
export function undone(now: Row, later: readonly Pick<Revision, 'changes'>[]): Row {
  const row: Row = { ...now }
  for (const { changes } of later) {
    for (const [field, { from }] of Object.entries(changes)) row[field] = from
  }
  return row
}

/** A version without images that no longer exist: required ones remain as they are now. */
export async function withExistingImages(
  reader: EntityManager,
  entity: ManagedEntity,
  { was, now }: EarlierRecord,
): Promise<Row> {
  return withRequiredImages(entity, await existingImages(reader, entity.type, was), now)
}

export function withRequiredImages({ type }: ManagedEntity, row: Row, now: Row): Row {
  const lacking = fieldsOf(type).filter(
    ({ kind, required, name }) => kind.leadsTo === 'image' && required && row[name] === null,
  )
  return { ...row, ...Object.fromEntries(lacking.map(({ name }) => [name, now[name]])) }
}
