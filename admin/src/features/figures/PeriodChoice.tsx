import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { type FigurePeriod, type PeriodName, periodNamed, periodNames } from './periods'

interface PeriodChoiceProps {
  name: PeriodName
  period: FigurePeriod
  /** What is wrong with the days that were typed, by their field. */
  errors: Readonly<Record<string, string>>
  onChange: (name: PeriodName, period: FigurePeriod) => void
}

/** Of which days figures are shown: a period that has a name, or days of one's own. */
export function PeriodChoice({ name, period, errors, onChange }: PeriodChoiceProps) {
  const { translate } = useTranslation()
  const ends = ['from', 'until'] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        id="figures-period"
        select
        label={translate('figures.period')}
        value={name}
        onChange={({ target }) => {
          const chosen = target.value as PeriodName
          onChange(chosen, chosen === 'own' ? period : periodNamed(chosen))
        }}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        {periodNames.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`figures.period.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {name === 'own' &&
        ends.map((end) => (
          <TextField
            key={end}
            id={`figures-${end}`}
            type="date"
            label={translate(`figures.${end}`)}
            value={period[end]}
            onChange={({ target }) => onChange('own', { ...period, [end]: target.value })}
            error={errors[end] !== undefined}
            helperText={errors[end]}
            sx={{ flex: { xs: '1 1 140px', sm: 'none' }, width: { sm: 180 } }}
          />
        ))}
    </Box>
  )
}
