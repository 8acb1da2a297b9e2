import type { FileHandle } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, byteRange } from './byteRange.js'
import { contentDisposition } from './contentDisposition.js'
import type { DownloadFile } from './DownloadFile.js'
import { contentTypes } from './downloadTypes.js'

/** Sends a file to be saved, or the range of it that is asked for, which continues a download that broke off. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, handle }: { file: DownloadFile; handle: FileHandle },
): Promise<FastifyReply> {
  try {
    const { size } = await handle.stat()
    const tag = `"${file.storageName}"`
    const changed = new Date(file.uploadedAt).toUTCString()
    reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': contentTypes[file.type],
      etag: tag,
      'last-modified': changed,
      'x-content-type-options': 'nosniff',
    })
    const range = isCurrent(request, tag, changed) ? byteRange(request.headers.range, size) : null
    if (range === 'beyond') {
      await handle.close()
      return reply
        .code(416)
        .headers({ 'content-range': `bytes */${size}`, 'content-length': 0 })
        .send()
    }
    const { first, last }: ByteRange = range ?? { first: 0, last: size - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
    reply.header('content-length', last - first + 1)
    if (request.method === 'HEAD') {
      await handle.close()
      return reply.send()
    }
    return reply.send(handle.createReadStream({ start: first, end: last }))
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Whether what the caller has begun to download is still this file. */
function isCurrent({ headers }: FastifyRequest, tag: string, changed: string): boolean {
  const known = headers['if-range']
  return known === undefined || known === tag || known === changed
}
