import { type Readable } from 'node:stream'
import { ShopError } from '../errors/ShopError.js'
import { maxImageBytes } from '../shared/imageLimits.js'
import { uploadError } from './uploadError.js'

/**
 * Reads an upload into memory.
 * @throws ShopError TOO_LARGE as soon as it exceeds 10 MB, BAD_REQUEST when it is aborted.
 */
export async function readContent(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxImageBytes) throw new ShopError('TOO_LARGE')
      chunks.push(chunk)
    }
  } catch (error) {
    throw uploadError(error)
  }
  return Buffer.concat(chunks, bytes)
}
