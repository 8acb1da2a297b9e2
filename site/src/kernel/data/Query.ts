import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core'
import type { operations } from './operations'

type Operations = typeof operations
export type OperationName = keyof Operations
export type Result<Name extends OperationName> = ResultOf<Operations[Name]>
export type Variables<Name extends OperationName> = VariablesOf<Operations[Name]>

/** How a loader queries: in-process on the server, over HTTP in the browser. Throws a QueryError. */
export type Query = <Name extends OperationName>(name: Name, variables: Variables<Name>) => Promise<Result<Name>>

export interface QueryErrorOptions extends ErrorOptions {
  fields?: Record<string, string[]> | undefined
  extensions?: Record<string, unknown> | undefined
  requestNumber?: string | null | undefined
}

/** A call that did not succeed; `code` is the server's, or `NO_RESPONSE` where no answer came. */
export class QueryError extends Error {
  readonly code: string
  /** What is wrong per field, in the reader's language. */
  readonly fields: Record<string, string[]>
  /** What else the server says of it, such as what it offers instead. */
  readonly extensions: Record<string, unknown>
  /** The id of the failed request in the server's log, where it is known. */
  readonly requestNumber?: string

  constructor(code: string, message: string, options: QueryErrorOptions = {}) {
    super(message, options)
    if (options.requestNumber) this.requestNumber = options.requestNumber
    this.fields = options.fields ?? {}
    this.extensions = options.extensions ?? {}
    this.name = 'QueryError'
    this.code = code
  }
}
