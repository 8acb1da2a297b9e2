/** The disk of the backups has no room for one more. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}
