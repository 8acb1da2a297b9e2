import { ShopError } from '../errors/ShopError.js'
import { colleaguesOf, hasMoments } from '../fields/Managed.js'
import type { ColleagueReach } from '../shared/staffRights.js'
import type { RoleGrant } from './Granted.js'
import { staffRoles } from './roles.js'
import type { Viewer } from './Viewer.js'

/** What the account of a colleague is limited by. */
export type Limited = Pick<Viewer, 'right' | 'asksApproval' | 'isAtCounter'>

/**
 * How far a colleague's right goes with an entity; nothing for one that it does not name, or a right that is not known. Who has
 * to ask before visitors see something works with what there are drafts of, and reads the rest.
 */
export function colleagueReach({ right, asksApproval }: Limited, entity: string): ColleagueReach | undefined {
  const reach = right && colleaguesOf(entity)[right]
  return reach && asksApproval && !hasMoments(entity) ? 'reads' : reach
}

/** Whether a colleague reads the records of an entity, or works with them; anyone else is not limited by a right. */
export function isWithinRight(viewer: Limited, entity: string | undefined, isWrite: boolean): boolean {
  if (!viewer.right) return true
  const reach = entity === undefined ? undefined : colleagueReach(viewer, entity)
  return reach === 'works' || (!isWrite && reach === 'reads')
}

/** @throws ShopError FORBIDDEN to a colleague whose right does not go as far */
export function assertWithinRight(viewer: Limited, entity: string | undefined, isWrite: boolean): void {
  if (!isWithinRight(viewer, entity, isWrite)) throw beyondRight(viewer)
}

/**
 * Whether an operation that an owner may call is a colleague's too: one that names the right, one about the own account, or
 * one about entities that the right reaches as far. What says nothing of entities is of owners alone.
 */
export function isCallWithinRight(
  viewer: Limited,
  { roles, colleagues, about, needs = [], isNamed, asksOfRecord, isNarrowed }: RoleGrant,
  isWrite: boolean,
): boolean {
  const { right } = viewer
  if (!right || roles === 'everyone') return true
  if (colleagues) return colleagues.includes(right)
  // About the own account, which a PIN does not open.
  if (staffRoles.every((role) => roles.includes(role))) return !viewer.isAtCounter
  const entities = about ? [about, ...needs] : needs
  if (entities.length === 0 && !isNamed && !asksOfRecord && !isNarrowed) return false
  return entities.every((entity) => isWithinRight(viewer, entity, isWrite))
}

/** The refusal of what is beyond a right, with how it is got: from an owner, or at the counter by the own password. */
export function beyondRight({ isAtCounter }: Pick<Viewer, 'isAtCounter'>): ShopError {
  return new ShopError('FORBIDDEN', { message: { key: isAtCounter ? 'counterPin.password' : 'staffRight.refused' } })
}
