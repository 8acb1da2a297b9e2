import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '../components/FormDialog'
import { useTranslation } from '../i18n/useTranslation'
import { type Release, renameRelease } from './releases'
import { useReleaseChange } from './useReleaseChange'

/** Gives what is published together another name. */
export function RenameRelease({ release, onClose }: { release: Release; onClose: () => void }) {
  const { translate } = useTranslation()
  const { isBusy, failures, change } = useReleaseChange()
  const [name, setName] = useState(release.name)
  const fault = failures.length > 0 ? failures.join(' ') : undefined
  return (
    <FormDialog
      title={translate('releases.renameOf', { name: release.name })}
      submit={translate('form.save')}
      isReady={name.trim() !== ''}
      isBusy={isBusy}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={() => void change(() => renameRelease(release.id, name)).then((isDone) => isDone && onClose())}
    >
      <TextField
        autoFocus
        label={translate('releases.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  )
}
