import { type EntityManager, In } from 'typeorm'
import type { Values } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import type { Person, StoredRecords } from '../customers/PersonalData.js'
import { printRecords, printRow } from '../customers/printRecords.js'
import { printPhotos } from '../photos/printPhotos.js'
import { textWithoutLink } from './mailLinks.js'
import { messageKinds } from './messageKinds.js'
import { OutgoingMail } from './OutgoingMail.js'
import { MessagePhoto } from './photos/MessagePhoto.js'
import type { MessagePhotoServices } from './photos/messagePhotoUse.js'

/** What was sent by the forms of the site from an e-mail address of the customer. */
export const personalMessages = {
  name: 'messages',
  async records({ find, idsByAddress }: Person) {
    const stored: StoredRecords[] = []
    for (const { type } of Object.values(messageKinds)) {
      stored.push(await find(type, { id: In(await idsByAddress(type, ['email'])) }))
    }
    return stored
  },
  async print(manager: EntityManager, { messagePhotos }: MessagePhotoServices, stored: readonly StoredRecords[]) {
    const printed: Values[] = []
    for (const { type, rows } of stored) {
      const entity = managedEntity(type).name
      for (const row of rows) {
        const photos = await manager.find(MessagePhoto, { where: { entity, message: row.id }, order: { id: 'ASC' } })
        const own = (await printPhotos(messagePhotos, photos)).map(({ entity, message, ...photo }) => photo)
        printed.push({ kind: entity, ...printRow(type, row), photos: own })
      }
    }
    return printed
  },
}

/** Mails to the customer, and to the shop about the customer. */
export const personalMails = {
  name: 'mails',
  isWithoutHistory: true,
  async records({ manager, whose, find, idsByAddress }: Person) {
    const own = await manager.find(OutgoingMail, {
      select: { id: true },
      where: { customer: In(whose.map(({ id }) => id)) },
    })
    const addressed = await idsByAddress(OutgoingMail, ['recipient', 'replyTo'])
    return [await find(OutgoingMail, { id: In([...own.map(({ id }) => id), ...addressed]) })]
  },
  async print(_manager: EntityManager, _services: unknown, stored: readonly StoredRecords[]) {
    return stored
      .flatMap(printRecords)
      .map((mail) => ({ ...mail, text: textWithoutLink(mail as unknown as OutgoingMail) }))
  },
}
