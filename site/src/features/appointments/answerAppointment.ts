import { appointmentAddress, appointmentKindAddress, isAppointmentPath, type Language } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { languageOf } from '../../kernel/addresses/addresses'
import { choicesAt } from '../../kernel/addresses/appointmentChoices'
import type { Query } from '../../kernel/data/Query'
import { type Field, valuesOf } from '../../kernel/forms/Field'
import { faultsOf } from '../../kernel/forms/faultsOf'
import { refusedForm } from '../../kernel/forms/refusedForm'
import type { BookingOutcome } from './BookingOutcome'
import { bookingFields, bookingInput } from './bookingFields'
import { costOf } from './loadAppointment'
import { nextSlotsOf } from './nextSlots'

interface Dependencies {
  intl: IntlShape
  query: Query
}

type Answer = { sentTo: string } | { status: number; outcome: BookingOutcome }

/**
 * Answers the plain forms of appointments: the one that makes one, and at its secret address those that move and cancel
 * it. What was done leads to the secret address. Null for any other address.
 */
export async function answerAppointment(
  address: URL,
  body: URLSearchParams,
  dependencies: Dependencies,
): Promise<Answer | null> {
  const language = languageOf(address)
  const kinds = appointmentKindAddress(language, '')
  if (address.pathname.startsWith(kinds)) return book(address, address.pathname.slice(kinds.length), body, dependencies)
  if (!isAppointmentPath(address.pathname)) return null
  return change(language, address.pathname.slice(appointmentAddress(language, '').length), body, dependencies)
}

async function book(
  address: URL,
  url: string,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<Answer | null> {
  const language = languageOf(address)
  const choices = choicesAt(address.search, language)
  const { publicAppointmentKinds } = await query('AppointmentKinds', { language, ...costOf(choices) })
  const kind = publicAppointmentKinds.find((each) => each.url === url)
  if (!kind) return null
  const fields = bookingFields(kind, intl)
  const startsAt = body.get('startsAt') ?? ''
  const values = { ...valuesOf(body, fields), startsAt }
  const faults = faultsOf(fields, values, intl)
  if (Object.keys(faults).length > 0) {
    return { status: 422, outcome: { values, faults, problem: null, nextSlots: [] } }
  }
  try {
    const input = bookingInput({ kind, values, startsAt, choices, language })
    const { booked } = await query('BookAppointment', { input: { ...input, website: body.get('website') } })
    return { sentTo: appointmentAddress(language, booked.code) }
  } catch (error) {
    return refused(error, values, fields, intl)
  }
}

async function change(
  language: Language,
  code: string,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<Answer> {
  const values = Object.fromEntries(body)
  try {
    if (body.has('cancel')) await query('CancelAppointment', { code })
    else await query('MoveAppointment', { code, startsAt: body.get('startsAt') ?? '' })
    return { sentTo: appointmentAddress(language, code) }
  } catch (error) {
    return refused(error, values, [], intl)
  }
}

function refused(error: unknown, values: Record<string, string>, fields: Field[], intl: IntlShape): Answer {
  const { status, outcome, error: refusal } = refusedForm(error, values, fields, intl)
  return { status, outcome: { ...outcome, nextSlots: nextSlotsOf(refusal) } }
}
