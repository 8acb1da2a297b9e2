import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../../dataProvider/useFailureText'
import { AddInternalNoteDocument } from '../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { jobKind } from '../../managed/entityName'
import { useEntity } from '../../managed/ManagedContext'
import { longestNote } from './internalNotes'

/** Writes a note down; it is kept at once, apart from the form of the job. */
export function NewNote({ id, onAdded }: { id: number; onAdded: () => void }) {
  const entity = useEntity()
  const { say } = useWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function add() {
    if (text.trim() === '') {
      setFailure(say('notes.empty'))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await askServer({
        query: AddInternalNoteDocument,
        variables: { job: jobKind(entity.name), id, text: text.trim() },
      })
      setText('')
      notify(say('notes.added'), { type: 'success' })
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
        label={say('notes.new')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={failure !== undefined}
        helperText={failure ?? (text.length > longestNote * 0.9 ? `${text.length} / ${longestNote}` : undefined)}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
      />
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={add}
        startIcon={<Icon name="plus" />}
        sx={{ minHeight: 44 }}
      >
        {say('notes.add')}
      </Button>
    </Box>
  )
}
