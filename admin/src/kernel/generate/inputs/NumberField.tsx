import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { currencySymbol } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import type { Language } from '../../managed/ManagedEntity'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** A number or an amount; a comma is as good as a point. */
export function NumberField(props: FieldInputProps) {
  const { kind, required } = props.field
  const isAmount = kind.isAmount === true
  const { language } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const [text, setText] = useState(() => write(input.value, isAmount, language))

  useEffect(() => {
    setText((shown) => (localize(shown) === input.value ? shown : write(input.value, isAmount, language)))
  }, [input.value, isAmount, language])

  return (
    <MuiTextField
      id={id}
      label={label}
      required={required}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        input.onChange(localize(event.target.value))
      }}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help}
      sx={{ maxWidth: 220 }}
      slotProps={{
        htmlInput: { inputMode: kind.isWhole ? 'numeric' : 'decimal', autoComplete: 'off' },
        input: isAmount
          ? { startAdornment: <InputAdornment position="start">{currencySymbol(language)}</InputAdornment> }
          : {},
      }}
    />
  )
}

/** The number that was typed; what is not one stays text, for the rules to complain about. */
function localize(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const value = Number(trimmed.replace(',', '.'))
  return Number.isNaN(value) ? trimmed : value
}

function write(value: unknown, isAmount: boolean, language: Language): string {
  if (value === null || value === undefined || value === '') return ''
  const text = isAmount && typeof value === 'number' ? value.toFixed(2) : String(value)
  return language === 'nl' ? text.replace('.', ',') : text
}
