/**
 * Attributes the processor time of the process, in milliseconds and over all of its threads, to what works at the moment,
 * in equal parts. So nothing that a call does can be left out: parsing, statements, rendering, hashing, decoding.
 */
export class ProcessorMeter {
  private working = 0
  private seen = 0
  /** What one that has worked from the beginning on would have used. */
  private each = 0

  /** @param processorTime of the process so far, in milliseconds */
  constructor(private readonly processorTime: () => number = ofProcess) {}

  /** Begins to work. @returns what `end` needs */
  begin(): number {
    this.attribute()
    this.working += 1
    return this.each
  }

  /** Ends what began with `begin`. @returns the processor time that it used */
  end(begun: number): number {
    this.attribute()
    this.working -= 1
    return this.each - begun
  }

  private attribute(): void {
    const now = this.processorTime()
    if (this.working > 0) this.each += (now - this.seen) / this.working
    this.seen = now
  }
}

function ofProcess(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
