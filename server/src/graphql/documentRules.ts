import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql'
import { type QueryLimit, QueryLimitExceeded } from './QueryLimitExceeded.js'
import { mostAliases, mostDepth, mostDirectives, mostNesting } from './queryLimits.js'

/** The limits that a document keeps or not, whoever sends it. Apollo asks once, and remembers documents that passed. */
export const documentRules: ValidationRule[] = [
  // Fields alone, so that it does not matter how a document is put together; introspection needs more of them.
  maxDepthRule({ n: mostDepth, flattenFragments: true, ...refusing('depth') }),
  maxDepthRule({ n: mostNesting, flattenFragments: false, ignoreIntrospection: false, ...refusing('depth') }),
  maxAliasesRule({ n: mostAliases, allowList: [], ...refusing('aliases') }),
  maxDirectivesRule({ n: mostDirectives, ...refusing('directives') }),
]

/** Thrown, as the rules would have it, an error is one of the server to Apollo; reported, it is one of the document. */
function refusing(limit: QueryLimit) {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null, { message }: GraphQLError) =>
        context?.reportError(new GraphQLError(message, { originalError: new QueryLimitExceeded(limit) })),
    ],
  }
}
