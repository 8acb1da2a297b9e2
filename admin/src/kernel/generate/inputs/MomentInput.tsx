import MuiTextField from '@mui/material/TextField'
import { type ComponentProps, useState } from 'react'
import { formatInstant } from '../../format/formatValue'
import { instantOf, momentOf } from '../../format/shopMoment'
import { useTranslation } from '../../i18n/useTranslation'

interface MomentInputProps
  extends Pick<ComponentProps<typeof MuiTextField>, 'id' | 'onBlur' | 'inputRef' | 'autoFocus'> {
  label: string
  /** ISO 8601, UTC. */
  value: string | null
  help?: string | undefined
  error?: string | undefined
  onChange: (value: string | null) => void
}

/** A moment on the clock of the shop, in whole minutes; in words too: a browser writes moments in its own language. */
export function MomentInput({ value, help, error, onChange, ...rest }: MomentInputProps) {
  const { language } = useTranslation()
  // While a year is typed there is no moment yet, and a time that the clock skips is another one.
  const [typed, setTyped] = useState('')
  const shown = momentIn(typed) === value ? typed : value ? written(value) : ''
  return (
    <MuiTextField
      {...rest}
      type="datetime-local"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(momentIn(target.value))
      }}
      error={error !== undefined}
      helperText={error ?? help ?? (value ? formatInstant(value, language) : undefined)}
      slotProps={{ inputLabel: { shrink: true } }}
      // In the size of its text, so that the time is not cut off where that is large.
      sx={{ maxWidth: '16.25rem' }}
    />
  )
}

function written(value: string): string {
  const { day, time } = momentOf(value)
  return `${day}T${time}`
}

/** @param text such as 2026-11-30T08:00 */
function momentIn(text: string): string | null {
  const [day = '', time = ''] = text.split('T')
  return /^2\d{3}-/.test(day) ? (instantOf({ day, time: time.slice(0, 5) }) ?? null) : null
}
