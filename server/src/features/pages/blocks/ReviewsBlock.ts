import { Count, Records, References } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { Review } from '../../reviews/Review.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('What customers said of the shop in the language of the page.')
export class ReviewsBlock extends BlockOptions {
  /** Only these, in this order; the newest when left empty. */
  @References(() => Review, { max: 9 })
  chosenReviews: number[]

  /** Of the newest. */
  @Count({ min: 1, max: 9, default: 3 })
  count: number

  @Records(() => Review)
  reviews: Review[]
}
