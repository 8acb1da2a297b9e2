import { Count, Flag, Money, Text } from '../../kernel/fields/decorators.js'
import { everything } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { isToOrder } from './isToOrder.js'

/** More than any real stock; keeps sums within the range of the databases' integers. */
export const maxStock = 1_000_000

@Managed({
  plural: 'zzpProducts',
  section: 'zzp-producten',
  titleField: 'title',
  icon: 'puzzle',
  hasNextId: true,
  isPublic: false,
  listedBy: [['skuKey'], ['gtinKey']],
  grants: {
    'cms-admin': everything,
    // What the shop pays and whom is its own business.
    'cms-zzp': {
      actions: ['read', 'update'],
      reads: ['id', 'version', 'createdAt', 'updatedAt', 'title', 'stock'],
      changes: ['stock'],
    },
  },
  colleagues: { technician: 'works', clerk: 'reads' },
  description: 'A product that a self-employed partner keeps in stock.',
})
export class ZzpProduct extends ManagedRecord {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Count({ min: 0, max: maxStock, required: true, inList: true, default: 0 })
  stock: number

  /** The number of the shop itself for it. */
  @Text({ max: 40, section: 'trade', searched: true })
  sku: string | null

  /** The number of its barcode: EAN, UPC or GTIN-14. */
  @Text({ max: 14, form: 'gtin', section: 'trade', searched: true })
  gtin: string | null

  /** Where the shop buys it. */
  @Text({ max: 80, section: 'trade' })
  supplier: string | null

  /** For one, without VAT. */
  @Money({ section: 'trade' })
  purchasePrice: number | null

  /** It is to be ordered when there are less, with those on order; never when empty. */
  @Count({ min: 0, max: maxStock, section: 'trade' })
  minimumStock: number | null

  /** Pieces that are on their way. */
  @Count({ min: 0, max: maxStock, section: 'trade' })
  onOrder: number | null

  /** Whether there is less than there should be, with what is on its way. */
  @Flag({ readOnly: true, required: true, filterable: true, section: 'trade', computed: isToOrder })
  isToOrder: boolean
}
