import type { Viewer } from '../access/Viewer.js'
import type { Role } from '../entities/roles.js'
import { ShopError } from '../errors/ShopError.js'
import { type Action, type Grant, recordGrants } from './grants.js'

/** A grant applied to one viewer. */
export interface Permission extends Omit<Grant, 'rows' | 'when'> {
  /** The field values that a record must have to be visible to this viewer. */
  rows: Readonly<Record<string, unknown>>
}

/** The viewer's permission for an action on an entity. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export function allow(viewer: Viewer | null, action: Action, entity: string): Permission {
  const grant = viewer && recordGrants[entity]?.[viewer.role]
  if (!viewer || !grant?.actions.includes(action) || grant.when?.(viewer) === false) throw refusal(viewer)
  const { actions, changes, reads } = grant
  return { actions, changes, reads, rows: grant.rows?.(viewer) ?? {} }
}

/** Whether the viewer may see that a record exists. */
export function isThere({ rows }: Permission, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(rows).every(([name, value]) =>
    Array.isArray(value) ? value.includes(record[name]) : record[name] === value,
  )
}

/** @throws ShopError FORBIDDEN for a field that the viewer may not read */
export function assertReadable({ reads }: Pick<Permission, 'reads'>, field: string): void {
  if (reads && !reads.includes(field)) throw new ShopError('FORBIDDEN')
}

/** @throws ShopError UNAUTHENTICATED or FORBIDDEN unless the viewer's role is among these */
export function allowRoles(viewer: Viewer | null, allowed: readonly Role[] | 'everyone' | undefined): void {
  if (allowed === 'everyone') return
  if (!viewer || !allowed?.includes(viewer.role)) throw refusal(viewer)
}

function refusal(viewer: Viewer | null): ShopError {
  return new ShopError(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}
