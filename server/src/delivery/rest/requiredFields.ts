import { BookAppointmentInput, bookingNeeds } from '../../features/appointments/appointmentTypes.js'
import { entities } from '../../features/features.js'
import { messageKinds } from '../../features/messages/messageKinds.js'
import { ReserveProductInput, reservationNeeds } from '../../features/reservations/reservationTypes.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../../kernel/fields/FieldDescription.js'

let byInput: Map<string, ReadonlySet<string>> | undefined

/**
 * The fields that must be in an input. The schema leaves every one out, so that the write pipeline can tell all that
 * is missing at once; the fields' descriptions know.
 */
export function requiredFieldsOf(input: string): ReadonlySet<string> {
  byInput ??= collect()
  return byInput.get(input) ?? new Set()
}

function collect(): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  const add = (input: string, type: Class) => {
    const fields = fieldsOf(type).filter(isWritable)
    const required = fields.filter((field) => field.required && field.default === undefined)
    found.set(input, new Set(required.map(({ name }) => name)))
    for (const part of fields.flatMap(partsOf)) add(`${part.name}Input`, part)
  }
  for (const type of entities) add(`Create${type.name}Input`, type)
  for (const { input, type } of Object.values(messageKinds)) add(input.name, type)
  found.set(BookAppointmentInput.name, bookingNeeds)
  found.set(ReserveProductInput.name, reservationNeeds)
  return found
}

function partsOf(field: FieldDescription): readonly Class[] {
  return field.kind.parts?.types(field) ?? []
}
