import { Email } from '../entities/Email.js'
import { EmailPhone } from '../entities/EmailPhone.js'
import { EmailRemoteAssistance } from '../entities/EmailRemoteAssistance.js'
import { defineChoice, type ValueOf } from '../fields/Choice.js'
import type { Class } from '../fields/FieldDescription.js'
import type { TextKey } from '../i18n/nl.js'
import { shop } from '../shop/shop.js'
import { messageInput } from './messageInput.js'

export const messageKindChoice = defineChoice(
  'MessageKind',
  ['contact', 'phone', 'remote-assistance'],
  'The forms of the site by which visitors send a message.',
)

/** A form of the site. */
export interface MessageKind {
  name: ValueOf<typeof messageKindChoice>
  /** The entity that stores its messages. */
  type: Class
  input: Class
  /** The subject of the mail to the shop, with the visitor's name. */
  subject: TextKey
  /** The confirmation for the visitor. */
  answer: TextKey
  /** A download offered after sending. */
  downloadUrl: string | null
}

export const messageKinds: Record<MessageKind['name'], MessageKind> = {
  contact: {
    name: 'contact',
    type: Email,
    input: messageInput('ContactMessageInput', Email),
    subject: 'mail.contact.subject',
    answer: 'message.sent',
    downloadUrl: null,
  },
  phone: {
    name: 'phone',
    type: EmailPhone,
    input: messageInput('PhoneMessageInput', EmailPhone),
    subject: 'mail.phone.subject',
    answer: 'message.sent',
    downloadUrl: null,
  },
  'remote-assistance': {
    name: 'remote-assistance',
    type: EmailRemoteAssistance,
    input: messageInput('RemoteAssistanceMessageInput', EmailRemoteAssistance),
    subject: 'mail.remoteAssistance.subject',
    answer: 'message.remoteAssistanceSent',
    downloadUrl: shop.remoteSupportUrl,
  },
}
