import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Viewer } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { checkVariables } from './checkVariables.js'
import { asShopError, graphqlError, isUnexpected, logUnexpected } from './graphqlError.js'
import { allowIntrospection, asksForSchema } from './introspection.js'
import { publicResponseUntil } from './isPublicResponse.js'
import { type Asked, isAffordable, type OperationCost, operationCost } from './operationCost.js'
import { outgrows } from './outgrows.js'
import { QueryLimitExceeded } from './QueryLimitExceeded.js'
import { maxBytes, maxBytesOfAdmin, maxCost, maxCostOfAdmin } from './queryLimits.js'
import { printRefusal, translateRefusals } from './translateRefusals.js'

/** Characters of variables as JSON; longer ones are form contents, which do not repeat. */
const longestKey = 500

/** Checks every operation that arrives over HTTP before it runs. */
export function operationRules(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const costOf = cachedCosts(schema)
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request, contextValue }) => {
        try {
          if (!operation) return
          if (!schema.getRootType(operation.operation)) throw new ShopError('BAD_REQUEST')
          if (operation.operation === 'mutation') contextValue.assertMayWrite?.()
          if (asksForSchema(document)) allowIntrospection(contextValue.viewer, contextValue.services.settings)
          const variables = request.variables ?? {}
          await checkVariables(schema, operation, variables, contextValue)
          await assertAffordable(contextValue, costOf({ document, operation, variables }))
        } catch (error) {
          throw refused(error, contextValue)
        }
      },
      didEncounterErrors: async ({ errors, contextValue }) => logUnexpected(errors, contextValue),
      willSendResponse: async ({ operation, errors, request, response: { body, http }, contextValue }) => {
        const isRead = operation?.operation === 'query' && body.kind === 'single'
        if (isRead && outgrowsLimit(body.singleResult.data, contextValue.viewer)) {
          http.status = 400
          body.singleResult = { errors: [printRefusal(new QueryLimitExceeded('bytes'), contextValue.language)] }
          return
        }
        const until = operation && !errors ? publicResponseUntil(schema, operation, contextValue) : 0
        if (until > 0) contextValue.onPublicResponse?.(until)
        if (errors && body.kind === 'single' && body.singleResult.errors) {
          body.singleResult.errors = translateRefusals(errors, body.singleResult.errors, contextValue)
          const isMisspelt = body.singleResult.errors.every(isOfGraphql)
          if (isMisspelt && wantsPlainJson(request.http?.headers.get('accept'))) http.status = 200
        }
      },
    }),
  }
}

/** Whether GraphQL itself rejected the document or its variables. Our own errors keep their status. */
function isOfGraphql({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.code === 'BAD_REQUEST' && extensions.limit === undefined
}

/**
 * GraphQL over HTTP: to clients that predate its media type, a status other than 200 means that an intermediary has
 * answered. Clients without a preference get the real status too.
 */
function wantsPlainJson(accept: string | undefined): boolean {
  const types = new Negotiator({ headers: { accept } }).mediaTypes()
  return types.includes('application/json') && !types.includes('application/graphql-response+json')
}

/** @throws QueryLimitExceeded */
async function assertAffordable(context: Context, cost: OperationCost): Promise<void> {
  const max = context.viewer?.role === 'cms-admin' ? maxCostOfAdmin : maxCost
  if (!(await isAffordable(context, cost, max))) throw new QueryLimitExceeded('cost')
}

function outgrowsLimit(data: unknown, viewer: Viewer | null): boolean {
  return outgrows(data, viewer?.role === 'cms-admin' ? maxBytesOfAdmin : maxBytes)
}

/** Caches costs: clients repeat the same operations with few different variables. */
function cachedCosts(schema: GraphQLSchema): (asked: Asked) => OperationCost {
  const known = new WeakMap<OperationDefinitionNode, LRUCache<string, OperationCost>>()
  return (asked) => {
    const key = JSON.stringify(declaredOf(asked))
    if (key.length > longestKey) return operationCost(schema, asked)
    const costs = known.get(asked.operation) ?? new LRUCache<string, OperationCost>({ max: 50 })
    known.set(asked.operation, costs)
    const cost = costs.get(key) ?? operationCost(schema, asked)
    costs.set(key, cost)
    return cost
  }
}

/** The declared variables, which have been checked; others may be nested arbitrarily deep. */
function declaredOf({ operation, variables }: Asked): unknown[] {
  return (operation.variableDefinitions ?? []).map(({ variable }) => variables[variable.name.value])
}

/** Nothing has run yet, so the response has the HTTP status of the error. */
function refused(error: unknown, context: Context): GraphQLError {
  const { language, log } = context
  if (error instanceof GraphQLError) {
    const extensions = { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } }
    return new GraphQLError(error.message, { nodes: error.nodes, extensions })
  }
  const known = asShopError(error, context)
  if (isUnexpected(error)) log.error(error, 'The rules for operations failed')
  const printed = graphqlError(known, language)
  printed.extensions.http = { status: known.status }
  return printed
}
