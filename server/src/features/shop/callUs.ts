import type { EntityManager } from 'typeorm'
import type { Message } from '../../kernel/i18n/say.js'
import { readShop } from './readShop.js'

/** What a refusal ends with where the shop does by telephone what a visitor cannot do. */
export async function callUs(manager: EntityManager): Promise<Message> {
  const { phone } = await readShop(manager)
  return phone ? { key: 'shop.callPhone', values: { phone } } : { key: 'shop.askUs' }
}
