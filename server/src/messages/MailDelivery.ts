import type { FastifyBaseLogger } from 'fastify'
import { type FindOperator, IsNull, LessThanOrEqual, MoreThan } from 'typeorm'
import type { Database } from '../database/Database.js'
import { OutgoingMail } from '../entities/OutgoingMail.js'
import { largestClockDifference } from '../instances/largestClockDifference.js'
import { mailsTried } from '../metrics/measures.js'
import { indexRecord } from '../search/indexRecord.js'
import type { SmtpAddress } from '../settings/smtpAddress.js'
import { Mailer, mostMailsAtOnce, sendMilliseconds } from './Mailer.js'
import { MailFailure } from './MailFailure.js'
import { longestDelay, nextAttempt } from './nextAttempt.js'

const sweepMilliseconds = 15_000
/** Longer than sending may take. After that, any instance may claim the mail again. */
const claimMilliseconds = 2 * sendMilliseconds
/** The next sweeps deliver the rest. */
const mostPerSweep = 500

/** The service of operations that queue mail. */
export interface MailServices {
  mail: MailDelivery
}

/**
 * Sends the mails in the outbox to the mail server. Several instances may do so concurrently: each mail is claimed by
 * one of them. Without a mail server nothing is sent and the outbox stays as it is.
 */
export class MailDelivery {
  private readonly mailer: Mailer | null
  private timer: NodeJS.Timeout | undefined
  private sweeping: Promise<void> | null = null
  private isAsked = false
  private isStopping = false

  constructor(
    private readonly database: Database,
    smtp: SmtpAddress | null,
    private readonly log: FastifyBaseLogger,
  ) {
    this.mailer = smtp && new Mailer(smtp)
  }

  /** Starts the regular delivery of due mails. */
  start(): void {
    if (!this.mailer) return
    this.timer = setInterval(() => this.wake(), sweepMilliseconds)
    this.wake()
  }

  /** Delivers committed mails without waiting for the next sweep. */
  wake(): void {
    if (!this.timer) return
    this.isAsked = true
    this.sweeping ??= this.sweep()
  }

  /** Waits for the mails in flight; no other one is started. */
  async stop(): Promise<void> {
    this.isStopping = true
    clearInterval(this.timer)
    this.timer = undefined
    await this.sweeping
    this.mailer?.close()
  }

  /** Tries every due mail once. */
  async deliverDue(now: Date): Promise<void> {
    const { mailer } = this
    if (!mailer) return
    const clock = clockFrom(now)
    const due = await this.due(now)
    let isReachable = true
    const deliverNext = async (): Promise<void> => {
      while (isReachable && !this.isStopping) {
        const id = due.shift()
        if (id === undefined) return
        // When the server itself is unreachable, the remaining mails are not tried.
        if (!(await this.deliver(mailer, id, clock))) isReachable = false
      }
    }
    const workers = await Promise.allSettled(Array.from({ length: mostMailsAtOnce }, deliverNext))
    const failed = workers.find((worker) => worker.status === 'rejected')
    if (failed) throw failed.reason
  }

  private async sweep(): Promise<void> {
    try {
      while (this.isAsked && !this.isStopping) {
        this.isAsked = false
        await this.deliverDue(new Date())
      }
    } catch (error) {
      this.log.error(error, 'The outbox could not be emptied')
    } finally {
      this.sweeping = null
    }
  }

  private async due(now: Date): Promise<number[]> {
    const claims = [IsNull(), ...dueBy(now, claimMilliseconds)]
    const rows = await this.database.reader.find(OutgoingMail, {
      select: { id: true },
      where: dueBy(now, longestDelay).flatMap((nextAttemptAt) =>
        claims.map((claimedUntil) => ({ nextAttemptAt, claimedUntil })),
      ),
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: mostPerSweep,
    })
    return rows.map(({ id }) => id)
  }

  /** @returns whether the mail server works, as far as this mail shows */
  private async deliver(mailer: Mailer, id: number, clock: () => Date): Promise<boolean> {
    const mail = await this.claim(id, clock())
    if (!mail) return true
    try {
      await mailer.send(mail)
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      mailsTried.inc({ outcome: error.isFinal ? 'refused' : 'postponed' })
      await this.recordFailure(mail, error, clock())
      return !error.isOfServer
    }
    mailsTried.inc({ outcome: 'delivered' })
    await this.recordDelivery(mail, clock())
    return true
  }

  /** In one statement, so that only one instance gets the mail. */
  private async claim(id: number, now: Date): Promise<OutgoingMail | null> {
    const at = now.toISOString()
    const claimedUntil = later(now, claimMilliseconds)
    const tooLate = { attempt: tooLateFor(now, longestDelay), claim: tooLateFor(now, claimMilliseconds) }
    const { affected } = await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .update(OutgoingMail)
        .set({ claimedUntil, attempts: () => 'attempts + 1' })
        .where('id = :id AND (nextAttemptAt <= :at OR nextAttemptAt > :attempt)', { id, at, ...tooLate })
        .andWhere('(claimedUntil IS NULL OR claimedUntil <= :at OR claimedUntil > :claim)')
        .execute(),
    )
    return affected ? this.database.reader.findOneBy(OutgoingMail, { id }) : null
  }

  private async recordDelivery(mail: OutgoingMail, now: Date): Promise<void> {
    await this.updateMail({ id: mail.id }, now, {
      sentAt: now.toISOString(),
      nextAttemptAt: null,
      lastError: null,
      ...(mail.isSecret && { text: '' }),
    })
  }

  /** Only while the claim holds: another instance may have delivered it since. */
  private async recordFailure(mail: OutgoingMail, failure: MailFailure, now: Date): Promise<void> {
    const next = failure.isFinal ? null : nextAttempt(mail, now)
    this.log.warn({ mail: mail.id, nextAttempt: next }, `A mail was not delivered: ${failure.message}`)
    const { id, claimedUntil } = mail
    await this.updateMail({ id, claimedUntil }, now, { nextAttemptAt: next, lastError: failure.message })
  }

  private async updateMail(
    which: { id: number; claimedUntil?: string | null },
    now: Date,
    values: Partial<OutgoingMail>,
  ) {
    const changes = { ...values, claimedUntil: null, updatedAt: now.toISOString(), version: () => 'version + 1' }
    await this.database.write(async (manager) => {
      await manager.createQueryBuilder().update(OutgoingMail).set(changes).where(which).execute()
      await indexRecord(manager, OutgoingMail, which.id)
    })
  }
}

/** Due times: now or earlier, or so far ahead that they were set before the clock was turned back. */
function dueBy(now: Date, longest: number): FindOperator<string>[] {
  return [LessThanOrEqual(now.toISOString()), MoreThan(tooLateFor(now, longest))]
}

function tooLateFor(now: Date, longest: number): string {
  return later(now, longest + largestClockDifference)
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}

/** A clock that starts at that moment and continues during the delivery. */
function clockFrom(now: Date): () => Date {
  const began = performance.now()
  return () => new Date(now.getTime() + performance.now() - began)
}
