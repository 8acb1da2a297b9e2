import { type GraphQLSchema, getNamedType, isRequiredArgument } from 'graphql'
import { isNamingEntities } from '../fields/managedEntities.js'
import { allow, allowCall, assertReaches } from './allow.js'
import { isCallWithinRight, isWithinRight, type Limited } from './colleagues.js'
import { declaredGrant, type OperationGrant } from './Granted.js'
import type { Role } from './roles.js'
import type { Viewer } from './Viewer.js'

interface KnownGrant {
  grant: OperationGrant
  isWrite: boolean
  /** The arguments that name entities. */
  named: readonly string[]
}

/** Who may call which operation, as the operations of a schema declare it. */
export class OperationGrants {
  private readonly grants = new Map<string, KnownGrant>()

  /** @throws Error that names every operation without a grant */
  constructor(schema: GraphQLSchema) {
    const missing: string[] = []
    for (const type of [schema.getQueryType(), schema.getMutationType()]) {
      for (const field of Object.values(type?.getFields() ?? {})) {
        const grant = declaredGrant(field)
        const named = field.args.filter((argument) => isNamingEntities(getNamedType(argument.type).name))
        if (grant && 'isNamed' in grant && !named.some(isRequiredArgument)) {
          missing.push(`${field.name} names no entity: take isNamed from its grant.`)
        }
        if (grant) {
          const isWrite = type === schema.getMutationType()
          this.grants.set(field.name, { grant, isWrite, named: named.map(({ name }) => name) })
        } else missing.push(`${field.name} may be called by nobody: put @Granted(…) above it in its resolver.`)
      }
    }
    if (missing.length > 0) throw new Error(missing.join('\n'))
  }

  /** @throws ShopError UNAUTHENTICATED or FORBIDDEN, also for a program beyond the limits of its token */
  allow(viewer: Viewer | null, operation: string): void {
    const { grant, isWrite } = this.grants.get(operation) ?? { grant: nobody, isWrite: true, named: [] }
    if ('action' in grant) allow(viewer, grant.action, grant.entity)
    else allowCall(viewer, grant, isWrite)
  }

  /**
   * The check of an operation that is about the entity its arguments name, as far as these are known.
   * @throws ShopError FORBIDDEN for a program beyond the limits of its token, and for a colleague beyond their right
   */
  allowNamed(viewer: Viewer | null, operation: string, values: Readonly<Record<string, unknown>>): void {
    const { grant, named, isWrite } = this.grants.get(operation) ?? { grant: nobody, named: [], isWrite: true }
    if (!viewer || 'action' in grant) return
    if (!grant.isNamed && !(viewer.right && grant.roles !== 'everyone')) return
    for (const name of named) {
      const entities = [values[name] ?? []].flat() as string[]
      for (const entity of entities) assertReaches(viewer, entity, isWrite)
    }
  }

  /** The operations of owners that a colleague may call too, as far as the arguments do not decide. */
  within(viewer: Limited): string[] {
    return [...this.grants].flatMap(([operation, { grant, isWrite }]) => {
      const isOwn =
        'action' in grant
          ? isWithinRight(viewer, grant.entity, grant.action !== 'read')
          : grant.roles !== 'everyone' && grant.roles.includes('cms-admin') && isCallWithinRight(viewer, grant, isWrite)
      return isOwn ? [operation] : []
    })
  }

  /** The entity that an operation is about. */
  entityOf(operation: string): string | undefined {
    const grant = this.grants.get(operation)?.grant
    return grant && 'action' in grant ? grant.entity : grant?.about
  }

  isForEveryone(operation: string): boolean {
    return this.declaredFor(operation) === 'everyone'
  }

  /** Whether an account may call it that has to set up a second factor before anything else. */
  isForEnrolment(operation: string): boolean {
    const grant = this.grants.get(operation)?.grant
    return grant !== undefined && 'roles' in grant && grant.isForEnrolment === true
  }

  /** The roles that are named for an operation: none for one that everyone may call, or those with a right to records. */
  rolesOf(operation: string): readonly Role[] {
    const roles = this.declaredFor(operation)
    return roles === undefined || roles === 'everyone' ? [] : roles
  }

  /** The operations that every visitor may call. */
  forEveryone(): string[] {
    return [...this.grants.keys()].filter((operation) => this.isForEveryone(operation))
  }

  /** The roles of each operation that names some. */
  allRoles(): (readonly Role[])[] {
    return [...this.grants.keys()].map((operation) => this.rolesOf(operation)).filter(({ length }) => length > 0)
  }

  private declaredFor(operation: string): readonly Role[] | 'everyone' | undefined {
    const grant = this.grants.get(operation)?.grant
    return grant && 'roles' in grant ? grant.roles : undefined
  }
}

const nobody: OperationGrant = { roles: [] }

const known = new WeakMap<GraphQLSchema, OperationGrants>()

/** The grants of a schema, read once. @throws Error that names every operation without one */
export function operationGrants(schema: GraphQLSchema): OperationGrants {
  const grants = known.get(schema) ?? new OperationGrants(schema)
  known.set(schema, grants)
  return grants
}
