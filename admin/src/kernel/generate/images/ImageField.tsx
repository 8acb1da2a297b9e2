import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import type { ImageValue } from '../../graphql/ImageValue'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { ChooseImage } from '../../media/ChooseImage'
import { type FieldInputProps, useFormField } from '../field/useFormField'
import ImageDrop from './ImageDrop'
import { ImagePreview } from './ImagePreview'
import { useUnsentFiles } from './useUnsentFiles'

/** One picture: what is there now, and a place to drop another. */
export default function ImageField(props: FieldInputProps) {
  const { translate } = useTranslation()
  const { complaint, onRefused } = useUnsentFiles(props.path)
  const { input, label, help, error } = useFormField(props, complaint)
  const image = (input.value ?? null) as ImageValue | null
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box
        component="legend"
        ref={input.ref}
        tabIndex={-1}
        sx={{ fontWeight: 600, fontSize: '0.92rem', p: 0, mb: 0.5, color: error ? 'error.main' : undefined }}
      >
        {label}
        {props.field.required && ' *'}
      </Box>
      {image && (
        <ImagePreview image={image}>
          <IconButton
            aria-label={`${translate('image.remove')}: ${label}`}
            title={translate('image.remove')}
            onClick={() => input.onChange(null)}
          >
            <Icon name="trash" />
          </IconButton>
        </ImagePreview>
      )}
      <ImageDrop isMultiple={false} onUploaded={input.onChange} onRefused={onRefused} />
      <ChooseImage label={label} onChosen={input.onChange} />
      {(error ?? help) && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
    </Box>
  )
}
