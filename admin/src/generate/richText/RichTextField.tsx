import Box from '@mui/material/Box'
import { RichTextInput } from 'ra-input-rich-text'
import { useMemo } from 'react'
import { useWords } from '../../i18n/useWords'
import type { FieldInputProps } from '../field/useFormField'
import { validateField } from '../field/validateField'
import { editorOptions } from './editorOptions'
import { RichTextToolbar } from './RichTextToolbar'
import { useImageUpload } from './useImageUpload'

/** Pixels, as the specification sets it. */
const height = 500

/** Formatted text, with pictures that are uploaded as they are dropped, pasted or chosen. */
export default function RichTextField({ field, path }: FieldInputProps) {
  const { say, read } = useWords()
  const label = read(field.label)
  const uploadInto = useImageUpload()
  const options = useMemo(() => editorOptions(label, field.required, uploadInto), [label, field.required, uploadInto])
  return (
    <Box
      sx={{
        '& .ProseMirror.ProseMirror.ProseMirror': {
          backgroundColor: 'background.paper',
          borderColor: 'shop.controlLine',
          height,
          overflowY: 'auto',
          outlineOffset: -2,
          fontSize: '1rem',
          lineHeight: 1.55,
        },
        '& .ProseMirror .img-responsive': { maxWidth: '100%', height: 'auto' },
        '& .ProseMirror table': { borderCollapse: 'collapse', width: '100%' },
        '& .ProseMirror :is(td, th)': { border: 1, borderColor: 'divider', p: 0.75, verticalAlign: 'top' },
        '& .ProseMirror a': { color: 'primary.main' },
        '& .RaLabeled-label, & .RaLabeled-label *': {
          color: 'text.primary',
          fontSize: '0.92rem',
          fontWeight: 600,
          mb: 0.5,
        },
      }}
    >
      <RichTextInput
        source={path}
        label={label}
        helperText={field.help ? read(field.help) : false}
        editorOptions={options}
        toolbar={<RichTextToolbar label={`${say('richText.toolbar')}: ${label}`} uploadInto={uploadInto} />}
        validate={(value: unknown) => {
          const failure = validateField(field, value, label)
          return failure ? say(failure.key, failure.values) : undefined
        }}
        parse={(value: string) => (value === '' ? null : value)}
      />
    </Box>
  )
}
