import { In } from 'typeorm'
import type { Context, WriteHooks } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'
import { type PricedEntity, pricedEntities } from '../../kernel/shared/priceReferences.js'
import { priceText } from '../prices/priceText.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { Promotion } from './Promotion.js'
import { settleAllPrices } from './settlePrices.js'

/** Prices follow a promotion in the transaction that writes it, and it never begins before it is there. */
export const promotionHooks: WriteHooks = {
  async faults(context, _sent, whole): Promise<FieldErrors> {
    const cheapest = await cheapestTooCheap(context, whole)
    if (!cheapest) return {}
    const { language, services } = context
    const price = priceText({ price: cheapest.price }, { language, currency: services.settings.currency })
    const values = { title: cheapest.title, price }
    return { amount: [{ key: 'promotion.amountTooHigh', values }] }
  },
  async prepare({ services }, _sent, whole) {
    const now = new Date().toISOString()
    const startsAt = typeof whole.startsAt === 'string' ? whole.startsAt : null
    if (startsAt !== null && startsAt >= now) return {}
    const stored =
      whole.id == null ? null : await services.database.reader.findOneBy(Promotion, { id: Number(whole.id) })
    if (stored && (startsAt === null || stored.startsAt === startsAt)) return { startsAt: stored.startsAt }
    return { startsAt: now }
  },
  async inTransaction(manager, _context, { before, after }) {
    await settleAllPrices(manager, after ? {} : { without: Number(before?.id) })
  },
  async restore(manager) {
    await settleAllPrices(manager)
  },
}

interface Cheap {
  title: string
  price: number
}

/** The cheapest of what a promotion takes an amount off that costs no more than that; what is free stays so. */
async function cheapestTooCheap({ language, services }: Context, whole: Values): Promise<Cheap | null> {
  const { amount, percent, target } = whole as Partial<Promotion>
  if (typeof amount !== 'number' || percent != null) return null
  const entity: PricedEntity = target === 'chosen-services' ? 'service' : 'product'
  const chosen = chosenWhere(whole as Partial<Promotion>)
  if (!chosen || !pricedEntities.includes(entity)) return null
  const query = services.database.reader
    .createQueryBuilder<Cheap & { language: string }>(entity === 'product' ? Product : Service, 'record')
    .where('record.price > 0 AND record.price <= :amount', { amount })
    .andWhere(chosen)
    .orderBy('record.price')
    .take(20)
  const found = await query.getMany()
  return found.find((each) => each.price === found[0]?.price && each.language === language) ?? found[0] ?? null
}

function chosenWhere({ target, productType, products, services }: Partial<Promotion>): object | null {
  switch (target) {
    case 'product-type':
      return productType ? { productType } : null
    case 'chosen-products':
      return { id: In(products ?? []) }
    case 'chosen-services':
      return { id: In(services ?? []) }
    default:
      return {}
  }
}
