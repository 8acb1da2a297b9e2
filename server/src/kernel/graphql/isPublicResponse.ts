import { type FieldNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import type { Context } from '../context/Context.js'
import { publicUntil } from '../context/PublicResponse.js'

/** Whether an operation only contains queries that are declared `@PublicResponse()`. */
export function isPublicResponse(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  return declaredUntil(schema, operation) > 0
}

/** Epoch milliseconds until which what an operation answered holds for every visitor; 0 when it is for one alone. */
export function publicResponseUntil(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  { answer }: Pick<Context, 'answer'>,
): number {
  return Math.min(declaredUntil(schema, operation), answer.holdsUntil)
}

function declaredUntil(
  schema: GraphQLSchema,
  { operation, selectionSet: { selections } }: OperationDefinitionNode,
): number {
  if (operation !== 'query') return 0
  const queries = schema.getQueryType()?.getFields()
  const untilOf = ({ name }: FieldNode) => {
    const query = queries?.[name.value]
    return query ? publicUntil(query) : 0
  }
  return Math.min(...selections.map((node) => (node.kind === Kind.FIELD ? untilOf(node) : 0)))
}
