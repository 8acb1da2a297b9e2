import { cleaned } from '../cleaned.js'
import type { FieldKind } from '../FieldDescription.js'
import { lengthRules, oneLine } from './commonRules.js'
import { storedText } from './storedText.js'

export const mediaFolder: FieldKind = {
  column: ({ max }) => ({ type: 'varchar', length: max }),
  output: () => String,
  input: {
    type: () => String,
    rules: (field, telling) => [oneLine(telling), ...lengthRules(field, telling)],
    normalised: (_, value) => storedText(value, cleaned),
  },
  filter: null,
}
