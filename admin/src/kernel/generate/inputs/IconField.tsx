import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { type FieldInputProps, useFormField } from '../field/useFormField'

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 0.5,
  p: 1,
  maxHeight: 380,
}
const tile = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.75,
  minHeight: 76,
  borderRadius: 1,
  fontSize: '0.84rem',
  lineHeight: 1.2,
  textAlign: 'center',
  '&.MuiAutocomplete-option': { px: 0.5, py: 1, justifyContent: 'center' },
} as const

/** One of the site's icons, chosen from a grid of drawings; typing narrows that down by name. */
export function IconField(props: FieldInputProps) {
  const { field } = props
  const { translate, localize } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const choices = field.choices ?? []
  return (
    <Autocomplete
      id={id}
      options={choices}
      value={choices.find((choice) => choice.value === input.value) ?? null}
      onChange={(_event, choice) => input.onChange(choice?.value ?? null)}
      onBlur={input.onBlur}
      getOptionLabel={(choice) => localize(choice.label)}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      renderOption={({ key, ...option }, choice) => (
        <Box component="li" key={key} {...option} sx={tile}>
          <Icon name={choice.value} size={26} />
          {localize(choice.label)}
        </Box>
      )}
      slotProps={{ listbox: { sx: grid } }}
      renderInput={(parameters) => (
        <MuiTextField
          {...parameters}
          label={label}
          required={field.required}
          placeholder={translate('icon.choose')}
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
