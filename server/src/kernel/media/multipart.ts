import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import processRequest from 'graphql-upload/processRequest.mjs'
import { ShopError } from '../errors/ShopError.js'
import { maxImageBytes } from '../shared/imageLimits.js'
import { maxMessagePhotos } from '../shared/textLimits.js'
import { uploadError } from './uploadError.js'

export const multipartType = 'multipart/form-data'

/** Bytes of a form besides its file: the operation, its variables, the boundaries. */
const maxFormBytes = 1024 * 1024

/** Files of one form: the photos of a message. Together they may be as large as one file. */
const maxFiles = maxMessagePhotos

/** Files received side by side over all who work for the shop; each may be on disk until its operation is answered. */
const maxUploadsAtOnce = 8

/** Time in which the rest of a refused form is read and discarded, so that its sender can read the answer. */
const drainMilliseconds = 5000

interface MultipartOptions {
  /** Of the file that the caller may send; throws for a caller who may send none. */
  maxBytes?(request: FastifyRequest): number
  /** Whether each form is one of the eight; others take their places elsewhere. */
  takesPlace?: boolean
  /** The path of the GraphQL route. */
  graphqlAddress?: string
}

/**
 * Lets routes that are registered afterwards accept multipart forms. On `/graphql` the form becomes the body that Apollo
 * reads (the GraphQL multipart request specification); elsewhere the handler reads it, see `readImageUpload`. Forms are
 * refused with BAD_REQUEST, TOO_LARGE or, above eight at once, RATE_LIMITED before they are read.
 */
export function takeMultipart(
  app: FastifyInstance,
  { maxBytes = () => maxImageBytes, takesPlace = true, graphqlAddress = '/graphql' }: MultipartOptions = {},
): void {
  let underWay = 0
  app.addContentTypeParser(multipartType, (_request, _payload, done) => done(null))
  app.addHook('preValidation', async (request, reply) => {
    if (!isUpload(request)) return
    const max = maxBytes(request)
    refuseLarge(request, max)
    if (takesPlace) {
      if (underWay >= maxUploadsAtOnce) throw new ShopError('RATE_LIMITED', { retryAfter: 1 })
      underWay++
      reply.raw.once('close', () => underWay--)
    }
    if (request.routeOptions.url === graphqlAddress) request.body = await readOperation(request, reply, max)
  })
}

/** Another origin can submit a form with the user's cookies, but without any of these headers. */
function refuseForeign({ headers }: FastifyRequest): void {
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) throw new ShopError('BAD_REQUEST')
}

function refuseLarge({ headers }: FastifyRequest, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes + maxFormBytes) throw new ShopError('TOO_LARGE')
}

async function readOperation(request: FastifyRequest, reply: FastifyReply, maxBytes: number): Promise<unknown> {
  refuseForeign(request)
  // A client that has disconnected would be awaited for ever.
  if (request.raw.destroyed) throw new ShopError('BAD_REQUEST')
  reply.raw.once('close', () => discardRest(request))
  try {
    return await processRequest(request.raw, reply.raw, {
      maxFieldSize: maxFormBytes,
      // The parser refuses files of exactly its limit.
      maxFileSize: maxBytes + 1,
      maxFiles,
    })
  } catch (error) {
    throw uploadError(error)
  }
}

/** The parser stores a file that begins after the answer and never removes it. */
export function discardRest({ raw }: Pick<FastifyRequest, 'raw'>): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), drainMilliseconds).unref()
  raw.once('close', () => clearTimeout(timer))
}

/**
 * Deletes the temporary files of uploads that a killed process left behind. Those of a process that is running are
 * open, and stay readable to it.
 */
export function clearTemporaryUploads(): void {
  const folder = tmpdir()
  const left = readdirSync(folder).filter((name) => /^capacitor-[0-9a-f]{32}\.tmp$/.test(name))
  for (const name of left) {
    try {
      rmSync(path.join(folder, name))
    } catch {
      // Another user's, or another process was faster.
    }
  }
}

export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.trim().toLowerCase().startsWith(multipartType) ?? false
}

/**
 * Whether a request sends a form to a route that takes one, which lasts as long as its connection needs. What another
 * request merely says of its content makes it no upload.
 */
export function isUpload(request: FastifyRequest): boolean {
  const mayHaveForm = request.method === 'POST' || request.method === 'PUT'
  return mayHaveForm && isMultipart(request) && request.server.hasContentTypeParser(multipartType)
}
