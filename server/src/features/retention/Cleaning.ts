import type { Context } from '../../kernel/context/Context.js'
import type { Feature, Removers } from '../../kernel/Feature.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { retainedSince } from '../../kernel/settings/retainedSince.js'
import { type RetentionKind, retentionKinds } from '../../kernel/settings/retentionPeriods.js'

declare module '../../kernel/context/Context.js' {
  interface CoreServices {
    /** What all features remove: at the end of retention periods, and what has expired. */
    removal: Removal
  }
}

export interface Removal {
  removers: Removers
  expire: readonly NonNullable<Feature['expire']>[]
}

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
    const { settings, log, removal } = context.services
    const removed = Object.fromEntries(retentionKinds.map((kind) => [kind, 0])) as Removed
    for (const kind of retentionKinds) {
      signal?.throwIfAborted()
      const period = settings.retention[kind]
      if (period !== null) removed[kind] = await removal.removers[kind](context, retainedSince(period, now))
    }
    for (const expire of removal.expire) await expire(context, now)
    log.info({ removed }, 'Cleaned up')
    return removed
  }
}
