import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import {
  Count,
  Derived,
  Flag,
  ImageAddress,
  ImageAddresses,
  Instant,
  Items,
  Money,
  OneOf,
  RichText,
  Slug,
  Text,
  TranslationLink,
  VatRate,
} from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { Part } from '../../kernel/fields/parts.js'
import type { Translation } from '../../kernel/fields/Translation.js'
import { currentPrice } from '../../kernel/shared/currentPrice.js'
import { shownRecords } from '../../kernel/shared/screens.js'
import { writtenAndRead } from '../../kernel/shared/staffRights.js'
import { RelatedRecord } from '../related/RelatedRecord.js'
import { isToOrder } from '../stock/isToOrder.js'
import { lastItems } from '../stock/stockLevels.js'
import { maxStock } from '../stock/ZzpProduct.js'

export const productTypes = defineChoice(
  'ProductType',
  ['product-sale', 'software', 'outlet', 'secondhand'],
  'Under which heading a product is sold.',
)

export const productConditions = defineChoice(
  'ProductCondition',
  ['new', 'as-new', 'used'],
  'The state a product is in.',
)

export const availabilities = defineChoice(
  'Availability',
  ['in-stock', 'last-items', 'sold-out'],
  'What visitors see of the stock: one or two left are the last items.',
)

@Part('Something that the shop checked or renewed before it sells a product.')
export class CheckedPoint {
  /** Such as `Battery 86%`. */
  @Text({ max: 80, required: true })
  text: string
}

@Managed({
  plural: 'products',
  ...shownRecords.product,
  titleField: 'title',
  listedBy: [
    ['pair', 'language', 'ownChangedAt'],
    ['language', 'state', 'createdAt'],
    ['language', 'state', 'productType', 'createdAt'],
    ['language', 'state', 'condition', 'createdAt'],
    ['language', 'state', 'brand', 'createdAt'],
    ['language', 'state', 'currentPrice'],
    ['skuKey'],
    ['gtinKey'],
  ],
  icon: 'sell',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: writtenAndRead,
  description: 'A product for sale. Visitors see it between its moments.',
})
export class Product extends RelatedRecord {
  @Text({ max: 120, required: true, unique: 'language', inList: true })
  title: string

  @Text({ max: 60, inList: true, filterable: true, shared: true })
  brand: string | null

  @OneOf(productTypes, { required: true, inList: true, editedInList: true, default: 'product-sale', shared: true })
  productType: ValueOf<typeof productTypes>

  @OneOf(productConditions, { required: true, inList: true, editedInList: true, default: 'new', shared: true })
  condition: ValueOf<typeof productConditions>

  @Text({ max: 40 })
  size: string | null

  /** Its own; visitors read what it costs now. */
  @Money({
    required: true,
    inList: true,
    editedInList: true,
    shared: true,
    visitorsRead: currentPrice,
    derivedFrom: ['salePrice'],
  })
  price: number

  /** What it costs while a promotion runs: written by `features/promotions/settlePrices.ts`, as all three. */
  @Money({ readOnly: true, formless: true, sortable: false, public: false })
  salePrice: number | null

  /** The lowest price of the 30 days before that; null where no reduction is announced. */
  @Money({ readOnly: true, formless: true, sortable: false })
  lowestPrice: number | null

  /** When that promotion ends. */
  @Instant({ readOnly: true, formless: true })
  saleUntil: string | null

  /** What it costs now, by which lists are ordered and narrowed down. */
  @Money({ required: true, readOnly: true, sortable: false, public: false, hidden: true, computed: currentPrice })
  currentPrice: number

  @Count({ min: 0, required: true, inList: true, editedInList: true, public: false, default: 0, shared: true })
  stock: number

  @Derived<Product>(availabilities, ['stock'], ({ stock }) =>
    stock === 0 ? 'sold-out' : stock <= lastItems ? 'last-items' : 'in-stock',
  )
  availability: ValueOf<typeof availabilities>

  @RichText()
  specifications: string | null

  /** In months from the sale; none is promised when empty. */
  @Count({ min: 1, max: 120, sortable: false, shared: true })
  warrantyMonths: number | null

  @Items(() => CheckedPoint)
  checked: CheckedPoint[]

  /** The number of the shop itself for it. */
  @Text({ max: 40, section: 'trade', public: false, searched: true, shared: true })
  sku: string | null

  /** The number of its barcode: EAN, UPC or GTIN-14. */
  @Text({ max: 14, form: 'gtin', section: 'trade', searched: true, shared: true })
  gtin: string | null

  /** The standard rate of the shop when empty. */
  @VatRate({ section: 'trade', public: false, shared: true })
  vat: number | null

  /** Where the shop buys it. */
  @Text({ max: 80, section: 'trade', public: false, shared: true })
  supplier: string | null

  /** For one, without VAT. */
  @Money({ section: 'trade', public: false, shared: true })
  purchasePrice: number | null

  /** It is to be ordered when there are less, with those on order; never when empty. */
  @Count({ min: 0, max: maxStock, section: 'trade', public: false, shared: true })
  minimumStock: number | null

  /** Pieces that are on their way. */
  @Count({ min: 0, max: maxStock, section: 'trade', public: false, shared: true })
  onOrder: number | null

  /** Whether there is less than there should be, with what is on its way. */
  @Flag({ readOnly: true, required: true, filterable: true, public: false, section: 'trade', computed: isToOrder })
  isToOrder: boolean

  @ImageAddress({ shared: true })
  image: string | null

  /** Shown after the first one, in this order. */
  @ImageAddresses({ shared: true })
  images: string[]

  @Slug({ from: 'title' })
  url: string

  @TranslationLink()
  translation: Translation | null
}
