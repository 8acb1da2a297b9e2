import { type Class, fieldOf } from '../../kernel/fields/FieldDescription.js'

/** The condition for a record to be public: what can be hidden, while it is visible; any other record once it is saved. */
export function publishedWhere(type: Class): Record<string, unknown> {
  return fieldOf(type, 'visible') ? { visible: true } : {}
}

export function isPublished(type: Class, row: Record<string, unknown>): boolean {
  return Object.entries(publishedWhere(type)).every(([name, value]) => row[name] === value)
}
