import { Transform } from 'node:stream'
import { errorCodes, type FastifyInstance } from 'fastify'
import { isUpload } from '../../kernel/media/multipart.js'
import { worksForShop } from './countCalls.js'

/** Several times the longest form of a visitor. What staff may send, four times as much, takes a twentieth of a second to parse. */
const maxBytes = 256 * 1024

/**
 * Refuses what is too long for anybody but staff and programs with TOO_LARGE, before it is received where it says its
 * length: parsing it would keep everybody else waiting. Uploads have limits of their own.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (worksForShop(request.shopContext.viewer) || isUpload(request)) return done()
    const isChunked = request.headers['transfer-encoding'] !== undefined
    if (isChunked) {
      const bounded = untilTooLarge()
      payload.once('error', (error) => bounded.destroy(error))
      return done(null, payload.pipe(bounded))
    }
    if (Number(request.headers['content-length'] ?? 0) <= maxBytes) return done()
    // The rest is not read, so that the connection is of no further use.
    reply.header('connection', 'close')
    return done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
  })
}

function untilTooLarge(): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      received += chunk.length
      if (received > maxBytes) next(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      else next(null, chunk)
    },
  })
}
