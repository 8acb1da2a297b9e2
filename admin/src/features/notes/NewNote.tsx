import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'

/** The longest note that the server accepts, in characters. */
const longestNote = 4000

interface NewNoteProps {
  add(text: string): Promise<unknown>
  onAdded: () => void
}

/** Adds a note, which is stored at once, apart from the form of the record. */
export function NewNote({ add, onAdded }: NewNoteProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (isBusy) return
    if (text.trim() === '') {
      setFailure(translate('notes.empty'))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await add(text.trim())
      setText('')
      notify(translate('notes.added'), { type: 'success' })
      onAdded()
    } catch (thrown) {
      setFailure(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={translate('notes.new')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={failure !== undefined}
        helperText={failure ?? (text.length > longestNote * 0.9 ? `${text.length} / ${longestNote}` : undefined)}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
      />
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={send}
        startIcon={<Icon name="plus" />}
        sx={{ minHeight: 44 }}
      >
        {translate('notes.add')}
      </Button>
    </Box>
  )
}
