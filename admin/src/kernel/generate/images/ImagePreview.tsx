import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { pictureTile } from '../../components/pictureTile'
import { type ImageValue, smallImageUrl } from '../../graphql/ImageValue'
import { useTranslation } from '../../i18n/useTranslation'

interface ImagePreviewProps {
  image: ImageValue
  /** What can be done with it. */
  children: ReactNode
}

/** A stored picture, small, with its size. */
export function ImagePreview({ image, children }: ImagePreviewProps) {
  const { translate } = useTranslation()
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="a"
        href={image.url}
        target="_blank"
        rel="noreferrer"
        sx={{ flex: 'none', display: 'block', lineHeight: 0, borderRadius: 0.5, overflow: 'hidden' }}
      >
        <Box
          component="img"
          src={smallImageUrl(image)}
          alt={translate('image.present')}
          sx={{ width: 120, height: 80, objectFit: 'cover', ...pictureTile }}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.9rem', color: 'text.secondary' }}>
        {translate('image.size', { width: image.width, height: image.height })}
      </Box>
      {children}
    </Box>
  )
}
