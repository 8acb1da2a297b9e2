import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'
import { filePolicy } from './filePolicy.js'
import { imagesAddress } from './imageNames.js'
import { type MediaLibrary, type ServedImage } from './MediaLibrary.js'

/** Serves `/uploads/images/{file}`. What is at such an address never changes, so browsers may keep it. */
export function imageRoutes(library: MediaLibrary): FastifyPluginAsync {
  return async (app) => {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `${imagesAddress}:file`,
      handler: async (request, reply) => {
        const image = await library.open(request.params.file)
        if (!image) return leadOn(library, request.params.file, reply)
        return send(image, request, reply)
      },
    })
  }
}

/** What was replaced is asked for still, by search engines and old mails. */
async function leadOn(library: MediaLibrary, fileName: string, reply: FastifyReply): Promise<FastifyReply> {
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
  // Before any header is set: that the store does not answer is nothing to keep for a year.
  const stream = isKnown || request.method === 'HEAD' ? null : await content.read()
  if (!stream) await content.close()
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': filePolicy,
    // Readers of the news feed and search engines show them in pages of their own.
    'cross-origin-resource-policy': 'cross-origin',
    etag: tag,
    'last-modified': changedAt.toUTCString(),
  })
  if (isKnown) return reply.code(304).send()
  reply.headers({ 'content-type': contentType, 'content-length': size })
  return stream ? reply.send(stream) : reply.send()
}

/** Whether the caller's copy is still the current one. */
function isFresh({ headers }: FastifyRequest, tag: string, changed: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known === '*')
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(changed.getTime() / 1000) * 1000 <= since
}
