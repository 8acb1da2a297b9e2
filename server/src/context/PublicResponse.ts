import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

const extension = 'isPublicResponse'

/**
 * Declares that a query answers everybody alike until content is written, so that its answer may be cached for all. One
 * that draws by lot or looks at the clock does not.
 */
export function PublicResponse(): MethodDecorator {
  return Extensions({ [extension]: true })
}

export function isDeclaredPublic({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean {
  return extensions[extension] === true
}
