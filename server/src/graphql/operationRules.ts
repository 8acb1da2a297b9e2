import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../content/Context.js'
import { checkVariables } from './checkVariables.js'
import { asShopError, graphqlError, logUnexpected } from './graphqlError.js'
import { isPublicRead } from './isPublicRead.js'

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
      didEncounterErrors: async ({ errors, contextValue }) => logUnexpected(errors, contextValue),
      willSendResponse: async ({ operation, errors, contextValue }) => {
        if (operation && !errors && isPublicRead(operation)) contextValue.answeredAllAlike?.()
      },
    }),
  }
}
