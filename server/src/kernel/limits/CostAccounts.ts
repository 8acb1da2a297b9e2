import type { RateLimit } from '../settings/settingValues.js'
import { CostAccount } from './CostAccount.js'
import { ProcessorMeter } from './ProcessorMeter.js'

/** Who pays for a call. */
export interface Payer {
  /** Networks, narrowest first: the widest has the account. A user who is logged in, or a program, is the only one. */
  networks: readonly string[]
  /** Whether it works for the shop, and has more room. */
  isStaff: boolean
}

/** As a multiple of what anybody has: whole lists, exports, and a page with all its blocks every second. */
const roomOfStaff = 10

/**
 * What each subscriber costs, in this process: the processor that it protects is that of this process, and a subscriber
 * who asks several instances uses the processors of several.
 */
export class CostAccounts {
  private readonly accounts = new Map<string, CostAccount>()

  /** @param limit milliseconds of processor time in a time; null: only calls under way are counted */
  constructor(
    private readonly limit: RateLimit | null,
    readonly meter = new ProcessorMeter(),
  ) {}

  accountOf({ networks, isStaff }: Payer): CostAccount {
    const widest = networks.at(-1) ?? ''
    const known = this.accounts.get(widest)
    if (known) return known
    const limit = this.limit && isStaff ? { ...this.limit, points: this.limit.points * roomOfStaff } : this.limit
    const account = new CostAccount(limit, () => this.accounts.delete(widest))
    this.accounts.set(widest, account)
    return account
  }
}
