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
/** Longer than a mail may take. What an instance has claimed and not told of by then is for any of them again. */
const claimMilliseconds = 2 * sendMilliseconds
/** The rest is for the sweeps that follow. */
const mostPerSweep = 500

/** The service of operations that queue mail. */
export interface MailServices {
  mail: MailDelivery
}

/**
 * Takes mails from the outbox to the mail server. Several instances may do so side by side: each mail is claimed by
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

  /** Begins to deliver what is due, and keeps at it. */
  start(): void {
    if (!this.mailer) return
    this.timer = setInterval(() => this.wake(), sweepMilliseconds)
    this.wake()
  }

  /** Delivers what has just been committed without waiting for the next sweep. */
  wake(): void {
    if (!this.timer) return
    this.isAsked = true
    this.sweeping ??= this.sweep()
  }

  /** Waits for the mails under way; no other one is begun. */
  async stop(): Promise<void> {
    this.isStopping = true
    clearInterval(this.timer)
    this.timer = undefined
    await this.sweeping
    this.mailer?.close()
  }

  /** Tries every mail that is due at that moment, once. */
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
        // What cannot be delivered to anybody need not be tried with every mail.
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
    const claims = [IsNull(), ...reached(now, claimMilliseconds)]
    const rows = await this.database.reader.find(OutgoingMail, {
      select: { id: true },
      where: reached(now, longestDelay).flatMap((nextAttemptAt) =>
        claims.map((claimedUntil) => ({ nextAttemptAt, claimedUntil })),
      ),
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: mostPerSweep,
    })
    return rows.map(({ id }) => id)
  }

  /** @returns whether the server takes mail at all, as far as this one tells */
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

  /** In one statement, so that of several instances one gets it. */
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
    await this.note({ id: mail.id }, now, {
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
    await this.note({ id, claimedUntil }, now, { nextAttemptAt: next, lastError: failure.message })
  }

  private async note(which: { id: number; claimedUntil?: string | null }, now: Date, values: Partial<OutgoingMail>) {
    const changes = { ...values, claimedUntil: null, updatedAt: now.toISOString(), version: () => 'version + 1' }
    await this.database.write(async (manager) => {
      await manager.createQueryBuilder().update(OutgoingMail).set(changes).where(which).execute()
      await indexRecord(manager, OutgoingMail, which.id)
    })
  }
}

/** What was planned for now or earlier, or for later than anything is: before the clock was put back. */
function reached(now: Date, longest: number): FindOperator<string>[] {
  return [LessThanOrEqual(now.toISOString()), MoreThan(tooLateFor(now, longest))]
}

function tooLateFor(now: Date, longest: number): string {
  return later(now, longest + largestClockDifference)
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}

/** The time goes on from that moment while mail is being delivered. */
function clockFrom(now: Date): () => Date {
  const began = performance.now()
  return () => new Date(now.getTime() + performance.now() - began)
}
