import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { type FieldErrors, invalidField } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import type { Message } from '../../kernel/i18n/say.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { validate } from '../../kernel/records/validate.js'
import { strangerTextFaults } from '../messages/strangerText.js'
import { Appointment } from './Appointment.js'
import type { AppointmentKind } from './AppointmentKind.js'
import type { BookAppointmentInput } from './appointmentTypes.js'
import { KnownServices } from './cost/KnownServices.js'
import { offeredKind, postcodeFault } from './offeredKinds.js'

export interface Booking {
  kind: AppointmentKind
  /** UTC. */
  startsAt: string
  /** Of the appointment as it is stored. */
  values: Values
}

/**
 * What a visitor has typed of an appointment.
 * @throws ShopError VALIDATION that names every field at fault, NOT_FOUND for a kind that visitors are not offered
 */
export async function checkedBooking(context: Context, input: BookAppointmentInput): Promise<Booking> {
  const kind = input.kind != null ? await offeredKind(context.services.database.reader, input.kind) : null
  if (input.website) throw invalidField('website', { key: 'message.leaveEmpty' })
  const { service, startsAt, name, emailAddress, phoneNumber, postcode, address } = input
  const values = withDefaults(Appointment, {
    ...{ kind: kind?.id, service, startsAt, name, emailAddress, phoneNumber, postcode, address },
    remark: wholeRemark(input),
    language: input.language ?? context.language,
  })
  const faults = {
    ...strangerTextFaults('appointment', values, ['name', 'address']),
    ...missing(kind, values),
    ...(await serviceFaults(context, kind, service ?? null)),
  }
  await validate(Appointment, inputsFor(Appointment).create, values, values, faults)
  // What is missing was refused with everything else.
  return { kind: kind as AppointmentKind, startsAt: startsAt as string, values }
}

/** What the shop has to know of a visitor besides the name. */
function missing(kind: AppointmentKind | null, values: Values): FieldErrors {
  const needed = (name: string): Message => ({
    key: 'field.required',
    values: { field: { owner: 'appointment', name } },
  })
  const faults: Record<string, Message | null | false> = {
    emailAddress: values.emailAddress === null && needed('emailAddress'),
    phoneNumber: kind !== null && kind.place !== 'shop' && values.phoneNumber === null && needed('phoneNumber'),
    postcode: kind && postcodeFault(kind, values.postcode as string | null),
    address: kind?.place === 'home' && values.address === null && needed('address'),
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : [])))
}

/** An appointment is for one of the services that its kind names. */
async function serviceFaults(context: Context, kind: AppointmentKind | null, id: number | null): Promise<FieldErrors> {
  if (kind === null || id === null) return {}
  const services = await KnownServices.read(context.services.database.reader)
  return services.isFor(kind, id) ? {} : { service: [{ key: 'appointment.otherService' }] }
}

function wholeRemark({ device, fault, remark }: BookAppointmentInput): string | null {
  const about = [device, fault].map((each) => each?.trim()).filter(Boolean)
  return [about.join(': '), remark?.trim()].filter(Boolean).join('\n') || null
}
