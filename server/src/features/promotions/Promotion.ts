import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { Count, Instant, Money, OneOf, References, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { written } from '../../kernel/shared/staffRights.js'
import { Product, productTypes } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { type PromotionState, promotionState, promotionStates } from './promotionState.js'

export const promotionTargets = defineChoice(
  'PromotionTarget',
  ['all-products', 'product-type', 'chosen-products', 'chosen-services'],
  'What a promotion reduces the price of.',
)

@Managed({
  plural: 'promotions',
  hasFew: true,
  section: 'acties',
  titleField: 'name',
  icon: 'cheap',
  hasNextId: true,
  isPublic: false,
  shapesSite: true,
  check: checkPromotion,
  grants: ownerMayAll,
  colleagues: written,
  description: 'Something the shop announces for a time, with lower prices or without.',
})
export class Promotion extends ManagedRecord {
  /** For the shop itself. */
  @Text({ max: 80, required: true, inList: true })
  name: string

  /** At once when it is not sent: a promotion never begins before it is there. */
  @Instant({ isFilled: true, inList: true })
  startsAt: string

  @Instant({ required: true, inList: true })
  endsAt: string

  /** In a bar on every page while it runs; there is none when empty. */
  @Text({ max: 160 })
  textNl: string | null

  /** The Dutch text when empty. */
  @Text({ max: 160 })
  textEn: string | null

  /** Where the bar leads. */
  @Text({ max: 300, form: 'link' })
  linkNl: string | null

  /** Where the Dutch bar leads when empty. */
  @Text({ max: 300, form: 'link' })
  linkEn: string | null

  /** Stored, so that caches follow: written with the promotion, and at its moments by a round. */
  @OneOf(promotionStates, {
    required: true,
    readOnly: true,
    inList: true,
    sortable: false,
    default: 'planned',
    computed: (promotion: Promotion) => promotionState(promotion),
  })
  state: PromotionState

  @Count({ min: 1, max: 90, section: 'cost' })
  percent: number | null

  /** In cents, off each price. */
  @Money({ min: 100, sortable: false, section: 'cost' })
  amount: number | null

  @OneOf(promotionTargets, { required: true, default: 'all-products', filterable: false, section: 'cost' })
  target: ValueOf<typeof promotionTargets>

  @OneOf(productTypes, { filterable: false, section: 'cost' })
  productType: ValueOf<typeof productTypes> | null

  /** Either version of a product stands for both. */
  @References(() => Product, { max: 60, section: 'cost' })
  products: number[]

  @References(() => Service, { max: 60, section: 'cost' })
  services: number[]
}

function checkPromotion(promotion: Promotion): Record<string, Message | false> {
  const { startsAt, endsAt, percent, amount, target } = promotion
  const isReduced = percent != null || amount != null
  const lacks = (of: typeof target, chosen: unknown) => isReduced && target === of && isEmpty(chosen)
  const needed = { key: 'promotion.chooseSome' } as const
  return {
    // Without a beginning it begins now.
    endsAt: Boolean(endsAt) &&
      endsAt <= (startsAt || new Date().toISOString()) && { key: 'publication.endsBeforeStart' },
    amount: percent != null && amount != null && { key: 'promotion.oneReduction' },
    productType: lacks('product-type', promotion.productType) && needed,
    products: lacks('chosen-products', promotion.products) && needed,
    services: lacks('chosen-services', promotion.services) && needed,
  }
}

function isEmpty(chosen: unknown): boolean {
  return chosen == null || (Array.isArray(chosen) && chosen.length === 0)
}
