import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { addressField, lockedRow } from './addresses.js'
import type { Context } from './Context.js'
import { notFound } from './notFound.js'
import { Redirect } from './Redirect.js'
import type { Row } from './Row.js'
import { noteRevision } from './revisions.js'
import { changeRow } from './updateRecord.js'

/**
 * Deletes a record and its sibling in the other language; what hung under it comes to the top.
 * @returns the ids of all that was deleted @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteRecord(context: Context, entity: ManagedEntity, id: number): Promise<number[]> {
  allow(context.viewer, 'delete', entity.name)
  const deleted = await context.services.database.write(async (manager) => {
    const row = await lockedRow(manager, entity, id)
    if (!row) throw notFound(entity)
    const rows: Row[] =
      row.pair === undefined ? [row] : ((await manager.findBy(entity.type, { pair: row.pair })) as Row[])
    for (const each of rows) {
      await freeChildren(manager, context, entity, each)
      await manager.delete(entity.type, each.id)
      await manager.delete(Redirect, { entity: entity.name, record: each.id })
      await noteRevision(manager, context, entity, 'delete', each, null)
    }
    return rows.map((each) => each.id).sort((one, other) => Number(other === id) - Number(one === id))
  })
  context.services.contentChanged()
  return deleted
}

async function freeChildren(manager: EntityManager, context: Context, entity: ManagedEntity, row: Row): Promise<void> {
  const address = addressField(entity)
  if (!address) return
  const children = (await manager.findBy(entity.type, { [address.from]: row.id })) as Row[]
  for (const child of children) await changeRow(manager, context, entity, child, { [address.from]: null }, null)
}
