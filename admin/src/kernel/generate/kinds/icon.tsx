import Box from '@mui/material/Box'
import { choiceText } from '../../format/formatValue'
import { Icon } from '../../icons/Icon'
import type { FieldKind } from '../../managed/ManagedEntity'
import { IconField } from '../inputs/IconField'
import { choiceOptions } from './choiceOptions'
import { storedAsIs } from './plainValues'

export const icon: FieldKind = {
  Input: IconField,
  text: (value, field, _record, { language }) => choiceText(field, String(value), language),
  ...storedAsIs,
  Cell: ({ value, text }) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Icon name={String(value)} />
      {text}
    </Box>
  ),
  options: choiceOptions,
}
