import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { BackupState } from './backupCalls'

/** How far the backup is that is being made. */
export function BackupProgress({ progress: { done, total } }: { progress: NonNullable<BackupState['progress']> }) {
  const { translate } = useTranslation()
  const id = useId()
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total)
  const isWriting = total > 0 && done < total
  const words = () => {
    if (total === 0) return translate('backups.making.counting')
    return isWriting ? translate('backups.making.writing', { percent }) : translate('backups.making.checking')
  }
  return (
    <Box role="status" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 2 }}>
      <Box component="p" id={id} sx={{ m: 0, mb: 1, fontWeight: 600 }}>
        {translate('backups.making')}
      </Box>
      <LinearProgress
        aria-labelledby={id}
        {...(isWriting ? { variant: 'determinate' as const, value: percent } : { variant: 'indeterminate' as const })}
      />
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
        {words()}
      </Box>
    </Box>
  )
}
