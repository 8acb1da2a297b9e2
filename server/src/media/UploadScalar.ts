import { GraphQLScalarType } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { uploadError } from './uploadError.js'

const { parseValue, ...config } = GraphQLUpload.toConfig()

/**
 * A file of a form. TypeGraphQL waits for it before an operation is called, so what is wrong with the form is put in the
 * words of the catalogue here.
 */
export const UploadScalar = new GraphQLScalarType({
  ...config,
  parseValue(value) {
    const file = (parseValue(value) as Promise<FileUpload>).catch((error: unknown) => {
      throw uploadError(error)
    })
    // An operation that is refused for another reason never asks for it.
    file.catch(() => undefined)
    return file
  },
})
