import { ShopError } from '../errors/ShopError.js'
import { colleaguesOf } from '../fields/Managed.js'
import type { ColleagueReach } from '../shared/staffRights.js'
import type { RoleGrant } from './Granted.js'
import { staffRoles } from './roles.js'
import type { Viewer } from './Viewer.js'

/** How far a colleague's right goes with an entity; nothing for one that it does not name, or a right that is not known. */
export function colleagueReach({ right }: Pick<Viewer, 'right'>, entity: string): ColleagueReach | undefined {
  return right && colleaguesOf(entity)[right]
}

/** Whether a colleague reads the records of an entity, or works with them; anyone else is not limited by a right. */
export function isWithinRight(viewer: Pick<Viewer, 'right'>, entity: string | undefined, isWrite: boolean): boolean {
  if (!viewer.right) return true
  const reach = entity === undefined ? undefined : colleagueReach(viewer, entity)
  return reach === 'works' || (!isWrite && reach === 'reads')
}

/** @throws ShopError FORBIDDEN to a colleague whose right does not go as far */
export function assertWithinRight(viewer: Pick<Viewer, 'right'>, entity: string | undefined, isWrite: boolean): void {
  if (!isWithinRight(viewer, entity, isWrite)) throw beyondRight()
}

/**
 * Whether an operation that an owner may call is a colleague's too: one that names the right, one about the own account, or
 * one about entities that the right reaches as far. What says nothing of entities is of owners alone.
 */
export function isCallWithinRight(
  viewer: Pick<Viewer, 'right'>,
  { roles, colleagues, about, needs = [], isNamed, asksOfRecord, isNarrowed }: RoleGrant,
  isWrite: boolean,
): boolean {
  const { right } = viewer
  if (!right || roles === 'everyone') return true
  if (colleagues) return colleagues.includes(right)
  if (staffRoles.every((role) => roles.includes(role))) return true
  const entities = about ? [about, ...needs] : needs
  if (entities.length === 0 && !isNamed && !asksOfRecord && !isNarrowed) return false
  return entities.every((entity) => isWithinRight(viewer, entity, isWrite))
}

export function beyondRight(): ShopError {
  return new ShopError('FORBIDDEN', { message: { key: 'staffRight.refused' } })
}
