import type { FastifyInstance } from 'fastify'
import { boughtItemPhotosAddress } from '../../features/buying/photos/BoughtItemPhoto.js'
import { openBoughtItemPhoto } from '../../features/buying/photos/readBoughtItemPhotos.js'
import { heldPhotosAddress, photosAddress } from '../../features/jobs/photos/photoAddress.js'
import { openJobPhoto } from '../../features/jobs/photos/readJobPhotos.js'
import { messagePhotosAddress } from '../../features/messages/photos/MessagePhoto.js'
import { openMessagePhoto } from '../../features/messages/photos/readMessagePhotos.js'
import { holderOf } from '../../features/tracking/openJob.js'
import { photoRoutes } from '../http/photoRoutes.js'
import type { Services } from './Services.js'

/** Where private photos are read: those of jobs with a session or the job's secret address, those of visitors and of what
 * was bought in by the owner. */
export async function registerPhotos(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(photoRoutes, {
    address: photosAddress,
    open: ({ shopContext: { viewer } }, name, size) => openJobPhoto(services, { viewer }, name, size),
  })
  await app.register(photoRoutes, {
    address: heldPhotosAddress(':code'),
    open: async ({ shopContext: { caller }, params }, name, size) =>
      openJobPhoto(services, await holderOf({ services, caller }, (params as { code: string }).code), name, size),
  })
  await app.register(photoRoutes, {
    address: messagePhotosAddress,
    open: ({ shopContext: { viewer } }, name, size) => openMessagePhoto(services, viewer, name, size),
  })
  await app.register(photoRoutes, {
    address: boughtItemPhotosAddress,
    open: ({ shopContext: { viewer } }, name, size) => openBoughtItemPhoto(services, viewer, name, size),
  })
}
