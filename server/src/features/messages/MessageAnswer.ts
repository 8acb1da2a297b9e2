import { Count, Multiline, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { Part } from '../../kernel/fields/parts.js'
import { maxAnswerCharacters } from '../../kernel/shared/textLimits.js'

@Part('An answer of the shop to a message of a visitor.')
export class MessageAnswer {
  @Multiline({ max: maxAnswerCharacters, required: true })
  text: string

  @SystemInstant()
  answeredAt: string

  /** The name of who answered; null for a program without one. */
  @Text({ max: 120 })
  answeredBy: string | null

  /** The id of the mail in the outbox. */
  @Count({ min: 1, required: true })
  mail: number
}
