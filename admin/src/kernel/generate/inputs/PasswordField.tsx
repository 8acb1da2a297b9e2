import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PasswordStrength } from '../../components/PasswordStrength'
import { Icon } from '../../icons/Icon'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** A password to be. Never filled in beforehand, neither by us nor by the browser. */
export default function PasswordField(props: FieldInputProps) {
  const translate = useTranslate()
  const { id, input, label, help, error } = useFormField(props)
  const [name, email] = useWatch({ name: ['name', 'email'] })
  const known = [name, email].filter((text) => typeof text === 'string')
  const [isShown, setShown] = useState(false)
  const toggle = translate(isShown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')
  return (
    <MuiTextField
      id={id}
      type={isShown ? 'text' : 'password'}
      label={label}
      required={props.field.required}
      value={input.value ?? ''}
      onChange={(event) => input.onChange(event.target.value)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? (input.value ? <PasswordStrength password={input.value} known={known} /> : help)}
      slotProps={{
        htmlInput: { autoComplete: 'new-password', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton aria-label={toggle} title={toggle} edge="end" onClick={() => setShown(!isShown)}>
                <Icon name={isShown ? 'hide' : 'preview'} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
