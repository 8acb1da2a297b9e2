import { LessThanOrEqual, MoreThan, Or } from 'typeorm'
import type { Context } from '../context/Context.js'
import { OutgoingMail } from '../entities/OutgoingMail.js'
import { SignIn } from '../entities/SignIn.js'
import { largestClockDifference } from '../instances/largestClockDifference.js'
import { jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { removeExpiredKeys } from '../messages/idempotency.js'
import { messageKinds } from '../messages/messageKinds.js'
import { removeExpiredTokens } from '../passwords/passwordTokens.js'
import { removeExpired } from '../sessions/sessions.js'
import { retainedSince } from '../settings/retainedSince.js'
import { type KeptKind, keptKinds } from '../settings/retentionPeriods.js'
import { emptyOldTrash } from '../trash/emptyOldTrash.js'
import { CleaningRound } from './CleaningRound.js'
import { removeOldCustomers } from './removeOldCustomers.js'
import { removeOldHistory } from './removeOldHistory.js'
import { removeOldPageViews } from './removeOldPageViews.js'
import { removeOldRecords } from './removeOldRecords.js'

const hourMilliseconds = 60 * 60 * 1000

/** A little less than an hour, so that small clock differences skip no round. */
const pauseMilliseconds = 55 * 60 * 1000

/** How many records of each kind were removed. */
export type Removed = Record<KeptKind, number>

/** Removes records of that moment or earlier, UTC, in small transactions that do not delay other users. */
const removers: Record<KeptKind, (context: Context, since: string) => Promise<number>> = {
  async messages(context, since) {
    let removed = 0
    for (const { type } of Object.values(messageKinds)) {
      removed += await removeOldRecords(context, type, { createdAt: LessThanOrEqual(since) })
    }
    return removed
  },
  async jobs(context, since) {
    let removed = 0
    for (const kind of jobKinds.values) {
      const isOld = { status: 'finished', updatedAt: LessThanOrEqual(since) }
      removed += await removeOldRecords(context, jobTypes[kind], isOld)
    }
    return removed
  },
  customers: removeOldCustomers,
  mails: (context, since) => removeOldRecords(context, OutgoingMail, { createdAt: LessThanOrEqual(since) }),
  pageViews: ({ services }, since) => removeOldPageViews(services.database, since),
  signIns: (context, since) => removeOldRecords(context, SignIn, { createdAt: LessThanOrEqual(since) }),
  history: ({ services }, since) => removeOldHistory(services.database, since),
  bin: ({ services }, since) => emptyOldTrash(services.database, since),
}

/** Removes records after their retention period, every hour, on one of the instances. */
export class Cleaning {
  private timer: NodeJS.Timeout | undefined
  private cleaning: Promise<unknown> = Promise.resolve()

  /** @param newContext creates the product's own context for each round */
  constructor(private readonly newContext: () => Context) {}

  start(): void {
    const clean = () => {
      this.cleaning = this.cleanInTurn(new Date()).catch((error: unknown) =>
        this.newContext().services.log.error(error, 'Nothing was cleaned up'),
      )
    }
    this.timer = setInterval(clean, hourMilliseconds)
    this.timer.unref()
    clean()
  }

  /** Waits for the round in progress. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.cleaning
  }

  /** Runs a round, unless an instance started one within the hour. @returns null then */
  async cleanInTurn(now: Date): Promise<Removed | null> {
    const { database } = this.newContext().services
    const instant = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
    // A start in the future was written before the clock was set back.
    const startedAt = Or(LessThanOrEqual(instant(-pauseMilliseconds)), MoreThan(instant(largestClockDifference)))
    const { affected } = await database.write((manager) =>
      manager.update(CleaningRound, { startedAt }, { startedAt: now.toISOString() }),
    )
    return affected ? this.clean(now) : null
  }

  /** Runs a round as of that moment. */
  async clean(now: Date): Promise<Removed> {
    const context = this.newContext()
    const { database, settings, log } = context.services
    const removed = Object.fromEntries(keptKinds.map((kind) => [kind, 0])) as Removed
    for (const kind of keptKinds) {
      const period = settings.keep[kind]
      if (period !== null) removed[kind] = await removers[kind](context, retainedSince(period, now))
    }
    await removeExpiredKeys(database)
    await database.write(async (manager) => {
      await removeExpired(manager)
      await removeExpiredTokens(manager)
    })
    log.info({ removed }, 'Cleaned up')
    return removed
  }
}
