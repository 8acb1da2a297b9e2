import { Tip } from '../entities/Tip.js'
import { Count, Flag, Records } from '../fields/decorators.js'
import { BlockType } from '../fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The latest tips in the language of the page.')
export class TipBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Count({ min: 1, most: 9, default: 3 })
  count: number

  @Records(() => Tip)
  tips: Tip[]
}
