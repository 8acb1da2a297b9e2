import type { Message } from '../i18n/say.js'
import type { Class } from './FieldDescription.js'

/** Validates the fields of a record or a block together; returns messages by the field that shows them. */
export type Check = (values: never) => Record<string, Message | false>

const checks = new WeakMap<Class, Check[]>()

/** Adds a check to those of a class; a rule that an entity cannot import is added where it is written. */
export function addCheck(type: Class, check: Check): void {
  checks.set(type, [...(checks.get(type) ?? []), check])
}

/** The messages of the class's checks, and of those that it extends, for these values. */
export function checkTogether(type: Class, values: object): Record<string, Message> {
  const found = checksOf(type).flatMap((check) => Object.entries(check(values as never)))
  return Object.fromEntries(found.filter((entry): entry is [string, Message] => entry[1] !== false))
}

function checksOf(type: Class): Check[] {
  const base = Object.getPrototypeOf(type) as Class | null
  return [...(base ? checksOf(base) : []), ...(checks.get(type) ?? [])]
}
