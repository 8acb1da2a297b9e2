/** The uploads of a form that have not ended, whatever started them. */
export class PendingUploads {
  private underWay = 0
  /** Files that wait for their turn, by the field that holds them. */
  private readonly queued = new Map<object, number>()
  private wait: { hasFailed: boolean } | undefined
  private readonly listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** How many files have not ended. */
  count = (): number => this.underWay + [...this.queued.values()].reduce((sum, files) => sum + files, 0)

  /** Whether a save waits for them. */
  isAwaited = (): boolean => this.wait !== undefined

  /**
   * Counts an upload until it has ended and its picture is in the form.
   * @param signal which its sender cancels it by: the form is saved without it then
   */
  track(upload: Promise<unknown>, signal?: AbortSignal): void {
    this.underWay += 1
    this.tell()
    upload
      .catch(() => {
        if (this.wait && !signal?.aborted) this.wait.hasFailed = true
      })
      .finally(() => {
        this.underWay -= 1
        this.tell()
      })
  }

  setQueued(field: object, files: number): void {
    if ((this.queued.get(field) ?? 0) === files) return
    this.queued.set(field, files)
    this.tell()
  }

  /** Waits until all have ended. @returns whether none of them failed */
  async whenEnded(): Promise<boolean> {
    const wait = { hasFailed: false }
    this.wait = wait
    this.tell()
    while (this.count() > 0) await this.nextChange()
    this.wait = undefined
    this.tell()
    return !wait.hasFailed
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const unsubscribe = this.subscribe(() => {
        unsubscribe()
        // The next file of a queue begins when the one before it has ended.
        setTimeout(resolve)
      })
    })
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener()
  }
}
