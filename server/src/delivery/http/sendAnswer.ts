import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from '../../kernel/cache/CachedResponse.js'
import { acceptedEncoding } from './negotiate.js'
import { varyBy } from './varyBy.js'

/** Adds the headers that caches need: lifetime, etag and vary. */
export function addCacheHeaders(reply: FastifyReply, { headers, etag }: CachedResponse): void {
  reply.headers(headers).header('etag', etag)
  varyBy(reply, 'accept-encoding')
}

/** Sends a cached response in the encoding of the client, or 304 when the client has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): FastifyReply {
  const { status } = cached
  addCacheHeaders(reply.code(status), cached)
  if (status === 200 && cached.isNamedBy(request.headers['if-none-match'])) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = cached.bytes(encoding)
  if (Buffer.isBuffer(bytes)) return reply.send(bytes)
  bytes.then(
    (compressed) => reply.send(compressed),
    (error) => reply.send(error),
  )
  return reply
}
