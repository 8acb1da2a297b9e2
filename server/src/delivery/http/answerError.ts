import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { printError, ShopError } from '../../kernel/errors/ShopError.js'
import { asShopError, isUnexpected } from '../../kernel/graphql/graphqlError.js'
import { printRefusal } from '../../kernel/graphql/translateRefusals.js'
import { defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { acceptedLanguage } from './negotiate.js'

/** Answers a thrown error in the format of every route but GraphQL. */
export const answerError = errorHandler((error, language) => {
  const { code, nextSlots, ...printed } = printError(error, language)
  const slots = nextSlots?.map(({ startsAt, endsAt, time }) => ({ starts_at: startsAt, ends_at: endsAt, time }))
  return { ...printed, code, ...(slots && { next_slots: slots }) }
})

/** The same in the format of GraphQL, for errors before the query runs, such as an unknown token. */
export const answerGraphqlError = errorHandler((error, language) => ({ errors: [printRefusal(error, language)] }))

function errorHandler(print: (error: ShopError, language: Language) => object) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const known = catalogueError(error, request)
    if (isUnexpected(shopErrorOf(error))) request.log.error(error)
    if (known.details.retryAfter) reply.header('retry-after', known.details.retryAfter)
    // A refusal may be lifted later, so neither a browser nor a proxy may store it.
    reply.header('cache-control', 'no-store')
    return reply
      .code(known.status)
      .send(print(known, request.shopContext?.language ?? acceptedLanguage(request.headers['accept-language'])))
  }
}

/** A thrown error as an entry of the catalogue. */
export function catalogueError(error: unknown, { id }: Pick<FastifyRequest, 'id'>): ShopError {
  return asShopError(shopErrorOf(error), { requestNumber: id })
}

/** An error that Fastify itself raised, as an entry of the catalogue. */
function shopErrorOf(error: unknown): unknown {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new ShopError('TOO_LARGE')
  if (status === 415) return new ShopError('FILE_TYPE')
  return typeof status === 'number' && status < 500 ? new ShopError('BAD_REQUEST') : error
}

/**
 * Answers a malformed request, such as one with two lengths or endless headers, and closes the connection: what follows
 * could be taken for another request. The language of the client is not known yet.
 */
export function answerUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const refusal = new ShopError('BAD_REQUEST')
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : refusal.status
  const body = JSON.stringify(printError(refusal, defaultLanguage))
  const head = [
    `HTTP/1.1 ${status} ${refusal.code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
