import { ShopError } from '../errors/ShopError.js'
import type { Action, Grant } from '../fields/Grants.js'
import { recordGrants } from '../fields/Managed.js'
import { assertWithinRight, beyondRight, isCallWithinRight } from './colleagues.js'
import type { RoleGrant } from './Granted.js'
import type { Role } from './roles.js'
import type { Viewer } from './Viewer.js'

/** A grant applied to one viewer. */
export interface Permission extends Omit<Grant, 'rows' | 'when'> {
  /** The field values that a record must have to be visible to this viewer. */
  rows: Readonly<Record<string, unknown>>
}

/** The viewer's permission for an action on an entity. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export function allow(viewer: Viewer | null, action: Action, entity: string): Permission {
  const grant = viewer && recordGrants(entity)[viewer.role]
  if (!viewer || !grant?.actions.includes(action) || grant.when?.(viewer) === false) throw refusal(viewer)
  assertEnrolled(viewer)
  if (action !== 'read') assertWrites(viewer)
  assertReaches(viewer, entity, action !== 'read')
  const { actions, changes, reads } = grant
  return { actions, changes, reads, rows: grant.rows?.(viewer) ?? {} }
}

/** Whether the viewer may see that a record exists. */
export function isThere({ rows }: Permission, record: Readonly<Record<string, unknown>>): boolean {
  return holds(rows, record)
}

function holds(rows: Permission['rows'], record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(rows).every(([name, value]) =>
    Array.isArray(value) ? value.includes(record[name]) : record[name] === value,
  )
}

/**
 * Whether a record that another one refers to exists for the viewer, such as a device that has passed to another customer
 * does not. What may be read of it at all is checked field by field.
 */
export function isInSight(viewer: Viewer | null, entity: string, record: Readonly<Record<string, unknown>>): boolean {
  const rows = viewer && recordGrants(entity)[viewer.role]?.rows?.(viewer)
  return !rows || holds(rows, record)
}

/** @throws ShopError FORBIDDEN for a field that the viewer may not read */
export function assertReadable({ reads }: Pick<Permission, 'reads'>, field: string): void {
  if (reads && !reads.includes(field)) throw new ShopError('FORBIDDEN')
}

/** @throws ShopError UNAUTHENTICATED or FORBIDDEN unless the viewer's role is among these, and has what it needs */
export function allowRoles(viewer: Viewer | null, allowed: readonly Role[] | 'everyone' | undefined): void {
  if (allowed === 'everyone') return
  assertRole(viewer, allowed)
  assertEnrolled(viewer)
}

function assertRole(viewer: Viewer | null, allowed: readonly Role[] | undefined): asserts viewer is Viewer {
  if (!viewer || !allowed?.includes(viewer.role)) throw refusal(viewer)
}

/**
 * The access check of an operation that is not generated from an entity.
 * @throws ShopError UNAUTHENTICATED or FORBIDDEN, also for a program beyond the limits of its token
 */
export function allowCall(viewer: Viewer | null, grant: RoleGrant, isWrite: boolean): void {
  const { roles, about, needs = [], isNamed, asksOfRecord, isNarrowed, isForEnrolment } = grant
  if (roles === 'everyone') return
  assertRole(viewer, roles)
  if (!isForEnrolment) assertEnrolled(viewer)
  if (isWrite) assertWrites(viewer)
  if (!isCallWithinRight(viewer, grant, isWrite)) throw beyondRight(viewer)
  const isAsked = asksOfRecord || isNarrowed
  for (const entity of needs) assertInSections(viewer, entity)
  // What says nothing of entities is of no section.
  if (about ? !isAsked : !isAsked && !isNamed && needs.length === 0) assertInSections(viewer, about)
}

/**
 * @param isWrite whether something is done with its records, which a colleague may not do who only reads them
 * @throws ShopError FORBIDDEN for a program that is limited to other entities, and for a colleague whose right does not go as
 * far; `undefined` belongs to none of them
 */
export function assertReaches(viewer: Viewer, entity: string | undefined, isWrite: boolean): void {
  assertInSections(viewer, entity)
  assertWithinRight(viewer, entity, isWrite)
}

function assertInSections({ limits }: Viewer, entity: string | undefined): void {
  if (limits?.entities && !(entity && limits.entities.has(entity))) throw new ShopError('FORBIDDEN')
}

/** @throws ShopError FORBIDDEN to an account that has to set up a second factor first */
function assertEnrolled({ mustEnrol }: Viewer): void {
  if (mustEnrol) {
    throw new ShopError('FORBIDDEN', {
      title: { key: 'secondFactor.required.title' },
      message: { key: 'secondFactor.required' },
    })
  }
}

function assertWrites({ limits }: Viewer): void {
  if (limits?.isReadOnly) throw new ShopError('FORBIDDEN')
}

function refusal(viewer: Viewer | null): ShopError {
  return new ShopError(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}
