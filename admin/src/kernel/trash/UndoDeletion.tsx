import Button from '@mui/material/Button'
import { useCloseNotification } from 'ra-core'
import { useNavigate } from 'react-router'
import { useTranslation } from '../i18n/useTranslation'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { chooseInTrash } from './RestoreDialog'
import { useRestore } from './useRestore'

/** Beside the message that something was deleted: takes it back; where other values are to be chosen for it, in the trash. */
export function UndoDeletion({ entity, ids }: { entity: ManagedEntity; ids: readonly number[] }) {
  const { translate } = useTranslation()
  const { restoreAll } = useRestore()
  const navigate = useNavigate()
  const close = useCloseNotification()

  async function undo() {
    close()
    const disputed = await restoreAll(entity, ids)
    if (disputed !== undefined) navigate('/trash', { state: chooseInTrash(entity, disputed) })
  }

  return (
    <Button color="inherit" size="small" sx={{ textDecoration: 'underline' }} onClick={() => void undo()}>
      {translate('trash.undo')}
    </Button>
  )
}
