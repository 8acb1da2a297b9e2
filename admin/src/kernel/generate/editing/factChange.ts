import { centsOf, roundedQuotient, unitsOf } from '@shop/server/money'
import type { FieldChangeInput } from '../../../generated/graphql'
import type { FormRecord } from '../../dataProvider/FormRecord'
import type { ManagedField } from '../../managed/ManagedEntity'

/** How a field of many records changes; `keep` leaves it. */
export const ways = ['keep', 'set', 'plus', 'minus', 'percentPlus', 'percentMinus'] as const
export type Way = (typeof ways)[number]

/** To what an amount in percent is rounded: cents, whole units, or a price that ends in ,95. */
export const roundings = ['cents', 'whole', 'ninetyFive'] as const
export type Rounding = (typeof roundings)[number]

export interface FactChange {
  way: Way
  /** As it was typed or chosen. */
  text: string
  /** The same by the language of a record, of what refers to another. */
  byLanguage?: Readonly<Record<string, string>>
  rounding: Rounding
}

export const unchanged: FactChange = { way: 'keep', text: '', rounding: 'cents' }

export type FactFault = 'belowOne' | 'belowZero' | 'empty' | 'noValue'

/** What becomes of a field of one record: its next value, why it gets none, or nothing. */
export type NextFact = { value: unknown; plus?: number } | { fault: FactFault } | null

/** Less is more likely a slip than a price. */
const leastCents = 100

export function waysOf({ kind }: ManagedField): readonly Way[] {
  if (kind.isAmount) return ways
  return kind.isWhole && !kind.references ? ['keep', 'set', 'plus', 'minus'] : ['keep', 'set']
}

/** The value that a text stands for in a field; undefined for what is none, null for nothing. */
export function typedValue(field: ManagedField, text: string): unknown {
  const { kind } = field
  const trimmed = text.trim()
  if (trimmed === '') return field.required ? undefined : null
  if (kind.range) return kind.range.typed(trimmed, 'From') ?? undefined
  return kind.isNumeric || kind.references ? Number(trimmed) : trimmed
}

/** Whether a change says all that it needs. */
export function isComplete(field: ManagedField, { way, text }: FactChange): boolean {
  if (way === 'keep') return true
  if (way === 'set') return typedValue(field, text) !== undefined
  return numberOf(text) !== null
}

/** What a field of a record becomes by a change; null where it stays as it is. */
export function nextFact(field: ManagedField, record: FormRecord, change: FactChange): NextFact {
  const before = record[field.name] ?? null
  const { way, text } = change
  if (way === 'keep' || !isComplete(field, change)) return null
  if (way === 'set') {
    const value = typedValue(field, change.byLanguage?.[record.language ?? ''] ?? text)
    return value === before ? null : { value }
  }
  if (before === null) return { fault: 'empty' }
  const number = numberOf(text) ?? 0
  if (number === 0) return null
  return field.kind.isAmount
    ? nextAmount(centsOf(Number(before)), number, change)
    : nextCount(Number(before), way === 'minus' ? -number : number)
}

function nextCount(before: number, plus: number): NextFact {
  return before + plus < 0 ? { fault: 'belowZero' } : { value: before + plus, plus }
}

function nextAmount(before: number, number: number, { way, rounding }: FactChange): NextFact {
  const sign = way === 'minus' || way === 'percentMinus' ? -1 : 1
  const isPercent = way === 'percentPlus' || way === 'percentMinus'
  const after = isPercent
    ? rounded(roundedQuotient(before * (10_000 + sign * Math.round(number * 100)), 10_000), rounding)
    : before + sign * centsOf(number)
  if (after < leastCents) return { fault: 'belowOne' }
  return after === before ? null : { value: unitsOf(after) }
}

function rounded(cents: number, rounding: Rounding): number {
  if (rounding === 'whole') return roundedQuotient(cents, 100) * 100
  return rounding === 'ninetyFive' ? roundedQuotient(cents + 5, 100) * 100 - 5 : cents
}

/** Percents and amounts to two decimals, a comma as good as a point. */
function numberOf(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null
}

/** A value as the server takes it; what is added to a count is sent as that. */
export function sentFact({ name }: ManagedField, { value, plus }: { value: unknown; plus?: number }): FieldChangeInput {
  if (plus !== undefined) return { field: name, plus }
  return { field: name, value: value === null ? null : String(value) }
}

/** What takes a change back. */
export function takenBack(field: ManagedField, record: FormRecord, { plus }: { plus?: number }): FieldChangeInput {
  return sentFact(field, plus === undefined ? { value: record[field.name] ?? null } : { value: null, plus: -plus })
}

/** A stored value as it is typed. */
export function writtenFact({ kind }: ManagedField, value: unknown, language: 'nl' | 'en'): string {
  if (value === null || value === undefined) return ''
  if (!kind.isAmount) return String(value)
  return Number(value)
    .toFixed(2)
    .replace('.', language === 'nl' ? ',' : '.')
}
