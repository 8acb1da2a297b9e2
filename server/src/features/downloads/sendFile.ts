import disposition from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import rangeParser from 'range-parser'
import { filePolicy } from '../../kernel/media/filePolicy.js'
import type { ByteRange, StoredFile } from '../../kernel/storage/FileFolder.js'
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

/**
 * The range that a `Range` header requests. Multiple ranges, other units and malformed headers are answered with the
 * whole file, as the protocol allows.
 * @param size bytes of the file, at least one
 * @returns null for the whole file, `beyond` for a range that is wholly outside it
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const asked = header?.replace(/\s/g, '').toLowerCase()
  if (!asked?.startsWith('bytes=') || asked.includes(',')) return null
  // A suffix longer than the file means the whole file (RFC 9110); the parser would find no range.
  const ranges = rangeParser(
    size,
    asked.replace(/=-(\d+)$/, (_, suffix) => `=-${Math.min(Number(suffix), size)}`),
  )
  // A range that no file could satisfy is malformed.
  if (ranges === -1) return rangeParser(Number.POSITIVE_INFINITY, asked) === -1 ? null : 'beyond'
  const [range] = ranges === -2 ? [] : ranges
  return range ? { first: range.start, last: range.end } : null
}

/**
 * The header that makes a browser save a response under this name: in ASCII, and in UTF-8 where that differs.
 * @param name in well-formed Unicode
 */
export function contentDisposition(name: string): string {
  // Accents are removed; characters without an ASCII form, or that would end the quoted text, become underscores.
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/gu, '_')
  return disposition(name, { fallback: ascii })
}
