import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import type { Appointment } from './Appointment.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { appointmentOfCode } from './appointmentAddresses.js'
import { anyKind } from './offeredKinds.js'

/** Addresses that open nothing. One that opens an appointment is never limited. */
const missLimit = new CallLimit('appointment-address', () => ({ points: 20, seconds: 600 }))

export interface OpenedAppointment {
  appointment: Appointment
  kind: AppointmentKind
}

/**
 * The appointment that a code opens, for any caller. Reading changes nothing.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openAppointment({ services, caller }: Context, code: string): Promise<OpenedAppointment> {
  const { reader } = services.database
  const appointment = await appointmentOfCode(reader, code)
  if (appointment) return { appointment, kind: await anyKind(reader, appointment.kind) }
  if (caller) await missLimit.spend(services, { address: caller.address })
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.appointmentAddress' } })
}
