import Button from '@mui/material/Button'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'

interface PhotoButtonsProps {
  isFull: boolean
  onAdd: (files: readonly Blob[]) => Promise<void>
}

/** Takes a photo with the camera, or chooses some that were taken. */
export function PhotoButtons({ isFull, onAdd }: PhotoButtonsProps) {
  const { translate } = useTranslation()
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    await onAdd([...(target.files ?? [])])
    // So that the same photo can be chosen again.
    target.value = ''
  }

  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="camera" />}
        disabled={isFull}
        onClick={() => camera.current?.click()}
      >
        {translate('jobPhotos.take')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon name="image" />}
        disabled={isFull}
        onClick={() => gallery.current?.click()}
      >
        {translate('jobPhotos.choose')}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={take}
        data-testid="camera"
      />
      <input ref={gallery} type="file" accept="image/*" multiple hidden onChange={take} data-testid="gallery" />
    </>
  )
}
