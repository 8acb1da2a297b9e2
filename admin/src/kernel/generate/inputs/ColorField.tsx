import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useTranslation } from '../../i18n/useTranslation'
import { type FieldInputProps, useFormField } from '../field/useFormField'

const whole = /^#[0-9a-f]{6}$/i

/** A colour: typed, or picked with what the device has for it. */
export default function ColorField(props: FieldInputProps) {
  const { translate } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const text = typeof input.value === 'string' ? input.value : ''
  return (
    <MuiTextField
      id={id}
      label={label}
      required={props.field.required}
      value={text}
      onChange={(event) => input.onChange(event.target.value)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help}
      sx={{ maxWidth: '22rem' }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate('color.pick', { field: label })}
                value={whole.test(text) ? text : '#000000'}
                onChange={(event) => input.onChange(event.target.value)}
                sx={{
                  width: 32,
                  height: 28,
                  p: 0,
                  border: 1,
                  borderColor: 'shop.controlLine',
                  borderRadius: 0.5,
                  background: 'none',
                  cursor: 'pointer',
                  '&::-webkit-color-swatch-wrapper': { p: 0 },
                  '&::-webkit-color-swatch': { border: 0, borderRadius: '3px' },
                }}
              />
            </InputAdornment>
          ),
        },
        htmlInput: { 'aria-describedby': `${id}-helper-text`, spellCheck: false, autoComplete: 'off' },
      }}
    />
  )
}
