import type { FastifyReply, FastifyRequest } from 'fastify'
import { filePolicy } from '../media/filePolicy.js'
import type { StoredFile } from '../storage/FileFolder.js'
import { byteRange } from './byteRange.js'
import { contentDisposition } from './contentDisposition.js'
import type { DownloadFile } from './DownloadFile.js'
import { contentTypes } from './downloadTypes.js'

/**
 * Sends a file as an attachment, or the requested range of it, which resumes an interrupted download.
 * @throws ShopError UNAVAILABLE
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, stored }: { file: DownloadFile; stored: StoredFile },
): Promise<FastifyReply> {
  const { size } = stored
  const tag = `"${file.storageName}"`
  const changed = new Date(file.uploadedAt).toUTCString()
  const range = isCurrent(request, tag, changed) ? byteRange(request.headers.range, size) : null
  const { first, last } = range === 'beyond' || range === null ? { first: 0, last: size - 1 } : range
  const isAsked = request.method !== 'HEAD' && range !== 'beyond'
  // Before any header is set: an error of the storage must be sent without them.
  const content = isAsked ? await stored.read({ first, last }) : null
  if (!content) await stored.close()
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(file.name),
    'content-security-policy': filePolicy,
    'content-type': contentTypes[file.type],
    etag: tag,
    'last-modified': changed,
  })
  if (range === 'beyond') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'content-length': 0 })
      .send()
  }
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
  reply.header('content-length', last - first + 1)
  return content ? reply.send(content) : reply.send()
}

/** Whether the partial download that the client resumes is of this file. */
function isCurrent({ headers }: FastifyRequest, tag: string, changed: string): boolean {
  const known = headers['if-range']
  return known === undefined || known === tag || known === changed
}
