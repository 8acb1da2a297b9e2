import { Multiline, Text } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('One big button to get in touch: extra large when neither subtitle nor text is entered.')
export class BigContactButtonBlock extends BlockOptions {
  @Multiline({ max: 600 })
  text: string | null

  @Text({ max: 40 })
  buttonTitle: string | null
}
