import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isUnavailable } from '../database/databaseErrors.js'
import { printError, ShopError } from '../errors/ShopError.js'
import { defaultLanguage, type Language } from '../publicsite/screens.js'

/** What went wrong as an entry of the catalogue; whatever is not one is INTERNAL and told to the log alone. */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  if (error instanceof GraphQLError && error.originalError) return asShopError(error.originalError)
  return new ShopError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL')
}

/** An entry of the catalogue in the form of GraphQL, in the reader's language. */
export function graphqlError(error: ShopError, language: Language): GraphQLError {
  const { message, ...extensions } = printError(error, language)
  const { retryAfter } = error.details
  return new GraphQLError(message, {
    originalError: error,
    extensions: { ...extensions, ...(retryAfter && { retryAfter }) },
  })
}

/** What a client is told: an entry of the catalogue, or what GraphQL says of a document it cannot read. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = String(formatted.extensions?.code ?? '')
  const { path, locations } = formatted
  if (error instanceof GraphQLError && error.originalError instanceof ShopError) {
    return { ...withoutTrace(formatted), ...(path && { path }) }
  }
  if (/^(GRAPHQL_|BAD_|PERSISTED_|OPERATION_)/.test(code)) {
    return {
      message: formatted.message,
      ...(locations && { locations }),
      extensions: { code: 'BAD_REQUEST', title: 'Bad request' },
    }
  }
  const printed = graphqlError(asShopError(error), defaultLanguage)
  return { message: printed.message, ...(path && { path }), extensions: printed.extensions }
}

function withoutTrace({ message, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace, ...told } = extensions ?? {}
  return { message, extensions: told }
}
