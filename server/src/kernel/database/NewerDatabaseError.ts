/** A database that a newer version has written, which this one leaves alone; the message is what the operator reads. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'

  constructor({ version, schema, own }: { version: string | null; schema: string; own: string }) {
    const writer = version === null ? 'a newer version' : `version ${version}`
    super(
      `The database was written by ${writer} of the product (tables of ${schema}), and this is the older version ${own}, ` +
        'which would spoil it: nothing was changed. ' +
        `Start ${version === null ? 'the version that ran here last' : `version ${version}`} or a later one. To go back, restore the backup from before the upgrade ` +
        'into an empty database, see "Upgrade and rollback" in docs/operations.md.',
    )
  }
}
