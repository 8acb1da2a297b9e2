/** What a worker rings when there is something to do. Without a listener nothing happens. */
export class WakeCall {
  private listener: () => void = () => undefined

  ring(): void {
    this.listener()
  }

  listen(listener: () => void): void {
    this.listener = listener
  }
}
