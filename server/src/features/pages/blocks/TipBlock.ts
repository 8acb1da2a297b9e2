import { Count, Flag, Records } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { Tip } from '../../tips/Tip.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The latest tips in the language of the page.')
export class TipBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Count({ min: 1, max: 4, default: 3 })
  count: number

  @Records(() => Tip)
  tips: Tip[]
}
