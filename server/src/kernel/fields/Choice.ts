import { registerEnumType } from 'type-graphql'
import type { LocalizedText } from '../i18n/LocalizedText.js'
import { label } from '../i18n/labels.js'

/** A closed list of values, such as the conditions of a product. */
export interface Choice<Value extends string = string> {
  name: string
  values: readonly Value[]
  /** The enum of the API: a value's name has `_` where the value has what GraphQL does not allow. */
  enumType: Record<string, Value>
  /** The words of values that come with them; those of the others are in the catalogue. */
  labels?: ReadonlyMap<string, LocalizedText>
  /** The name of another choice that has the same values and more, by whose words these go too. */
  wordsOf?: string
}

/** A choice whose values are added by those who know them, all before the API is made of it. */
export interface OpenChoice<Value extends string> extends Choice<Value> {
  /** @param words of the value, where they are not in the catalogue */
  add(value: Value, words?: LocalizedText): void
}

export type ValueOf<T> = T extends Choice<infer Value> ? Value : never

/** The name that GraphQL gives a value: `as-new` is `as_new`, and `invoice.paid` is `invoice_paid`. */
export function enumName(value: string): string {
  return value.replace(/[-.]/g, '_')
}

export function defineChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
  description: string,
): Choice<Value> {
  const enumType = Object.fromEntries(values.map((value) => [enumName(value), value])) as Record<string, Value>
  registerEnumType(enumType, { name, description })
  return { name, values, enumType }
}

/** A choice without values as yet. */
export function openChoice<Value extends string>(name: string, description: string): OpenChoice<Value> {
  const values: Value[] = []
  const labels = new Map<string, LocalizedText>()
  const choice = { ...defineChoice<Value>(name, [], description), values, labels }
  const add = (value: Value, words?: LocalizedText) => {
    values.push(value)
    choice.enumType[enumName(value)] = value
    if (words) labels.set(value, words)
  }
  return { ...choice, add }
}

/** The value by its name in the API; undefined for any other text. */
export function valueNamed<Value extends string>({ enumType }: Choice<Value>, name: string): Value | undefined {
  return Object.hasOwn(enumType, name) ? enumType[name] : undefined
}

/** The words of a value. */
export function choiceLabel({ name, labels, wordsOf = name }: Choice, value: string): LocalizedText {
  return labels?.get(value) ?? label(`choice.${wordsOf}.${value}`)
}
