import type { IntlShape } from 'react-intl'
import type { Choices } from '../../kernel/addresses/appointmentChoices'
import type { Field, Values } from '../../kernel/forms/Field'
import { personFields } from '../../kernel/forms/personFields'
import type { MessageId } from '../../kernel/i18n/MessageId'
import type { AppointmentKind } from './loadAppointment'
import type { TimeChoice } from './loadDays'

/** A time with its day, which a visitor is offered in place of one that has gone. */
export interface OfferedSlot extends TimeChoice {
  /** In words, with its day. */
  words: string
}

type BookedKind = Pick<AppointmentKind, 'place' | 'needsPostcode' | 'needsPhone' | 'services'>

/** Characters of a street with its number, and of a remark. */
const [longestAddress, longestRemark] = [200, 2000]

/**
 * What is asked of the visitor, by the names of the operation's input: where a home visit is, and a number wherever the
 * shop has to find or call someone.
 * @param offered times to choose from, because the one that was chosen has gone
 */
export function bookingFields(
  { place, needsPostcode, needsPhone, services }: BookedKind,
  intl: Pick<IntlShape, 'formatMessage'>,
  offered: readonly OfferedSlot[] = [],
): Field[] {
  const say = (id: MessageId) => intl.formatMessage({ id })
  const { name, email, phone } = personFields(intl)
  const gone: Field = {
    name: 'startsAt',
    kind: 'radio',
    label: say('appointment.gone.choose'),
    isRequired: true,
    options: () => offered.map(({ startsAt, words }) => ({ value: startsAt, label: words })),
  }
  const street: Field = {
    name: 'address',
    kind: 'text',
    label: say('appointment.address'),
    isRequired: true,
    max: longestAddress,
    autoComplete: 'address-line1',
  }
  const postcode: Field = {
    name: 'postcode',
    kind: 'text',
    label: say('appointment.postcode'),
    isRequired: true,
    max: 10,
    autoComplete: 'postal-code',
  }
  const work: Field = {
    name: 'service',
    kind: 'select',
    label: say('appointment.service'),
    hint: say('appointment.service.hint'),
    isRequired: false,
    unchosen: say('appointment.service.other'),
    options: () =>
      services.map(({ id, title, price }) => ({
        value: String(id),
        label: price === null ? title : intl.formatMessage({ id: 'appointment.service.priced' }, { title, price }),
      })),
  }
  return [
    ...(offered.length > 0 ? [gone] : []),
    ...(services.length > 0 ? [work] : []),
    name,
    { ...email, name: 'emailAddress' },
    {
      ...{ ...phone, name: 'phoneNumber', isRequired: needsPhone },
      ...(place === 'remote' && { hint: say('appointment.phone.hint') }),
    },
    ...(needsPostcode ? [street, postcode] : []),
    {
      name: 'remark',
      kind: 'multiline',
      label: say('appointment.remark'),
      hint: say('appointment.remark.hint'),
      isRequired: false,
      max: longestRemark,
    },
  ]
}

/** What the form begins with by the address: what it is about, and where. */
export function valuesOfChoices(
  { device, fault, postcode }: Choices,
  { service }: Pick<AppointmentKind, 'service'>,
): Values {
  const remark = [device, fault].filter(Boolean).join(': ')
  return { ...(remark && { remark }), ...(postcode && { postcode }), service: service ? String(service.id) : '' }
}

interface Booking {
  kind: AppointmentKind
  values: Values
  /** UTC. */
  startsAt: string
  choices: Choices
  language: 'nl' | 'en'
}

/** The input of the mutation; a field that was left empty is null. */
export function bookingInput({ kind, values, startsAt, choices, language }: Booking) {
  const given = (name: string) => values[name] || null
  return {
    kind: kind.id,
    startsAt,
    language,
    name: given('name') ?? '',
    emailAddress: given('emailAddress') ?? '',
    phoneNumber: given('phoneNumber'),
    postcode: given('postcode') ?? choices.postcode ?? null,
    address: given('address'),
    remark: given('remark'),
    service: serviceOf(kind, values),
    job: choices.job ?? null,
  }
}

/** What was chosen in the form; a kind for any work has no such field, and is for what the address says. */
function serviceOf({ service, services }: AppointmentKind, values: Values): number | null {
  if (services.length === 0) return service?.id ?? null
  return Number(values.service) || null
}
