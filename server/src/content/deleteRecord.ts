import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../access/allow.js'
import { keptBesides, noteBinned } from '../bin/noteBinned.js'
import { isMissingReference } from '../database/databaseErrors.js'
import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { nl, type TextKey } from '../i18n/nl.js'
import { lockedRow } from './addresses.js'
import type { Context } from './Context.js'
import { effectsOf } from './effectsOf.js'
import { forgetInBlocks } from './forgetInBlocks.js'
import { forgetReferences } from './forgetReferences.js'
import { notFound } from './notFound.js'
import { Redirect } from './Redirect.js'
import type { Row } from './Row.js'
import { noteRevision } from './revisions.js'

/**
 * Deletes a record and its sibling in the other language, and puts both into the bin; what referred to them forgets
 * them.
 * @returns the ids of all that was deleted
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or CONFLICT when something cannot be without it
 */
export async function deleteRecord(context: Context, entity: ManagedEntity, id: number): Promise<number[]> {
  const permission = allow(context.viewer, 'delete', entity.name)
  const effects = effectsOf(entity.name)
  const { database } = context.services
  const remove = async (manager: EntityManager) => {
    const row = await lockedRow(manager, entity, id)
    if (!row || !isThere(permission, row)) throw notFound(entity)
    const rows: Row[] =
      row.pair === undefined ? [row] : ((await manager.findBy(entity.type, { pair: row.pair })) as Row[])
    for (const each of rows) {
      const besides = await keptBesides(manager, entity, each)
      await effects?.alongside(manager, context, { before: each, after: null, sent: {} })
      const forgotten = [
        ...(await forgetReferences(manager, context, entity, each.id)),
        ...(await forgetInBlocks(manager, context, entity, each.id)),
      ]
      await manager.delete(entity.type, each.id)
      await manager.delete(Redirect, { entity: entity.name, record: each.id })
      await noteRevision(manager, context, entity, 'delete', each, null)
      await noteBinned(manager, context, entity, each, { deletedWith: id, besides, forgotten })
    }
    return rows.map((each) => each.id).sort((one, other) => Number(other === id) - Number(one === id))
  }
  const deleted = await database.write(remove).catch((error: unknown) => {
    throw isMissingReference(error) ? stillReferredTo(entity) : error
  })
  await effects?.afterwards?.(context)
  if (entity.isPublic) await context.services.contentChanged()
  return deleted
}

/** What the database keeps because something cannot be without it. */
function stillReferredTo({ name }: ManagedEntity): ShopError {
  const key = `referred.${name}`
  return new ShopError('CONFLICT', { message: { key: key in nl ? (key as TextKey) : 'referred.record' } })
}
