import type { GraphQLFormattedError } from 'graphql'
import { QueryError, type QueryErrorOptions } from './Query'

/** The errors of a response as one: the code, the message and the messages per field of the first. */
export function queryErrorOf(
  [first]: readonly Pick<GraphQLFormattedError, 'message' | 'extensions'>[],
  options: QueryErrorOptions,
): QueryError {
  const { extensions = {}, message = '' } = first ?? {}
  const fields = extensions.errors as Record<string, string[]> | undefined
  return new QueryError(String(extensions.code ?? 'INTERNAL'), message, { ...options, fields, extensions })
}
