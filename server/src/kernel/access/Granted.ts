import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'
import type { Action } from '../fields/Grants.js'
import type { ColleagueRight } from '../shared/staffRights.js'
import type { Role } from './roles.js'

const extension = 'grant'

/** Who may call an operation. */
export interface RoleGrant {
  roles: readonly Role[] | 'everyone'
  /**
   * The entity whose records the operation is about, for programs that are limited to some; it goes away with the part of
   * the shop that the entity belongs to.
   */
  about?: string
  /** Entities that a limited program needs as well, or instead where the operation is about none of them. */
  needs?: readonly string[]
  /** Whether it is about the entity that its arguments name, which a limited program needs. */
  isNamed?: boolean
  /** Whether it asks for the grants of the record that its arguments name, as its edit does: also of limited programs. */
  asksOfRecord?: boolean
  /** Whether the operation itself answers a program of its entities alone. */
  isNarrowed?: boolean
  /**
   * The rights of colleagues who may call it, whatever entities it is about; the entities that its arguments name have to be
   * within them all the same. Left out, its entities decide, and what names none is of owners alone.
   */
  colleagues?: readonly ColleagueRight[]
  /** Whether an account may call it that has to set up a second factor before anything else. */
  isForEnrolment?: boolean
}

/** Whoever may do this with records of the entity may call the operation. */
export interface RecordGrant {
  action: Action
  entity: string
}

export type OperationGrant = RoleGrant | RecordGrant

/** Declares who may call an operation. One that declares nothing is refused to everyone, and the schema is not built. */
export function Granted(roles: RoleGrant['roles'], rest: Omit<RoleGrant, 'roles'> = {}): MethodDecorator {
  return Extensions({ [extension]: { roles, ...rest } }) as MethodDecorator
}

/** Declares that the grants of an entity hold for an operation. */
export function GrantedByRecords(action: Action, entity: string): MethodDecorator {
  return Extensions({ [extension]: { action, entity } }) as MethodDecorator
}

/** What an operation was declared with. */
export function declaredGrant({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) {
  return extensions[extension] as OperationGrant | undefined
}
