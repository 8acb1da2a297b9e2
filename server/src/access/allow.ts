import { ShopError } from '../errors/ShopError.js'
import { type Action, type Grant, recordGrants } from './grants.js'
import type { Role, Viewer } from './roles.js'

/** What lets this viewer do this with the records of an entity. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export function allow(viewer: Viewer | null, action: Action, entity: string): Grant {
  const grant = viewer && recordGrants[entity]?.[viewer.role]
  if (!grant?.actions.includes(action)) throw refusal(viewer)
  return grant
}

/** @throws ShopError UNAUTHENTICATED or FORBIDDEN unless the viewer's role is among these */
export function allowRoles(viewer: Viewer | null, allowed: readonly Role[] | 'everyone' | undefined): void {
  if (allowed === 'everyone') return
  if (!viewer || !allowed?.includes(viewer.role)) throw refusal(viewer)
}

function refusal(viewer: Viewer | null): ShopError {
  return new ShopError(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}
