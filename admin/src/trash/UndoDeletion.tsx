import Button from '@mui/material/Button'
import { useCloseNotification } from 'ra-core'
import { useTranslation } from '../i18n/useTranslation'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { useRestore } from './useRestore'

/** Beside the message that something was deleted: takes it back. */
export function UndoDeletion({ entity, ids }: { entity: ManagedEntity; ids: readonly number[] }) {
  const { translate } = useTranslation()
  const restore = useRestore()
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ textDecoration: 'underline' }}
      onClick={() => {
        close()
        void restore(entity, ids)
      }}
    >
      {translate('trash.undo')}
    </Button>
  )
}
