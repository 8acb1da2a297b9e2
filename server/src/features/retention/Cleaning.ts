import type { Context } from '../../kernel/context/Context.js'
import { forgetCounted } from '../../kernel/limits/networkTraces.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { retainedSince } from '../../kernel/settings/retainedSince.js'
import { type RetentionKind, retentionKinds } from '../../kernel/settings/retentionPeriods.js'
import { appointmentShare } from '../appointments/appointmentShare.js'
import { removeExpiredSelfIntakes } from '../intake/selfIntakes.js'
import { eraseOldAccessCodes } from '../jobs/accessCodes.js'
import { removeExpiredKeys } from '../messages/idempotency.js'
import { removeOldRecipients } from '../messages/mailRecipients.js'
import { removeExpiredTokens } from '../passwords/passwordTokens.js'
import { reservationShare } from '../reservations/reservationShare.js'
import { removeExpired } from '../sessions/sessions.js'
import { removeOldGuesses } from '../tracking/jobGuesses.js'
import { removers } from './removers.js'

const hourMilliseconds = 60 * 60 * 1000

/** How many records of each kind were removed. */
export type Removed = Record<RetentionKind, number>

/** Removes records after their retention period, and what has expired, every hour. */
export class Cleaning {
  /** @param newContext creates the product's own context for each round */
  constructor(private readonly newContext: () => Context) {}

  get round(): Round {
    return {
      name: 'cleaning',
      schedule: { every: hourMilliseconds },
      run: (signal, now) => this.clean(now, signal),
    }
  }

  /** Removes what is due as of that moment. */
  async clean(now: Date, signal?: AbortSignal): Promise<Removed> {
    const context = this.newContext()
    const { database, settings, log } = context.services
    const removed = Object.fromEntries(retentionKinds.map((kind) => [kind, 0])) as Removed
    for (const kind of retentionKinds) {
      signal?.throwIfAborted()
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
