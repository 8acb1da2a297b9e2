import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { printError, ShopError } from '../errors/ShopError.js'
import { defaultLanguage } from '../shared/screens.js'

/**
 * Answers what cannot be read as a request at all, such as one that tells two lengths or whose headers do not end, and
 * closes: whatever follows could be taken for another request. Nobody knows yet in which language to say so.
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
