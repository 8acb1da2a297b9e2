import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { type FindOptionsWhere, IsNull, MoreThan, Not } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { say } from '../../kernel/i18n/say.js'
import { mailsTried } from '../../kernel/metrics/measures.js'
import { claimEntry, clockFrom, dueEntries, dueNow } from '../../kernel/outbox/claims.js'
import { nextAttempt } from '../../kernel/outbox/nextAttempt.js'
import { records } from '../../kernel/records/records.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { WakeCall } from '../../kernel/scheduler/WakeCall.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { SmtpAddress } from '../../kernel/settings/smtpAddress.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { mailServerOf } from '../mailServer/mailServerOf.js'
import { readShop } from '../shop/readShop.js'
import { type MailAttachment, Mailer, maxMailsAtOnce, type Sender, senderOf, sendMilliseconds } from './Mailer.js'
import { MailFailure } from './MailFailure.js'
import type { MailFailureKind } from './mailFailures.js'
import { insertLink, withoutLink } from './mailLinks.js'
import { OutgoingMail } from './OutgoingMail.js'
import { type NewMail, queueMail } from './queueMail.js'

/** Longer than sending may take. After that, any instance may claim the mail again. */
const claimMilliseconds = 2 * sendMilliseconds
const everyMilliseconds = 15_000
/** The next rounds deliver the rest. */
const maxPerRound = 500

/** The service of operations that queue mail. */
export interface MailServices {
  mail: MailDelivery
}

/**
 * Sends the mails in the outbox to the mail server. Several instances may do so concurrently: each mail is claimed by
 * one of them. Without a mail server, or an address of the shop's to send from, nothing is sent and the outbox stays as it is.
 */
export class MailDelivery {
  /** With the server that it was made for. */
  private connected: { address: SmtpAddress; mailer: Mailer } | null = null
  private readonly wakeCall = new WakeCall()
  /** Whether mails may be waiting because the server could not be reached, as those of before the start. */
  private hasFailed = true

  constructor(
    private readonly database: Database,
    private readonly settings: Pick<Settings, 'smtp' | 'sessionSecret' | 'publicUrl' | 'currency'>,
    private readonly log: FastifyBaseLogger,
    /** The files that come with the mail about an invoice; null once they are kept no more. */
    private readonly filesOf: (invoice: number) => Promise<MailAttachment[] | null> = async () => null,
  ) {}

  /** The regular delivery of due mails, on every instance. Those that wait for another attempt are due at the start. */
  get round(): Round {
    return {
      name: 'outbox',
      schedule: { every: everyMilliseconds },
      isForEveryInstance: true,
      wakeCall: this.wakeCall,
      run: (signal) => this.deliverRegularly(signal),
    }
  }

  /** Delivers committed mails without waiting for the next round. */
  wake(): void {
    this.wakeCall.ring()
  }

  close(): void {
    this.connected?.mailer.close()
  }

  /** Tries every due mail once. */
  async deliverDue(now: Date, signal?: AbortSignal): Promise<void> {
    const mailer = await this.mailer()
    const sender = mailer && senderOf(await readShop(this.database.reader))
    if (!mailer || !sender) return
    const clock = clockFrom(now)
    const due = await this.due(now)
    let isReachable = true
    const deliverNext = async (): Promise<void> => {
      while (isReachable && !signal?.aborted) {
        const id = due.shift()
        if (id === undefined) return
        // When the server itself is unreachable, the remaining mails are not tried.
        if (!(await this.deliver(mailer, sender, id, clock))) isReachable = false
      }
    }
    const workers = await Promise.allSettled(Array.from({ length: maxMailsAtOnce }, deliverNext))
    const failed = workers.find((worker) => worker.status === 'rejected')
    if (failed) throw failed.reason
  }

  /**
   * Writes a mail into the outbox and sends it before it answers, once. Those that wait are sent after it, when it was.
   * @throws Error without a mail server or a sender
   */
  async sendAtOnce(mail: NewMail): Promise<{ isDelivered: boolean; answer: string; failure: MailFailureKind | null }> {
    const { settings } = this
    const mailer = await this.mailer()
    const sender = senderOf(await readShop(this.database.reader))
    if (!mailer || !sender) throw new Error('There is no mail server, or no sender')
    const claimedUntil = new Date(Date.now() + claimMilliseconds).toISOString()
    const id = await this.database.write((manager) => queueMail(manager, mail, null, settings, claimedUntil))
    const queued = await this.read(id)
    const clock = clockFrom(new Date())
    try {
      const answer = await mailer.send(queued, sender)
      await this.recordDelivery(queued, clock())
      this.hasFailed = true
      this.wake()
      return { isDelivered: true, answer, failure: null }
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      const { message, kind } = error
      // Anyone who tried it has seen this: it neither waits nor counts as a mail that did not arrive.
      const seen = { nextAttemptAt: null, lastError: message, failure: kind, handledAt: clock().toISOString() }
      await this.updateMail({ id }, { ...seen, attempts: 1 })
      return { isDelivered: false, answer: message, failure: kind }
    }
  }

