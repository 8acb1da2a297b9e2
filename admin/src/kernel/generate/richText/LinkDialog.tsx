import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../i18n/useTranslation'
import { useLinkTargets } from '../../leading/useLinkTargets'
import { useManaged } from '../../managed/ManagedContext'
import { RecordOption } from '../references/RecordOption'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** Where a link leads. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  const language: unknown = useWatch({ name: 'language' })
  const present: unknown = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof present === 'string' ? present : '')

  const targets = useLinkTargets(address, language)

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
        <DialogTitle id="link-title">{translate('richText.link')}</DialogTitle>
        <DialogContent>
          <Autocomplete
            id="link-address"
            freeSolo
            openOnFocus
            options={targets}
            filterOptions={(options) => options}
            groupBy={({ entity }) => localize(catalogue.entity(entity).pluralLabel)}
            getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
            getOptionKey={(option) => (typeof option === 'string' ? option : option.address)}
            inputValue={address}
            onInputChange={(_event, typed) => setAddress(typed)}
            renderOption={({ key, ...option }, { title, address: at }) => (
              <RecordOption key={key} option={{ key, ...option }} name={title} detail={at} />
            )}
            renderInput={(parameters) => (
              <TextField
                {...parameters}
                label={translate('richText.linkAddress')}
                helperText={translate('richText.linkHelp')}
                autoFocus
              />
            )}
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
              {translate('richText.unlink')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {translate('richText.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('richText.linkApply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
