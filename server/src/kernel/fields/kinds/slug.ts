import { Matches } from 'class-validator'
import { textCell } from '../cellReaders.js'
import { cleaned } from '../cleaned.js'
import type { FieldKind } from '../FieldDescription.js'
import { lengthRules } from './commonRules.js'
import { storedText } from './storedText.js'

export const slug: FieldKind = {
  column: ({ max }) => ({ type: 'varchar', length: max }),
  output: () => String,
  input: {
    type: () => String,
    rules: (field, telling) => [
      ...lengthRules(field, telling),
      Matches(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, telling.says('field.urlForm')),
    ],
    normalised: (_, value) => storedText(value, cleaned),
  },
  fromCell: textCell,
  filter: null,
  isFilled: true,
  address: 'end',
  another: (number) => `-${number}`,
}
