import { recordGrants } from './grants.js'
import type { Viewer } from './Viewer.js'

/** The fields of an entity that a viewer may read; undefined for all of them. */
export function readableFields(viewer: Viewer | null, entity: string): readonly string[] | undefined {
  return viewer ? recordGrants[entity]?.[viewer.role]?.reads : undefined
}

/** Whether every role that may read an entity may read this field. */
export function isReadableByAll(entity: string, field: string): boolean {
  return Object.values(recordGrants[entity] ?? {}).every(({ reads }) => reads?.includes(field) ?? true)
}
