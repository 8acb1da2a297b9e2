import { Mutex } from 'async-mutex'
import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Caller } from '../../kernel/context/Context.js'
import type { Database } from '../../kernel/database/Database.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { leaveTraces } from '../../kernel/limits/networkTraces.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { Customer } from '../customers/Customer.js'
import type { SignInOutcome } from './SignIn.js'
import { addSignIn } from './signIns.js'

/** Long enough for the response to have been sent, so that its time does not reveal whether the account exists. */
const pauseMilliseconds = 500

interface Refused {
  email: string
  outcome: SignInOutcome
  caller: Caller
  at: Date
}

/** The service that login needs. */
export interface SignInServices {
  signIns: SignInLog
}

/** Records refused logins to existing accounts, and from where wrong passwords come, shortly after the response was sent. */
export class SignInLog {
  private waiting: Refused[] = []
  private timer: NodeJS.Timeout | undefined
  private readonly writing = new Mutex()

  constructor(
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
    private readonly settings: Pick<Settings, 'sessionSecret'>,
  ) {}

  recordRefusal(email: string, outcome: SignInOutcome, caller: Caller): void {
    this.waiting.push({ email, outcome, caller, at: new Date() })
    this.timer ??= setTimeout(() => void this.written(), pauseMilliseconds)
  }

  /** Writes the pending entries to the database. */
  written(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const refused = this.waiting
    this.waiting = []
    return this.writing.runExclusive(() => this.write(refused))
  }

  private trace(manager: EntityManager, { caller }: Refused): Promise<void> {
    return leaveTraces(manager, { services: { settings: this.settings }, caller }, 'password', [null])
  }

  private async write(refused: readonly Refused[]): Promise<void> {
    if (refused.length === 0) return
    try {
      await this.database.write(async (manager) => {
        for (const each of refused) {
          await addRefused(manager, each)
          if (each.outcome === 'wrong-password') await this.trace(manager, each)
        }
      })
    } catch (error) {
      this.log.warn(error, 'Refused logins were not noted')
    }
  }
}

async function addRefused(manager: EntityManager, { email, outcome, caller, at }: Refused): Promise<void> {
  const account = await manager
    .createQueryBuilder(Customer, 'customer')
    .where('customer.emailKey = :key', { key: emailKey(email) })
    .getOne()
  if (account) await addSignIn(manager, account, outcome, caller, at)
}
