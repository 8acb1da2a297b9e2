import { createTransport } from 'nodemailer'
import type { OutgoingMail } from '../entities/OutgoingMail.js'
import type { SmtpAddress } from '../settings/smtpAddress.js'
import { shop } from '../shop/shop.js'
import { mailFailure } from './MailFailure.js'

/** How many mails are handed over at a time. */
export const mostMailsAtOnce = 3

/** How long handing over one mail may take in all, however slowly the server answers. */
export const sendMilliseconds = 2 * 60_000

const secondsOfSilence = 30

/** Hands mails to the mail server, over connections that are kept for the next ones. */
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
      idleTimeout: secondsOfSilence * 1000,
      connectionTimeout: secondsOfSilence * 1000,
      greetingTimeout: secondsOfSilence * 1000,
      socketTimeout: secondsOfSilence * 1000,
      dnsTimeout: secondsOfSilence * 1000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** @throws MailFailure when the server did not take it, or did not say that it has */
  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: { name: shop.name, address: shop.email },
        // As addresses rather than as headers to be read, in which a comma would begin another recipient.
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

/** The same however often a mail is sent, so that mail programs and people know a repeat when they see one. */
function messageId({ id, createdAt }: OutgoingMail): string {
  return `<${id}.${Date.parse(createdAt)}@${shop.email.split('@')[1]}>`
}
