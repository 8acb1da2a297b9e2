import { createTransport } from 'nodemailer'
import type { OutgoingMail } from '../entities/OutgoingMail.js'
import type { SmtpAddress } from '../settings/smtpAddress.js'
import { shop } from '../shop/shop.js'
import { mailFailure } from './MailFailure.js'

/** Mails sent concurrently. */
export const mostMailsAtOnce = 3

/** The timeout for sending one mail. */
export const sendMilliseconds = 2 * 60_000

const timeoutSeconds = 30

/** Sends mails to the mail server over pooled connections. */
export class Mailer {
  private readonly transport

  constructor(private readonly address: SmtpAddress) {
    const { host, port, secure, login } = address
    this.transport = createTransport({
      pool: true,
      host,
      port,
      secure,
      ...(login && { auth: { user: login.user, pass: login.password } }),
      maxConnections: mostMailsAtOnce,
      idleTimeout: timeoutSeconds * 1000,
      connectionTimeout: timeoutSeconds * 1000,
      greetingTimeout: timeoutSeconds * 1000,
      socketTimeout: timeoutSeconds * 1000,
      dnsTimeout: timeoutSeconds * 1000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** @throws MailFailure unless the server confirms that it accepted the mail */
  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: { name: shop.name, address: shop.email },
        // Address objects, because a comma in a header string would start another recipient.
        to: { name: '', address: mail.recipient },
        ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        date: mail.createdAt,
        messageId: messageId(mail),
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(sendMilliseconds),
      })
    } catch (error) {
      throw mailFailure(error, this.address)
    }
  }

  close(): void {
    this.transport.close()
  }
}

/** The same for every attempt, so that duplicates can be recognised. */
function messageId({ id, createdAt }: OutgoingMail): string {
  return `<${id}.${Date.parse(createdAt)}@${shop.email.split('@')[1]}>`
}
