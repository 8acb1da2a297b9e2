import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { nameOf } from '../../format/formatValue'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { ConflictField } from './ConflictField'
import { changedByMe, disputedFields, mergeVersions, type Side } from './mergeVersions'

interface ConflictDialogProps {
  before: FormRecord
  mine: FormRecord
  theirs: FormRecord
  onSave: (chosen: FormRecord) => Promise<unknown>
  onClose: () => void
}

/** Two people changed one record: both versions side by side, to choose from field by field. */
export function ConflictDialog({ before, mine, theirs, onSave, onClose }: ConflictDialogProps) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const [isBusy, setBusy] = useState(false)
  const disputed = disputedFields(entity, mine, theirs, before)
  const title = nameOf(entity, theirs, language) || translate('list.untitled')
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(disputed.map((field) => [field.name, side])))

  async function save() {
    setBusy(true)
    await onSave(mergeVersions(changedByMe(entity, mine, before), mine, theirs, chosen))
    setBusy(false)
  }

  return (
    <Dialog
      open
      maxWidth="md"
      fullWidth
      onClose={isBusy ? undefined : onClose}
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict-title">
        {translate('conflict.title', { ...entityNames(entity, language), title })}
      </DialogTitle>
      <DialogContent>
        <Box component="p" id="conflict-text" sx={{ mt: 0 }}>
          {translate('conflict.text')}
        </Box>
        {disputed.length === 0 ? (
          <Alert severity="info">{translate('conflict.none')}</Alert>
        ) : (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
              <Button variant="outlined" color="inherit" onClick={() => chooseAll('mine')}>
                {translate('conflict.keepMine')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => chooseAll('theirs')}>
                {translate('conflict.takeTheirs')}
              </Button>
            </Box>
            {disputed.map((field) => (
              <ConflictField
                key={field.name}
                field={field}
                mine={mine}
                theirs={theirs}
                chosen={chosen[field.name] ?? 'mine'}
                onChoose={(side) => setChosen((earlier) => ({ ...earlier, [field.name]: side }))}
              />
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {translate('conflict.later')}
        </Button>
        <Button variant="contained" onClick={save} disabled={isBusy}>
          {translate('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
