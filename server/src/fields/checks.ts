import type { Message } from '../i18n/say.js'
import type { Class } from './FieldDescription.js'

/** Validates the fields of a record or a block together; returns messages by the field that shows them. */
export type Check = (values: never) => Record<string, Message | false>

const checks = new WeakMap<Class, Check>()

export function setCheck(type: Class, check: Check): void {
  checks.set(type, check)
}

/** The messages of the class's check for these values, if any. */
export function checkTogether(type: Class, values: object): Record<string, Message> {
  const found = checks.get(type)?.(values as never) ?? {}
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Message] => entry[1] !== false))
}
