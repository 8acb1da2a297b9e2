import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Editor } from '@tiptap/react'
import type { MessageKey } from '../../i18n/createI18nProvider'
import { useTranslation } from '../../i18n/useTranslation'

const tools: readonly { label: MessageKey; run: (editor: Editor) => void }[] = [
  { label: 'richText.addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'richText.addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'richText.deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'richText.deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'richText.deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
]

/** What can be done with the table in which the cursor stands. */
export function TableTools({ editor }: { editor: Editor }) {
  const { translate } = useTranslation()
  return (
    <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tools.map(({ label, run }) => (
        <Button key={label} color="inherit" size="small" onClick={() => run(editor)}>
          {translate(label)}
        </Button>
      ))}
    </Box>
  )
}
