import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

const extension = 'isPublicResponse'

/**
 * Declares that a query has the same answer for every visitor until content is written, so that it may be cached. Not
 * for queries that depend on chance or on the time.
 */
export function PublicResponse(): MethodDecorator {
  return Extensions({ [extension]: true })
}

export function isDeclaredPublic({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean {
  return extensions[extension] === true
}
