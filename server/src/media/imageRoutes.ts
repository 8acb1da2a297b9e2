import { open } from 'node:fs/promises'
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'
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

async function send(image: ServedImage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const handle = await open(image.file)
  try {
    const { size, mtime } = await handle.stat()
    const tag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      // Opened by itself, an image needs nothing from anywhere.
      'content-security-policy': "default-src 'none'; sandbox",
      etag: tag,
      'last-modified': mtime.toUTCString(),
      'x-content-type-options': 'nosniff',
    })
    if (isFresh(request, tag, mtime)) {
      await handle.close()
      return reply.code(304).send()
    }
    reply.headers({ 'content-type': image.contentType, 'content-length': size })
    if (request.method === 'HEAD') {
      await handle.close()
      return reply.send()
    }
    return reply.send(handle.createReadStream())
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Whether the caller's copy is still the current one. */
function isFresh({ headers }: FastifyRequest, tag: string, changed: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known === '*')
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(changed.getTime() / 1000) * 1000 <= since
}
