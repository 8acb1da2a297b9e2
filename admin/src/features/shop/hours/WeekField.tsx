import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { type OpeningSpan, openingLimits, type WeekdaySpan, weekFaults } from '@shop/server/openingHours'
import type { FieldInputProps } from '../../../kernel/generate/field/useFormField'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { CopyHours } from './CopyHours'
import { SpanFields } from './SpanFields'
import { useListValue } from './useListValue'
import { weekdayName, weekdays } from './weekdays'

const usual: OpeningSpan = { opens: '09:00', closes: '17:00' }

/** The usual hours, weekday by weekday. */
export default function WeekField({ path, field }: FieldInputProps) {
  const { translate, localize, language } = useTranslation()
  const { rows, change, errorAt } = useListValue<WeekdaySpan>(path, weekFaults)
  const spansOf = (weekday: number) => rows.filter((row) => row.weekday === weekday)
  /** In the order of the week, which is also that of the rows in which faults are reported. */
  const set = (spans: readonly OpeningSpan[], on: readonly number[]) =>
    change(
      weekdays.flatMap((weekday) =>
        (on.includes(weekday) ? spans : spansOf(weekday)).map(({ opens, closes }) => ({ weekday, opens, closes })),
      ),
    )
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {field.help && <FormHelperText sx={{ mb: 1 }}>{localize(field.help)}</FormHelperText>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {weekdays.map((weekday) => {
          const name = weekdayName(weekday, language)
          const spans = spansOf(weekday)
          return (
            <Box
              component="li"
              key={weekday}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '8.5rem minmax(0, 1fr) auto' },
                columnGap: 2,
                rowGap: 0.5,
                alignItems: 'start',
                py: 1,
                borderTop: weekday === 1 ? 0 : 1,
                borderColor: 'divider',
              }}
            >
              <Box component="span" sx={{ fontWeight: 600, py: 1, textTransform: 'capitalize' }}>
                {name}
              </Box>
              <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2' }, gridRow: { xs: 2, sm: 1 } }}>
                {spans.length === 0 ? (
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
                    <span>{translate('hours.closed')}</span>
                    <Button
                      size="small"
                      variant="outlined"
                      startIcon={<Icon name="plus" size={16} />}
                      aria-label={translate('hours.openOn', { day: name })}
                      onClick={() => set([usual], [weekday])}
                    >
                      {translate('hours.open')}
                    </Button>
                  </Box>
                ) : (
                  <SpanFields
                    of={name}
                    spans={spans}
                    onChange={(changed) => set(changed, [weekday])}
                    errorAt={(index, end) => errorAt(`${rows.indexOf(spans[index] as WeekdaySpan)}.${end}`)}
                  />
                )}
              </Box>
              <CopyHours from={weekday} onCopy={(days) => set(spans.slice(0, openingLimits.spans), days)} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
