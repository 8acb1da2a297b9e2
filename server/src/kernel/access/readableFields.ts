import { recordGrants } from '../fields/Managed.js'
import type { Viewer } from './Viewer.js'

/** The fields of an entity that a viewer may read; undefined for all of them. */
export function readableFields(viewer: Viewer | null, entity: string): readonly string[] | undefined {
  return viewer ? recordGrants(entity)[viewer.role]?.reads : undefined
}

/** Whether every role that may read an entity may read this field. */
export function isReadableByAll(entity: string, field: string): boolean {
  return Object.values(recordGrants(entity)).every(({ reads }) => reads?.includes(field) ?? true)
}

const anyone: Viewer = { id: 0, name: '', email: '', role: 'cms-status-user', statusUser: false }

/** The fields of an entity that decide whether a record exists for a viewer. */
export function ownerFields(entity: string): string[] {
  return Object.values(recordGrants(entity)).flatMap(({ rows }) => Object.keys(rows?.(anyone) ?? {}))
}
