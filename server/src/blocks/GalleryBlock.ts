import { Flag, ImageAddresses, Text } from '../fields/decorators.js'
import { BlockType } from '../fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('Pictures that open in full size.')
export class GalleryBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Text({ max: 80 })
  imageFolderName: string | null

  @ImageAddresses({ section: 'content' })
  images: string[]
}
