import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import processRequest from 'graphql-upload/processRequest.mjs'
import { ShopError } from '../errors/ShopError.js'
import { mostImageBytes } from './imageLimits.js'
import { uploadError } from './uploadError.js'

const contentType = 'multipart/form-data'

/** Bytes of a form besides its file: the operation, its variables, the boundaries. */
const mostFormBytes = 1024 * 1024

/**
 * Lets routes that are registered afterwards accept multipart forms. On `/graphql` the form becomes the body that Apollo
 * reads (the GraphQL multipart request specification); elsewhere the handler reads it, see `readImageUpload`. Forms are
 * refused with BAD_REQUEST or TOO_LARGE before they are read.
 * @param mostBytes of the file that the caller may send.
 * @param graphqlAddress path of the GraphQL route.
 */
export function takeMultipart(
  app: FastifyInstance,
  mostBytes: (request: FastifyRequest) => number = () => mostImageBytes,
  graphqlAddress = '/graphql',
): void {
  app.addContentTypeParser(contentType, (_request, _payload, done) => done(null))
  app.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request)) return
    const most = mostBytes(request)
    refuseLarge(request, most)
    if (request.routeOptions.url === graphqlAddress) request.body = await readOperation(request, reply, most)
  })
}

/** Another origin can submit a form with the user's cookies, but without any of these headers. */
function refuseForeign({ headers }: FastifyRequest): void {
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) throw new ShopError('BAD_REQUEST')
}

function refuseLarge({ headers }: FastifyRequest, mostBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > mostBytes + mostFormBytes) throw new ShopError('TOO_LARGE')
}

async function readOperation(request: FastifyRequest, reply: FastifyReply, mostBytes: number): Promise<unknown> {
  refuseForeign(request)
  // A client that has disconnected would be awaited for ever.
  if (request.raw.destroyed) throw new ShopError('BAD_REQUEST')
  try {
    return await processRequest(request.raw, reply.raw, {
      maxFieldSize: mostFormBytes,
      // The parser refuses files of exactly its limit.
      maxFileSize: mostBytes + 1,
      maxFiles: 1,
    })
  } catch (error) {
    throw uploadError(error)
  }
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.trim().toLowerCase().startsWith(contentType) ?? false
}
