import { choiceTexts } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'
import { asCell, asSent } from './plainValues'

export const choices: FieldKind = {
  Input: lazyWidget(() => import('../inputs/ChoicesField'), 160),
  text: (value, field, _record, { language }) => choiceTexts(field, value as string[], language),
  sheet: asCell,
  sent: asSent,
  empty: [],
}
