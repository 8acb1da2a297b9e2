import type { ApolloServerPlugin } from '@apollo/server'
import { type FieldNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import type { Context } from '../content/Context.js'
import { checkVariables } from './checkVariables.js'
import { asShopError, graphqlError } from './graphqlError.js'

/** What holds for every operation that comes in over HTTP, before it runs. */
export function operationRules(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, request, contextValue }) => {
        try {
          if (!operation) return
          if (operation.operation === 'mutation') contextValue.assertMayWrite?.()
          checkVariables(schema, operation, request.variables ?? {})
        } catch (error) {
          throw graphqlError(asShopError(error), contextValue.language)
        }
      },
      willSendResponse: async ({ operation, errors, contextValue }) => {
        contextValue.isPublicRead = operation !== undefined && !errors && isPublicRead(operation)
      },
    }),
  }
}

/** Whether it asks for nothing but what all visitors are told alike. */
function isPublicRead(operation: OperationDefinitionNode): boolean {
  const fields = operation.selectionSet.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD)
  const isOnlyFields = fields.length === operation.selectionSet.selections.length
  return (
    operation.operation === 'query' &&
    isOnlyFields &&
    fields.every(({ name }) => name.value === 'shop' || /^public[A-Z]/.test(name.value))
  )
}
