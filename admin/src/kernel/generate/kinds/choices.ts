import { choiceTexts } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'
import { storedAsIs } from './plainValues'

export const choices: FieldKind = {
  Input: lazyWidget(() => import('../inputs/ChoicesField'), 160),
  text: (value, field, _record, { language }) => choiceTexts(field, value as string[], language),
  ...storedAsIs,
  empty: [],
}
