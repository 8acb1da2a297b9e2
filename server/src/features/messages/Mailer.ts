import { createTransport } from 'nodemailer'
import type { Database } from '../../kernel/database/Database.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { SmtpAddress } from '../../kernel/settings/smtpAddress.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { type MailFailure, mailFailure } from './MailFailure.js'
import { calendarOf, type MailEvent } from './mailEvents.js'
import type { OutgoingMail } from './OutgoingMail.js'
import { writtenMail } from './queueMail.js'

/** Mails sent concurrently. */
export const maxMailsAtOnce = 3

/** The timeout for sending one mail. */
export const sendMilliseconds = 2 * 60_000

const timeoutSeconds = 30

/** What a mail server is given of a mail. */
type SentMail = Pick<
  OutgoingMail,
  'id' | 'createdAt' | 'recipient' | 'subject' | 'text' | 'html' | 'replyTo' | 'language' | 'event'
>

/** A file that comes with a mail. */
export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
}

/** Whom a mail is from. */
export interface Sender {
  name: string
  address: string
  /** The address for replies; that of the sender when null. */
  replyTo: string | null
}

/** The sender of the mail settings, or the shop's own name and address; null as long as the shop has neither address. */
export function senderOf({ name, email, mailName, mailAddress, mailReplyTo }: ShopSettings): Sender | null {
  const address = mailAddress ?? email
  return address === null ? null : { name: mailName ?? name, address, replyTo: mailReplyTo }
}

/** Sends mails to the mail server over pooled connections. */
export class Mailer {
  private readonly transport

  constructor(private readonly address: SmtpAddress) {
    const { host, port, secure, login, mustEncrypt = false } = address
    this.transport = createTransport({
      pool: true,
      host,
      port,
      secure,
      requireTLS: mustEncrypt,
      ...(login && { auth: { user: login.user, pass: login.password } }),
      maxConnections: maxMailsAtOnce,
      idleTimeout: timeoutSeconds * 1000,
      connectionTimeout: timeoutSeconds * 1000,
      greetingTimeout: timeoutSeconds * 1000,
      socketTimeout: timeoutSeconds * 1000,
      dnsTimeout: timeoutSeconds * 1000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** @returns the server's answer. @throws MailFailure unless the server confirms that it accepted the mail */
  async send(mail: SentMail, sender: Sender, attachments: readonly MailAttachment[] = []): Promise<string> {
    const replyTo = mail.replyTo ?? sender.replyTo
    try {
      const { response } = await this.transport.sendMail({
        from: { name: sender.name, address: sender.address },
        // Address objects, because a comma in a header string would start another recipient.
        to: { name: '', address: mail.recipient },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject: mail.subject,
        text: mail.text,
        ...(mail.html !== null && { html: mail.html }),
        ...(mail.event !== null && { icalEvent: calendarOf(mail, mail.event as MailEvent, sender) }),
        ...(attachments.length > 0 && { attachments: [...attachments] }),
        // As a text it would be sent in its own form, which is not that of RFC 5322.
        date: new Date(mail.createdAt),
        messageId: messageId(mail, sender),
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(sendMilliseconds),
      })
      return response
    } catch (error) {
      throw mailFailure(error, this.address)
    }
  }

  /** Why the server cannot be reached or refuses the login; null when it takes mail. */
  fault(): Promise<MailFailure | null> {
    return this.transport.verify().then(
      () => null,
      (error: unknown) => mailFailure(error, this.address),
    )
  }

  close(): void {
    this.transport.close()
  }
}

/** The same for every attempt, so that duplicates can be recognised. */
function messageId({ id, createdAt }: SentMail, { address }: Sender): string {
  return `<${id}.${Date.parse(createdAt)}@${address.split('@')[1]}>`
}

/** Sends one mail to see whether it arrives. @throws MailFailure unless the server confirms that it accepted the mail */
export async function sendNow(
  database: Database,
  { smtp, publicUrl, currency }: Pick<Settings, 'publicUrl' | 'currency'> & { smtp: SmtpAddress },
  recipient: string,
  sender: Sender,
): Promise<void> {
  const test = { kind: 'test', recipient, values: {}, language: defaultLanguage } as const
  const mailer = new Mailer(smtp)
  try {
    const written = await writtenMail(database.reader, test, { publicUrl, currency })
    await mailer.send(
      { ...test, ...written, id: 0, createdAt: new Date().toISOString(), replyTo: null, event: null },
      sender,
    )
  } finally {
    mailer.close()
  }
}
