import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { MediaCard } from './MediaCard'
import type { MediaFile, MediaFilter } from './MediaFile'
import { MediaFilters } from './MediaFilters'
import { MediaGrid } from './MediaGrid'
import { useMediaPage } from './useMediaPage'

interface MediaPickerProps {
  onChoose: (file: MediaFile) => void
  onClose: () => void
}

/** An image that is there already, to choose. */
export default function MediaPicker({ onChoose, onClose }: MediaPickerProps) {
  const { translate } = useTranslation()
  const titleId = useId()
  const [filter, setFilter] = useState<MediaFilter>({ search: '', folder: '', unused: false, page: 1 })
  const { page, failure, isLoading, reload } = useMediaPage(filter)
  const change = useCallback(
    (changed: Partial<MediaFilter>) => setFilter((before) => ({ ...before, page: 1, ...changed })),
    [],
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{translate('media.choose')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        <Box sx={{ pt: 1 }}>
          <MediaFilters filter={filter} folders={page?.folders ?? []} onChange={change} />
        </Box>
        {failure && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={reload}>
                {translate('media.retry')}
              </Button>
            }
          >
            {failure}
          </Alert>
        )}
        {!page && isLoading && (
          <CircularProgress aria-label={translate('media.loading')} sx={{ justifySelf: 'center' }} />
        )}
        {page && page.items.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{translate('media.nothingFound')}</Box>
        )}
        {page && page.items.length > 0 && (
          <MediaGrid
            label={translate('media.title')}
            total={page.total}
            page={filter.page}
            onPage={(chosen) => change({ page: chosen })}
            isLoading={isLoading}
          >
            {page.items.map((file) => (
              <MediaCard key={file.image.url} file={file} onOpen={() => onChoose(file)} />
            ))}
          </MediaGrid>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('delete.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
