import { isDeepStrictEqual } from 'node:util'
import type { Values } from '../context/Row.js'

/** The values that differ from what is stored: a form sends what was not changed along. */
export function changedValues(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameValue(value, stored[name])))
}

/** Whether two values of a field are the same; in an item of a list, what is null may as well be missing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutNulls(one), withoutNulls(other))
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value ?? null
  const given = Object.entries(value).filter(([, each]) => each !== null && each !== undefined)
  return Object.fromEntries(given.map(([name, each]) => [name, withoutNulls(each)]))
}
