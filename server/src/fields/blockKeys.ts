import type { Class } from './FieldDescription.js'

const keys = new Map<Class, string>()

export function setBlockKey(type: Class, key: string): void {
  keys.set(type, key)
}

/** The name of a block type in inputs, in REST and in the database: `textColumns` for TextColumnsBlock. */
export function blockKeyOf(type: Class): string {
  const key = keys.get(type)
  if (!key) throw new Error(`${type.name} is not a block type`)
  return key
}
