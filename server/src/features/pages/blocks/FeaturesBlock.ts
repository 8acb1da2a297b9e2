import { Flag, Records, References } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { Feature } from '../../sellingPoints/entity/Feature.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The strong points of the shop in the language of the page.')
export class FeaturesBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  /** Only these, in this order; all when left empty. */
  @References(() => Feature, { max: 12 })
  chosenFeatures: number[]

  @Records(() => Feature)
  features: Feature[]
}
