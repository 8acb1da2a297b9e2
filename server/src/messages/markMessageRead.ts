import { lockExistingRow } from '../content/lockedRow.js'
import { changeRow } from '../content/updateRecord.js'
import type { Context } from '../context/Context.js'
import { managedEntity } from '../fields/Managed.js'
import type { MessageKind } from './messageKinds.js'

/** The only change that a message allows. @throws ShopError NOT_FOUND */
export async function markMessageRead(context: Context, kind: MessageKind, id: number, isRead: boolean): Promise<void> {
  const entity = managedEntity(kind.type)
  await context.services.database.write(async (manager) => {
    const before = await lockExistingRow(manager, entity, id)
    if (before.isRead !== isRead) await changeRow(manager, context, entity, before, { isRead }, null)
  })
}
