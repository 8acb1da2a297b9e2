import { LessThanOrEqual, MoreThan, Or } from 'typeorm'
import { appointmentShare } from '../appointments/appointmentShare.js'
import type { Context } from '../context/Context.js'
import { largestClockDifference } from '../instances/largestClockDifference.js'
import { removeExpiredSelfIntakes } from '../intake/selfIntakes.js'
import { eraseOldAccessCodes } from '../jobs/accessCodes.js'
import { forgetCounted } from '../limits/networkTraces.js'
import { removeExpiredKeys } from '../messages/idempotency.js'
import { removeOldRecipients } from '../messages/mailRecipients.js'
import { removeExpiredTokens } from '../passwords/passwordTokens.js'
import { reservationShare } from '../reservations/reservationShare.js'
import { removeExpired } from '../sessions/sessions.js'
import { retainedSince } from '../settings/retainedSince.js'
import { type RetentionKind, retentionKinds } from '../settings/retentionPeriods.js'
import { removeOldGuesses } from '../tracking/jobGuesses.js'
import { CleaningRound } from './CleaningRound.js'
import { removers } from './removers.js'

const hourMilliseconds = 60 * 60 * 1000

/** A little less than an hour, so that small clock differences skip no round. */
const pauseMilliseconds = 55 * 60 * 1000

/** How many records of each kind were removed. */
export type Removed = Record<RetentionKind, number>

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
    const removed = Object.fromEntries(retentionKinds.map((kind) => [kind, 0])) as Removed
    for (const kind of retentionKinds) {
      const period = settings.retention[kind]
      if (period !== null) removed[kind] = await removers[kind](context, retainedSince(period, now))
    }
    await eraseOldAccessCodes(context.services, now)
    await removeExpiredKeys(database)
    await database.write(async (manager) => {
      await removeExpired(manager)
      await removeExpiredTokens(manager)
      await removeOldGuesses(manager)
      await removeOldRecipients(manager, now)
      await removeExpiredSelfIntakes(manager)
      for (const share of [appointmentShare, reservationShare]) await share.forget(manager, now)
      await forgetCounted(manager, now)
    })
    log.info({ removed }, 'Cleaned up')
    return removed
  }
}
