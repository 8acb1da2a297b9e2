import type { Loaders } from '../../kernel/context/Loaders.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { OutgoingMail } from '../messages/OutgoingMail.js'

export const mailStates = defineChoice('MailState', ['queued', 'sent', 'failed'], 'How far the delivery of a mail is.')

export type MailState = ValueOf<typeof mailStates>

/** How far a mail of the outbox is; null without one that is still recorded. */
export async function mailStateOf(loaders: Loaders, mail: number | null): Promise<MailState | null> {
  const found = mail === null ? null : await loaders.record(OutgoingMail, mail)
  if (!found) return null
  if (found.sentAt !== null) return 'sent'
  return found.lastError === null ? 'queued' : 'failed'
}
