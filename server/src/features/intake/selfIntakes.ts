import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { haveSameNumber, phoneDigits } from '../../kernel/fields/phoneForms.js'
import { type Binding, unseal } from '../../kernel/secrets/secretBox.js'
import type { Customer } from '../customers/Customer.js'
import { readShop } from '../shop/readShop.js'
import type { AskedSignature } from './AskedIntake.js'
import { customersAlike, type Match } from './customersAlike.js'
import { SelfIntake, type SelfIntakeContent } from './SelfIntake.js'

/** What the access code of its device is bound to. */
export function codeBinding({ tokenHash }: Pick<SelfIntake, 'tokenHash'>): Binding {
  return { purpose: 'self intake', owner: tokenHash }
}

export interface WaitingSelfIntake {
  id: number
  submittedAt: string
  content: SelfIntakeContent
  hasAccessCode: boolean
  matches: Match[]
}

/** What customers have filled in and nobody has taken in yet, the first one first. */
export async function selfIntakes({ services: { database } }: Context): Promise<WaitingSelfIntake[]> {
  const { reader } = database
  const where = { submittedAt: Not(IsNull()), expiresAt: MoreThan(new Date().toISOString()) }
  const waiting = await reader.find(SelfIntake, { where, order: { submittedAt: 'ASC' } })
  return Promise.all(
    waiting.flatMap(async ({ id, submittedAt, content, sealedCode }) => {
      const filled = content as SelfIntakeContent
      const matches = await customersAlike(database, filled.newCustomer)
      return { id, submittedAt: submittedAt as string, content: filled, hasAccessCode: sealedCode !== null, matches }
    }),
  )
}

/** @throws ShopError NOT_FOUND when another has taken it in or discarded it */
export async function discardSelfIntake({ services: { database } }: Context, id: number): Promise<void> {
  await database.write((manager) => removeSelfIntake(manager, id))
}

/** Its content, for the job that it becomes. @throws ShopError NOT_FOUND */
export async function filledIn(
  context: Context,
  id: number,
): Promise<{ signature: AskedSignature; code: string | null }> {
  const { database, settings } = context.services
  const stored = await database.reader.findOneBy(SelfIntake, { id, submittedAt: Not(IsNull()) })
  if (!stored?.content) throw gone()
  const code = stored.sealedCode === null ? null : unseal(stored.sealedCode, codeBinding(stored), settings)
  return { signature: stored.content.signature, code }
}

/** @throws ShopError NOT_FOUND */
export async function removeSelfIntake(manager: EntityManager, id: number): Promise<void> {
  const { affected } = await manager.delete(SelfIntake, { id, submittedAt: Not(IsNull()) })
  if (!affected) throw gone()
}

/** What waits that this customer has filled in, by e-mail address or phone number. @param addresses as they are compared */
export async function selfIntakesOf(
  manager: EntityManager,
  customer: Pick<Customer, 'phoneDigits'>,
  addresses: readonly string[],
): Promise<SelfIntake[]> {
  const { country } = await readShop(manager)
  const waiting = await manager.find(SelfIntake, { where: { submittedAt: Not(IsNull()) }, order: { id: 'ASC' } })
  return waiting.filter(({ content }) => {
    const { email, phoneNumber } = content?.newCustomer ?? {}
    if (typeof email === 'string' && addresses.includes(emailKey(email))) return true
    const digits = typeof phoneNumber === 'string' ? phoneDigits(phoneNumber, country) : null
    return haveSameNumber(digits, customer.phoneDigits)
  })
}

/** Removes what was not filled in in time, and what nobody has taken in. */
export async function removeExpiredSelfIntakes(manager: EntityManager): Promise<void> {
  await manager.delete(SelfIntake, { expiresAt: LessThanOrEqual(new Date().toISOString()) })
}

function gone(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'notFound.selfIntake' } })
}
