import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import { Email } from './Email.js'
import { EmailPhone } from './EmailPhone.js'
import { EmailRemoteAssistance } from './EmailRemoteAssistance.js'
import type { MessageMail } from './mails.js'
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
  /** The field that holds what the visitor wrote. */
  text: 'message' | 'descriptionProblem'
  /** The mail that tells the shop of a message. */
  mail: Exclude<MessageMail, 'messageAnswer' | 'test'>
  /** The setting of the shop that says who receives it. */
  recipients: 'recipientsContact' | 'recipientsPhone' | 'recipientsRemoteAssistance'
  /** The confirmation for the visitor. */
  answer: TextKey
  /** Whether the visitor gets the tool for help from afar. */
  hasDownload: boolean
}

export const messageKinds: Record<MessageKind['name'], MessageKind> = {
  contact: {
    name: 'contact',
    type: Email,
    text: 'message',
    input: messageInput('ContactMessageInput', Email),
    mail: 'messageContact',
    recipients: 'recipientsContact',
    answer: 'message.sent',
    hasDownload: false,
  },
  phone: {
    name: 'phone',
    type: EmailPhone,
    text: 'descriptionProblem',
    input: messageInput('PhoneMessageInput', EmailPhone),
    mail: 'messagePhone',
    recipients: 'recipientsPhone',
    answer: 'message.sent',
    hasDownload: false,
  },
  'remote-assistance': {
    name: 'remote-assistance',
    type: EmailRemoteAssistance,
    text: 'descriptionProblem',
    input: messageInput('RemoteAssistanceMessageInput', EmailRemoteAssistance),
    mail: 'messageRemoteAssistance',
    recipients: 'recipientsRemoteAssistance',
    answer: 'message.remoteAssistanceSent',
    hasDownload: true,
  },
}
