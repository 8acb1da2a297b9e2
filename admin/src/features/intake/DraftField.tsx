import TextField, { type TextFieldProps } from '@mui/material/TextField'

type DraftFieldProps = Omit<TextFieldProps, 'onChange' | 'error' | 'value'> & {
  value: string
  onChange: (value: string) => void
  /** What the server found wrong with it. */
  fault?: string
}

/** A field to type in, with what is wrong below it. */
export function DraftField({ onChange, fault, helperText, ...rest }: DraftFieldProps) {
  return (
    <TextField
      fullWidth
      {...rest}
      error={fault !== undefined}
      helperText={fault ?? helperText}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
