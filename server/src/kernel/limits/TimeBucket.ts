/** Processor time that may be used, as a bucket that empties steadily. In milliseconds. */
export class TimeBucket {
  private spent = 0
  private asOf = performance.now()

  /**
   * @param size what may be used at once
   * @param restored what is available again per millisecond
   * @param maxDebt what it may be overdrawn by
   */
  constructor(
    private readonly size: number,
    private readonly restored: number,
    private readonly maxDebt = Number.POSITIVE_INFINITY,
  ) {}

  spend(cost: number): void {
    this.spent = Math.min(this.left() + cost, this.size + this.maxDebt)
  }

  /** Until there is room besides what is expected. */
  untilRoom(expected: number): number {
    return Math.max(0, this.left() + expected - this.size) / this.restored
  }

  untilEmpty(): number {
    return this.left() / this.restored
  }

  /** What has been spent and is not available again. */
  private left(): number {
    const now = performance.now()
    this.spent = Math.max(0, this.spent - (now - this.asOf) * this.restored)
    this.asOf = now
    return this.spent
  }
}
