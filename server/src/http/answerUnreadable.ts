import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { printError, ShopError } from '../errors/ShopError.js'
import { defaultLanguage } from '../shared/screens.js'

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
