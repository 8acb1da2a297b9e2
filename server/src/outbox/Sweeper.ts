const usualMilliseconds = 15_000

/** Calls a sweep regularly and whenever it is asked to, one at a time. */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined
  private sweeping: Promise<void> | null = null
  private isAsked = false
  private stopped = false

  constructor(
    private readonly sweep: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
    private readonly pauseMilliseconds = usualMilliseconds,
  ) {}

  get isStopping(): boolean {
    return this.stopped
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), this.pauseMilliseconds)
    this.wake()
  }

  /** Sweeps now, or again after the sweep under way. Nothing happens unless it was started. */
  wake(): void {
    if (!this.timer) return
    this.isAsked = true
    this.sweeping ??= this.run()
  }

  /** Waits for the sweep under way; no other one is begun. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    this.timer = undefined
    await this.sweeping
  }

  private async run(): Promise<void> {
    try {
      while (this.isAsked && !this.stopped) {
        this.isAsked = false
        await this.sweep()
      }
    } catch (error) {
      this.onError(error)
    } finally {
      this.sweeping = null
    }
  }
}
