import { isPhoneNumber } from '@shop/server/phoneNumber'
import type { IntlShape } from 'react-intl'
import type { MessageId } from '../i18n/MessageId'
import type { Faults, Field, Values } from './Field'

/** Anything that looks like an address; the server looks closer. */
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What is wrong with what was filled in; no faults when it can be sent. */
export function faultsOf(fields: Field[], values: Values, intl: IntlShape): Faults {
  const found = fields.map((field) => [field.name, faultOf(field, values, intl)] as const)
  return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => entry[1] !== null))
}

/** What is wrong already while one is typing: more of it will not make a telephone number of words. */
export function earlyFaultsOf(fields: Field[], values: Values, intl: IntlShape): Faults {
  const begun = fields.filter(({ name, kind }) => kind === 'tel' && /\p{L}/u.test(values[name] ?? ''))
  return faultsOf(begun, values, intl)
}

function faultOf(field: Field, values: Values, { formatMessage }: IntlShape): string | null {
  const value = values[field.name] ?? ''
  const says = (id: MessageId) => formatMessage({ id }, { field: field.label, max: field.max })
  if (value === '') return field.isRequired ? says('form.required') : null
  if (field.kind === 'email' && !emailForm.test(value)) return says('form.email')
  if (field.kind === 'tel' && !isPhoneNumber(value)) return says('form.notPhone')
  if (field.max !== undefined && value.length > field.max) return says('form.max')
  const isOption = field.options?.(values).some((option) => option.value === value) ?? true
  return isOption ? null : says('form.option')
}
