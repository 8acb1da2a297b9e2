import { type EntityManager, MoreThan } from 'typeorm'
import type { Caller } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { records } from '../../kernel/records/records.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import { clientInfo } from './clientInfo.js'
import { SignIn, type SignInOutcome } from './SignIn.js'

/** Attempts on a locked account are recorded once in this time for each network, so that a flood fills no table. */
const lockedMilliseconds = 15 * 60 * 1000

/** The recorded outcome of a refused login; null for an error that is not an attempt at an account. */
export function refusedOutcome(error: unknown): SignInOutcome | null {
  if (!(error instanceof ShopError)) return null
  const outcomes: Partial<Record<ShopError['code'], SignInOutcome>> = {
    CREDENTIALS: 'wrong-password',
    VALIDATION: 'wrong-code',
    LOCKED: 'locked',
  }
  return outcomes[error.code] ?? null
}

/** Records an attempt with its time. */
export async function addSignIn(
  manager: EntityManager,
  { id: user, email }: Pick<Customer, 'id' | 'email'>,
  outcome: SignInOutcome,
  caller: Pick<Caller, 'address' | 'userAgent'>,
  at: Date = new Date(),
): Promise<void> {
  const words = clientInfo(caller)
  if (outcome === 'locked') {
    const createdAt = MoreThan(new Date(at.getTime() - lockedMilliseconds).toISOString())
    if (await manager.existsBy(SignIn, { user, outcome, network: words.network, createdAt })) return
  }
  const now = at.toISOString()
  const times = { createdAt: now, updatedAt: now }
  await records.insert(manager, SignIn, { ...times, user, email: addressOf({ email }), outcome, ...words })
}

/** The account's latest attempts, the newest first. */
export function ownSignIns(manager: EntityManager, user: number, max: number): Promise<SignIn[]> {
  return manager.find(SignIn, { where: { user }, order: { createdAt: 'DESC', id: 'DESC' }, take: max })
}
