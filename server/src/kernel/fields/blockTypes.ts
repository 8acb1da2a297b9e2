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

let registered: readonly Class[] = []

/** Registers the kinds of block that pages are built from, in the order of the back office's menu. */
export function registerBlockTypes(types: readonly Class[]): readonly Class[] {
  registered = types
  return types
}

/** Every kind of block that a page may be built from. */
export function blockTypes(): readonly Class[] {
  return registered
}
