import { pino } from 'pino'
import { removal } from '../../../src/delivery/composition/removal.js'
import type { Services } from '../../../src/delivery/composition/Services.js'
import { onRecorded, writeHooks } from '../../../src/delivery/composition/writeHooks.js'
import { login } from '../../../src/features/accounts/login.js'
import { logout } from '../../../src/features/accounts/logout.js'
import { SignInLog } from '../../../src/features/sessions/SignInLog.js'
import { liveSession } from '../../../src/features/sessions/sessions.js'
import { readVisitor } from '../../../src/features/sessions/visitor.js'
import { CurrentSwitches } from '../../../src/features/switches/CurrentSwitches.js'
import { ShopRecord } from '../../../src/features/switches/ShopRecord.js'
import type { Caller, Context, CookieOptions } from '../../../src/kernel/context/Context.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'

/** What logging in needs of the product. */
export function servicesWith(database: Database, environment: NodeJS.ProcessEnv = {}): Services {
  const settings = readSettings({ SESSION_SECRET: 'secret of the test', LOGIN_LIMIT: 'off', ...environment })
  const log = pino({ level: 'fatal' })
  const shop = new ShopRecord(database)
  const services = {
    settings,
    database,
    log,
    shop,
    switches: new CurrentSwitches(database, shop),
    signIns: new SignInLog(database, log, settings),
    mail: { wake: () => undefined },
    webhooks: { wake: () => undefined },
    writeHooks,
    onRecorded,
    removal,
  }
  return services as unknown as Services
}

/** A browser that retains its cookies between calls. */
export class Browser {
  readonly cookies = new Map<string, { value: string; options: CookieOptions }>()

  constructor(
    private readonly services: Services,
    private readonly address = '192.0.2.1',
    private readonly userAgent: string | null = null,
  ) {}

  get session(): string | null {
    return this.cookies.get('session')?.value ?? null
  }

  async login(email: string, password: string, code?: string) {
    return login(await this.context(), email, password, code)
  }

  async logout() {
    return logout(await this.context())
  }

  async context(): Promise<Context<Services>> {
    const session = await liveSession(this.services, this.session)
    const viewer = session?.viewer ?? null
    return { ...ownContext<Services>(this.services), viewer, language: 'nl', caller: this.caller() }
  }

  private caller(): Caller {
    return {
      address: this.address,
      userAgent: this.userAgent,
      sessionToken: this.session,
      visitor: readVisitor(this.cookies.get('visitor')?.value, this.services.settings),
      sessionVisitor: null,
      idempotencyKey: null,
      setCookie: (name, value, options) => this.cookies.set(name, { value, options }),
      clearCookie: (name) => this.cookies.delete(name),
      clearStored: () => undefined,
      isPage: false,
    }
  }
}

/** What a refused call answered: its code and the seconds to wait. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string; retryAfter?: number }> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isRefusal(error)) throw new Error('The call was not refused', { cause: error })
  return { code: error.code, retryAfter: error.details.retryAfter }
}

function isRefusal(error: unknown): error is { code: string; details: { retryAfter?: number } } {
  return error instanceof Error && 'code' in error && 'details' in error
}
