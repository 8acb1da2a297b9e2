import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql'
import { type QueryLimit, QueryLimitExceeded } from './QueryLimitExceeded.js'
import { maxAliases, maxDepth, maxDirectives, maxNesting } from './queryLimits.js'

/** Limits that depend on the document alone, not on the caller. Apollo caches documents that have passed. */
export const documentRules: ValidationRule[] = [
  // Counts fields only, so that fragments make no difference; introspection is exempt because it needs more.
  maxDepthRule({ n: maxDepth, flattenFragments: true, ...reporting('depth') }),
  maxDepthRule({ n: maxNesting, flattenFragments: false, ignoreIntrospection: false, ...reporting('depth') }),
  maxAliasesRule({ n: maxAliases, allowList: [], ...reporting('aliases') }),
  maxDirectivesRule({ n: maxDirectives, ...reporting('directives') }),
]

/** Reports violations as errors of the document; Apollo would treat thrown ones as server errors. */
function reporting(limit: QueryLimit) {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null, { message }: GraphQLError) =>
        context?.reportError(new GraphQLError(message, { originalError: new QueryLimitExceeded(limit) })),
    ],
  }
}
