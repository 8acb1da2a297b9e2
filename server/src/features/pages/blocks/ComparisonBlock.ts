import { ImageAddress } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The same thing before and after.')
export class ComparisonBlock extends BlockOptions {
  @ImageAddress({ required: true, section: 'content' })
  beforeImage: string

  @ImageAddress({ required: true, section: 'content' })
  afterImage: string
}
