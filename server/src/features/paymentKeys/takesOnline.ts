import type { EntityManager } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { OnlinePaymentKey } from './OnlinePaymentKey.js'

/** Whether customers can pay online: the shop has a key of its payment provider and uses that part of the product. */
export async function takesOnline(
  manager: EntityManager,
  { settings, switches }: Pick<CoreServices, 'settings' | 'switches'>,
): Promise<boolean> {
  if ((await switches.now()).entities.has('onlinePayment')) return false
  return settings.mollieKey !== null || (await manager.existsBy(OnlinePaymentKey, {}))
}
