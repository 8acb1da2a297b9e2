import { cleanRichText } from '../../html/cleanRichText.js'
import { richTextCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { hasWholePlaceholders, takesPlaceholders } from '../placeholders.js'
import { lengthRules, placeholderRules, rule } from './commonRules.js'
import { storedText } from './storedText.js'

export const richText: FieldKind = {
  column: () => ({ type: 'text' }),
  output: () => String,
  input: {
    type: () => String,
    rules: (field, telling) => [
      ...lengthRules(field, telling),
      ...(takesPlaceholders(telling.of, field)
        ? [rule('wholePlaceholders', isWhole, telling.says('field.placeholderPlace'))]
        : []),
      ...placeholderRules(field, telling),
    ],
    normalised: (_, value) => storedText(value, (html) => cleanRichText(html.normalize('NFC'))),
  },
  fromCell: richTextCell,
  filter: null,
  unit: 'HTML, cleaned',
  blank: '',
  words: 'html',
}

function isWhole(value: unknown): boolean {
  return hasWholePlaceholders(String(value))
}
