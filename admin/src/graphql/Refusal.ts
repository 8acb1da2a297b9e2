import type { FailureCode, GraphqlError } from './GraphqlAnswer'

/** The server refused, in its own words. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: FailureCode

  constructor({ message, extensions }: GraphqlError) {
    const ofFields = Object.values(extensions?.errors ?? {}).flat()
    super(ofFields.length > 0 ? ofFields.join(' ') : message)
    this.code = extensions?.code ?? 'INTERNAL'
  }
}
