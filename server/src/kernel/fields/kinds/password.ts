import { MinLength } from 'class-validator'
import type { FieldKind } from '../FieldDescription.js'
import { asSent } from './asSent.js'
import { lengthRules } from './commonRules.js'

/** Only its hash is stored, in a column of its own. */
export const password: FieldKind = {
  column: null,
  output: null,
  input: {
    type: () => String,
    rules: (field, telling) => [
      ...lengthRules(field, telling),
      MinLength(field.min ?? 0, telling.says('field.password')),
    ],
    normalised: asSent,
  },
  filter: null,
}
