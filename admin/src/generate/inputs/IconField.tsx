import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { type FieldInputProps, useFormField } from '../form/useFormField'

/** One of the site's icons, chosen by its drawing and its name. */
export function IconField(props: FieldInputProps) {
  const { field } = props
  const { say, read } = useWords()
  const { id, input, label, help, error } = useFormField(props)
  const choices = field.choices ?? []
  return (
    <Autocomplete
      id={id}
      options={choices}
      value={choices.find((choice) => choice.value === input.value) ?? null}
      onChange={(_event, choice) => input.onChange(choice?.value ?? null)}
      onBlur={input.onBlur}
      getOptionLabel={(choice) => read(choice.label)}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      renderOption={({ key, ...option }, choice) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 1.25 }}>
          <Icon name={choice.value} />
          {read(choice.label)}
        </Box>
      )}
      renderInput={(parameters) => (
        <MuiTextField
          {...parameters}
          label={label}
          required={field.required}
          placeholder={say('icon.choose')}
          inputRef={input.ref}
          error={error !== undefined}
          helperText={error ?? help}
          slotProps={{
            ...parameters.slotProps,
            input: {
              ...parameters.slotProps.input,
              startAdornment: input.value ? (
                <InputAdornment position="start">
                  <Icon name={String(input.value)} />
                </InputAdornment>
              ) : undefined,
            },
          }}
        />
      )}
    />
  )
}
