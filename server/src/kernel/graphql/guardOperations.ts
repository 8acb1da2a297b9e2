import { defaultFieldResolver, type GraphQLSchema, getNamedType } from 'graphql'
import { type OperationGrants, operationGrants } from '../access/OperationGrants.js'
import type { Viewer } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import { PublicContext } from '../context/PublicContext.js'
import { isDeclaredPublic } from '../context/PublicResponse.js'
import type { SwitchedOff } from '../context/SwitchedOff.js'
import { notOpen } from '../errors/notOpen.js'
import { roleIsOff } from '../errors/roleIsOff.js'
import { switchedOff } from '../errors/switchedOff.js'
import { isNamingEntities } from '../fields/managedEntities.js'
import { mutationsTried } from '../metrics/measures.js'
import { asShopError, graphqlError, isUnexpected } from './graphqlError.js'
import { nothingOf } from './nothingOf.js'

/**
 * Checks that an operation is there, with the parts that the shop uses; who logs in for a part alone may do nothing while
 * it is off.
 * @throws ShopError NOT_FOUND or FORBIDDEN
 */
export function assertInUse(grants: OperationGrants, viewer: Viewer | null, operation: string, off: SwitchedOff): void {
  if (off.closesOperation(operation, grants.entityOf(operation))) throw switchedOff()
  if (viewer && off.roles.has(viewer.role) && !grants.isForEveryone(operation)) throw roleIsOff()
}

/**
 * Adds the access check to every operation. What the shop keeps from visitors is answered as where there is nothing. One whose answer is cached for every visitor cannot see the caller.
 */
export function guardOperations(schema: GraphQLSchema): void {
  const grants = operationGrants(schema)
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const isWrite = root === schema.getMutationType()
    for (const field of Object.values(root?.getFields() ?? {})) {
      const resolve = field.resolve ?? defaultFieldResolver
      const isPublic = isDeclaredPublic(field)
      const named = field.args.filter(({ type }) => isNamingEntities(getNamedType(type).name)).map(({ name }) => name)
      field.resolve = async (source, args, context: Context, info) => {
        try {
          grants.allow(context.viewer, field.name)
          grants.allowNamed(context.viewer, field.name, args)
          const off = await context.services.switches.now()
          assertInUse(grants, context.viewer, field.name, off)
          if (grants.isForEveryone(field.name) && off.keepsFrom(context.viewer, field.name)) {
            const nothing = isWrite ? undefined : nothingOf(field.type)
            if (nothing === undefined) throw notOpen()
            return nothing
          }
          if (named.some((name) => off.entities.has(args[name]))) throw switchedOff()
          const value = await resolve(source, args, isPublic ? new PublicContext(context) : context, info)
          if (isWrite) mutationsTried.inc({ operation: field.name, outcome: 'done' })
          return value
        } catch (error) {
          const known = asShopError(error, context)
          if (isWrite) {
            mutationsTried.inc({ operation: field.name, outcome: known.status < 500 ? 'refused' : 'failed' })
          }
          if (isUnexpected(error)) context.log.error(error, `${field.name} failed`)
          throw graphqlError(known, context.language)
        }
      }
    }
  }
}
