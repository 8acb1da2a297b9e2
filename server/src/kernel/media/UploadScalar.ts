import { GraphQLScalarType } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { uploadError } from './uploadError.js'

const { parseValue, ...config } = GraphQLUpload.toConfig()

/**
 * A file of a multipart form. TypeGraphQL awaits it before it calls the operation, so errors of the form are translated
 * to the catalogue's here.
 */
export const UploadScalar = new GraphQLScalarType({
  ...config,
  parseValue(value) {
    const file = (parseValue(value) as Promise<FileUpload>).catch((error: unknown) => {
      throw uploadError(error)
    })
    // Nothing awaits the file when the operation is refused for another reason.
    file.catch(() => undefined)
    return file
  },
})
