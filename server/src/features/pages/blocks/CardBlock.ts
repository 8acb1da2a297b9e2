import { Flag, IconName, ImageAddress, Items, Multiline, Text } from '../../../kernel/fields/decorators.js'
import { BlockType, Part } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@Part('A card of a card block.')
export class Card {
  @Text({ max: 80, required: true })
  title: string

  @Multiline({ max: 300 })
  text: string | null

  @IconName()
  icon: string | null

  @ImageAddress()
  image: string | null

  @Text({ max: 200, form: 'link' })
  link: string | null
}

@BlockType('Three or six cards.')
export class CardBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Items(() => Card, { counts: [3, 6] })
  cards: Card[]
}
