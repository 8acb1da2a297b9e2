import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { allow, allowRoles } from '../access/allow.js'
import { type Action, operationGrants } from '../access/grants.js'
import type { Viewer } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import { PublicContext } from '../context/PublicContext.js'
import { isDeclaredPublic } from '../context/PublicResponse.js'
import type { Class } from '../fields/FieldDescription.js'
import { hasOperation, managedEntity, type RecordOperation } from '../fields/Managed.js'
import { asShopError, graphqlError } from './graphqlError.js'

/** The action and entity of each generated operation. */
export function managedOperations(types: readonly Class[]): Map<string, { action: Action; entity: string }> {
  const operations = new Map<string, { action: Action; entity: string }>()
  for (const type of types) {
    const managed = managedEntity(type)
    const { name: entity, plural, createdBy } = managed
    const add = (needed: RecordOperation, name: string, action: Action) => {
      if (hasOperation(managed, needed)) operations.set(name, { action, entity })
    }
    add('list', plural, 'read')
    add('read', entity, 'read')
    add('create', `next${type.name}Id`, 'create')
    add('create', createdBy, 'create')
    add('update', `update${type.name}`, 'update')
    add('delete', `delete${type.name}`, 'delete')
  }
  return operations
}

/** The access check of an operation. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export type AllowOperation = (viewer: Viewer | null, operation: string) => void

/** The access check by the tables of grants. An operation without a grant is refused. */
export function grantsOf(types: readonly Class[]): AllowOperation {
  const onRecords = managedOperations(types)
  return (viewer, operation) => {
    const onRecord = onRecords.get(operation)
    if (onRecord) allow(viewer, onRecord.action, onRecord.entity)
    else allowRoles(viewer, operationGrants[operation])
  }
}

/** Adds the access check to every operation. One whose answer is cached for every visitor cannot see the caller. */
export function guardOperations(schema: GraphQLSchema, types: readonly Class[]): void {
  const allowOperation = grantsOf(types)
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const resolve = field.resolve ?? defaultFieldResolver
      const isPublic = isDeclaredPublic(field)
      field.resolve = async (source, args, context: Context, info) => {
        try {
          allowOperation(context.viewer, field.name)
          return await resolve(source, args, isPublic ? new PublicContext(context) : context, info)
        } catch (error) {
          const known = asShopError(error, context)
          if (known.code === 'INTERNAL') context.log.error(error, `${field.name} failed`)
          throw graphqlError(known, context.language)
        }
      }
    }
  }
}
