import Chip from '@mui/material/Chip'
import { StatusChip } from '../../components/StatusChip'
import { choiceText } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { ChoiceField } from '../inputs/ChoiceField'
import { choiceOptions } from './choiceOptions'
import { storedAsIs } from './plainValues'

export const choice: FieldKind = {
  Input: ChoiceField,
  text: (value, field, _record, { language }) => choiceText(field, String(value), language),
  ...storedAsIs,
  Cell: ({ field, value, text }) =>
    ['status', 'state'].includes(field.name) ? (
      <StatusChip value={String(value)} text={text} />
    ) : (
      <Chip size="small" label={text} sx={{ bgcolor: 'shop.soft', color: 'text.primary' }} />
    ),
  isChoice: true,
  options: choiceOptions,
}
