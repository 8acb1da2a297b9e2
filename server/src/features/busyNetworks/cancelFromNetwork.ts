import type { Context } from '../../kernel/context/Context.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { cancelAppointments } from '../appointments/changeByShop.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { endIfWaiting } from '../reservations/endReservation.js'
import { fromNetwork, type MadeFor } from './fromNetwork.js'

/** How many were cancelled. */
export interface CancelledCounts {
  appointments: number
  reservations: number
}

/**
 * Cancels for the shop what a network booked and reserved in the last hour and is not over yet; the stock is given back.
 * Whoever it was made for is mailed once about appointments and once about reservations, however many were made: a robot
 * makes many for one address. Another press cancels what came since.
 */
export async function cancelFromNetwork(context: Context<MailServices>, network: string): Promise<CancelledCounts> {
  const { appointments, reservations } = await fromNetwork(context.services.database.reader, network, Date.now())
  const booked = firstOfEach(appointments)
  const told = await cancelAppointments(context, booked.first, true, null)
  const untold = await cancelAppointments(context, booked.more, false, null)
  const reserved = firstOfEach(reservations)
  let ended = 0
  for (const [ids, notify] of [
    [reserved.first, true],
    [reserved.more, false],
  ] as const) {
    for (const id of ids) if (await endIfWaiting(context, id, 'cancelledByShop', notify)) ended += 1
  }
  return { appointments: told.length + untold.length, reservations: ended }
}

/** The ids of what was made first for each e-mail address, and of what was made besides. */
function firstOfEach(made: readonly MadeFor[]): { first: number[]; more: number[] } {
  const seen = new Set<string>()
  const ids = { first: [] as number[], more: [] as number[] }
  for (const { id, email } of made) {
    const key = emailKey(email)
    ids[seen.has(key) ? 'more' : 'first'].push(id)
    seen.add(key)
  }
  return ids
}
