import { RichText } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('Running text.')
export class TextBlock extends BlockOptions {
  @RichText({ required: true })
  text: string
}
