/** What is told to others and waited for until each of them has answered that it was heard. */
export class PendingAcknowledgements {
  private readonly awaited = new Map<string, PendingAcknowledgement>()

  /** To be called before it is told: an answer may come before it is known how many were told. */
  begin(name: string): PendingAcknowledgement {
    const acknowledgement = new PendingAcknowledgement(() => this.awaited.delete(name))
    this.awaited.set(name, acknowledgement)
    return acknowledgement
  }

  /** Somebody has heard it. What nobody waits for any more is let be. */
  answered(name: string): void {
    this.awaited.get(name)?.count()
  }

  /** Lets everybody go who still waits. */
  close(): void {
    for (const acknowledgement of this.awaited.values()) acknowledgement.end()
  }
}

/** One thing that was told. */
export class PendingAcknowledgement {
  private answers = 0
  private expected = Number.POSITIVE_INFINITY
  private timer: NodeJS.Timeout | undefined
  private resolve: (isAcknowledged: boolean) => void = () => undefined
  private readonly whenOver = new Promise<boolean>((resolve) => {
    this.resolve = resolve
  })

  constructor(private readonly forget: () => void) {}

  /** @returns whether so many have answered within that time; it is not waited for any longer then. */
  acknowledgedBy(expected: number, milliseconds: number): Promise<boolean> {
    this.expected = expected
    this.timer = setTimeout(() => this.end(), milliseconds)
    this.endWhenAcknowledged()
    return this.whenOver
  }

  count(): void {
    this.answers += 1
    this.endWhenAcknowledged()
  }

  /** Ends the waiting: it could not be told, or nobody is there any more to be waited for. */
  end(): void {
    clearTimeout(this.timer)
    this.forget()
    this.resolve(this.answers >= this.expected)
  }

  private endWhenAcknowledged(): void {
    if (this.answers >= this.expected) this.end()
  }
}
