import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CoreServices } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import type { JobReader } from '../jobs/JobReader.js'
import { isPhotoSize, type JobPhotoServices, photoContentTypes } from '../jobs/photos/JobPhotos.js'
import { photosAddress } from '../jobs/photos/photoAddress.js'
import { openJobPhoto } from '../jobs/photos/readJobPhotos.js'
import { filePolicy } from '../media/filePolicy.js'

interface Options {
  services: CoreServices & JobPhotoServices
  /** Where photos are, with a slash at the end; may have parameters. */
  address?: string
  /** Who asks; by default the account that is logged in. */
  readerOf?(request: FastifyRequest): JobReader | Promise<JobReader>
}

/**
 * Sends photos of jobs at `{address}{name}/{size}` to anyone who may see them; to anybody else there are none. Who may
 * see them changes, so no copy is retained anywhere.
 */
export async function jobPhotoRoutes(
  app: FastifyInstance,
  { services, address = photosAddress, readerOf = ({ shopContext: { viewer } }) => ({ viewer }) }: Options,
): Promise<void> {
  app.route<{ Params: { name: string; size: string } }>({
    method: ['GET', 'HEAD'],
    url: `${address}:name/:size`,
    handler: async (request, reply) => {
      const { name, size } = request.params
      if (!isPhotoSize(size)) throw new ShopError('NOT_FOUND')
      const stored = await openJobPhoto(services, await readerOf(request), name, size)
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
