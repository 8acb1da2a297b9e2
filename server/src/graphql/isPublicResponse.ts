import { type FieldNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import { isDeclaredPublic } from '../context/PublicResponse.js'

/** Whether an operation only contains queries that are declared `@PublicResponse()`. */
export function isPublicResponse(
  schema: GraphQLSchema,
  { operation, selectionSet: { selections } }: OperationDefinitionNode,
): boolean {
  const queries = schema.getQueryType()?.getFields()
  const isPublic = ({ name }: FieldNode) => {
    const query = queries?.[name.value]
    return query !== undefined && isDeclaredPublic(query)
  }
  return operation === 'query' && selections.every((node) => node.kind === Kind.FIELD && isPublic(node))
}
