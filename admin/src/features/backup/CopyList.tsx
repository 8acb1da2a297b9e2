import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { formatBytes } from '../../kernel/format/formatBytes'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { BackupCopy } from './backupCalls'
import { TakeDialog } from './TakeDialog'

/** The copies, the newest first, each of which the owner may take along. */
export function CopyList({ copies }: { copies: readonly BackupCopy[] | undefined }) {
  const { translate } = useTranslation()
  const [taken, setTaken] = useState<BackupCopy>()
  if (!copies) return <Skeleton height={56} />
  if (copies.length === 0) return <p>{translate('backups.empty')}</p>
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {copies.map((copy) => (
          <CopyRow key={copy.name} copy={copy} onTake={() => setTaken(copy)} />
        ))}
      </Box>
      {taken && <TakeDialog copy={taken} onClose={() => setTaken(undefined)} />}
    </>
  )
}

function CopyRow({ copy, onTake }: { copy: BackupCopy; onTake: () => void }) {
  const { translate, language } = useTranslation()
  const { madeAt, isPlanned, bytes, rows, images, files, missing, version } = copy
  const when = formatInstant(madeAt, language)
  const details = [
    translate(isPlanned ? 'backups.planned' : 'backups.asked'),
    formatBytes(bytes, language),
    translate('backups.content', { rows, images, files }),
    ...(version ? [translate('menu.version', { version })] : []),
    ...(missing > 0 ? [translate('backups.missing', { count: missing })] : []),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {when}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
          {details.join(' · ')}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="download" />}
        aria-label={translate('backups.downloadNamed', { when })}
        onClick={onTake}
      >
        {translate('backups.download')}
      </Button>
    </Box>
  )
}
