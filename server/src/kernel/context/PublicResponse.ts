import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

const extension = 'publicUntil'

/** Epoch milliseconds until which an answer of this moment holds, whatever happens to the content. */
type Until = () => number

const forEver: Until = () => Number.POSITIVE_INFINITY

/**
 * Declares that a query has the same answer for every visitor until content is written, so that it may be cached. Not
 * for queries that depend on chance.
 * @param until when the answer ends by itself, for a query that depends on the day
 */
export function PublicResponse(until: Until = forEver): MethodDecorator {
  return Extensions({ [extension]: until })
}

type Declared = Pick<GraphQLField<unknown, unknown>, 'extensions'>

export function isDeclaredPublic({ extensions }: Declared): boolean {
  return extensions[extension] !== undefined
}

/** Epoch milliseconds until which the answer of a declared query holds; infinite unless it depends on the day. */
export function publicUntil({ extensions }: Declared): number {
  return (extensions[extension] as Until | undefined)?.() ?? 0
}
