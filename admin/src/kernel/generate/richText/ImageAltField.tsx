import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'

/** For who cannot see the picture that is selected in the text. */
export function ImageAltField({ editor }: { editor: Editor }) {
  const { translate } = useTranslation()
  const id = useId()
  const alt: unknown = editor.getAttributes('image').alt
  return (
    <TextField
      id={id}
      label={translate('richText.imageAlt')}
      value={typeof alt === 'string' ? alt : ''}
      onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
      sx={{ mt: 0.5, mb: 0.5, flexBasis: '100%' }}
    />
  )
}
