import { Items, RichText, Text } from '../../../kernel/fields/decorators.js'
import { BlockType, Part } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@Part('A question with its answer.')
export class FaqQuestion {
  @Text({ max: 200, required: true })
  question: string

  @RichText({ required: true })
  answer: string
}

@BlockType('Frequently asked questions.')
export class FaqBlock extends BlockOptions {
  @Items(() => FaqQuestion, { min: 1 })
  questions: FaqQuestion[]
}
