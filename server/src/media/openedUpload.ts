import type { Readable } from 'node:stream'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { uploadError } from './uploadError.js'

/** The file of a form that came in on `/graphql`; it may already have been refused while the form was read. */
export async function openedUpload(file: Promise<FileUpload>): Promise<{ stream: Readable; name: string }> {
  try {
    const { filename, createReadStream } = await file
    return { stream: createReadStream(), name: filename }
  } catch (error) {
    throw uploadError(error)
  }
}
