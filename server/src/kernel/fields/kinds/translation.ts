import type { FieldKind } from '../FieldDescription.js'
import { PageTranslation, Translation } from '../Translation.js'

export const translation: FieldKind = {
  column: null,
  output: ({ name }) => (name === 'pageTranslation' ? PageTranslation : Translation),
  input: null,
  filter: null,
  isFormless: true,
  leadsTo: 'sibling',
}
