import type { FieldKind } from '../FieldDescription.js'
import { ImageObject } from '../ImageObject.js'

export const folderImages: FieldKind = {
  column: null,
  output: () => [ImageObject],
  input: null,
  filter: null,
  isFilled: true,
  isFormless: true,
  leadsTo: 'folder',
}
