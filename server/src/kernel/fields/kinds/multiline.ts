import { cleanedProse, isBlank } from '../../shared/cleanedText.js'
import { textCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { lengthRules, placeholderRules } from './commonRules.js'
import { storedText } from './storedText.js'

export const multiline: FieldKind = {
  column: () => ({ type: 'text' }),
  output: () => String,
  input: {
    type: () => String,
    rules: (field, telling) => [
      ...lengthRules(field, telling, { isMeasuredAsShown: true }),
      ...placeholderRules(field, telling),
    ],
    normalised: (_, value) => storedText(value, (text) => (isBlank(text) ? '' : cleanedProse(text))),
  },
  fromCell: textCell,
  filter: null,
  isCompared: ({ searched }) => searched === true,
  blank: '',
  words: 'lines',
}
