import Button from '@mui/material/Button'
import { useCloseNotification } from 'ra-core'
import { useWords } from '../i18n/useWords'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { useRestore } from './useRestore'

/** Beside the message that something was deleted: takes it back. */
export function UndoDeletion({ entity, ids }: { entity: ManagedEntity; ids: readonly number[] }) {
  const { say } = useWords()
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
      {say('trash.undo')}
    </Button>
  )
}
