import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Product } from '../products/Product.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

/** For so many days on which the shop opens, after the present one. */
const openingDays = 2

/** Until when what is reserved at an instant can be collected, UTC; null for a shop without opening hours. */
export function untilWhen(shop: ShopSettings, { timeZone }: Pick<Settings, 'timeZone'>, now: number): string | null {
  const closing = hoursOfShop(shop, timeZone).closingAfter(now, openingDays)
  return closing === null ? null : new Date(closing).toISOString()
}

/** Whether there is one to reserve, at a price. */
export function isReservable({ stock, price }: Pick<Product, 'stock' | 'price'>): boolean {
  return stock > 0 && price > 0
}
