import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useId } from 'react'
import { useWords } from '../../i18n/useWords'

/** For who cannot see the picture that is selected in the text. */
export function ImageAltField({ editor }: { editor: Editor }) {
  const { say } = useWords()
  const id = useId()
  const alt: unknown = editor.getAttributes('image').alt
  return (
    <TextField
      id={id}
      label={say('richText.imageAlt')}
      value={typeof alt === 'string' ? alt : ''}
      onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
      sx={{ mt: 0.5, mb: 0.5, flexBasis: '100%' }}
    />
  )
}
