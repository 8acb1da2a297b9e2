/** What is told to others and waited for until each of them has answered that it was heard. */
export class Tidings {
  private readonly awaited = new Map<string, Tiding>()

  /** To be called before it is told: an answer may come before it is known how many were told. */
  begin(name: string): Tiding {
    const tiding = new Tiding(() => this.awaited.delete(name))
    this.awaited.set(name, tiding)
    return tiding
  }

  /** Somebody has heard it. What nobody waits for any more is let be. */
  answered(name: string): void {
    this.awaited.get(name)?.count()
  }

  /** Lets everybody go who still waits. */
  close(): void {
    for (const tiding of this.awaited.values()) tiding.end()
  }
}

/** One thing that was told. */
export class Tiding {
  private answers = 0
  private expected = Number.POSITIVE_INFINITY
  private timer: NodeJS.Timeout | undefined
  private resolve: (isHeard: boolean) => void = () => undefined
  private readonly whenOver = new Promise<boolean>((resolve) => {
    this.resolve = resolve
  })

  constructor(private readonly forget: () => void) {}

  /** @returns whether so many have answered within that time; it is not waited for any longer then. */
  heardBy(expected: number, milliseconds: number): Promise<boolean> {
    this.expected = expected
    this.timer = setTimeout(() => this.end(), milliseconds)
    this.endWhenHeard()
    return this.whenOver
  }

  count(): void {
    this.answers += 1
    this.endWhenHeard()
  }

  /** Ends the waiting: it could not be told, or nobody is there any more to be waited for. */
  end(): void {
    clearTimeout(this.timer)
    this.forget()
    this.resolve(this.answers >= this.expected)
  }

  private endWhenHeard(): void {
    if (this.answers >= this.expected) this.end()
  }
}
