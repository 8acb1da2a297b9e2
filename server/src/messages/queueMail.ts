import type { EntityManager } from 'typeorm'
import { reserveId } from '../content/ids.js'
import { OutgoingMail } from '../entities/OutgoingMail.js'
import type { Language } from '../shared/screens.js'
import { shop } from '../shop/shop.js'
import { oneLine } from './oneLine.js'

export interface NewMail {
  /** An e-mail address. */
  recipient: string
  subject: string
  /** The text without the signature. */
  lines: readonly string[]
  /** The address for replies, if not the shop. */
  replyTo?: string | null
  language: Language
  /** Whether its text contains a secret, such as a password link; it is then erased after delivery. */
  isSecret?: boolean
}

const mostOfHeader = 200

/**
 * Adds a mail to the outbox, within the transaction that it reports on: both are committed or neither. Call
 * `MailDelivery.wake` after the commit.
 */
export async function queueMail(manager: EntityManager, mail: NewMail): Promise<void> {
  const now = new Date().toISOString()
  await manager.insert(OutgoingMail, {
    id: await reserveId(manager, 'outgoingMail'),
    version: 1,
    createdAt: now,
    updatedAt: now,
    recipient: oneLine(mail.recipient, mostOfHeader),
    subject: oneLine(mail.subject, mostOfHeader),
    text: mailText(mail),
    replyTo: mail.replyTo ? oneLine(mail.replyTo, mostOfHeader) : null,
    language: mail.language,
    isSecret: mail.isSecret ?? false,
    attempts: 0,
    nextAttemptAt: now,
    claimedUntil: null,
    sentAt: null,
    lastError: null,
  })
}

/** The text of a mail with the signature. */
export function mailText({ lines }: Pick<NewMail, 'lines'>): string {
  return [...lines, '', ...sender].join('\n')
}

/** The signature, after the standard separator line. */
const sender = ['-- ', shop.name, `${shop.street}, ${shop.postalCode} ${shop.city}`, shop.phone]
