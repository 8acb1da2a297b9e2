import { defaultFieldResolver, type GraphQLSchema, getNamedType } from 'graphql'
import { allow, allowOperation } from '../access/allow.js'
import { type Action, operationEntities, operationGrants } from '../access/grants.js'
import type { Viewer } from '../access/Viewer.js'
import { managedEntityNames } from '../content/managedByName.js'
import type { Context } from '../context/Context.js'
import { PublicContext } from '../context/PublicContext.js'
import { isDeclaredPublic } from '../context/PublicResponse.js'
import { roleIsOff } from '../errors/roleIsOff.js'
import type { Class } from '../fields/FieldDescription.js'
import { hasOperation, managedEntity, type RecordOperation } from '../fields/Managed.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { mutationsTried } from '../metrics/measures.js'
import { partIsOff } from '../parts/partIsOff.js'
import type { SwitchedOff } from '../parts/SwitchedOff.js'
import { asShopError, graphqlError, isUnexpected } from './graphqlError.js'

/** The action and entity of each generated operation. */
export function managedOperations(types: readonly Class[]): Map<string, { action: Action; entity: string }> {
  const operations = new Map<string, { action: Action; entity: string }>()
  for (const type of types) {
    const managed = managedEntity(type)
    const { name: entity, plural, createdBy, updatedBy } = managed
    const add = (needed: RecordOperation, name: string, action: Action) => {
      if (hasOperation(managed, needed)) operations.set(name, { action, entity })
    }
    add('list', plural, 'read')
    add('read', entity, 'read')
    add('create', `next${type.name}Id`, 'create')
    add('create', createdBy, 'create')
    add('update', updatedBy, 'update')
    add('delete', `delete${type.name}`, 'delete')
  }
  return operations
}

/** The access check of an operation. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export type AllowOperation = (viewer: Viewer | null, operation: string, isWrite: boolean) => void

/** The access check by the tables of grants. An operation without a grant is refused. */
export function grantsOf(types: readonly Class[]): AllowOperation {
  const onRecords = managedOperations(types)
  return (viewer, operation, isWrite) => {
    const onRecord = onRecords.get(operation)
    if (onRecord) allow(viewer, onRecord.action, onRecord.entity)
    else allowOperation(viewer, operation, isWrite)
  }
}

/** Whether an operation is there, with the parts that the shop uses. @throws ShopError NOT_FOUND or FORBIDDEN */
export type AssertInUse = (viewer: Viewer | null, operation: string, off: SwitchedOff) => void

/** The check by the entity that an operation is about; who logs in for a part alone may do nothing while it is off. */
export function partsOf(types: readonly Class[]): AssertInUse {
  const entityOf = entitiesOfOperations(types)
  return (viewer, operation, off) => {
    if (off.closesOperation(operation, entityOf(operation))) throw partIsOff()
    if (viewer && off.roles.has(viewer.role) && operationGrants[operation] !== 'everyone') throw roleIsOff()
  }
}

/** The entity that each operation is about. */
export function entitiesOfOperations(types: readonly Class[]): (operation: string) => string | undefined {
  const onRecords = managedOperations(types)
  return (operation) => onRecords.get(operation)?.entity ?? operationEntities[operation]
}

/** Whether a type of arguments names an entity. */
function namesEntity(type: string): boolean {
  return type === managedEntityNames.name || type === jobKinds.name
}

/** Adds the access check to every operation. One whose answer is cached for every visitor cannot see the caller. */
export function guardOperations(schema: GraphQLSchema, types: readonly Class[]): void {
  const assertAllowed = grantsOf(types)
  const assertInUse = partsOf(types)
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const isWrite = root === schema.getMutationType()
    for (const field of Object.values(root?.getFields() ?? {})) {
      const resolve = field.resolve ?? defaultFieldResolver
      const isPublic = isDeclaredPublic(field)
      const named = field.args.filter(({ type }) => namesEntity(getNamedType(type).name)).map(({ name }) => name)
      field.resolve = async (source, args, context: Context, info) => {
        try {
          assertAllowed(context.viewer, field.name, isWrite)
          const off = await context.services.parts.now()
          assertInUse(context.viewer, field.name, off)
          if (named.some((name) => off.entities.has(args[name]))) throw partIsOff()
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
