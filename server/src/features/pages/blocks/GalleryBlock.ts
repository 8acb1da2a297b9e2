import { Flag, FolderImages, ImageAddresses, MediaFolder } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('Pictures that open in full size.', ({ images, imageFolderName }: GalleryBlock) => ({
  images: images.length === 0 && imageFolderName === null && { key: 'block.imagesOrFolder' },
}))
export class GalleryBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  /** Its images are shown after the chosen ones, and those that are put into it later too. */
  @MediaFolder({ max: 80 })
  imageFolderName: string | null

  @ImageAddresses({ section: 'content' })
  images: string[]

  @FolderImages('imageFolderName')
  folderImages: string[]
}
