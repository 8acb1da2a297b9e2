import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Context } from '../context/Context.js'
import { isUnavailable } from '../database/databaseErrors.js'
import { printError, ShopError } from '../errors/ShopError.js'
import { say } from '../i18n/say.js'
import { errorStatus } from '../shared/errorCodes.js'
import { defaultLanguage, type Language } from '../shared/screens.js'

/** An error as an entry of the catalogue; any other error is INTERNAL, with its details in the log only. */
export function asShopError(error: unknown, context?: Pick<Context, 'requestNumber'>): ShopError {
  if (error instanceof ShopError) return error
  if (error instanceof GraphQLError && error.originalError) return asShopError(error.originalError, context)
  return isUnavailable(error) ? new ShopError('UNAVAILABLE') : internalError(context?.requestNumber)
}

/**
 * Whether the log needs the cause, because the client gets none: a fault of the product, or a database or disk that
 * does not work. What the product itself refuses explains itself.
 */
export function isUnexpected(error: unknown): boolean {
  if (error instanceof GraphQLError && error.originalError) return isUnexpected(error.originalError)
  if (error instanceof ShopError) return error.code === 'INTERNAL' || error.cause !== undefined
  return ['INTERNAL', 'UNAVAILABLE'].includes(asShopError(error).code)
}

/** Contains the request id, so that the failure can be found in the log. */
export function internalError(number: string | null | undefined): ShopError {
  return new ShopError('INTERNAL', number ? { message: { key: 'error.INTERNAL.number', values: { number } } } : {})
}

/** An entry of the catalogue as a GraphQL error, in the reader's language. */
export function graphqlError(error: ShopError, language: Language): GraphQLError {
  const { message, ...extensions } = printError(error, language)
  const { retryAfter } = error.details
  return new GraphQLError(message, {
    originalError: error,
    extensions: { ...extensions, ...(retryAfter && { retryAfter }) },
  })
}

/** Logs unexpected errors in full, because clients get no details. */
export function logUnexpected(errors: readonly GraphQLError[] | undefined, { log }: Context): void {
  for (const error of errors ?? []) {
    const isKnown = error.extensions.code !== undefined || isRefusedRequest(error)
    if (!isKnown && isUnexpected(error)) log.error(error.originalError ?? error, `${error.path?.join('.')} failed`)
  }
}

const unknownHash = ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND

/** Whether Apollo itself refused a request without giving a code, such as a hash that is not that of its document. */
function isRefusedRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.originalError || error.extensions.code !== undefined) return false
  const { status = 500 } = (error.extensions.http ?? {}) as { status?: number }
  return status >= 400 && status < 500
}

/** The error that a client gets: an entry of the catalogue, or the message of GraphQL about an invalid document. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { stacktrace, ...extensions } = formatted.extensions ?? {}
  const code = String(extensions.code)
  if (code in errorStatus) return { ...formatted, extensions }
  if (isRefusedRequest(error) || /^(GRAPHQL_|BAD_|OPERATION_|PERSISTED_QUERY_)/.test(code)) {
    const title = say(defaultLanguage, { key: 'error.BAD_REQUEST.title' })
    // Clients that sent a hash alone send the document too when they read this code.
    return { ...formatted, extensions: { code: code === unknownHash ? unknownHash : 'BAD_REQUEST', title } }
  }
  const { message, extensions: printed } = graphqlError(asShopError(error), defaultLanguage)
  return { message, extensions: printed, ...(formatted.path && { path: formatted.path }) }
}
