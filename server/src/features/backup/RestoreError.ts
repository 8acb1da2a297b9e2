/** A file that cannot be restored; the message is the sentence that the operator reads. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}
