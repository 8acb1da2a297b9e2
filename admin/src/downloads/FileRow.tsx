import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatInstant } from '../format/formatValue'
import { useWords } from '../i18n/useWords'
import type { Language } from '../managed/ManagedEntity'
import type { DownloadFile } from './downloadFiles'
import { FileButton } from './FileButton'

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** A size as people say it: 212 kB. */
function formatBytes(bytes: number, language: Language): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  return new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: power === 2 ? 1 : 0,
  }).format(bytes / 1000 ** power)
}

interface FileRowProps {
  file: DownloadFile
  isBusy: boolean
  onReplace: (chosen: File[]) => void
  onRemove: () => void
}

/** A document: downloaded, replaced or removed. */
export function FileRow({ file: { name, bytes, uploadedAt, url }, isBusy, onReplace, onRemove }: FileRowProps) {
  const { say, language } = useWords()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="a" href={url} download={name} sx={{ color: 'text.primary', fontWeight: 600 }}>
          {name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {formatBytes(bytes, language)} · {formatInstant(uploadedAt, language)}
        </Box>
      </Box>
      <FileButton
        color="inherit"
        size="small"
        disabled={isBusy}
        aria-label={say('files.replaceOne', { name })}
        onChosen={onReplace}
      >
        {say('files.replace')}
      </FileButton>
      <Button
        color="error"
        size="small"
        disabled={isBusy}
        aria-label={say('files.removeOne', { name })}
        onClick={onRemove}
      >
        {say('files.remove')}
      </Button>
    </Box>
  )
}
