import busboy from 'busboy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { photosRefused } from '../../features/messages/photos/admitPhotos.js'
import { refusedPhoto, tooManyPhotos } from '../../features/messages/photos/storeWithPhotos.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { UploadPlaces } from '../../kernel/limits/UploadPlaces.js'
import { discardRest } from '../../kernel/media/multipart.js'
import { readContent } from '../../kernel/media/readContent.js'
import { uploadError } from '../../kernel/media/uploadError.js'
import { maxMessagePhotos } from '../../kernel/shared/textLimits.js'

/** A form with texts and photos as a browser posts it. */
export interface MessageForm {
  fields: ReadonlyMap<string, string>
  /** A field for files in which nothing was chosen has none. */
  photos: readonly SentPhoto[]
  /** Why the rest was not read: what was typed stands above the photos, and is not lost. */
  refusal: ShopError | null
}

export interface SentPhoto {
  name: string
  content: Buffer
}

/**
 * Forms with photos that are received at once, over all visitors and customers: their photos are in memory. A form without
 * photos takes none of these places.
 */
const maxAtOnce = 6

const places = new UploadPlaces(maxAtOnce)

/** Enough for the longest message, in any script. */
const maxFieldBytes = 32 * 1024

/**
 * Reads the form of a message: its fields, and its photos into memory, for which it takes a place until it is answered.
 * @param admit runs before the first photo is read; what it throws is the refusal
 * @throws ShopError BAD_REQUEST when it is damaged or aborted
 */
export async function readMessageForm(
  request: FastifyRequest,
  reply: FastifyReply,
  admit: () => Promise<void> = async () => undefined,
): Promise<MessageForm> {
  const { raw, headers } = request
  if (raw.destroyed) throw new ShopError('BAD_REQUEST')
  const fields = new Map<string, string>()
  const reading: Promise<SentPhoto>[] = []
  try {
    const parser = busboy({
      headers,
      defParamCharset: 'utf8',
      // One more than a message may have, so that it is refused rather than cut.
      limits: { files: maxMessagePhotos + 1, fields: 20, fieldSize: maxFieldBytes },
    })
    let admitted: Promise<void> | undefined
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated) reject(new ShopError('BAD_REQUEST'))
        fields.set(name, value)
      })
      parser.on('file', (field, stream, { filename }) => {
        // What is not read any more ends with an error that nobody else hears.
        stream.on('error', () => undefined)
        if (field !== 'photos' || !filename) return stream.resume()
        admitted ??= admit().then(() => takePlace(request, reply))
        const number = reading.length + 1
        const photo = admitted.then(async () => {
          if (number > maxMessagePhotos) throw tooManyPhotos()
          const content = await readContent(stream).catch((error: unknown) => {
            throw refusedPhoto(uploadError(error), number)
          })
          return { name: filename, content }
        })
        photo.catch(reject)
        reading.push(photo)
      })
      parser.on('error', reject)
      parser.on('close', resolve)
      raw.on('close', () => {
        if (!raw.readableEnded) reject(new ShopError('BAD_REQUEST'))
      })
      raw.pipe(parser)
    }).finally(() => {
      parser.destroy()
      discardRest({ raw })
    })
    const read = await Promise.all(reading)
    return { fields, photos: read.filter(({ content }) => content.length > 0), refusal: null }
  } catch (error) {
    const refusal = uploadError(error)
    if (refusal.code === 'BAD_REQUEST') throw refusal
    return { fields, photos: [], refusal }
  }
}

/** @throws ShopError RATE_LIMITED, which says that the message can be sent without photos */
async function takePlace({ call, params }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  const { code } = (params ?? {}) as { code?: string }
  const giveBack = await places.take(call.networks, code).catch((error: unknown) => {
    throw error instanceof ShopError ? photosRefused(error.details.retryAfter) : error
  })
  if (raw.closed) giveBack()
  else raw.once('close', giveBack)
}
