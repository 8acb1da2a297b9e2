import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { maxPhotos, photoGrid } from '../jobs/photos/JobPhotos'
import { PhotoButtons } from '../jobs/photos/PhotoButtons'
import { photoQueue } from '../jobs/photos/PhotoQueue'
import { UnsentTile } from '../jobs/photos/UnsentTile'
import { IntakePart } from './IntakePart'

/** Photos of how the device comes in; they are sent once its job is there. */
export function PhotoPart({ intake }: { intake: string }) {
  const { translate } = useTranslation()
  const photos = useSyncExternalStore(photoQueue.subscribe, photoQueue.snapshot).filter(
    (photo) => photo.intake === intake,
  )
  const add = (files: readonly Blob[]) =>
    photoQueue.add(files, { job: null, id: null, intake, kind: 'before', isShown: false })
  return (
    <IntakePart title={translate('jobPhotos.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > button': { minHeight: 44 } }}>
        <PhotoButtons isFull={photos.length >= maxPhotos} onAdd={add} />
      </Box>
      {photos.length > 0 && (
        <Box component="ul" sx={photoGrid} aria-label={translate('jobPhotos.title')}>
          {photos.map((photo) => (
            <UnsentTile key={photo.key} photo={photo} />
          ))}
        </Box>
      )}
    </IntakePart>
  )
}
