import type { Context } from '../../kernel/context/Context.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { currentPrice } from '../../kernel/shared/currentPrice.js'
import type { Language } from '../../kernel/shared/screens.js'
import { enteredPrice } from '../../kernel/shared/servicePrice.js'
import type { CheckPoint } from '../checkLists/CheckPoint.js'
import { Service } from '../services/Service.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import { readShop } from '../shop/readShop.js'
import { openDays, promisedDay } from './promisedDay.js'
import { termsOf } from './terms.js'

/** Opening days after which work is ready that no service says more of. */
const usualDays = 3

/** Opening days that are offered for the promise. */
const offeredDays = 12

export interface OfferedService {
  id: number
  title: string
  /** In cents. */
  price: number | null
  /** Whether it may cost more. */
  isFrom: boolean
  /** Opening days. */
  workingDays: number | null
  /** The day that is proposed for it. */
  promisedOn: string
}

export interface IntakeForm {
  services: OfferedService[]
  promisedOn: string
  openDays: string[]
  terms: Record<Language, string | null>
  /** Of all kinds of devices, in order. */
  checkPoints: CheckPoint[]
}

/** What an intake begins with: the services in the reader's language, and days on which the shop is open. */
export async function intakeForm({ language, services: { database, settings } }: Context): Promise<IntakeForm> {
  const shop = await readShop(database.reader)
  const hours = hoursOfShop(shop, settings.timeZone)
  const today = hours.zone.dayOf(Date.now())
  const where = { language, ...publishedWhere(Service) }
  const services = await database.reader.find(Service, { where, order: { id: 'ASC' } })
  return {
    services: services.map((service) => {
      const { id, title, workingDays } = service
      const price = currentPrice(service)
      const isFrom = enteredPrice(service)?.isFrom ?? false
      return { id, title, price, isFrom, workingDays, promisedOn: promisedDay(hours, today, workingDays ?? usualDays) }
    }),
    promisedOn: promisedDay(hours, today, usualDays),
    openDays: openDays(hours, today, offeredDays),
    terms: { nl: termsOf(shop, 'nl'), en: termsOf(shop, 'en') },
    checkPoints: shop.checkPoints,
  }
}
