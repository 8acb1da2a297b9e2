import {
  type DocumentNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  TypeInfo,
  ValidationContext,
  visit,
} from 'graphql'
import { type ComplexityEstimatorArgs, createComplexityRule } from 'graphql-query-complexity'
import { QueryLimitExceeded } from './QueryLimitExceeded.js'
import * as limits from './queryLimits.js'

/** An operation that is about to run. */
export interface Asked {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

/**
 * What an operation costs, with its variables: about one for each value that it may answer.
 * @throws QueryLimitExceeded when it has too many root fields, or its fragments multiply
 * @throws GraphQLError when its variables or arguments are not what they should be
 */
export function operationCost(schema: GraphQLSchema, { document, operation, variables }: Asked): number {
  const isMutation = operation.operation === 'mutation'
  const mostRootFields = isMutation ? limits.mostMutations : limits.mostQueryFields
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  let rootFields = 0
  const estimate = (asked: ComplexityEstimatorArgs) => {
    if (asked.type !== root) return fieldCost(asked)
    rootFields += 1
    if (rootFields > mostRootFields) throw new QueryLimitExceeded('rootFields')
    return (isMutation ? limits.mutationCost : limits.queryCost) + fieldCost(asked)
  }
  let cost = 0
  const rule = createComplexityRule({
    estimators: [estimate],
    variables,
    maxQueryNodes: limits.mostSelections,
    maximumComplexity: Number.POSITIVE_INFINITY,
    onComplete: (complexity) => {
      cost = complexity
    },
  })
  const context = new ValidationContext(schema, document, new TypeInfo(schema), (error) => {
    throw error
  })
  try {
    // The rule follows the fragments itself, so that neither they nor the other operations need to be visited.
    visit(operation, rule(context))
  } catch (error) {
    // The library names the place of what is wrong in a document; of too many selections there is none.
    throw error instanceof GraphQLError && !error.nodes ? new QueryLimitExceeded('cost') : error
  }
  return cost
}

/** A value, or an object with all that is asked of it, as often as it may come. */
function fieldCost({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const each = limits.valueCost + childComplexity
  if (isPageOfList(field.type)) return each * atLeastOne(args.perPage ?? limits.usualRows)
  // The rows of a page were counted with the page.
  if (!isListType(getNullableType(field.type)) || isPageOfList(type)) return each
  if (type.name.startsWith('__')) return each * limits.introspectionRows
  return each * atLeastOne(args.count ?? args.ids?.length ?? limits.usualRows)
}

/** `{ items, total }`, with which every list that has pages is answered. */
function isPageOfList(type: GraphQLOutputType): boolean {
  const answered = getNullableType(type)
  return isObjectType(answered) && 'items' in answered.getFields() && 'total' in answered.getFields()
}

/** A negative number of rows is refused later, and must not pay for other fields meanwhile. */
function atLeastOne(rows: number): number {
  return Math.max(1, rows)
}
