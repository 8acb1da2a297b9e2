import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import type { MessageKind } from './messageKinds.js'

export interface MessageMarks {
  isRead?: boolean
  isHandled?: boolean
}

/** Notes what was done about a message. @throws ShopError NOT_FOUND */
export async function markMessage(context: Context, kind: MessageKind, id: number, marks: MessageMarks): Promise<void> {
  const entity = managedEntity(kind.type)
  await context.services.database.write(async (manager) => {
    const before = await lockExistingRow(manager, entity, id)
    if (isChanged(before, marks)) await changeRow(manager, context, entity, before, { ...marks }, null)
  })
}

function isChanged(message: Row, marks: MessageMarks): boolean {
  return Object.entries(marks).some(([name, value]) => message[name] !== value)
}
