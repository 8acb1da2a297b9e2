import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { admitPhotos } from '../../features/messages/photos/admitPhotos.js'
import type { MessagePhotoServices } from '../../features/messages/photos/messagePhotoUse.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { printError, ShopError } from '../../kernel/errors/ShopError.js'
import { uploadVariable } from '../../kernel/media/readImageUpload.js'
import { maxImageBytes } from '../../kernel/shared/imageLimits.js'
import type { Language } from '../../kernel/shared/screens.js'
import { maxMessagePhotos } from '../../kernel/shared/textLimits.js'
import { readMessageForm, type SentPhoto } from './readMessageForm.js'
import type { FormPhotos } from './SiteRenderer.js'

/** Bytes of a form besides its photos. */
const maxFieldBytes = 1024 * 1024

/** A form of a visitor. */
export interface VisitorForm {
  /** As browsers encode it without files; of each photo there is its name. */
  text: string
  photos: readonly SentPhoto[]
  refusal: ShopError | null
}

/**
 * Reads forms of visitors. Before a byte of a photo is read, it is refused beyond what all of them, their network, or
 * the storage may bear; the fields before it have been read then.
 */
export function visitorForms(services: CoreServices & MessagePhotoServices) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<VisitorForm> => {
    const { fields, photos, refusal } = await readMessageForm(request, reply, async () => {
      const { caller, viewer } = request.shopContext
      if (Number(request.headers['content-length'] ?? 0) > maxMessagePhotos * maxImageBytes + maxFieldBytes) {
        throw new ShopError('TOO_LARGE', { fields: { photos: [{ key: 'photos.together' }] } })
      }
      await admitPhotos({ services, caller, viewer })
    })
    const form = new URLSearchParams([...fields])
    for (const { name } of photos) form.append('photos', name)
    return { text: form.toString(), photos, refusal }
  }
}

/** The photos of a form as its operation takes them. */
export function photosOf({ photos, refusal }: VisitorForm, language: Language): FormPhotos {
  const fault = refusal && printError(refusal, language)
  return {
    uploads: photos.map(({ name, content }) => uploadVariable({ name, stream: Readable.from([content]) })),
    refused: refusal && fault && { status: refusal.status, text: fault.errors?.photos?.[0] ?? fault.message },
  }
}
