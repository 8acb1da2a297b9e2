import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { type PhotoOfJobFragment, UpdateJobPhotoDocument } from '../../../generated/graphql'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

interface PhotoTileProps {
  photo: PhotoOfJobFragment
  /** Its place, from 1. */
  number: number
  onOpen: (opener: HTMLElement) => void
  /** Reads the photos again. */
  onChange: () => Promise<unknown>
}

/** The picture of a tile fills it. */
export const tilePicture = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'shop.soft',
} as const

/** A photo that opens in full size, and whether the customer sees it. */
export function PhotoTile({ photo, number, onOpen, onChange }: PhotoTileProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  /** What is being stored. */
  const [pending, setPending] = useState<boolean>()
  const name = photo.caption ?? translate('jobPhotos.one', { number })

  async function show(isShown: boolean) {
    setPending(isShown)
    try {
      await askServer({ query: UpdateJobPhotoDocument, variables: { id: photo.id, input: { isShown } } })
      await onChange()
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    } finally {
      setPending(undefined)
    }
  }

  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-label={translate('jobPhotos.open', { name })}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
        sx={{
          position: 'relative',
          display: 'block',
          width: '100%',
          p: 0,
          border: 1,
          borderColor: photo.isShown ? 'success.main' : 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
          font: 'inherit',
          cursor: 'zoom-in',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Box component="img" src={photo.thumbnailUrl} alt="" loading="lazy" sx={tilePicture} />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 6,
            left: 6,
            px: 0.75,
            borderRadius: 0.75,
            bgcolor: 'background.paper',
            color: 'text.primary',
            fontSize: '0.8125rem',
          }}
        >
          {translate(`jobPhotos.${photo.kind}`)}
        </Box>
      </Box>
      <FormControlLabel
        disabled={pending !== undefined}
        control={
          <Switch size="small" checked={pending ?? photo.isShown} onChange={(_, checked) => void show(checked)} />
        }
        label={translate('jobPhotos.shown')}
        slotProps={{ typography: { sx: { fontSize: '0.875rem' } } }}
        sx={{ m: 0, minHeight: 44 }}
      />
      {photo.caption && (
        // On a phone the photo says it once it is opened.
        <Box sx={{ display: { xs: 'none', sm: 'block' }, fontSize: '0.875rem', color: 'text.secondary' }}>
          {photo.caption}
        </Box>
      )}
    </Box>
  )
}
