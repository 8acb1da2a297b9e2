import { ImageAddress, Text } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('A video at YouTube or Vimeo, which is loaded from there once the visitor wants to see it.')
export class VideoBlock extends BlockOptions {
  /** Where it is watched, such as `https://www.youtube.com/watch?v=…` or `https://vimeo.com/…`. */
  @Text({ max: 200, required: true, form: 'video' })
  address: string

  /** Shown until the video is: nothing is loaded from elsewhere for it. */
  @ImageAddress({ required: true, section: 'content' })
  poster: string
}
