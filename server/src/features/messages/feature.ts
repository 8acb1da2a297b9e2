import { LessThanOrEqual } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Feature } from '../../kernel/Feature.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { mailsOf } from '../mailTexts/FeatureMails.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { Email } from './Email.js'
import { EmailPhone } from './EmailPhone.js'
import { EmailRemoteAssistance } from './EmailRemoteAssistance.js'
import { exampleMessageMail } from './exampleMessageMail.js'
import { IdempotencyKey } from './IdempotencyKey.js'
import { InboxResolver } from './InboxResolver.js'
import { removeExpiredKeys } from './idempotency.js'
import type { MailServices } from './MailDelivery.js'
import { MailRecipient } from './MailRecipient.js'
import { MailStopResolver } from './MailStopResolver.js'
import { MessageResolver } from './MessageResolver.js'
import { removeOldRecipients } from './mailRecipients.js'
import { messageMails } from './mails.js'
import { messageKinds } from './messageKinds.js'
import { OutboxResolver } from './OutboxResolver.js'
import { OutgoingMail } from './OutgoingMail.js'
import { personalMails, personalMessages } from './personalMessages.js'
import { MessagePhoto } from './photos/MessagePhoto.js'
import { MessagePhotoResolver } from './photos/MessagePhotoResolver.js'
import { messageHooks } from './photos/messageHooks.js'
import { messagePhotoUse } from './photos/messagePhotoUse.js'
import { messageEntries } from './searchEntries.js'

export const messagesFeature: Feature = {
  searchEntries: messageEntries,
  entities: [Email, EmailPhone, EmailRemoteAssistance, OutgoingMail],
  tables: [IdempotencyKey, MailRecipient, MessagePhoto],
  resolvers: () => [InboxResolver, MessageResolver, OutboxResolver, MessagePhotoResolver, MailStopResolver],
  hooks: {
    // Mails may have waited for a sender.
    shopSettings: { afterCommit: ({ services }: Context<MailServices>) => services.mail.wake() },
    ...Object.fromEntries(messagePhotoUse.entities.map((entity) => [entity, messageHooks(entity)])),
  },
  retention: {
    async messages(context, since) {
      let removed = 0
      for (const { type } of Object.values(messageKinds)) {
        removed += await removeOldRecords(context, type, { createdAt: LessThanOrEqual(since) })
      }
      return removed
    },
    mails: (context, since) => removeOldRecords(context, OutgoingMail, { createdAt: LessThanOrEqual(since) }),
  },
  async expire({ services: { database } }, now) {
    await removeExpiredKeys(database)
    await database.write((manager) => removeOldRecipients(manager, now))
  },
  switches: {
    usesRemoteHelp: {
      entities: [EmailRemoteAssistance],
      screens: ['remoteAssistance'],
      hasDownload: true,
      mails: ['messageRemoteAssistance'],
    },
  },
  mails: [mailsOf(messageMails, exampleMessageMail)],
  personalData: [personalMessages, personalMails],
  demo: {
    entities: [Email, EmailPhone, EmailRemoteAssistance],
    after: [ShopSettings],
    load: async (demo) => (await import('./loadDemoMessages.js')).loadDemoMessages(demo),
  },
}
