/** Published messages that wait for the acknowledgement of every receiver. */
export class PendingAcknowledgements {
  private readonly awaited = new Map<string, PendingAcknowledgement>()

  /** Call before publishing: an acknowledgement may arrive before the number of receivers is known. */
  begin(name: string): PendingAcknowledgement {
    const acknowledgement = new PendingAcknowledgement(() => this.awaited.delete(name))
    this.awaited.set(name, acknowledgement)
    return acknowledgement
  }

  /** Counts an acknowledgement; one that arrives too late is ignored. */
  answered(name: string): void {
    this.awaited.get(name)?.count()
  }

  /** Ends all waiting. */
  close(): void {
    for (const acknowledgement of this.awaited.values()) acknowledgement.end()
  }
}

/** The acknowledgements of one message. */
export class PendingAcknowledgement {
  private answers = 0
  private expected = Number.POSITIVE_INFINITY
  private timer: NodeJS.Timeout | undefined
  private resolve: (isAcknowledged: boolean) => void = () => undefined
  private readonly whenOver = new Promise<boolean>((resolve) => {
    this.resolve = resolve
  })

  constructor(private readonly forget: () => void) {}

  /** @returns whether the expected number has arrived within the timeout */
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

  /** Ends the waiting: the message could not be published, or this instance is closing. */
  end(): void {
    clearTimeout(this.timer)
    this.forget()
    this.resolve(this.answers >= this.expected)
  }

  private endWhenAcknowledged(): void {
    if (this.answers >= this.expected) this.end()
  }
}
