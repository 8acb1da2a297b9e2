import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'
import { FairSemaphore } from '../limits/FairSemaphore.js'
import { filePolicy } from './filePolicy.js'
import { imagesAddress } from './imageNames.js'
import { type MediaLibrary, type ServedImage } from './MediaLibrary.js'

/** A page has some thirty images; networks take turns, and the largest of them is refused first. */
const limits = { atOnce: 1, maxWaiting: 400 }

/** Serves `/uploads/images/{file}`. The content of an address never changes, so browsers may cache it. */
export function imageRoutes(library: MediaLibrary): FastifyPluginAsync {
  return async (app) => {
    const semaphore = new FairSemaphore(limits)
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `${imagesAddress}:file`,
      handler: async (request, reply) => {
        const image = await library.open(request.params.file, (work) => request.call.inTurn(semaphore, work))
        if (!image) return redirectReplaced(library, request.params.file, reply)
        return send(image, request, reply)
      },
    })
  }
}

/** Redirects from replaced images, to which search engines and old mails still link. */
async function redirectReplaced(library: MediaLibrary, fileName: string, reply: FastifyReply): Promise<FastifyReply> {
  const replacement = await library.replacementOf(fileName)
  if (!replacement) throw new ShopError('NOT_FOUND')
  return reply.header('cache-control', 'no-cache').redirect(replacement, 301)
}

async function send(
  { content, contentType }: ServedImage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { size, changedAt } = content
  const tag = `"${size.toString(36)}-${changedAt.getTime().toString(36)}"`
  const isKnown = isFresh(request, tag, changedAt)
  // Before any header is set: an error of the store must not be cached for a year.
  const stream = isKnown || request.method === 'HEAD' ? null : await content.read()
  if (!stream) await content.close()
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': filePolicy,
    // Feed readers and search engines embed images in their own pages.
    'cross-origin-resource-policy': 'cross-origin',
    etag: tag,
    'last-modified': changedAt.toUTCString(),
  })
  if (isKnown) return reply.code(304).send()
  reply.headers({ 'content-type': contentType, 'content-length': size })
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
