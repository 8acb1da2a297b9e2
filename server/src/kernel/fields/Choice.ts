import { registerEnumType } from 'type-graphql'

/** A closed list of values, such as the conditions of a product. */
export interface Choice<Value extends string = string> {
  name: string
  values: readonly Value[]
  /** The enum of the API: a value's name has `_` where the value has `-`, which GraphQL does not allow. */
  enumType: Record<string, Value>
}

export type ValueOf<T> = T extends Choice<infer Value> ? Value : never

/** The name that GraphQL gives a value: `as-new` is `as_new`. */
export function enumName(value: string): string {
  return value.replaceAll('-', '_')
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
