import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { pictureTile } from '../components/pictureTile'
import { smallImageUrl } from '../graphql/ImageValue'
import { useTranslation } from '../i18n/useTranslation'
import type { MediaFile } from './MediaFile'

interface MediaCardProps {
  file: MediaFile
  onOpen: () => void
  /** Left out where nothing can be marked. */
  isMarked?: boolean
  onMark?: (isMarked: boolean) => void
}

/** An image of the library, to open or to mark. */
export function MediaCard({ file, onOpen, isMarked = false, onMark }: MediaCardProps) {
  const { translate, language } = useTranslation()
  const { image, name, uses } = file
  const alt = file.alts.find((each) => each.language === language)?.text
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        border: 1,
        borderColor: isMarked ? 'primary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="button"
        type="button"
        onClick={onOpen}
        sx={{
          display: 'block',
          width: '100%',
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box
          component="img"
          src={smallImageUrl(image)}
          alt={alt ?? ''}
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '4 / 3',
            objectFit: 'cover',
            objectPosition: `${image.focusX ?? 50}% ${image.focusY ?? 50}%`,
            ...pictureTile,
          }}
        />
        <Box sx={{ px: 1.25, py: 1 }}>
          <Box
            sx={{
              fontWeight: 600,
              fontSize: '0.9rem',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
          <Box sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
            {translate('media.useCount', { count: uses.length })}
          </Box>
        </Box>
      </Box>
      {onMark && (
        <Checkbox
          checked={isMarked}
          onChange={(_event, marked) => onMark(marked)}
          slotProps={{ input: { 'aria-label': translate('media.mark', { name }) } }}
          sx={{
            position: 'absolute',
            top: 4,
            left: 4,
            p: 0.5,
            bgcolor: 'background.paper',
            borderRadius: 1,
            '&:hover': { bgcolor: 'background.paper' },
          }}
        />
      )}
    </Box>
  )
}
