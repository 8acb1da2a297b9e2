import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useTranslation } from '../../i18n/useTranslation'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** Several of a fixed set of values, each with a box of its own. */
export default function ChoicesField(props: FieldInputProps) {
  const { field } = props
  const { localize } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const chosen = Array.isArray(input.value) ? (input.value as string[]) : []
  const choices = field.choices ?? []
  const toggle = (value: string) =>
    input.onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <Box
      component="fieldset"
      aria-describedby={help || error ? `${id}-helper-text` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.92rem', p: 0, mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' }}>
        {choices.map(({ value, label: text }, index) => (
          <FormControlLabel
            key={value}
            label={localize(text)}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
                onBlur={input.onBlur}
                slotProps={{ input: index === 0 ? { ref: input.ref } : {} }}
              />
            }
          />
        ))}
      </Box>
      {(error ?? help) && (
        <FormHelperText id={`${id}-helper-text`} error={error !== undefined} sx={{ mx: 0 }}>
          {error ?? help}
        </FormHelperText>
      )}
    </Box>
  )
}
