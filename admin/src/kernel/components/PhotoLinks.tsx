import Box from '@mui/material/Box'
import { useTranslation } from '../i18n/useTranslation'

interface PhotoLinksProps {
  photos: readonly { id: number; url: string; thumbnailUrl: string }[]
  /** Pixels, beside three quarters of it upwards. */
  width?: number
}

/** Photos in small, each of which opens in full size in a tab of its own. */
export function PhotoLinks({ photos, width = 112 }: PhotoLinksProps) {
  const { translate } = useTranslation()
  if (photos.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {photos.map(({ id, url, thumbnailUrl }, index) => (
        <li key={id}>
          <Box component="a" href={url} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
            <Box
              component="img"
              src={thumbnailUrl}
              alt={translate('jobPhotos.one', { number: index + 1 })}
              loading="lazy"
              sx={{ display: 'block', width, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
            />
          </Box>
        </li>
      ))}
    </Box>
  )
}
