import busboy from 'busboy'
import type { FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'
import { readContent } from '../media/readContent.js'
import { uploadError } from '../media/uploadError.js'
import { mostJobMessagePhotos } from '../shared/textLimits.js'

/** A form with texts and photos as a browser posts it. */
export interface MessageForm {
  fields: ReadonlyMap<string, string>
  /** The bytes of each; a field for files in which nothing was chosen has none. */
  photos: readonly Buffer[]
}

/** Enough for the longest message, in any script. */
const mostFieldBytes = 32 * 1024

/**
 * Reads the form of a message: its fields, and its photos into memory.
 * @throws ShopError BAD_REQUEST when it is damaged or aborted, TOO_LARGE for a photo above 10 MB
 */
export async function readMessageForm({ raw, headers }: FastifyRequest): Promise<MessageForm> {
  if (raw.destroyed) throw new ShopError('BAD_REQUEST')
  const fields = new Map<string, string>()
  const photos: Promise<Buffer>[] = []
  try {
    const parser = busboy({
      headers,
      defParamCharset: 'utf8',
      // One more than a message may have, so that it is refused rather than cut.
      limits: { files: mostJobMessagePhotos + 1, fields: 10, fieldSize: mostFieldBytes },
    })
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated) reject(new ShopError('BAD_REQUEST'))
        fields.set(name, value)
      })
      parser.on('file', (field, stream) => {
        if (field !== 'photos') return stream.resume()
        const content = readContent(stream)
        content.catch(reject)
        photos.push(content)
      })
      parser.on('error', reject)
      parser.on('close', resolve)
      raw.on('close', () => {
        if (!raw.readableEnded) reject(new ShopError('BAD_REQUEST'))
      })
      raw.pipe(parser)
    }).finally(() => {
      raw.unpipe(parser)
      raw.resume()
      parser.destroy()
    })
    const read = await Promise.all(photos)
    return { fields, photos: read.filter(({ length }) => length > 0) }
  } catch (error) {
    throw uploadError(error)
  }
}
