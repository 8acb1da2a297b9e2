import { LessThanOrEqual } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { endIfWaiting } from './endReservation.js'
import { Reservation } from './Reservation.js'

const everyMilliseconds = 60_000

/** Ends reservations that were not collected in time. */
export class ExpiredReservations {
  /** @param newContext creates the product's own context for each round */
  constructor(private readonly newContext: () => Context<MailServices>) {}

  get round(): Round {
    return {
      name: 'expired-reservations',
      schedule: { every: everyMilliseconds },
      run: (signal, now) => this.expire(now, signal),
    }
  }

  /** Ends what should have been collected by that moment. @returns how many */
  async expire(now: Date, signal?: AbortSignal): Promise<number> {
    const context = this.newContext()
    const due = await context.services.database.reader.find(Reservation, {
      select: { id: true },
      where: { state: 'waiting', collectBefore: LessThanOrEqual(now.toISOString()) },
      order: { collectBefore: 'ASC', id: 'ASC' },
    })
    let count = 0
    for (const { id } of due) {
      if (signal?.aborted) break
      try {
        if (await endIfWaiting(context, id, 'expired')) count += 1
      } catch (error) {
        // One that fails does not hold up the others; the next round tries it again.
        this.log.error(error, 'A reservation that was not collected could not be ended')
      }
    }
    return count
  }

  private get log() {
    return this.newContext().services.log
  }
}
