import { withDefaults } from '../content/normalise.js'
import { validate } from '../content/validate.js'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { Appointment } from '../entities/Appointment.js'
import type { AppointmentKind } from '../entities/AppointmentKind.js'
import { Customer } from '../entities/Customer.js'
import { type FieldErrors, invalidField, ShopError } from '../errors/ShopError.js'
import { comparisonKey } from '../fields/comparisonKey.js'
import { inputsFor } from '../fields/inputs.js'
import type { Message } from '../i18n/say.js'
import { jobOfCode } from '../jobs/jobAddresses.js'
import type { BookAppointmentInput } from './appointmentTypes.js'
import { postcodeFault } from './offeredKinds.js'

/**
 * The columns of an appointment that a visitor wants to make.
 * @throws ShopError VALIDATION that names every field at fault, NOT_FOUND for the code of no job
 */
export async function checkedBooking(
  context: Context,
  kind: AppointmentKind,
  input: BookAppointmentInput,
): Promise<Values> {
  if (input.website) throw invalidField('website', { key: 'message.leaveEmpty' })
  const { startsAt, name, emailAddress, phoneNumber, postcode, address } = input
  const values = withDefaults(Appointment, {
    ...{ kind: kind.id, startsAt, name, emailAddress, phoneNumber, postcode, address },
    remark: wholeRemark(input),
    language: input.language ?? context.language,
  })
  await validate(Appointment, inputsFor(Appointment).create, values, values, missing(kind, values))
  return { ...values, ...(await customerOf(context, values)), ...(await jobOf(context, input.job)) }
}

/** What the shop has to know of a visitor besides the name. */
function missing(kind: AppointmentKind, values: Values): FieldErrors {
  const needed = (name: string): Message => ({
    key: 'field.required',
    values: { field: { owner: 'appointment', name } },
  })
  const faults: Record<string, Message | null | false> = {
    emailAddress: values.emailAddress === null && needed('emailAddress'),
    phoneNumber: kind.place !== 'shop' && values.phoneNumber === null && needed('phoneNumber'),
    postcode: postcodeFault(kind, values.postcode as string | null),
    address: kind.place === 'home' && values.address === null && needed('address'),
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : [])))
}

function wholeRemark({ device, fault, remark }: BookAppointmentInput): string | null {
  const about = [device, fault].map((each) => each?.trim()).filter(Boolean)
  return [about.join(': '), remark?.trim()].filter(Boolean).join('\n') || null
}

/** The customer with this e-mail address, for the shop: the visitor sees nothing of it. */
async function customerOf({ services }: Context, { emailAddress }: Values): Promise<Values> {
  const key: object = { emailKey: comparisonKey(String(emailAddress)) }
  const known = await services.database.reader.findOneBy(Customer, { ...key, role: 'cms-status-user' })
  return { customer: known?.id ?? null }
}

/** The job that an appointment is about, and its customer. */
async function jobOf({ services }: Context, code: string | null | undefined): Promise<Values> {
  if (!code) return {}
  const found = await jobOfCode(services.database.reader, code)
  if (!found) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.jobAddress' } })
  return { [found.kind]: found.job.id, customer: found.job.customer }
}
