/** The used parts of graphql-upload; its own types are JSDoc, and @types/graphql-upload pulls in Express. */
declare module 'graphql-upload/GraphQLUpload.mjs' {
  import { type GraphQLScalarType } from 'graphql'

  const GraphQLUpload: GraphQLScalarType
  export default GraphQLUpload
}

declare module 'graphql-upload/Upload.mjs' {
  import { type FileUpload } from 'graphql-upload/processRequest.mjs'

  export default class Upload {
    promise: Promise<FileUpload>
    resolve(file: FileUpload): void
    reject(error: Error): void
  }
}

declare module 'graphql-upload/processRequest.mjs' {
  import { type IncomingMessage, type ServerResponse } from 'node:http'
  import { type Readable } from 'node:stream'

  export interface FileUpload {
    filename: string
    /** Throws, or the stream emits, an error of http-errors when the upload failed. */
    createReadStream(): Readable
  }

  interface Limits {
    /** Bytes. */
    maxFieldSize?: number
    /** Bytes; a file of this size is refused already. */
    maxFileSize?: number
    maxFiles?: number
  }

  export default function processRequest(
    request: IncomingMessage,
    response: ServerResponse,
    limits?: Limits,
  ): Promise<unknown>
}
