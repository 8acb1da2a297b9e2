import { Page } from '../entities/Page.js'
import type { Class } from '../fields/FieldDescription.js'

/** The condition for a record to be public: a page while it is visible, any other record once it is saved. */
export function publishedWhere(type: Class): Record<string, unknown> {
  return type === Page ? { visible: true } : {}
}

export function isPublished(type: Class, row: Record<string, unknown>): boolean {
  return Object.entries(publishedWhere(type)).every(([name, value]) => row[name] === value)
}
