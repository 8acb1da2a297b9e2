import type { EntityManager } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { takesOnline } from '../paymentKeys/takesOnline.js'
import type { JobRow } from './JobReader.js'

/** Whether the customer can pay a job online: it lies ready, has a price and was not paid. */
export async function paysOnline(
  manager: EntityManager,
  { lines, costs, paidWith }: Pick<JobRow, 'lines' | 'costs' | 'paidWith'>,
  isReady: boolean,
  services: Pick<CoreServices, 'settings' | 'switches'>,
): Promise<boolean> {
  const isPriced = lines.length > 0 || costs !== null
  const isUnpaid = paidWith === null || paidWith === 'later'
  return isReady && isPriced && isUnpaid && takesOnline(manager, services)
}
