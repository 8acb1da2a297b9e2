import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatBytes } from '../../kernel/format/formatBytes'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { DownloadFile } from './downloadFiles'
import { FileButton } from './FileButton'

interface FileRowProps {
  file: DownloadFile
  isBusy: boolean
  onReplace: (chosen: File[]) => void
  onRemove: () => void
}

/** A document: downloaded, replaced or removed. */
export function FileRow({ file: { name, bytes, uploadedAt, url }, isBusy, onReplace, onRemove }: FileRowProps) {
  const { translate, language } = useTranslation()
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
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
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
        aria-label={translate('files.replaceOne', { name })}
        onChosen={onReplace}
      >
        {translate('files.replace')}
      </FileButton>
      <Button
        color="error"
        size="small"
        disabled={isBusy}
        aria-label={translate('files.removeOne', { name })}
        onClick={onRemove}
      >
        {translate('files.remove')}
      </Button>
    </Box>
  )
}
