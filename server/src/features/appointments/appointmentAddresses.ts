import type { EntityManager } from 'typeorm'
import { SecretAddresses } from '../../kernel/secrets/SecretAddresses.js'
import { Appointment } from './Appointment.js'
import { AppointmentAddress } from './AppointmentAddress.js'

export const appointmentAddresses = new SecretAddresses(AppointmentAddress, 'appointment', 'appointment address')

/** The appointment that a code opens, cancelled and past ones too; null for any other code. */
export async function appointmentOfCode(manager: EntityManager, code: string): Promise<Appointment | null> {
  const id = await appointmentAddresses.opened(manager, code)
  return id === null ? null : manager.findOneBy(Appointment, { id })
}
