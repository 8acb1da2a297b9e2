import { type EntityManager, In, IsNull, Not } from 'typeorm'
import { type Role, staffRoles } from '../../kernel/access/roles.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { compareNames } from '../../kernel/shared/compareNames.js'
import type { ColleagueRight, StaffRight } from '../../kernel/shared/staffRights.js'
import { addressOf, Customer } from '../customers/Customer.js'
import { SecondFactor } from '../secondFactor/SecondFactor.js'
import { liveSessions } from '../sessions/accountSessions.js'
import { CounterPin } from '../sessions/CounterPin.js'
import { hashAddress, locksOf } from '../sessions/loginAttempts.js'

/** How an account is guarded and used, for an administrator. */
export interface AccountSecurity {
  id: number
  name: string
  email: string
  role: Role
  /** Null for every other role than cms-admin. */
  right: StaffRight | null
  /** Whether it has a password; an invitation that waits has none. */
  isActive: boolean
  /** UTC. */
  lastLoginAt: string | null
  /** UTC; null while logging in asks for no code. */
  secondFactorSince: string | null
  /** UTC; null while it is not locked. */
  lockedUntil: string | null
  /** When the PIN for the counter was chosen, UTC; null without one. */
  pinSince: string | null
  sessionCount: number
}

/** The accounts of those who work in or for the shop, by role and name. */
export async function staffAccounts({ database, settings }: CoreServices): Promise<AccountSecurity[]> {
  const accounts = await accountsWhere(database.reader, 'account.role IN (:...roles)', { roles: staffRoles })
  const order = (role: Role) => staffRoles.indexOf(role)
  return (await withSecurity(database.reader, accounts, settings)).sort(
    (one, other) => order(one.role) - order(other.role) || compareNames('nl')(one.name, other.name),
  )
}

/** A colleague, for a form that names one. */
export interface Colleague {
  id: number
  name: string
}

/** Who may work on jobs, by name: everybody of the back office but those who only write its content. */
export async function colleagues({ database }: CoreServices): Promise<Colleague[]> {
  const found = await database.reader.find(Customer, {
    select: { id: true, name: true },
    where: [
      { role: 'cms-admin', staffRight: IsNull() },
      { role: 'cms-admin', staffRight: In<ColleagueRight>(['technician', 'clerk']) },
    ],
  })
  return found.sort((one, other) => compareNames('nl')(one.name, other.name))
}

/** The names of the owners, whom colleagues ask for what they may not. */
export async function ownerNames({ database }: CoreServices): Promise<string[]> {
  const where = { role: 'cms-admin', staffRight: IsNull() } as const
  const found = await database.reader.find(Customer, { select: { name: true }, where })
  return found.map(({ name }) => name).sort(compareNames('nl'))
}

/** @throws ShopError NOT_FOUND */
export async function accountSecurity({ database, settings }: CoreServices, id: number): Promise<AccountSecurity> {
  const [known] = await withSecurity(
    database.reader,
    await accountsWhere(database.reader, 'account.id = :id', { id }),
    settings,
  )
  if (!known) throw accountNotFound()
  return known
}

export function accountNotFound(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'notFound.account' } })
}

type Account = Omit<AccountSecurity, 'secondFactorSince' | 'lockedUntil' | 'pinSince' | 'sessionCount'>

async function accountsWhere(reader: EntityManager, condition: string, values: object): Promise<Account[]> {
  const found = await reader
    .createQueryBuilder(Customer, 'account')
    .addSelect('account.passwordHash')
    .where(condition, values)
    .getMany()
  return found.map(({ id, name, email, role, staffRight, passwordHash, lastLoginAt }) => {
    const right = role === 'cms-admin' ? (staffRight ?? 'owner') : null
    return { id, name, email: addressOf({ email }), role, right, isActive: passwordHash !== null, lastLoginAt }
  })
}

async function withSecurity(
  reader: EntityManager,
  accounts: readonly Account[],
  settings: CoreServices['settings'],
): Promise<AccountSecurity[]> {
  const user = In(accounts.map(({ id }) => id))
  const factors = await reader.findBy(SecondFactor, { user, activeSince: Not(IsNull()) })
  const locks = await locksOf(
    reader,
    accounts.map(({ email }) => email),
  )
  const pins = await reader.find(CounterPin, { select: { user: true, setAt: true }, where: { user } })
  const sessions = await liveSessions(reader, accounts, settings)
  return accounts.map((account) => ({
    ...account,
    secondFactorSince: factors.find((factor) => factor.user === account.id)?.activeSince ?? null,
    lockedUntil: locks.get(hashAddress(account.email)) ?? null,
    pinSince: pins.find((pin) => pin.user === account.id)?.setAt ?? null,
    sessionCount: sessions.filter((session) => session.user === account.id).length,
  }))
}
