import type { FailureCode, GraphqlError } from './GraphqlAnswer'

/** An error response of the server, with its message. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: FailureCode
  /** What is wrong per field, by its path. */
  readonly fields: Record<string, string>

  constructor({ message, extensions }: GraphqlError) {
    const ofFields = Object.values(extensions?.errors ?? {}).flat()
    super(ofFields.length > 0 ? ofFields.join(' ') : message)
    this.fields = Object.fromEntries(
      Object.entries(extensions?.errors ?? {}).map(([path, texts]) => [path, texts.join(' ')]),
    )
    this.code = extensions?.code ?? 'INTERNAL'
  }
}
