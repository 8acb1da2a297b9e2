import { type EntityManager, In, IsNull } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { compareNames } from '../../kernel/shared/compareNames.js'
import { pinFault, pinLength } from '../../kernel/shared/pinFault.js'
import type { ColleagueRight } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { hashPassword } from '../passwords/passwords.js'
import { reauthenticate } from '../secondFactor/changeSecondFactor.js'
import { mayStandAtCounter } from '../sessions/atCounter.js'
import { CounterPin } from '../sessions/CounterPin.js'
import { Session } from '../sessions/Session.js'
import { changeAccount, type Proof, record } from './guardAccounts.js'

/** Who can be let in at the counter by PIN. */
export interface CounterPerson {
  id: number
  name: string
  /** How many digits the PIN has. */
  digits: number
}

/** Those who have a PIN and something to do at a counter, by name; nobody for whom has not. */
export async function counterPeople({ services, viewer }: Context): Promise<CounterPerson[]> {
  if (!viewer || !mayStandAtCounter(viewer)) return []
  const { reader } = services.database
  const pins = await reader.find(CounterPin, { select: { user: true, digits: true } })
  if (pins.length === 0) return []
  const id = In(pins.map(({ user }) => user))
  const people = await reader.find(Customer, {
    select: { id: true, name: true },
    where: [
      { id, role: 'cms-admin', staffRight: IsNull() },
      { id, role: 'cms-admin', staffRight: In<ColleagueRight>(['technician', 'clerk']) },
    ],
  })
  const digitsOf = new Map(pins.map(({ user, digits }) => [user, digits]))
  return people
    .map((person) => ({ id: person.id, name: person.name, digits: digitsOf.get(person.id) ?? pinLength.max }))
    .sort((one, other) => compareNames('nl')(one.name, other.name))
}

/** When the viewer chose the own PIN, UTC; null without one. */
export async function ownPinSetAt(reader: EntityManager, user: number): Promise<string | null> {
  return (await reader.findOneBy(CounterPin, { user }))?.setAt ?? null
}

/**
 * Chooses the viewer's own PIN, in place of one before: the sessions that this one was let into end.
 * @throws ShopError VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED; FORBIDDEN to who was let in by PIN
 */
export async function setCounterPin(context: Context<MailServices>, pin: string, proof: Proof): Promise<boolean> {
  // Before the password, since a code that goes with it is used up.
  const fault = pinFault(pin)
  if (fault) throw invalidField('pin', { key: `counterPin.${fault}` })
  const { id } = await reauthenticate(context, proof.password, proof.code ?? '')
  const pinHash = await hashPassword(pin)
  const setAt = new Date().toISOString()
  await context.services.database.write(async (manager) => {
    await dropPin(manager, id)
    await manager.insert(CounterPin, { user: id, pinHash, digits: pin.length, failures: 0, setAt })
  })
  return true
}

/** Removes the viewer's own PIN. @throws as `setCounterPin` */
export async function removeCounterPin(context: Context<MailServices>, proof: Proof): Promise<boolean> {
  const { id } = await reauthenticate(context, proof.password, proof.code ?? '')
  await context.services.database.write((manager) => dropPin(manager, id))
  return true
}

/**
 * Removes the PIN of a colleague, which enters the history.
 * @throws ShopError CONFLICT for the own account, NOT_FOUND, also where there is no PIN; VALIDATION, SECOND_FACTOR, RATE_LIMITED,
 * LOCKED
 */
export async function removeAccountPin(context: Context<MailServices>, id: number, proof: Proof): Promise<boolean> {
  return changeAccount(context, id, proof, async (manager, account) => {
    if (!(await dropPin(manager, id))) throw new ShopError('NOT_FOUND', { message: { key: 'counterPin.none' } })
    await record(manager, context, account, 'update', null, { counterPin: { from: true, to: false } })
    return true
  })
}

/** Drops a PIN, and the sessions that its owner was let into by it. */
async function dropPin(manager: EntityManager, user: number): Promise<boolean> {
  const { affected } = await manager.delete(CounterPin, { user })
  await manager.delete(Session, { worker: user })
  return Boolean(affected)
}
