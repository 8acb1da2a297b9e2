import { ImageAddress, RichText } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The opening of a page, with or without a picture.')
export class IntroBlock extends BlockOptions {
  @RichText({ required: true })
  text: string

  @ImageAddress()
  image: string | null
}
