import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import type { Language } from '../managed/ManagedEntity'
import { useLinkTargets } from './useLinkTargets'

interface TargetChoiceProps {
  /** The address that visitors of what goes are led to; nothing for none. */
  value: string
  onChange: (address: string) => void
  language: Language | null | undefined
}

/** Where visitors of an address are led once there is nothing any more: found by title, or typed. */
export function TargetChoice({ value, onChange, language }: TargetChoiceProps) {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  const targets = useLinkTargets(value, language)
  const id = useId()
  return (
    <Autocomplete
      id={id}
      freeSolo
      openOnFocus
      options={targets}
      filterOptions={(options) => options}
      groupBy={({ entity }) => localize(catalogue.entity(entity).pluralLabel)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.address)}
      renderOption={({ key, ...option }, { title, address }) => (
        <li key={key} {...option}>
          {title} · {address}
        </li>
      )}
      inputValue={value}
      onInputChange={(_event, typed) => onChange(typed)}
      renderInput={(parameters) => (
        <TextField {...parameters} label={translate('leading.target')} helperText={translate('leading.targetHelp')} />
      )}
      sx={{ mt: 1.5 }}
    />
  )
}
