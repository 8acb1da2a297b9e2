import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { DeletionDialog } from '../components/DeletionDialog'
import { NameList } from '../components/NameList'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { deleteMediaFiles, type MediaFile } from './MediaFile'

interface MarkedImagesProps {
  marked: readonly MediaFile[]
  /** Addresses of those on this page that nothing uses. */
  unused: readonly string[]
  onMark: (marked: readonly string[]) => void
  onRemoved: () => void
  text: string
}

/** What can be done with several images at once: removing those that nothing uses. */
export function MarkedImages({ marked, unused, onMark, onRemoved, text }: MarkedImagesProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const count = marked.length

  async function remove() {
    await deleteMediaFiles(marked.map(({ image }) => image.url))
    notify(translate('media.removedCount', { count }), { type: 'success' })
    setAsking(false)
    onRemoved()
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Box role="status" sx={{ color: 'text.secondary', flex: 1 }}>
        {count > 0 ? translate('media.marked', { count }) : text}
      </Box>
      {unused.length > 0 && (
        <Button color="inherit" onClick={() => onMark(count > 0 ? [] : unused)}>
          {translate(count > 0 ? 'media.unmark' : 'media.markUnused')}
        </Button>
      )}
      {count > 0 && (
        <Button color="error" variant="contained" startIcon={<Icon name="trash" />} onClick={() => setAsking(true)}>
          {translate('media.removeMarked')}
        </Button>
      )}
      {isAsking && (
        <DeletionDialog
          title={translate('media.removeTitle', { count })}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{translate('media.removeText')}</p>
          <NameList names={marked.map(({ name }) => name)} />
        </DeletionDialog>
      )}
    </Box>
  )
}
