import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { ImageValue } from '../graphql/ImageValue'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'

const MediaPicker = lazy(() => import('./MediaPicker'))

interface ChooseImageProps {
  /** The label of the field that it is for. */
  label: string
  onChosen: (image: ImageValue) => void
}

/** Takes an image that was uploaded before. */
export function ChooseImage({ label, onChosen }: ChooseImageProps) {
  const { translate } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Icon name="image" />}
        aria-label={`${translate('media.choose')}: ${label}`}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('media.choose')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MediaPicker
            onClose={() => setOpen(false)}
            onChoose={({ image: { url, width, height, widths } }) => {
              setOpen(false)
              onChosen({ url, width, height, widths })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
