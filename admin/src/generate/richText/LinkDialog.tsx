import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../i18n/useWords'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** Where a link leads. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { say } = useWords()
  const present: unknown = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof present === 'string' ? present : '')

  function apply(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const href = address.trim()
    if (href === '') return
    if (editor.state.selection.empty && !present)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="link-title">
      <form onSubmit={apply} noValidate>
        <DialogTitle id="link-title">{say('richText.link')}</DialogTitle>
        <DialogContent>
          <TextField
            id="link-address"
            label={say('richText.linkAddress')}
            helperText={say('richText.linkHelp')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            autoFocus
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          {typeof present === 'string' && (
            <Button
              color="inherit"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {say('richText.unlink')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {say('richText.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {say('richText.linkApply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
