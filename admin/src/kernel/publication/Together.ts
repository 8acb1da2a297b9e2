/** With what a form's record may be published. */
export interface Together {
  /** The name of its entity. */
  entity: string
  /** Keeps what the form holds. @returns the record, or the id that is reserved for it */
  save: () => Promise<number>
  /** Called with it once it is in a release. */
  onDone: (record: number) => void
}
