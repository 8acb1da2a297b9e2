import { Flag, ImageAddress, Items, Multiline, Text } from '../../../kernel/fields/decorators.js'
import { BlockType, Part } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@Part('A slide of a slider.')
export class Slide {
  @Text({ max: 80 })
  title: string | null

  @Multiline({ max: 300 })
  text: string | null

  @ImageAddress({ required: true, section: 'content' })
  image: string
}

@BlockType('Slides of text and images that follow each other.')
export class SliderTextImagesBlock extends BlockOptions {
  @Flag({ default: true })
  showSlider: boolean

  @Items(() => Slide, { min: 1 })
  slides: Slide[]
}
