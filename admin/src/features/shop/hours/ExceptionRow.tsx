import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import MuiTextField from '@mui/material/TextField'
import { type OpeningException, openingLimits } from '@shop/server/openingHours'
import { useEffect, useId, useRef } from 'react'
import { formatWeekday } from '../../../kernel/format/formatValue'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { SpanFields } from './SpanFields'
import { useExceptionWords } from './useExceptionWords'

interface ExceptionRowProps {
  exception: OpeningException
  /** Just added, so it gets the focus. */
  isNew: boolean
  isOpen: boolean
  onToggle: () => void
  /** @param at the path within the exception: `lastDay`, `spans.0.opens` */
  errorAt: (at: string) => string | undefined
  onChange: (exception: OpeningException) => void
  onRemove: () => void
}

const other = [{ opens: '10:00', closes: '16:00' }]

/** A day or several with other hours: one line that unfolds. */
export function ExceptionRow({ exception, isNew, isOpen, onToggle, errorAt, onChange, onRemove }: ExceptionRowProps) {
  const { translate, language } = useTranslation()
  const { daysOf, whatOf } = useExceptionWords()
  const id = useId()
  const { firstDay, lastDay, spans } = exception
  const spanError = (index: number, end: string) => errorAt(`spans.${index}.${end}`)
  const error = ['firstDay', 'lastDay', 'reasonNl', 'reasonEn'].map(errorAt).find(Boolean)
  const isFaulty = Boolean(error) || spans.some((_, index) => spanError(index, 'opens') ?? spanError(index, 'closes'))
  const head = useRef<HTMLButtonElement>(null)
  const days = daysOf(exception)

  useEffect(() => {
    if (isNew) head.current?.focus()
  }, [isNew])

  const set = (changed: Partial<OpeningException>) => onChange({ ...exception, ...changed })
  const setFirstDay = (day: string) => set({ firstDay: day, lastDay: lastDay === firstDay ? day : lastDay })
  const reason = (name: 'reasonNl' | 'reasonEn') => (
    <MuiTextField
      id={`${id}-${name}`}
      label={translate(`hours.${name}`)}
      value={exception[name] ?? ''}
      onChange={(event) => set({ [name]: event.target.value || null })}
      slotProps={{ htmlInput: { maxLength: openingLimits.reason } }}
      error={errorAt(name) !== undefined}
      helperText={errorAt(name)}
    />
  )
  const day = (name: 'firstDay' | 'lastDay', onDay: (day: string) => void) => (
    <MuiTextField
      id={`${id}-${name}`}
      type="date"
      label={translate(`hours.${name}`)}
      value={exception[name]}
      onChange={(event) => event.target.value && onDay(event.target.value)}
      error={errorAt(name) !== undefined}
      helperText={errorAt(name) ?? formatWeekday(exception[name], language)}
    />
  )

  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: isFaulty ? 'error.main' : 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 0.5 }}>
        <Box
          component="button"
          type="button"
          ref={head}
          aria-expanded={isOpen || isFaulty}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 44,
            px: 1.5,
            py: 0.5,
            border: 0,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            textAlign: 'start',
            cursor: 'pointer',
          }}
        >
          <Icon name={isOpen || isFaulty ? 'fold' : 'unfold'} size={16} />
          <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {days}
            </Box>
            <span>{whatOf(exception)}</span>
          </Box>
        </Box>
        <IconButton aria-label={translate('hours.removeException', { days })} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </Box>
      {(isOpen || isFaulty) && (
        <Box
          id={`${id}-fields`}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
            alignItems: 'start',
            p: 1.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {day('firstDay', setFirstDay)}
          {day('lastDay', (chosen) => set({ lastDay: chosen }))}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <RadioGroup
              row
              aria-label={translate('hours.kindOf', { days })}
              value={spans.length === 0 ? 'closed' : 'other'}
              onChange={(_, kind) => set({ spans: kind === 'closed' ? [] : other })}
            >
              <FormControlLabel value="closed" control={<Radio />} label={translate('hours.closed')} />
              <FormControlLabel value="other" control={<Radio />} label={translate('hours.other')} />
            </RadioGroup>
            {spans.length > 0 && (
              <SpanFields of={days} spans={spans} onChange={(changed) => set({ spans: changed })} errorAt={spanError} />
            )}
            {spans.length > 0 && firstDay !== lastDay && (
              <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary', fontSize: '0.92rem' }}>
                {translate('hours.otherDays')}
              </Box>
            )}
          </Box>
          {reason('reasonNl')}
          {reason('reasonEn')}
        </Box>
      )}
    </Box>
  )
}
