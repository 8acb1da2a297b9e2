import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { type OpeningSpan, openingLimits } from '@shop/server/openingHours'
import { useId } from 'react'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'

type End = 'opens' | 'closes'

interface SpanFieldsProps {
  /** Of which day or days, for who cannot see where they stand. */
  of: string
  spans: readonly OpeningSpan[]
  onChange: (spans: OpeningSpan[]) => void
  errorAt: (index: number, end: End) => string | undefined
}

const ends = ['opens', 'closes'] as const

/** The one or two spans of a day, each with its two times. */
export function SpanFields({ of, spans, onChange, errorAt }: SpanFieldsProps) {
  const { translate } = useTranslation()
  const id = useId()
  const set = (index: number, end: End, time: string) =>
    onChange(spans.map((span, each) => (each === index ? { ...span, [end]: time } : span)))
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      {spans.map((span, index) => {
        const error = ends.map((end) => errorAt(index, end)).find((text) => text !== undefined)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has nothing to be known by but its place.
          <Box key={index}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              {ends.map((end) => (
                <Box key={end} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                  {end === 'closes' && <span aria-hidden="true">–</span>}
                  <TimeField
                    label={translate(`hours.${end}`, { of, number: index + 1 })}
                    value={span[end]}
                    isFaulty={errorAt(index, end) !== undefined}
                    describedBy={error && `${id}-${index}`}
                    onChange={(time) => set(index, end, end === 'closes' && time === '00:00' ? '24:00' : time)}
                  />
                </Box>
              ))}
              <IconButton
                aria-label={translate('hours.removeSpan', { of, opens: span.opens, closes: span.closes })}
                onClick={() => onChange(spans.filter((_, each) => each !== index))}
              >
                <Icon name="close" size={16} />
              </IconButton>
            </Box>
            {error && (
              <FormHelperText error id={`${id}-${index}`}>
                {error}
              </FormHelperText>
            )}
          </Box>
        )
      })}
      {spans.length > 0 && spans.length < openingLimits.spans && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="plus" size={16} />}
          aria-label={translate('hours.addSpanOf', { of })}
          onClick={() => onChange([...spans, { opens: '', closes: '' }])}
        >
          {translate('hours.addSpan')}
        </Button>
      )}
    </Box>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  isFaulty: boolean
  describedBy: string | undefined
  onChange: (time: string) => void
}

/** Browsers know no 24:00: a day's end is typed as midnight. */
function TimeField({ label, value, isFaulty, describedBy, onChange }: TimeFieldProps) {
  return (
    <InputBase
      type="time"
      value={value === '24:00' ? '00:00' : value}
      onChange={(event) => onChange(event.target.value)}
      error={isFaulty}
      inputProps={{ 'aria-label': label, 'aria-invalid': isFaulty, 'aria-describedby': describedBy }}
      sx={({ palette }) => ({
        border: 1,
        borderRadius: 1,
        borderColor: isFaulty ? 'error.main' : palette.shop.controlLine,
        bgcolor: 'background.paper',
        minHeight: 40,
        px: 0.75,
        width: 124,
      })}
    />
  )
}
