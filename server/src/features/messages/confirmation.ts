import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { hashAddressCode, newAddressCode } from '../../kernel/secrets/addressCode.js'
import { mailServerOf } from '../mailServer/mailServerOf.js'
import { isKnownCustomer } from '../sessions/visitor.js'
import { callUs } from '../shop/callUs.js'
import { readShop } from '../shop/readShop.js'

/** As long a time, or a product, is held for someone who has not confirmed yet. */
const holdMilliseconds = 30 * 60 * 1000

/** What a stranger has to confirm. */
export interface ToConfirm {
  /** UTC. */
  confirmBefore: string
  /** What the link of the mail ends with. */
  code: string
  /** What is stored of it. */
  confirmHash: string
}

/**
 * What a caller has to confirm by mail of what is made now; null where it counts at once: in a shop that does not ask for
 * it, or that sends no mail, and for who is signed in or known as a customer.
 * @param latest epoch milliseconds, after which confirming is of no use
 */
export async function newToConfirm(
  manager: EntityManager,
  context: Context,
  latest = Number.POSITIVE_INFINITY,
): Promise<ToConfirm | null> {
  const { services, caller } = context
  if (!caller || isKnownCustomer(context)) return null
  if ((await mailServerOf(manager, services.settings)) === null) return null
  const { confirmsByMail, confirmsByMailUntil } = await readShop(manager)
  const now = Date.now()
  const isAsked = confirmsByMail && (confirmsByMailUntil === null || now < Date.parse(confirmsByMailUntil))
  if (!isAsked) return null
  const code = newAddressCode()
  const confirmBefore = new Date(Math.min(now + holdMilliseconds, latest)).toISOString()
  return { confirmBefore, code, confirmHash: hashAddressCode(code) }
}

/** @throws ShopError CONFLICT for an address that is sent no mail any more, so that nobody could confirm */
export async function assertIsMailed(manager: EntityManager, isMailed: boolean): Promise<void> {
  if (isMailed) return
  throw new ShopError('CONFLICT', {
    message: { key: 'confirmation.notMailed', values: { call: await callUs(manager) } },
  })
}

/** @throws ShopError CONFLICT once the time to confirm is over */
export function assertInTimeToConfirm({ confirmBefore }: { confirmBefore: string | null }): void {
  if (confirmBefore !== null && confirmBefore <= new Date().toISOString()) {
    throw new ShopError('CONFLICT', { message: { key: 'confirmation.tooLate' } })
  }
}
