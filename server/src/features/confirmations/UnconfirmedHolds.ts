import { LessThanOrEqual } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { Appointment } from '../appointments/Appointment.js'
import { expireAppointment } from '../appointments/confirmAppointment.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { endIfWaiting } from '../reservations/endReservation.js'
import { Reservation } from '../reservations/Reservation.js'
import { ShopSettings } from '../shop/ShopSettings.js'

const everyMilliseconds = 60_000

/** Frees the times and products that are held for who did not confirm in time, and none that is confirmed meanwhile. */
export class UnconfirmedHolds {
  /** @param newContext creates the product's own context for each round */
  constructor(private readonly newContext: () => Context<MailServices>) {}

  get round(): Round {
    return {
      name: 'unconfirmed-holds',
      schedule: { every: everyMilliseconds },
      run: (signal) => this.free(signal),
    }
  }

  /** Frees what should have been confirmed by now, and switches off what was to end. @returns how many were freed */
  async free(signal?: AbortSignal): Promise<number> {
    const context = this.newContext()
    await switchOff(context)
    const { reader } = context.services.database
    const confirmBefore = LessThanOrEqual(new Date().toISOString())
    const booked = await reader.find(Appointment, { select: { id: true }, where: { state: 'booked', confirmBefore } })
    const waiting = await reader.find(Reservation, { select: { id: true }, where: { state: 'waiting', confirmBefore } })
    const ends = [
      ...booked.map(
        ({ id }) =>
          () =>
            expireAppointment(context, id),
      ),
      ...waiting.map(
        ({ id }) =>
          async () =>
            (await endIfWaiting(context, id, 'unconfirmed')) !== null,
      ),
    ]
    let count = 0
    for (const end of ends) {
      if (signal?.aborted) break
      try {
        if (await end()) count += 1
      } catch (error) {
        // One that fails does not hold up the others; the next round tries it again.
        this.log.error(error, 'What nobody has confirmed could not be freed')
      }
    }
    return count
  }

  private get log() {
    return this.newContext().services.log
  }
}

/** The switch says what holds: one with an end that has come is off. */
async function switchOff({ services: { database } }: Context): Promise<void> {
  const ended = { confirmsByMail: true, confirmsByMailUntil: LessThanOrEqual(new Date().toISOString()) }
  if (!(await database.reader.existsBy(ShopSettings, ended))) return
  const off = { confirmsByMail: false, confirmsByMailUntil: null }
  await database.write((manager) => records.updateWhere(manager, ShopSettings, ended, off, { keeps: ['updatedAt'] }))
}
