import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** Yes or no. */
export function FlagField(props: FieldInputProps) {
  const { id, input, label, help, error } = useFormField(props)
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            id={id}
            checked={input.value === true}
            onChange={(_event, checked) => input.onChange(checked)}
            onBlur={input.onBlur}
            slotProps={{
              input: { ref: input.ref, 'aria-describedby': help || error ? `${id}-helper-text` : undefined },
            }}
          />
        }
        label={label}
      />
      {(error ?? help) && (
        <FormHelperText id={`${id}-helper-text`} error={error !== undefined}>
          {error ?? help}
        </FormHelperText>
      )}
    </Box>
  )
}
