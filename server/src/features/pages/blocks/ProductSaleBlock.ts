import type { ValueOf } from '../../../kernel/fields/Choice.js'
import { Count, Flag, OneOf, Records } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { Product, productTypes } from '../../products/Product.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The latest products for sale in the language of the page.')
export class ProductSaleBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  /** Only these; all when left empty. */
  @OneOf(productTypes)
  productType: ValueOf<typeof productTypes> | null

  @Count({ min: 1, max: 9, default: 3 })
  count: number

  @Records(() => Product)
  products: Product[]
}
