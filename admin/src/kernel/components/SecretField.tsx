import TextField, { type TextFieldProps } from '@mui/material/TextField'

type SecretFieldProps = Pick<TextFieldProps, 'label' | 'autoFocus' | 'helperText'> & {
  /** What it is to the browser's own store of passwords and codes. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code'
  value: string
  onChange(value: string): void
  fault?: string | undefined
}

/** A password or a code, with what is wrong with it. */
export function SecretField({ autoComplete, value, onChange, fault, helperText, ...rest }: SecretFieldProps) {
  const isCode = autoComplete === 'one-time-code'
  return (
    <TextField
      {...rest}
      type={isCode ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault ?? helperText}
      // Keys for digits alone would shut out recovery codes, which have letters.
      slotProps={isCode ? { htmlInput: { autoCapitalize: 'characters', spellCheck: false } } : undefined}
    />
  )
}
