import { demoExceptions } from '../../../demo/content/openingExceptions.js'
import { demoShop } from '../../../demo/content/shop.js'
import { managedEntity, singleId } from '../../kernel/fields/Managed.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import type { Demo } from './Demo.js'

/** Describes the shop of the demo. */
export async function loadShop({ context, inputs }: Demo): Promise<void> {
  const today = TimeZone.named(context.services.settings.timeZone).dayOf(Date.now())
  const openingExceptions = await demoExceptions(today, demoShop.country)
  const input = { ...inputs.inputOf(ShopSettings, demoShop, 'nl'), openingExceptions }
  await updateRecord(context, managedEntity(ShopSettings), singleId, input)
}
