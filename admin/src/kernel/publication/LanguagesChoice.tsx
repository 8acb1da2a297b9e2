import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'

interface LanguagesChoiceProps {
  isForBoth: boolean
  onChange: (isForBoth: boolean) => void
}

/** Whether the translation of a record follows. */
export function LanguagesChoice({ isForBoth, onChange }: LanguagesChoiceProps) {
  const { translate } = useTranslation()
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id}>{translate('plan.languages')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={String(isForBoth)}
        onChange={(_event, chosen) => onChange(chosen === 'true')}
      >
        <FormControlLabel value="false" control={<Radio />} label={translate('plan.one')} />
        <FormControlLabel value="true" control={<Radio />} label={translate('plan.both')} />
      </RadioGroup>
    </FormControl>
  )
}
