import type { Readable } from 'node:stream'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { readContent } from './readContent.js'
import { uploadError } from './uploadError.js'

/**
 * Hands the file of a form sent to `/graphql` to who stores it; rejects when it was refused while the form was read.
 * Its temporary file is released only once every stream of it is closed, also one that nobody came to read.
 */
export async function withUpload<Result>(
  file: Promise<FileUpload>,
  store: (upload: { stream: Readable; name: string }) => Promise<Result>,
): Promise<Result> {
  const { stream, name } = await opened(file)
  try {
    return await store({ stream, name })
  } finally {
    stream.destroy()
  }
}

/** Reads the files of such a form into memory, each when it is asked for. */
export function uploadReaders(files: readonly Promise<FileUpload>[] | null): (() => Promise<Buffer>)[] {
  return (files ?? []).map((file) => () => withUpload(file, ({ stream }) => readContent(stream)))
}

async function opened(file: Promise<FileUpload>): Promise<{ stream: Readable; name: string }> {
  try {
    const { filename, createReadStream } = await file
    return { stream: createReadStream(), name: filename }
  } catch (error) {
    throw uploadError(error)
  }
}
