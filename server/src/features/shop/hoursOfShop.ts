import { ShopHours } from './hours/ShopHours.js'
import { TimeZone } from './hours/TimeZone.js'
import type { ShopSettings } from './ShopSettings.js'

/** When the shop is open. Nothing else knows how its hours are stored. */
export function hoursOfShop({ openingHours, openingExceptions }: ShopSettings, timeZone: string): ShopHours {
  return new ShopHours({ week: openingHours, exceptions: openingExceptions }, TimeZone.named(timeZone))
}
