import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { say } from '../i18n/say.js'
import type { Language } from '../shared/screens.js'
import { graphqlError, internalError } from './graphqlError.js'
import { QueryLimitExceeded } from './QueryLimitExceeded.js'

/**
 * Tells in the reader's language why a call was not run. Neither GraphQL nor the rules for documents know who reads;
 * what GraphQL has to say of a document stays in its own words.
 * @param told the same errors as `formatError` made them
 */
export function tellRefusals(
  errors: readonly GraphQLError[],
  told: readonly GraphQLFormattedError[],
  { language, requestNumber }: Pick<Context, 'language' | 'requestNumber'>,
): GraphQLFormattedError[] {
  return told.map((formatted, index) => {
    if (formatted.extensions?.code === 'INTERNAL') {
      return { ...formatted, ...printed(internalError(requestNumber), language) }
    }
    const refusal = errors[index] && refusalOf(errors[index])
    if (refusal) return printed(refusal, language)
    if (formatted.extensions?.code !== 'BAD_REQUEST') return formatted
    const title = say(language, { key: 'error.BAD_REQUEST.title' })
    return { ...formatted, extensions: { ...formatted.extensions, title } }
  })
}

function refusalOf({ originalError, message, extensions }: GraphQLError): ShopError | null {
  if (originalError instanceof QueryLimitExceeded) return originalError
  if (extensions.code === ApolloServerErrorCode.GRAPHQL_PARSE_FAILED) {
    // The parser counts tokens by itself, and has no other way to say so.
    if (/\d+ tokens/.test(message)) return new QueryLimitExceeded('tokens')
    // What the parser throws itself is of GraphQL; this comes of a document nested deeper than the stack.
    if (originalError instanceof GraphQLError && originalError.originalError) return new QueryLimitExceeded('depth')
  }
  const { status } = (extensions.http ?? {}) as { status?: number }
  return status === 405 ? new ShopError('METHOD_NOT_ALLOWED') : null
}

function printed(refusal: ShopError, language: Language): GraphQLFormattedError {
  const { message, extensions } = graphqlError(refusal, language)
  return {
    message,
    extensions: { ...extensions, ...(refusal instanceof QueryLimitExceeded && { limit: refusal.limit }) },
  }
}
