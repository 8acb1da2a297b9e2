import type { roleAddresses } from '../shared/screens.js'
import type { ColleagueRight } from '../shared/staffRights.js'

export type Action = 'read' | 'create' | 'update' | 'delete'

/** Whose right it is, as far as rights depend on it. */
export interface GrantedViewer {
  /** The account. */
  id: number
  /** Of a colleague who is no owner. */
  right?: ColleagueRight
  /** Whether a customer may see the status screens. */
  statusUser: boolean
}

/** What a role may do with the records of an entity. */
export interface Grant {
  actions: readonly Action[]
  /** The only fields that may be changed; all of them when not given. */
  changes?: readonly string[]
  /** The only fields that may be read, filtered and sorted by; all of them when not given. */
  reads?: readonly string[]
  /** Limits the visible records by field values; an array means one of these. */
  rows?(viewer: GrantedViewer): Readonly<Record<string, unknown>>
  /** A further condition on the viewer; every user with the role when not given. */
  when?(viewer: GrantedViewer): boolean
}

/** What each role may do with the records of an entity; a role that is not named may do nothing. */
export type Grants = Readonly<Partial<Record<keyof typeof roleAddresses, Grant>>>

export const everything: Grant = { actions: ['read', 'create', 'update', 'delete'] }

/** The owner may do this, and nobody else anything. */
export function ownerMay(...actions: readonly Action[]): Grants {
  return { 'cms-admin': { actions } }
}

/** Only the owner may do anything, which is all there is. */
export const ownerMayAll: Grants = { 'cms-admin': everything }
