import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { OnlinePayment } from './OnlinePayment.js'
import { type OnlinePaymentStatus, unanswered } from './onlinePaymentStatuses.js'

/** Where the last online payment of an invoice or a job stands; null before there is one. */
export async function lastOnlineStatus(
  reader: EntityManager,
  where: FindOptionsWhere<OnlinePayment>,
): Promise<OnlinePaymentStatus | null> {
  const rows = await reader.find(OnlinePayment, {
    select: { id: true, status: true, rank: true },
    ...{ where, order: { id: 'DESC' } },
  })
  // One that is being processed says more than one that was begun after it.
  const begun = rows.filter(({ rank }) => rank !== unanswered)
  const last = begun.find(({ status }) => status === 'pending') ?? begun[0]
  return last?.status ?? null
}
