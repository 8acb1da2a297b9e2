/**
 * A value without which a test cannot continue.
 * @throws Error when it is missing
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${name}`)
  return value
}
