import type { FormRecord } from '../dataProvider/FormRecord'
import type { Language, ManagedEntity, ManagedField } from '../managed/ManagedEntity'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }
const timeZone = 'Europe/Amsterdam'

/** Euros, as people write them. */
export function formatMoney(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(value)
}

/** A moment in the shop's time: short, with the time of day. */
export function formatInstant(value: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(value),
  )
}

/** A day without a time. */
export function formatDay(value: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${value}T00:00:00Z`),
  )
}

export const numericKinds: ReadonlySet<string> = new Set(['count', 'number', 'money'])

export interface ValueWords {
  language: Language
  yes: string
  no: string
}

/** The value of a field as one line of text; empty when there is none. */
export function formatValue(field: ManagedField, record: FormRecord, { language, yes, no }: ValueWords): string {
  const value = record[field.name]
  if (value === null || value === undefined || value === '') return ''
  switch (field.kind) {
    case 'boolean':
      return value ? yes : no
    case 'money':
      return formatMoney(Number(value), language)
    case 'count':
    case 'number':
      return field.name === 'id' ? String(value) : new Intl.NumberFormat(locales[language]).format(Number(value))
    case 'choice':
    case 'icon':
      return choiceText(field, String(value), language)
    case 'reference':
      return record.referenced[field.name]?.title ?? `#${String(value)}`
    case 'instant':
      return formatInstant(String(value), language)
    case 'day':
      return formatDay(String(value), language)
    case 'richText':
      return String(value)
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    case 'image':
      return (value as { url: string }).url
    case 'images':
      return (value as { url: string }[]).map((image) => image.url).join(', ')
    default:
      return String(value)
  }
}

/** What a record is called; in words where it is called after a choice, as jobs are after their status. */
export function titleOf(
  { fields, titleField }: ManagedEntity,
  record: Record<string, unknown> | undefined,
  language: Language,
): string {
  const title = record?.[titleField]
  // Such as that of an erased customer, who has no name any more.
  if (typeof title === 'number') return String(title)
  if (typeof title !== 'string') return ''
  const field = fields.find(({ name }) => name === titleField)
  return field ? choiceText(field, title, language) : title
}

/** The words of a choice; what is none of the choices reads as it is. */
function choiceText({ choices }: ManagedField, value: string, language: Language): string {
  return choices?.find((choice) => choice.value === value)?.label[language] ?? value
}
