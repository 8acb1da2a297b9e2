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
  /** What its messages are kept as. */
  type: Class
  input: Class
  /** What the shop's mail about it is called, with the visitor's name. */
  subject: TextKey
  /** What the visitor is told when it was sent. */
  answer: TextKey
  /** What the visitor gets then. */
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
