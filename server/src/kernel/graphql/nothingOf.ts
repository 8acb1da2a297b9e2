import { type GraphQLOutputType, isListType, isNonNullType, isObjectType } from 'graphql'

/**
 * What a query answers where there is nothing: null, an empty list, or a page of none. Undefined where its type has no such
 * value.
 */
export function nothingOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null
  if (isListType(type.ofType)) return []
  const fields = isObjectType(type.ofType) ? Object.keys(type.ofType.getFields()) : []
  return fields.join() === 'items,total' ? { items: [], total: 0 } : undefined
}
