import { maxMessagePhotos, textLimits } from '@shop/server/textLimits'
import type { IntlShape } from 'react-intl'
import type { FormName } from '../../kernel/addresses/formAddresses'
import type { Field } from '../../kernel/forms/Field'
import { personFields } from '../../kernel/forms/personFields'
import type { MessageId } from '../../kernel/i18n/MessageId'
import type { LayoutData } from '../../kernel/screens/LayoutData'
import { openingState } from '../shop/openingState'
import { middayOf, type OpeningDay, openDays, openParts } from '../shop/shopDays'

/** Characters reserved for the preferred day, which precedes the message. */
const wishCharacters = 200

/** What the fields are made from. */
export interface Surroundings {
  intl: IntlShape
  openingDays: OpeningDay[]
  /** The day in the shop: appointments are made from the next. */
  today: string
}

/** @param minute in milliseconds since 1970; null for when the page was made */
export function surroundingsOf(intl: IntlShape, shop: LayoutData['shop'], minute: number | null): Surroundings {
  return { intl, openingDays: shop.openingDays, today: openingState(shop, minute).today }
}

/** The fields of a form, in their order. */
export function fieldsOf(form: FormName, surroundings: Surroundings): Field[] {
  const { intl } = surroundings
  const say = (id: MessageId) => intl.formatMessage({ id })
  const person = personFields(intl)
  const { name, phone } = person
  const email = (isRequired: boolean): Field => ({ ...person.email, isRequired })
  const text = (of: string, label: MessageId, hint?: MessageId, max: number = textLimits.text): Field => ({
    name: of,
    kind: 'multiline',
    label: say(label),
    ...(hint && { hint: say(hint) }),
    isRequired: true,
    max,
  })
  const photos: Field = {
    name: 'photos',
    kind: 'photos',
    label: say('form.photos'),
    hint: intl.formatMessage({ id: 'form.photos.hint' }, { max: maxMessagePhotos }),
    isRequired: false,
  }
  switch (form) {
    case 'contact':
      return [name, email(true), phone, text('message', 'form.message'), photos]
    case 'question':
      return [name, email(true), phone, text('message', 'form.question'), photos]
    case 'appointment':
      return [
        dayField(surroundings),
        partField(surroundings),
        name,
        email(true),
        phone,
        text('message', 'form.appointment.what', undefined, textLimits.text - wishCharacters),
        photos,
      ]
    case 'phone':
      return [
        name,
        { ...phone, label: say('form.otherPhone'), hint: say('form.otherPhone.hint'), isRequired: true },
        email(false),
        text('descriptionProblem', 'form.phone.problem', 'form.phone.problem.hint'),
        photos,
      ]
    case 'remoteAssistance':
      return [
        name,
        email(true),
        phone,
        text('descriptionProblem', 'form.remote.problem', 'form.remote.problem.hint'),
        photos,
      ]
  }
}

function dayField({ intl, openingDays, today }: Surroundings): Field {
  const label = (day: string) =>
    intl.formatDate(middayOf(day), { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  return {
    name: 'day',
    kind: 'select',
    label: intl.formatMessage({ id: 'form.day' }),
    isRequired: true,
    options: () => openDays(openingDays, today).map((day) => ({ value: day, label: label(day) })),
  }
}

function partField({ intl, openingDays, today }: Surroundings): Field {
  return {
    name: 'part',
    kind: 'radio',
    label: intl.formatMessage({ id: 'form.part' }),
    isRequired: true,
    options: ({ day = '' }) =>
      openParts(openingDays, openDays(openingDays, today).includes(day) ? day : null).map(({ part, from, until }) => ({
        value: part,
        label: intl.formatMessage({ id: `form.part.${part}` }),
        note: `${from}–${until}`,
      })),
  }
}
