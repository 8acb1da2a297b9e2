import type { FieldKind } from '../FieldDescription.js'
import { ImageObject } from '../ImageObject.js'
import { asSent } from './asSent.js'
import { listRules } from './commonRules.js'

export const images: FieldKind = {
  column: () => ({ type: 'json' }),
  output: () => [ImageObject],
  input: { type: () => [String], rules: (_, telling) => listRules(telling), normalised: asSent },
  filter: null,
  leadsTo: 'images',
  images: (value) => (value as string[]).map((url, index) => ({ path: `.${index}`, url })),
}
