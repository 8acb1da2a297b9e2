import type { EntityManager } from 'typeorm'
import { Appointment } from '../entities/Appointment.js'
import { hashAddressCode, isAddressCode, newAddressCode } from '../jobs/addressCode.js'
import { type Binding, seal, unseal } from '../secrets/secretBox.js'
import type { Settings } from '../settings/readSettings.js'
import { AppointmentAddress } from './AppointmentAddress.js'

type Secret = Pick<Settings, 'sessionSecret'>

function bindingOf(appointment: number): Binding {
  return { purpose: 'appointment address', owner: `appointment ${appointment}` }
}

/** Gives a new appointment its secret code. */
export async function insertAddress(manager: EntityManager, settings: Secret, appointment: number): Promise<string> {
  const code = newAddressCode()
  await manager.insert(AppointmentAddress, {
    appointment,
    codeHash: hashAddressCode(code),
    sealed: seal(code, bindingOf(appointment), settings),
  })
  return code
}

/** The code of an appointment, for mails; null when it was sealed under another SESSION_SECRET. */
export async function codeOfAppointment(
  manager: EntityManager,
  settings: Secret,
  appointment: number,
): Promise<string | null> {
  const address = await manager.findOneBy(AppointmentAddress, { appointment })
  return address && unseal(address.sealed, bindingOf(appointment), settings)
}

/** The appointment that a code opens, cancelled and past ones too; null for any other code. */
export async function appointmentOfCode(manager: EntityManager, code: string): Promise<Appointment | null> {
  if (!isAddressCode(code)) return null
  const address = await manager.findOneBy(AppointmentAddress, { codeHash: hashAddressCode(code) })
  return address && manager.findOneBy(Appointment, { id: address.appointment })
}
