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
  /** What is told; who tells it follows by itself. */
  lines: readonly string[]
  /** Where answers go, if not to the shop. */
  replyTo?: string | null
  language: Language
  /** Whether its text gives whoever reads it a right; it is then kept no longer than until it was delivered. */
  isSecret?: boolean
}

const mostOfHeader = 200

/**
 * Puts a mail into the outbox, within the transaction of what it tells about: neither is there without the other.
 * Whoever commits that calls `MailDelivery.wake`.
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

/** A mail as it is read. */
export function mailText({ lines }: Pick<NewMail, 'lines'>): string {
  return [...lines, '', ...sender].join('\n')
}

/** How every mail ends, below the line that mail programs know a signature by. */
const sender = ['-- ', shop.name, `${shop.street}, ${shop.postalCode} ${shop.city}`, shop.phone]
