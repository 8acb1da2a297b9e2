import type { EntityManager } from 'typeorm'
import { records } from '../../kernel/records/records.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { MailKind, ValuesOf } from '../mailTexts/MailKinds.js'
import { oneLine } from '../mailTexts/oneLine.js'
import { type WrittenMail, writeMail } from '../mailTexts/writeMail.js'
import type { MailEvent } from './mailEvents.js'
import { OutgoingMail } from './OutgoingMail.js'

/** A mail of a kind, with what stands in the place of each of its placeholders. */
export type NewMail<Kind extends MailKind = MailKind> = MailEnvelope &
  (Kind extends MailKind ? { kind: Kind; values: ValuesOf<Kind> } : never)

interface MailEnvelope {
  /** An e-mail address. */
  recipient: string
  /** The address for replies, if not the shop. */
  replyTo?: string | null
  language: Language
  /** The link that delivery puts in, from `sealLink`. Its mail is secret. */
  sealedLink?: string
  /** With scheme and host, where its receiver stops such mails. */
  stopAddress?: string
  /** The event that the recipient's calendar is to take over. */
  event?: MailEvent
  /** The id of an invoice whose files come with it. */
  invoice?: number
}

const maxOfHeader = 200

/**
 * Writes a mail into the outbox, within the transaction that it reports on: both are committed or neither. What it says
 * and looks like is that of this moment. Call `MailDelivery.wake` after the commit.
 * @param customer the id of the account that it is to or about, by which it is exported and erased; null where there is none
 * @param claimedUntil until when its delivery is claimed by the caller, ISO 8601 in UTC
 * @returns the id of the mail
 */
export async function queueMail(
  manager: EntityManager,
  mail: NewMail,
  customer: number | null,
  settings: Pick<Settings, 'publicUrl' | 'currency'>,
  claimedUntil: string | null = null,
): Promise<number> {
  const now = new Date().toISOString()
  const { subject, text, html } = await writtenMail(manager, mail, settings)
  const { id } = await records.insert(manager, OutgoingMail, {
    createdAt: now,
    updatedAt: now,
    customer,
    recipient: oneLine(mail.recipient, maxOfHeader),
    subject,
    text,
    html,
    event: mail.event ?? null,
    invoice: mail.invoice ?? null,
    replyTo: mail.replyTo ? oneLine(mail.replyTo, maxOfHeader) : null,
    language: mail.language,
    isSecret: mail.sealedLink !== undefined,
    attempts: 0,
    nextAttemptAt: now,
    claimedUntil,
    sentAt: null,
    lastError: null,
    failure: null,
    sealedLink: mail.sealedLink ?? null,
  })
  return id
}

/** A mail as it would be queued. */
export async function writtenMail(
  manager: EntityManager,
  { kind, language, values, sealedLink, stopAddress }: NewMail,
  settings: Pick<Settings, 'publicUrl' | 'currency'>,
): Promise<WrittenMail> {
  const isSecret = sealedLink !== undefined
  const mail = await writeMail(
    manager,
    { kind, language, values, isSecret, stopAddress: stopAddress ?? null },
    settings,
  )
  return { ...mail, subject: oneLine(mail.subject, maxOfHeader) }
}
