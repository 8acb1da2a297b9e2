import type { Language } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import type { Field, Values } from '../../kernel/forms/Field'
import { personFields } from '../../kernel/forms/personFields'

/** Who comes to collect it. */
export function reserveFields(intl: Pick<IntlShape, 'formatMessage'>): Field[] {
  const { name, email, phone } = personFields(intl)
  return [name, email, { ...phone, hint: intl.formatMessage({ id: 'reservation.phone.hint' }) }]
}

/** The input of the mutation; a field that was left empty is null. */
export function reserveInput(product: number, { name = '', email = '', phone }: Values, language: Language) {
  return { product, name, email, phone: phone || null, language }
}
