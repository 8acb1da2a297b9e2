import { emails, emailsPhone, emailsRemoteAssistance } from '../../../demo/content/messages.js'
import type { DemoMessage } from '../../../demo/content/recordTypes.js'
import { ownContext } from '../../kernel/context/ownContext.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { insertRecord } from '../../kernel/records/createRecord.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { readPicture } from '../demo/DemoInputs.js'
import { dayBack } from '../demo/daysBack.js'
import { markMessage } from './markMessage.js'
import { type MessageKind, messageKinds } from './messageKinds.js'
import { MessagePhoto } from './photos/MessagePhoto.js'
import type { MessagePhotoServices } from './photos/messagePhotoUse.js'

/** What visitors have sent, without the mails that notified the shop. */
export async function loadDemoMessages(demo: Demo<MessagePhotoServices>): Promise<void> {
  await loadKind(demo, messageKinds.contact, emails)
  await loadKind(demo, messageKinds.phone, emailsPhone)
  await loadKind(demo, messageKinds['remote-assistance'], emailsRemoteAssistance)
}

async function loadKind(
  demo: Demo<MessagePhotoServices>,
  kind: MessageKind,
  messages: readonly DemoMessage[],
): Promise<void> {
  const visitor = ownContext(demo.context.services)
  const entity = managedEntity(kind.type)
  for (const { photos = [], ...message } of messages) {
    const input = demo.inputs.inputOf(kind.type, message, message.language)
    const { id } = await insertRecord(visitor, entity, input)
    const addedAt = `${dayBack(message.daysAgo)}T${message.time}:00.000Z`
    for (const [index, picture] of photos.entries()) {
      const stored = await visitor.services.messagePhotos.store(await readPicture(picture))
      const row = { entity: entity.name, message: id, ...stored, position: index + 1, addedAt }
      await visitor.services.database.write((manager) => manager.insert(MessagePhoto, row))
    }
    if (message.isRead) await markMessage(demo.context, kind, id, { isRead: true })
    await setAge(demo, kind.type, id, addedAt)
  }
}
