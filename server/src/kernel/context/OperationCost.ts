import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

const extension = 'operationCost'

/** Declares what an operation costs besides the values of its answer, in units of `kernel/graphql/queryLimits.ts`. */
export function OperationCost(cost: number): MethodDecorator {
  return Extensions({ [extension]: cost })
}

export function operationCostOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): number {
  return Number(extensions[extension] ?? 0)
}
