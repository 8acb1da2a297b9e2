import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from '../cache/ResponseCache.js'
import { acceptedEncoding } from './negotiate.js'

/** Tells whoever keeps a copy how long it holds, which answer it is, and what it depends on. */
export function tellOfCopies(reply: FastifyReply, { answer, etag }: CachedResponse): void {
  reply.headers(answer.headers).header('etag', etag).header('vary', 'accept-encoding')
}

/** Answers with kept bytes: compressed as the client likes it, or not at all when it has them already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, kept: CachedResponse): FastifyReply {
  const { status } = kept.answer
  tellOfCopies(reply.code(status), kept)
  if (status === 200 && request.headers['if-none-match'] === kept.etag) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = kept.bytes(encoding)
  if (Buffer.isBuffer(bytes)) return reply.send(bytes)
  bytes.then(
    (compressed) => reply.send(compressed),
    (error) => reply.send(error),
  )
  return reply
}
