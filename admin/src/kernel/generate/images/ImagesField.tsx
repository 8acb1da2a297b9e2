import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import type { ImageValue } from '../../graphql/ImageValue'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { ChooseImage } from '../../media/ChooseImage'
import { type FieldInputProps, useFormField } from '../field/useFormField'
import ImageDrop from './ImageDrop'
import { ImagePreview } from './ImagePreview'
import { useUnsentFiles } from './useUnsentFiles'

/** Several pictures in an order that one chooses. */
export default function ImagesField(props: FieldInputProps) {
  const { translate } = useTranslation()
  const { complaint, onRefused } = useUnsentFiles(props.path)
  const { input, label, help, error } = useFormField(props, complaint)
  const images = Array.isArray(input.value) ? (input.value as ImageValue[]) : []
  // Several uploads may end at once: each adds to what the one before it left.
  const latest = useRef(images)
  latest.current = images

  function set(changed: ImageValue[]) {
    latest.current = changed
    input.onChange(changed)
  }
  function move(index: number, by: -1 | 1) {
    const changed = [...images]
    const [image] = changed.splice(index, 1)
    if (image) changed.splice(index + by, 0, image)
    set(changed)
  }

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.92rem', p: 0, mb: 0.5 }}>
        {label}
        {props.field.required && ' *'}
      </Box>
      {images.map((image, index) => {
        const number = index + 1
        return (
          <ImagePreview
            key={`${image.url}-${images.slice(0, index).filter(({ url }) => url === image.url).length}`}
            image={image}
          >
            <IconButton
              aria-label={translate('image.up', { number })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <Icon name="up" />
            </IconButton>
            <IconButton
              aria-label={translate('image.down', { number })}
              disabled={number === images.length}
              onClick={() => move(index, 1)}
            >
              <Icon name="down" />
            </IconButton>
            <IconButton
              aria-label={translate('image.removeNumber', { number })}
              onClick={() => set(images.filter((_other, at) => at !== index))}
            >
              <Icon name="trash" />
            </IconButton>
          </ImagePreview>
        )
      })}
      <ImageDrop isMultiple onUploaded={(image) => set([...latest.current, image])} onRefused={onRefused} />
      <ChooseImage label={label} onChosen={(image) => set([...latest.current, image])} />
      {(error ?? help) && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
    </Box>
  )
}
