import Box from '@mui/material/Box'
import { Icon } from '../../icons/Icon'
import type { FieldKind } from '../../managed/ManagedEntity'
import { FlagField } from '../inputs/FlagField'
import { asSent } from './plainValues'

export const boolean: FieldKind = {
  Input: FlagField,
  text: (value, _field, _record, { yes, no }) => (value ? yes : no),
  sheet: (value) => value === true,
  sent: asSent,
  Cell: ({ value, text }) => (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        // On the line of the label beside it, which the icon alone would not be.
        alignItems: 'baseline',
        gap: 0.5,
        '& svg': { alignSelf: 'center' },
        color: value ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon name={value ? 'check' : 'minus'} size={16} />
      {text}
    </Box>
  ),
  empty: false,
  absent: false,
  isNarrow: true,
  options: (_field, { yes, no }) => [
    { value: 'true', text: yes },
    { value: 'false', text: no },
  ],
  chosen: (value) => value === 'true',
}
