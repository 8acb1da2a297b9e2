/** Something that is read once, until content changes here or on another instance. */
export class UntilChanged<Value> {
  private known: Promise<Value> | null = null
  private isCached = true

  constructor(private readonly read: () => Promise<Value>) {}

  now(): Promise<Value> {
    if (this.known) return this.known
    const reading = this.read()
    if (this.isCached) {
      this.known = reading
      // The next one tries again.
      reading.catch(() => this.forget(reading))
    }
    return reading
  }

  /** After a change. */
  forget(reading = this.known): void {
    if (this.known === reading) this.known = null
  }

  /** While this instance does not learn of the changes of others, it reads each time. */
  setCached(isCached: boolean): void {
    this.isCached = isCached
    this.forget()
  }
}
