import { Flag, IconName, Items, Multiline, Text } from '../../../kernel/fields/decorators.js'
import { BlockType, Part } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@Part('One of three columns.')
export class TextColumn {
  @IconName()
  icon: string | null

  @Text({ max: 80, required: true })
  title: string

  @Multiline({ max: 300, required: true })
  text: string
}

@BlockType('Three columns of text.')
export class TextColumnsBlock extends BlockOptions {
  @Flag({ default: true })
  showTextColumns: boolean

  @Items(() => TextColumn, { counts: [3] })
  columns: TextColumn[]
}
