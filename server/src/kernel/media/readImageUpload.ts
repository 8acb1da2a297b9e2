import { Readable } from 'node:stream'
import busboy from 'busboy'
import { type FastifyRequest } from 'fastify'
import Upload from 'graphql-upload/Upload.mjs'
import { ShopError } from '../errors/ShopError.js'
import { maxImageBytes } from '../shared/imageLimits.js'
import { readContent } from './readContent.js'
import { uploadError } from './uploadError.js'

/** The form in which rich text editors upload an image. */
export interface ImageUpload {
  file: { stream: Readable; name: string }
  /** Empty when it was not sent. */
  pageType: string
  pageId: number | null
}

/**
 * Reads the fields `file`, `page-type` and `page-id` of a form, in any order. The file is held in memory, so check first
 * whether the caller may upload.
 * @throws ShopError TOO_LARGE above 10 MB, BAD_REQUEST when the form is damaged, aborted or lacks the file.
 */
export async function readImageUpload(request: FastifyRequest): Promise<ImageUpload> {
  try {
    return await readForm(request)
  } catch (error) {
    throw uploadError(error)
  }
}

/** The file as a variable of the operation `uploadImage`. */
export function uploadVariable({ stream, name }: ImageUpload['file']): Upload {
  const upload = new Upload()
  upload.resolve({ filename: name, createReadStream: () => stream })
  return upload
}

async function readForm({ raw, headers }: FastifyRequest): Promise<ImageUpload> {
  if (raw.destroyed) throw new ShopError('BAD_REQUEST')
  const fields = new Map<string, string>()
  const parser = busboy({
    headers,
    defParamCharset: 'utf8',
    // One byte above the limit, so that the reader detects a file that is too large.
    limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: maxImageBytes + 1 },
  })
  let file: Promise<{ content: Buffer; name: string }> | undefined

  await new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value) => fields.set(name, value))
    parser.on('file', (field, stream, { filename }) => {
      if (field !== 'file') return stream.resume()
      file = readContent(stream).then((content) => ({ content, name: filename ?? '' }))
      file.catch(reject)
    })
    parser.on('filesLimit', () => reject(new ShopError('BAD_REQUEST')))
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

  const pageId = fields.get('page-id') || null
  if (!file || (pageId !== null && !/^\d{1,9}$/.test(pageId))) throw new ShopError('BAD_REQUEST')
  const { content, name } = await file
  return {
    file: { stream: Readable.from([content]), name },
    pageType: fields.get('page-type') ?? '',
    pageId: pageId === null ? null : Number(pageId),
  }
}
