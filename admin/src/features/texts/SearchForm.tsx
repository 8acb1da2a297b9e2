import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'

/** What is looked for. */
export interface Sought {
  sought: string
  matchCase: boolean
  wholeWord: boolean
}

interface SearchFormProps {
  replacement: string
  onReplacement: (text: string) => void
  onSearch: (sought: Sought) => void
}

/** As many characters as the server takes. */
const longest = { sought: 100, replacement: 500 }

export function SearchForm({ replacement, onReplacement, onSearch }: SearchFormProps) {
  const { translate } = useTranslation()
  const [asked, setAsked] = useState<Sought>({ sought: '', matchCase: false, wholeWord: false })
  const checkbox = (name: 'matchCase' | 'wholeWord') => (
    <FormControlLabel
      label={translate(`texts.${name}`)}
      control={<Checkbox checked={asked[name]} onChange={(_, checked) => setAsked({ ...asked, [name]: checked })} />}
    />
  )
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (asked.sought.trim() !== '') onSearch({ ...asked, sought: asked.sought.trim() })
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <TextField
        label={translate('texts.sought')}
        value={asked.sought}
        onChange={({ target }) => setAsked({ ...asked, sought: target.value })}
        slotProps={{ htmlInput: { maxLength: longest.sought, autoComplete: 'off', enterKeyHint: 'search' } }}
      />
      <TextField
        label={translate('texts.replacement')}
        value={replacement}
        onChange={({ target }) => onReplacement(target.value)}
        slotProps={{ htmlInput: { maxLength: longest.replacement, autoComplete: 'off', enterKeyHint: 'search' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {checkbox('matchCase')}
        {checkbox('wholeWord')}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: { sm: 'flex-end' }, alignItems: 'start' }}>
        <Button type="submit" variant="outlined" startIcon={<Icon name="search" />} sx={{ minHeight: 44 }}>
          {translate('texts.search')}
        </Button>
      </Box>
    </Box>
  )
}
