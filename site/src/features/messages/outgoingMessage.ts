import type { FormName } from '../../kernel/addresses/formAddresses'
import type { OperationName } from '../../kernel/data/Query'
import type { Field, Values } from '../../kernel/forms/Field'
import { middayOf, openParts } from '../shop/shopDays'
import type { Surroundings } from './messageForms'
import type { GivenLine } from './SentNotice'

/** The calls by which forms are sent. */
export type SendOperation = Extract<OperationName, `Send${string}Message`>

export const sendOperations: Record<FormName, SendOperation> = {
  contact: 'SendContactMessage',
  question: 'SendContactMessage',
  appointment: 'SendContactMessage',
  phone: 'SendPhoneMessage',
  remoteAssistance: 'SendRemoteAssistanceMessage',
}

/** What was filled in, as the visitor reads it: the names of the fields and of what was chosen. */
export function givenLines(fields: Field[], values: Values): GivenLine[] {
  return fields
    .map((field) => {
      const value = values[field.name] ?? ''
      const option = field.options?.(values).find((one) => one.value === value)
      return { label: field.label, text: option ? [option.label, option.note].filter(Boolean).join(' ') : value }
    })
    .filter(({ text }) => text !== '')
}

/** The input of the mutation: the preferred day precedes the message, and photos stand beside it. */
export function messageOf(
  form: FormName,
  values: Values,
  { intl, openingDays }: Surroundings,
): Record<string, string | null> {
  const { day = '', part, photos, ...own } = values
  const filled = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value === '' ? null : value]))
  if (form !== 'appointment') return filled
  const wished = openParts(openingDays, day).find((one) => one.part === part)
  const wish = intl.formatMessage(
    { id: 'form.appointment.wish' },
    {
      day: intl.formatDate(middayOf(day), {
        timeZone: 'UTC',
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
      part: wished && intl.formatMessage({ id: `form.part.${wished.part}` }).toLowerCase(),
      hours: wished && `${wished.from}–${wished.until}`,
    },
  )
  return { ...filled, message: `${wish}\n\n${own.message}` }
}
