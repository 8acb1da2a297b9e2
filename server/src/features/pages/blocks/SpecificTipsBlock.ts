import { References } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { Tip } from '../../tips/Tip.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('One to four chosen tips, in their order.', ({ tips }: SpecificTipsBlock) => ({
  tips: tips.length === 0 && { key: 'block.oneToFourTips' },
}))
export class SpecificTipsBlock extends BlockOptions {
  @References(() => Tip, { max: 4 })
  tips: number[]
}