  private async deliverRegularly(signal: AbortSignal): Promise<void> {
    if (this.hasFailed && (await this.isReachable())) {
      await this.retryWaiting()
      this.hasFailed = false
    }
    await this.deliverDue(new Date(), signal)
  }

  /** Whether the server answers, without a mail. */
  private async isReachable(): Promise<boolean> {
    const mailer = await this.mailer()
    return mailer !== null && (await mailer.fault()) === null
  }

  /** Over the server that is set now, also by another instance; null without one. What waited for another is tried again. */
  private async mailer(): Promise<Mailer | null> {
    const address = await mailServerOf(this.database.reader, this.settings)
    if (isDeepStrictEqual(address, this.connected?.address ?? null)) return this.connected?.mailer ?? null
    this.connected?.mailer.close()
    this.connected = address && { address, mailer: new Mailer(address) }
    this.hasFailed = true
    return this.connected?.mailer ?? null
  }

  /** Makes mails due that wait for another attempt. */
  private async retryWaiting(): Promise<void> {
    const waiting = { sentAt: IsNull(), nextAttemptAt: MoreThan(new Date().toISOString()), lastError: Not(IsNull()) }
    await this.database.write((manager) => records.updateWhere(manager, OutgoingMail, waiting, dueNow()))
  }

  private async due(now: Date): Promise<number[]> {
    const rows = await this.database.reader.find(OutgoingMail, {
      select: { id: true },
      where: dueEntries(now, claimMilliseconds),
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: maxPerRound,
    })
    return rows.map(({ id }) => id)
  }

  /** @returns whether the mail server works, as far as this mail shows */
  private async deliver(mailer: Mailer, sender: Sender, id: number, clock: () => Date): Promise<boolean> {
    const mail = await this.claim(id, clock())
    if (!mail) return true
    try {
      const attachments = await this.attachmentsOf(mail)
      await mailer.send({ ...mail, ...insertLink(mail, this.settings) }, sender, attachments)
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      mailsTried.inc({ outcome: error.isFinal ? 'refused' : 'postponed' })
      await this.recordFailure(mail, error, clock())
      if (error.isOfServer) this.hasFailed = true
      return !error.isOfServer
    }
    mailsTried.inc({ outcome: 'delivered' })
    await this.recordDelivery(mail, clock())
    return true
  }

  /** @throws MailFailure when they cannot be had: no mail goes without what it says is in it */
  private async attachmentsOf({ id, invoice }: OutgoingMail): Promise<MailAttachment[]> {
    if (invoice === null) return []
    const lost = (isFinal: boolean) =>
      new MailFailure(say(defaultLanguage, { key: 'mail.files.lost' }), isFinal, false, 'other')
    const files = await this.filesOf(invoice).catch((error: unknown) => {
      this.log.error({ err: error, mail: id }, 'The files of a mail could not be had')
      throw lost(false)
    })
    if (!files) throw lost(true)
    return files
  }

  private async claim(id: number, now: Date): Promise<OutgoingMail | null> {
    if (!(await claimEntry(this.database, OutgoingMail, id, now, claimMilliseconds))) return null
    return this.read(id)
  }

  private read(id: number): Promise<OutgoingMail> {
    const query = this.database.reader
      .createQueryBuilder(OutgoingMail, 'mail')
      .addSelect(['mail.sealedLink', 'mail.html', 'mail.event', 'mail.invoice'])
    return query.where('mail.id = :id', { id }).getOneOrFail()
  }

  private async recordDelivery(mail: OutgoingMail, now: Date): Promise<void> {
    await this.updateMail(
      { id: mail.id },
      {
        sentAt: now.toISOString(),
        nextAttemptAt: null,
        lastError: null,
        failure: null,
        ...(mail.isSecret && { text: withoutLink(mail.text), sealedLink: null }),
      },
    )
  }

  /** Only while the claim holds: another instance may have delivered it since. */
  private async recordFailure(mail: OutgoingMail, failure: MailFailure, now: Date): Promise<void> {
    const next = failure.isFinal ? null : nextAttempt(mail, now)
    this.log.warn({ mail: mail.id, nextAttempt: next }, `A mail was not delivered: ${failure.message}`)
    const { id, claimedUntil } = mail
    await this.updateMail(
      { id, claimedUntil: claimedUntil ?? IsNull() },
      {
        nextAttemptAt: next,
        lastError: failure.message,
        failure: failure.kind,
        handledAt: null,
      },
    )
  }

  private async updateMail(
    which: FindOptionsWhere<OutgoingMail> & { id: number },
    values: Partial<Omit<OutgoingMail, 'event'>>,
  ): Promise<void> {
    const changes = { ...values, claimedUntil: null }
    await this.database.write((manager) => records.updateWhere(manager, OutgoingMail, which, changes))
  }
}
