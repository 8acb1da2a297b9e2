import type { GraphQLFormattedError } from 'graphql'
import { QueryError, type QueryErrorOptions } from './Query'

/** The errors of a response as one: the code, the message and the messages per field of the first. */
export function queryErrorOf(
  [first]: readonly Pick<GraphQLFormattedError, 'message' | 'extensions'>[],
  options: QueryErrorOptions,
): QueryError {
  const fields = first?.extensions?.errors as Record<string, string[]> | undefined
  return new QueryError(String(first?.extensions?.code ?? 'INTERNAL'), first?.message ?? '', { ...options, fields })
}
