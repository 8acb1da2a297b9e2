import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { WhenDraft } from './AppointmentDraft'

interface WhenFieldsProps {
  when: WhenDraft
  faults: Readonly<Record<string, string>>
  autoFocus?: boolean
  onChange: (change: Partial<WhenDraft>) => void
}

/** Day, time and duration of an appointment. Times are those of the shop. */
export function WhenFields({ when, faults, autoFocus = false, onChange }: WhenFieldsProps) {
  const { translate } = useTranslation()
  const fault = faults.startsAt
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <TextField
        type="date"
        label={translate('agenda.day')}
        value={when.day}
        onChange={({ target }) => onChange({ day: target.value })}
        error={fault !== undefined}
        helperText={fault}
        autoFocus={autoFocus}
        required
      />
      <TextField
        type="time"
        label={translate('agenda.time')}
        value={when.time}
        onChange={({ target }) => onChange({ time: target.value })}
        error={fault !== undefined}
        slotProps={{ htmlInput: { step: 300 } }}
        required
      />
      <TextField
        type="number"
        label={translate('agenda.minutes')}
        value={when.minutes}
        onChange={({ target }) => onChange({ minutes: target.value })}
        error={faults.minutes !== undefined}
        helperText={faults.minutes}
        slotProps={{ htmlInput: { min: 5, max: 480, step: 5 } }}
      />
    </Box>
  )
}
