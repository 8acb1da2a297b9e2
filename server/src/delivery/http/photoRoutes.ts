import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPhotoSize, type PhotoSize, photoContentTypes } from '../../features/photos/StoredPhotos.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { filePolicy } from '../../kernel/media/filePolicy.js'
import type { StoredFile } from '../../kernel/storage/FileFolder.js'

interface Options {
  /** Where photos are, with a slash at the end; may have parameters. */
  address: string
  /** @throws ShopError NOT_FOUND, also for a caller who may not see it */
  open(request: FastifyRequest, name: string, size: PhotoSize): Promise<StoredFile>
}

/**
 * Sends private photos at `{address}{name}/{size}` to anyone who may see them; to anybody else there are none. Who may
 * see them changes, so no copy is retained anywhere.
 */
export async function photoRoutes(app: FastifyInstance, { address, open }: Options): Promise<void> {
  app.addHook('preHandler', ({ call }) => call.begin())
  app.route<{ Params: { name: string; size: string } }>({
    method: ['GET', 'HEAD'],
    url: `${address}:name/:size`,
    handler: async (request, reply) => {
      const { name, size } = request.params
      if (!isPhotoSize(size)) throw new ShopError('NOT_FOUND')
      const stored = await open(request, name, size)
      // Before any header is set: an error of the storage must be sent without them.
      const content = request.method === 'HEAD' ? null : await stored.read()
      if (!content) await stored.close()
      reply.headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
        'content-security-policy': filePolicy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-type': photoContentTypes[size],
        'content-length': stored.size,
      })
      return content ? reply.send(content) : reply.send()
    },
  })
}
