import { defineChoice, type ValueOf } from '../../../kernel/fields/Choice.js'
import { Flag, Multiline, OneOf, Source, Text } from '../../../kernel/fields/decorators.js'
import { SharedPart } from '../../../kernel/fields/parts.js'
import { backgroundColors } from '../../look/backgroundColors.js'
import { SharedBlock } from '../shared/SharedBlock.js'

export const blockWidths = defineChoice('BlockWidth', ['narrow', 'normal', 'wide', 'full'], 'How wide a block is.')

export const blockHeights = defineChoice(
  'BlockHeight',
  ['automatic', 'small', 'medium', 'large'],
  'How high a block is at least.',
)

@SharedPart('What every block has: its heading and how it looks.')
export abstract class BlockOptions {
  /** The key of the block's type, e.g. `faq`. */
  type: string

  /** Where it stands on several pages: what it says and how it looks is that block's. Null for one of the page's own. */
  @Source(() => SharedBlock)
  sharedBlock: number | null

  @Text({ max: 120 })
  title: string | null

  @Text({ max: 160 })
  subtitle: string | null

  @Flag()
  showSubtitle: boolean

  @Multiline({ max: 600 })
  intro: string | null

  @Flag()
  showIntro: boolean

  @OneOf(backgroundColors, { section: 'options', default: 'white' })
  backgroundColor: ValueOf<typeof backgroundColors>

  @OneOf(blockWidths, { section: 'options', default: 'normal' })
  width: ValueOf<typeof blockWidths>

  @OneOf(blockHeights, { section: 'options', default: 'automatic' })
  height: ValueOf<typeof blockHeights>

  @Flag({ section: 'options' })
  moreWhitespaceOnTop: boolean

  @Flag({ section: 'options' })
  moreWhitespaceUnderneath: boolean

  @Flag({ section: 'options' })
  hasBevelledEdge: boolean

  @Flag({ section: 'options' })
  isTeaser: boolean

  /** What a link on the page leads to: `#prices`. */
  @Text({ max: 40, form: 'anchor', section: 'options' })
  internalLinkId: string | null

  @Flag({ section: 'options' })
  showAppointmentButton: boolean

  @Flag({ section: 'options' })
  showContactButton: boolean

  @Flag({ section: 'options' })
  showQuestionButton: boolean
}
