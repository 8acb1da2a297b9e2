import { demoShop } from '../../../demo/content/shop.js'
import { managedEntity, singleId } from '../../kernel/fields/Managed.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import type { Demo } from '../demo/Demo.js'
import { demoExceptions } from './demoExceptions.js'
import { TimeZone } from './hours/TimeZone.js'
import { ShopSettings } from './ShopSettings.js'

/** Describes the shop of the demo. */
export async function loadDemoShop({ context, inputs }: Demo): Promise<void> {
  const today = TimeZone.named(context.services.settings.timeZone).dayOf(Date.now())
  const openingExceptions = await demoExceptions(today, demoShop.country)
  const input = { ...inputs.inputOf(ShopSettings, demoShop, 'nl'), openingExceptions }
  await updateRecord(context, managedEntity(ShopSettings), singleId, input)
}
