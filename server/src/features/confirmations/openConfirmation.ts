import type { Context } from '../../kernel/context/Context.js'
import { RowReader } from '../../kernel/database/RowReader.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { hashAddressCode, isAddressCode } from '../../kernel/secrets/addressCode.js'
import { AppointmentAddress } from '../appointments/AppointmentAddress.js'
import { ReservationAddress } from '../reservations/ReservationAddress.js'

/** What a code confirms, by its id. */
export type ToBeConfirmed = { kind: 'appointment' | 'reservation'; id: number }

/** Codes that confirm nothing. One of a mail is never limited. */
const missLimit = new CallLimit('confirmation-address', () => ({ points: 20, seconds: 600 }))

/**
 * What the code of a mail confirms, for any caller. Reading changes nothing: programs that look at mails open links.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openConfirmation({ services, caller }: Context, code: string): Promise<ToBeConfirmed> {
  const found =
    isAddressCode(code) && (await findByHash(new RowReader(services.database.reader), hashAddressCode(code)))
  if (found) return found
  if (caller) await missLimit.spend(services, { address: caller.address })
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.confirmationAddress' } })
}

async function findByHash(rows: RowReader, confirmHash: string): Promise<ToBeConfirmed | null> {
  const ofAppointment = await rows.first(AppointmentAddress, { confirmHash })
  if (ofAppointment) return { kind: 'appointment', id: Number(ofAppointment.appointment) }
  const ofReservation = await rows.first(ReservationAddress, { confirmHash })
  return ofReservation && { kind: 'reservation', id: Number(ofReservation.reservation) }
}
