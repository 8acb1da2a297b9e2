import { insertRecord } from '../content/createRecord.js'
import { ownContext } from '../context/ownContext.js'
import { managedEntity } from '../fields/Managed.js'
import { markMessage } from '../messages/markMessage.js'
import { type MessageKind, messageKinds } from '../messages/messageKinds.js'
import { emails, emailsPhone, emailsRemoteAssistance } from './content/messages.js'
import type { DemoMessage } from './content/recordTypes.js'
import { type Demo, setAge } from './Demo.js'
import { dayBack } from './daysBack.js'

/** What visitors have sent, without the mails that notified the shop. */
export async function loadMessages(demo: Demo): Promise<void> {
  await loadKind(demo, messageKinds.contact, emails)
  await loadKind(demo, messageKinds.phone, emailsPhone)
  await loadKind(demo, messageKinds['remote-assistance'], emailsRemoteAssistance)
}

async function loadKind(demo: Demo, kind: MessageKind, messages: readonly DemoMessage[]): Promise<void> {
  const visitor = ownContext(demo.context.services)
  for (const message of messages) {
    const input = demo.inputs.inputOf(kind.type, message, message.language)
    const { id } = await insertRecord(visitor, managedEntity(kind.type), input)
    if (message.isRead) await markMessage(demo.context, kind, id, { isRead: true })
    await setAge(demo, kind.type, id, `${dayBack(message.daysAgo)}T${message.time}:00.000Z`)
  }
}
