import { LessThanOrEqual } from 'typeorm'
import type { Context } from '../context/Context.js'
import { Reservation } from '../entities/Reservation.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { Sweeper } from '../outbox/Sweeper.js'
import { endIfWaiting } from './endReservation.js'

const pauseMilliseconds = 60_000

/** Ends reservations that were not collected in time, on every instance: each is ended by one of them. */
export class ExpiredReservations {
  private readonly sweeper: Sweeper

  /** @param newContext creates the product's own context for each round */
  constructor(private readonly newContext: () => Context<MailServices>) {
    const onError = (error: unknown) => this.log.error(error, 'Expired reservations could not be looked for')
    this.sweeper = new Sweeper(async () => void (await this.expire(new Date())), onError, pauseMilliseconds)
  }

  start(): void {
    this.sweeper.start()
  }

  /** Waits for the round in progress. */
  stop(): Promise<void> {
    return this.sweeper.stop()
  }

  /** Ends what should have been collected by that moment. @returns how many */
  async expire(now: Date): Promise<number> {
    const context = this.newContext()
    const due = await context.services.database.reader.find(Reservation, {
      select: { id: true },
      where: { state: 'waiting', collectBefore: LessThanOrEqual(now.toISOString()) },
      order: { collectBefore: 'ASC', id: 'ASC' },
    })
    let count = 0
    for (const { id } of due) {
      if (this.sweeper.isStopping) break
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
