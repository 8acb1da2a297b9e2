import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { isTranslated } from '../fields/isTranslated.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { lockExistingRow, lockedPair } from '../records/lockedRow.js'
import { notFound } from '../records/notFound.js'
import { eventOf } from '../records/RecordEvent.js'
import { Revision } from '../records/Revision.js'
import { records } from '../records/records.js'
import { unnoticed } from '../records/writeWhere.js'
import { defaultLanguage } from '../shared/screens.js'

interface Confirmed {
  id: number
  /** Of the record, as the caller has it. */
  version: number
  /** Of what it is the translation of, as the caller has read it. */
  sourceVersion: number
}

/**
 * Notes that a translation is right still: it says what its source said as the caller has read it. Nothing else of it
 * changes, nor its version. A source that has changed since is no fault: the translation is behind that change alone.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for a record or translation that is not there, BAD_REQUEST for what
 * has no translations and for a Dutch record, which is never behind
 */
export async function confirmTranslation(
  context: Context,
  entity: ManagedEntity,
  { id, version, sourceVersion }: Confirmed,
): Promise<void> {
  const permission = allow(context.viewer, 'update', entity.name)
  if (permission.changes) throw new ShopError('FORBIDDEN')
  if (!isTranslated(entity.type)) throw new ShopError('BAD_REQUEST')
  await context.services.database.write(async (manager) => {
    const own = await lockExistingRow(manager, entity, id)
    if (!isThere(permission, own)) throw notFound(entity)
    if (own.language === defaultLanguage) throw new ShopError('BAD_REQUEST')
    const source = (await lockedPair(manager, entity, Number(own.pair))).find((row) => row.id !== id)
    if (!source) throw notFound(entity)
    const readAt = source.version === sourceVersion ? null : await momentOf(manager, entity, source, sourceVersion)
    const ownChangedAt = readAt === null ? new Date().toISOString() : heldBack(own, readAt, version)
    if (ownChangedAt === own.ownChangedAt) return
    await records.update(manager, entity.type, own, { ownChangedAt }, unnoticed)
    await manager.insert(Revision, {
      ...eventOf(context.viewer, entity, own),
      ...{ version: own.version, action: 'confirmed', batch: null, changes: {} },
    })
  })
}

/** When the record had a version; when it was made, where the history does not say. */
async function momentOf(manager: EntityManager, entity: ManagedEntity, row: Row, version: number): Promise<string> {
  const found = await manager.findOneBy(Revision, { entity: entity.name, record: row.id, version })
  return found?.at ?? row.createdAt
}

/**
 * Until when a record follows its source of which an older version was read. What somebody else has confirmed or saved since
 * holds; a save of the caller is no later than what was read for it.
 */
function heldBack(own: Row, readAt: string, version: number): string {
  const before = String(own.ownChangedAt)
  const isSavedByCaller = own.version === version && before === own.updatedAt
  return isSavedByCaller || readAt > before ? readAt : before
}
