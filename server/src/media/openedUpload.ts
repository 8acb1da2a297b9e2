import type { Readable } from 'node:stream'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { uploadError } from './uploadError.js'

/** Opens the file of a form sent to `/graphql`; rejects when it was refused while the form was read. */
export async function openedUpload(file: Promise<FileUpload>): Promise<{ stream: Readable; name: string }> {
  try {
    const { filename, createReadStream } = await file
    return { stream: createReadStream(), name: filename }
  } catch (error) {
    throw uploadError(error)
  }
}
