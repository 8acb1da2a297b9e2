import type { FieldKind } from '../FieldDescription.js'
import { ImageObject } from '../ImageObject.js'
import { storedText } from './storedText.js'

export const image: FieldKind = {
  column: () => ({ type: 'varchar', length: 200 }),
  foreignKey: () => ({ target: () => 'Media', column: 'url' }),
  output: () => ImageObject,
  input: {
    type: () => String,
    rules: () => [],
    normalised: (_, value) => storedText(value, (url) => url.trim()),
  },
  filter: null,
  leadsTo: 'image',
  images: (value) => [{ path: '', url: String(value) }],
}
