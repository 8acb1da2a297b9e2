import { IsEmail, Matches } from 'class-validator'
import { isGtin } from '../../shared/gtin.js'
import { isQuantity } from '../../shared/lineTotals.js'
import { isOldAddress } from '../../shared/oldAddress.js'
import { isPhoneNumber } from '../../shared/phoneNumber.js'
import { videoAt } from '../../shared/videoAddress.js'
import { textCell } from '../cellReaders.js'
import { cleaned } from '../cleaned.js'
import type { FieldDescription, FieldKind, RuleTelling } from '../FieldDescription.js'
import { keyOf } from '../keys.js'
import { lengthRules, oneLine, placeholderRules, rule } from './commonRules.js'
import { storedText } from './storedText.js'

export const text: FieldKind = {
  column: ({ max }) => ({ type: 'varchar', length: max }),
  output: () => String,
  input: {
    type: () => String,
    rules: (field, telling) => [
      oneLine(telling),
      ...(field.unique ? [keyFits(field, telling)] : []),
      ...lengthRules(field, telling),
      ...formRules(field, telling),
      ...placeholderRules(field, telling),
    ],
    normalised: ({ form }, value) => storedText(value, (line) => cleaned(line, form)),
  },
  fromCell: textCell,
  filter: { type: () => String, isByPart: true },
  isCompared: ({ unique, sortable, filterable, searched }) =>
    unique !== undefined || sortable || filterable || searched === true,
  isSearched: ({ inList }) => inList,
  blank: '',
  words: 'line',
  another: (number) => ` (${number})`,
}

/** Letters that become two may make the key longer than its column. */
function keyFits(field: FieldDescription, { says }: RuleTelling): PropertyDecorator {
  const max = field.max ?? 0
  const isFitting = (value: unknown) => keyOf(field, String(value)).length <= max
  return rule('keyLength', isFitting, says('field.max', { max: field.max }))
}

function formRules({ form }: FieldDescription, { says }: RuleTelling): PropertyDecorator[] {
  switch (form) {
    case 'email':
      return [IsEmail({}, says('field.email'))]
    case 'phone':
      return [rule('phone', (value) => isPhoneNumber(String(value)), says('field.phone'))]
    case 'quantity':
      return [rule('quantity', (value) => isQuantity(String(value)), says('field.quantity'))]
    case 'gtin':
      return [rule('gtin', (value) => isGtin(String(value)), says('field.gtin'))]
    case 'key':
      return [Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('field.urlForm'))]
    case 'anchor':
      return [Matches(/^[A-Za-z][A-Za-z0-9-]*$/, says('field.anchor'))]
    case 'video':
      return [rule('video', (value) => videoAt(String(value)) !== null, says('field.video'))]
    case 'link':
      return [Matches(/^(?!.*\{\{)(\/(?![/\\])|https:\/\/)\S*$/, says('field.link'))]
    case 'oldAddress':
      return [rule('oldAddress', (value) => isOldAddress(String(value)), says('field.oldAddress'))]
    default:
      return []
  }
}
