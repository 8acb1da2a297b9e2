import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { allow, allowRoles } from '../access/allow.js'
import { type Action, operationGrants } from '../access/grants.js'
import type { Context } from '../content/Context.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { asShopError, graphqlError } from './graphqlError.js'

/** What an operation on managed records does to them. */
export function managedOperations(types: readonly Class[]): Map<string, { action: Action; entity: string }> {
  const operations = new Map<string, { action: Action; entity: string }>()
  for (const type of types) {
    const { name: entity, plural } = managedEntity(type)
    operations.set(plural, { action: 'read', entity })
    operations.set(entity, { action: 'read', entity })
    operations.set(`next${type.name}Id`, { action: 'create', entity })
    operations.set(`create${type.name}`, { action: 'create', entity })
    operations.set(`update${type.name}`, { action: 'update', entity })
    operations.set(`delete${type.name}`, { action: 'delete', entity })
  }
  return operations
}

/** Puts the tables of grants in front of every operation. One that stands in none of them answers nobody. */
export function guardOperations(schema: GraphQLSchema, types: readonly Class[]): void {
  const onRecords = managedOperations(types)
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = async (source, args, context: Context, info) => {
        try {
          const onRecord = onRecords.get(field.name)
          if (onRecord) allow(context.viewer, onRecord.action, onRecord.entity)
          else allowRoles(context.viewer, operationGrants[field.name])
          return await resolve(source, args, context, info)
        } catch (error) {
          const known = asShopError(error)
          if (known.code === 'INTERNAL') context.services.log.error(error, `${field.name} failed`)
          throw graphqlError(known, context.language)
        }
      }
    }
  }
}
