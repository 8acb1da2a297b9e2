import type { Viewer } from '../access/Viewer.js'
import { recordGrants } from './grants.js'

/** The fields that a viewer is told of an entity's records; undefined for all of them. */
export function readableFields(viewer: Viewer | null, entity: string): readonly string[] | undefined {
  return viewer ? recordGrants[entity]?.[viewer.role]?.reads : undefined
}

/** Whether every role that may read an entity's records at all is told this field of them. */
export function isReadableByAll(entity: string, field: string): boolean {
  return Object.values(recordGrants[entity] ?? {}).every(({ reads }) => reads?.includes(field) ?? true)
}
