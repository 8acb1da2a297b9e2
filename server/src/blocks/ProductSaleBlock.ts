import { Product, productTypes } from '../entities/Product.js'
import type { ValueOf } from '../fields/Choice.js'
import { Count, Flag, OneOf, Records } from '../fields/decorators.js'
import { BlockType } from '../fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The latest products for sale in the language of the page.')
export class ProductSaleBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  /** Only these; all when left empty. */
  @OneOf(productTypes)
  productType: ValueOf<typeof productTypes> | null

  @Count({ min: 1, most: 9, default: 3 })
  count: number

  @Records(() => Product)
  products: Product[]
}
