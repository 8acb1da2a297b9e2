import type { Readable } from 'node:stream'
import busboy from 'busboy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { uploadError } from '../../kernel/media/uploadError.js'
import { maxFileBytes } from './downloadTypes.js'

/**
 * Streams the field `file` of a form: it is not held in memory, so it must be read before the response is sent. The rest
 * of the form is discarded with the response.
 * @throws ShopError BAD_REQUEST when the form is damaged, aborted or lacks the file
 */
export async function receiveFile(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<{ stream: Readable; name: string }> {
  if (raw.destroyed) throw new ShopError('BAD_REQUEST')
  try {
    const parser = busboy({
      headers,
      defParamCharset: 'utf8',
      // One byte above the limit, so that the reader detects a file that is too large.
      limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: maxFileBytes + 1 },
    })
    reply.raw.once('close', () => {
      raw.unpipe(parser)
      raw.resume()
      parser.destroy()
    })
    return await new Promise((resolve, reject) => {
      parser.on('file', (field, stream, { filename }) => {
        // An error before a reader is attached must not crash the process; the reader receives it again.
        stream.on('error', () => undefined)
        if (field === 'file') resolve({ stream, name: filename ?? '' })
        else stream.resume()
      })
      parser.on('error', reject)
      parser.on('close', () => reject(new ShopError('BAD_REQUEST')))
      raw.on('close', () => {
        if (!raw.readableEnded) parser.destroy(new ShopError('BAD_REQUEST'))
      })
      raw.pipe(parser)
    })
  } catch (error) {
    throw uploadError(error)
  }
}
