import type { FormRecord } from '../dataProvider/FormRecord'
import type { Language, ManagedEntity, ManagedField, ValueWords } from '../managed/ManagedEntity'
import { filledText } from '../shop/filledText'
import { shopCurrency, shopTimeZone } from '../shop/shopFacts'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** An amount in the shop's currency, as people write it. */
export function formatMoney(value: number, language: Language, decimals = 2): string {
  const format = { style: 'currency', currency: shopCurrency(), maximumFractionDigits: decimals } as const
  return new Intl.NumberFormat(locales[language], format).format(value)
}

/** What stands before an amount. */
export function currencySymbol(language: Language): string {
  const parts = new Intl.NumberFormat(locales[language], { style: 'currency', currency: shopCurrency() }).formatToParts(
    0,
  )
  return parts.find(({ type }) => type === 'currency')?.value ?? shopCurrency()
}

/** A moment in the shop's time: short, with the time of day. */
export function formatInstant(value: string, language: Language): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() } as const
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(value))
}

/** A moment in the shop's time with its day of the week, such as "ma 30 nov 08:00"; with its year where that is another one. */
export function formatMoment(value: string, language: Language): string {
  const form = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(value.slice(0, 4) !== new Date().toISOString().slice(0, 4) && { year: 'numeric' as const }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shopTimeZone(),
  } as const
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(value)).replaceAll(',', '')
}

/** A month with its year. @param month such as 2026-11 */
export function formatMonth(month: string, language: Language): string {
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(`${month}-01T00:00:00Z`))
}

/** The time of day of a moment, in the shop's time. */
export function formatTime(value: string, language: Language): string {
  const form = { timeStyle: 'short', timeZone: shopTimeZone() } as const
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(value))
}

/** A day without a time. */
export function formatDay(value: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${value}T00:00:00Z`),
  )
}

/** A day with its day of the week; empty for what is no day. */
export function formatWeekday(value: string, language: Language): string {
  const day = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], form).format(day)
}

export function formatCount(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value)
}

export function formatDecimal(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 6 }).format(value)
}

/** The value of a field as one line of text; empty when there is none. */
export function formatValue(field: ManagedField, record: FormRecord, words: ValueWords): string {
  const value = record[field.name]
  return value === null || value === undefined || value === '' ? '' : field.kind.text(value, field, record, words)
}

/**
 * What a record is called, as visitors read it; with the choice's label where it is called after one, as jobs are after
 * their status.
 */
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
  const text = field ? choiceText(field, title, language) : title
  return filledText(text, (record?.language as Language | undefined) ?? language)
}

/** What a record is called among all: a job by its number and customer, anything else by its title. */
export function nameOf(entity: ManagedEntity, record: FormRecord | undefined, language: Language): string {
  if (typeof record?.number !== 'string') return titleOf(entity, record, language)
  return [record.number, record.referenced?.customer?.title].filter(Boolean).join(' · ')
}

export function choiceTexts(field: ManagedField, values: readonly string[], language: Language): string {
  return values.map((value) => choiceText(field, value, language)).join(', ')
}

/** The label of a choice; a value that is none of the choices is returned unchanged. */
export function choiceText({ choices }: ManagedField, value: string, language: Language): string {
  return choices?.find((choice) => choice.value === value)?.label[language] ?? value
}
