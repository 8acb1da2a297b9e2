import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { say } from '../i18n/say.js'
import type { Language } from '../shared/screens.js'
import { graphqlError, internalError } from './graphqlError.js'
import { QueryLimitExceeded } from './QueryLimitExceeded.js'

/**
 * Translates the errors of a rejected request into the reader's language, which neither GraphQL nor the document rules
 * know. The messages of GraphQL itself stay as they are.
 * @param formatted the same errors after `formatError`
 */
export function translateRefusals(
  errors: readonly GraphQLError[],
  formatted: readonly GraphQLFormattedError[],
  { language, requestNumber }: Pick<Context, 'language' | 'requestNumber'>,
): GraphQLFormattedError[] {
  return formatted.map((each, index) => {
    if (each.extensions?.code === 'INTERNAL') {
      return { ...each, ...printRefusal(internalError(requestNumber), language) }
    }
    const refusal = errors[index] && refusalOf(errors[index])
    if (refusal) return printRefusal(refusal, language)
    if (each.extensions?.code !== 'BAD_REQUEST') return each
    const title = say(language, { key: 'error.BAD_REQUEST.title' })
    return { ...each, extensions: { ...each.extensions, title } }
  })
}

function refusalOf({ originalError, message, extensions }: GraphQLError): ShopError | null {
  if (originalError instanceof QueryLimitExceeded) return originalError
  if (extensions.code === ApolloServerErrorCode.GRAPHQL_PARSE_FAILED) {
    // The parser reports too many tokens only by its message.
    if (/\d+ tokens/.test(message)) return new QueryLimitExceeded('tokens')
    // A wrapped error is a stack overflow from deep nesting; the parser throws its own errors unwrapped.
    if (originalError instanceof GraphQLError && originalError.originalError) return new QueryLimitExceeded('depth')
  }
  const { status } = (extensions.http ?? {}) as { status?: number }
  return status === 405 ? new ShopError('METHOD_NOT_ALLOWED') : null
}

/** A refusal as clients get it. */
export function printRefusal(refusal: ShopError, language: Language): GraphQLFormattedError {
  const { message, extensions } = graphqlError(refusal, language)
  return {
    message,
    extensions: { ...extensions, ...(refusal instanceof QueryLimitExceeded && { limit: refusal.limit }) },
  }
}
