import { buffer } from 'node:stream/consumers'
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ResponseCache } from '../cache/ResponseCache.js'
import { ShopError } from '../errors/ShopError.js'
import { FairSemaphore } from '../limits/FairSemaphore.js'
import { filePolicy } from './filePolicy.js'
import { imagesAddress } from './imageNames.js'
import { type MediaLibrary, type ServedImage } from './MediaLibrary.js'

/** A page has some thirty images; networks take turns, and the largest of them is refused first. */
const limits = { atOnce: 1, maxWaiting: 400 }

/** The pictures of the first screen are below that; larger ones are read from the store at each request. */
const maxHeldImage = 256 * 1024
const maxHeldBytes = 16 * 1024 * 1024

/** For as long at most, an instance that learns of no changes serves an image that another has removed. */
const maxHeldMilliseconds = 60_000

interface HeldImage {
  bytes: Buffer
  headers: Record<string, string>
  changedAt: Date
  version: number
}

/**
 * Serves `/uploads/images/{file}`. The content of an address never changes, so browsers may cache it, and small images are
 * served from memory until content changes: they may have been removed then.
 */
export function imageRoutes(
  library: MediaLibrary,
  responses: Pick<ResponseCache, 'currentVersion'>,
): FastifyPluginAsync {
  return async (app) => {
    const semaphore = new FairSemaphore(limits)
    const held = new LRUCache<string, HeldImage>({
      maxSize: maxHeldBytes,
      sizeCalculation: ({ bytes }) => bytes.length + 1,
      ttl: maxHeldMilliseconds,
    })
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `${imagesAddress}:file`,
      handler: async (request, reply) => {
        const { file } = request.params
        const version = responses.currentVersion
        const known = held.get(file)
        if (known?.version === version) return sendHeld(known, request, reply)
        const image = await library.open(file, (work) => request.call.inTurn(semaphore, work))
        if (!image) return redirectReplaced(library, file, reply)
        if (image.content.size > maxHeldImage) return send(image, request, reply)
        const { changedAt } = image.content
        const read = {
          bytes: await buffer(await image.content.read()),
          headers: headersOf(image),
          changedAt,
          version,
        }
        held.set(file, read)
        return sendHeld(read, request, reply)
      },
    })
  }
}

function headersOf({ content: { size, changedAt }, contentType }: ServedImage): Record<string, string> {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': filePolicy,
    // Feed readers and search engines embed images in their own pages.
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${size.toString(36)}-${changedAt.getTime().toString(36)}"`,
    'last-modified': changedAt.toUTCString(),
    'content-type': contentType,
    'content-length': String(size),
  }
}

function sendHeld({ bytes, headers, changedAt }: HeldImage, request: FastifyRequest, reply: FastifyReply) {
  if (isFresh(request, headers.etag ?? '', changedAt)) return sendKnown(reply, headers)
  return reply.headers(headers).send(bytes)
}

/** To a client that has it. */
function sendKnown(reply: FastifyReply, { 'content-type': _, 'content-length': __, ...headers }: HeldImage['headers']) {
  return reply.code(304).headers(headers).send()
}

/** Redirects from replaced images, to which search engines and old mails still link. */
async function redirectReplaced(library: MediaLibrary, fileName: string, reply: FastifyReply): Promise<FastifyReply> {
  const replacement = await library.replacementOf(fileName)
  if (!replacement) throw new ShopError('NOT_FOUND')
  return reply.header('cache-control', 'no-cache').redirect(replacement, 301)
}

async function send(image: ServedImage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { content } = image
  const headers = headersOf(image)
  const isKnown = isFresh(request, headers.etag ?? '', content.changedAt)
  // Before any header is set: an error of the store must not be cached for a year.
  const stream = isKnown || request.method === 'HEAD' ? null : await content.read()
  if (!stream) await content.close()
  if (isKnown) return sendKnown(reply, headers)
  reply.headers(headers)
  return stream ? reply.send(stream) : reply.send()
}

/** Whether the client's cached copy is current. */
function isFresh({ headers }: FastifyRequest, tag: string, changed: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known === '*')
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(changed.getTime() / 1000) * 1000 <= since
}
