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
import { type CountRows, listSizeOf } from '../context/ListSize.js'
import { operationCostOf } from '../context/OperationCost.js'
import { maxRows } from '../records/listing.js'
import { QueryLimitExceeded } from './QueryLimitExceeded.js'
import * as limits from './queryLimits.js'

/** An operation before it runs. */
export interface Asked {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

/** A list whose size only the database knows. */
interface SizedList {
  count: CountRows
  args: Record<string, unknown>
  /** The cost of one row. */
  each: number
}

/** What an operation costs: about one per value of the answer. */
export interface OperationCost {
  fixed: number
  /** What is to be added to it. */
  lists: readonly SizedList[]
}

/**
 * Whether an operation costs no more than this, with its lists as long as they are now. They are counted only when it
 * matters: no list has more than a thousand rows.
 */
export async function isAffordable(
  context: Parameters<CountRows>[0],
  { fixed, lists }: OperationCost,
  max: number,
): Promise<boolean> {
  const atMost = lists.reduce((sum, { each }) => sum + each * maxRows, fixed)
  if (atMost <= max) return true
  const costs = lists.map(
    async ({ count, args, each }) => each * Math.max(limits.usualRows, await count(context, args)),
  )
  return (await Promise.all(costs)).reduce((sum, cost) => sum + cost, fixed) <= max
}

/**
 * The cost of an operation with its variables.
 * @throws QueryLimitExceeded when it has too many root fields, or its fragments multiply one another
 * @throws GraphQLError for invalid variables or arguments
 */
export function operationCost(schema: GraphQLSchema, { document, operation, variables }: Asked): OperationCost {
  const isMutation = operation.operation === 'mutation'
  const maxRootFields = isMutation ? limits.maxMutations : limits.maxQueryFields
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  const lists: SizedList[] = []
  let rootFields = 0
  const estimate = (asked: ComplexityEstimatorArgs) => {
    if (asked.type !== root) return fieldCost(asked)
    rootFields += 1
    if (rootFields > maxRootFields) throw new QueryLimitExceeded('rootFields')
    const { field, args, childComplexity } = asked
    const base = (isMutation ? limits.mutationCost : limits.queryCost) + operationCostOf(field)
    const count = listSizeOf(field)
    if (!count) return base + fieldCost(asked)
    lists.push({ count, args, each: limits.valueCost + childComplexity })
    return base
  }
  let cost = 0
  const rule = createComplexityRule({
    estimators: [estimate],
    variables,
    maxQueryNodes: limits.maxSelections,
    maximumComplexity: Number.POSITIVE_INFINITY,
    onComplete: (complexity) => {
      cost = complexity
    },
  })
  const context = new ValidationContext(schema, document, new TypeInfo(schema), (error) => {
    throw error
  })
  try {
    // The rule follows fragments itself, so only the operation is visited.
    visit(operation, rule(context))
  } catch (error) {
    // An error without a position in the document means too many selections.
    throw error instanceof GraphQLError && !error.nodes ? new QueryLimitExceeded('cost') : error
  }
  return { fixed: cost, lists }
}

/** The cost of a value or of an object with its selected fields, multiplied by the number of rows. */
function fieldCost({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const each = limits.valueCost + childComplexity
  if (isPageOfList(field.type)) return each * atLeastOne(args.perPage ?? limits.usualRows)
  // The rows of a page were counted with the page.
  if (!isListType(getNullableType(field.type)) || isPageOfList(type)) return each
  if (type.name.startsWith('__')) return each * limits.introspectionRows
  return each * atLeastOne(args.count ?? args.ids?.length ?? limits.usualRows)
}

/** Whether the type is `{ items, total }`, the answer of every paginated list. */
function isPageOfList(type: GraphQLOutputType): boolean {
  const answered = getNullableType(type)
  return isObjectType(answered) && 'items' in answered.getFields() && 'total' in answered.getFields()
}

/** A negative number of rows is rejected later, and must not lower the cost of other fields. */
function atLeastOne(rows: number): number {
  return Math.max(1, rows)
}
