import { Multiline, Text } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType(
  'Two ways to get in touch. Its button is extra large when neither subtitle nor text is entered.',
  ({ buttonOneTitle, buttonOneText, buttonTwoTitle, buttonTwoText }: ContactBlock) => ({
    buttonOneTitle: buttonOneText !== null && buttonOneTitle === null && { key: 'block.buttonTitle' },
    buttonTwoTitle: buttonTwoText !== null && buttonTwoTitle === null && { key: 'block.buttonTitle' },
  }),
)
export class ContactBlock extends BlockOptions {
  @Multiline({ max: 600 })
  text: string | null

  @Text({ max: 40 })
  buttonOneTitle: string | null

  @Text({ max: 120 })
  buttonOneText: string | null

  @Text({ max: 40 })
  buttonTwoTitle: string | null

  @Text({ max: 120 })
  buttonTwoText: string | null
}
