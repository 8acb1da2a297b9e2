import type { TurnQueue, Turns } from '../context/Context.js'
import type { CostAccount } from './CostAccount.js'
import type { CostAccounts, Payer } from './CostAccounts.js'

/** How long the work of a client that has gone counts on, unless it is known to have ended. */
const goneMilliseconds = 1000

/** The connection to the client of a call. */
export interface Client {
  readonly closed: boolean
  once(event: 'close', listener: () => void): unknown
}

/**
 * A request with what it costs. Until it begins it costs nothing: it may be answered from the cache. Work for one caller
 * alone begins it first.
 */
export class Call implements Turns {
  private known: Payer | undefined
  private account: CostAccount | undefined
  private cancel: (() => void) | undefined
  private begun: Promise<void> | undefined
  private hasEnded = false
  /** Since when it works, as the meter says; undefined while it waits. */
  private working: number | undefined
  private cost = 0

  /** @param payer who pays for it, asked when that matters */
  constructor(
    private readonly accounts: CostAccounts,
    private readonly payer: () => Payer,
    private readonly client: Client,
  ) {}

  /** Of the caller, narrowest first. */
  get networks(): readonly string[] {
    this.known ??= this.payer()
    return this.known.networks
  }

  /**
   * Waits until the account of the caller has room. It lasts until `end`; once it has begun this makes no difference.
   * @throws ShopError RATE_LIMITED with the seconds after which there is room again
   */
  begin(): Promise<void> {
    this.begun ??= this.enter()
    return this.begun
  }

  /** Ends it, also while it waits; more than once makes no difference. */
  end(): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.cancel?.()
    this.settle()
  }

  /** Runs work when it is its turn in a queue. What others do meanwhile is not this call's. */
  async inTurn<Result>(
    queue: TurnQueue,
    work: () => Promise<Result>,
    whose: readonly string[] = this.networks,
  ): Promise<Result> {
    if (this.working !== undefined) {
      this.stopWorking()
      this.account?.pause()
    }
    try {
      return await queue.run(() => {
        this.resume()
        return work()
      }, whose)
    } finally {
      this.resume()
    }
  }

  private async enter(): Promise<void> {
    if (this.hasEnded) return
    this.known ??= this.payer()
    const account = this.accounts.accountOf(this.known)
    let isWaiting = true
    this.client.once('close', () => {
      if (isWaiting) this.end()
      else if (!this.hasEnded) setTimeout(() => this.end(), goneMilliseconds).unref()
    })
    await account.begin(this.known.networks, (cancel) => {
      this.cancel = cancel
    })
    isWaiting = false
    this.cancel = undefined
    this.account = account
    this.working = this.accounts.meter.begin()
    if (this.client.closed) this.hasEnded = true
    if (this.hasEnded) this.settle()
  }

  private settle(): void {
    // One that waits elsewhere has given its place back.
    if (this.working === undefined) this.account?.resume()
    else this.stopWorking()
    this.account?.end(this.cost)
    this.account = undefined
  }

  private stopWorking(): void {
    if (this.working === undefined) return
    this.cost += this.accounts.meter.end(this.working)
    this.working = undefined
  }

  private resume(): void {
    if (!this.account || this.working !== undefined) return
    this.account.resume()
    this.working = this.accounts.meter.begin()
  }
}
