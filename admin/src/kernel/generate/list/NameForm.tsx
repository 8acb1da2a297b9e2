import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'

interface NameFormProps {
  label: string
  action: string
  begin?: string
  /** Names that something else has. */
  taken?: readonly string[]
  onName: (name: string) => void
}

const longest = 60

/** Asks what something is to be called. */
export function NameForm({ label, action, begin = '', taken = [], onName }: NameFormProps) {
  const { translate } = useTranslation()
  const [text, setText] = useState(begin)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = text.trim()
    if (name === '') return setError(translate('validation.required', { field: label }))
    if (name !== begin && taken.includes(name)) return setError(translate('filters.taken', { name }))
    onName(name)
    setText('')
    setError(undefined)
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mt: 1 }}>
      <TextField
        id={begin === '' ? 'filter-name' : 'filter-rename'}
        label={label}
        autoFocus={begin !== ''}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {action}
      </Button>
    </Box>
  )
}
