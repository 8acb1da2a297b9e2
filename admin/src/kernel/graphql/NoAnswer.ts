/** The server could not be reached, took too long or answered something that is not GraphQL. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'

  constructor(
    /** HTTP status, 0 when there was none. */
    readonly status: number,
  ) {
    super(status === 0 ? 'failure.noAnswer' : 'failure.other')
  }
}
