import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import type { Reservation } from './Reservation.js'
import { reservationOfCode } from './reservationAddresses.js'

/** Addresses that open nothing. One that opens a reservation is never limited. */
const missLimit = new CallLimit('reservation-address', () => ({ points: 20, seconds: 600 }))

/**
 * The reservation that a code opens, for any caller. Reading changes nothing.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openReservation({ services, caller }: Context, code: string): Promise<Reservation> {
  const reservation = await reservationOfCode(services.database.reader, code)
  if (reservation) return reservation
  if (caller) await missLimit.spend(services, { address: caller.address })
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.reservationAddress' } })
}
