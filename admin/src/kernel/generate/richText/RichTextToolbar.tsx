import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import type { Editor } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { MessageKey } from '../../i18n/createI18nProvider'
import { useTranslation } from '../../i18n/useTranslation'
import type { UploadInto } from './editorOptions'
import { ImageAltField } from './ImageAltField'
import { LinkDialog } from './LinkDialog'
import { type AskPlaceholder, PlaceholderTool } from './PlaceholderTool'
import { TableTools } from './TableTools'
import { ToolButton } from './ToolButton'
import { useRovingFocus } from './useRovingFocus'

interface Tool {
  icon: string
  label: MessageKey
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const marks: Tool[] = [
  {
    icon: 'bold',
    label: 'richText.bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    icon: 'italic',
    label: 'richText.italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    icon: 'underline',
    label: 'richText.underline',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    icon: 'strike',
    label: 'richText.strike',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    icon: 'bulletList',
    label: 'richText.bulletList',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    icon: 'orderedList',
    label: 'richText.orderedList',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    icon: 'quote',
    label: 'richText.quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    icon: 'table',
    label: 'richText.table',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    icon: 'clear',
    label: 'richText.clear',
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  { icon: 'undo', label: 'richText.undo', run: (editor) => editor.chain().focus().undo().run() },
]

interface RichTextToolbarProps {
  label: string
  uploadInto: UploadInto
  ask: AskPlaceholder
}

/** The buttons above the editor. */
export function RichTextToolbar({ label, uploadInto, ask }: RichTextToolbarProps) {
  const editor: Editor | null = useTiptapEditor()
  const { translate } = useTranslation()
  const [, follow] = useReducer((count: number) => count + 1, 0)
  const [isLinking, setLinking] = useState(false)
  const files = useRef<HTMLInputElement>(null)

  useEffect(() => {
    editor?.on('transaction', follow)
    return () => {
      editor?.off('transaction', follow)
    }
  }, [editor])
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  if (!editor) return null

  return (
    <>
      <Box
        ref={bar}
        {...roving}
        role="toolbar"
        aria-label={label}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, mb: 0.75 }}
      >
        <LevelChoice editor={editor} />
        {marks.map((tool) => (
          <ToolButton
            key={tool.icon}
            icon={tool.icon}
            label={translate(tool.label)}
            isOn={tool.isOn?.(editor)}
            onClick={() => tool.run(editor)}
          />
        ))}
        <ToolButton
          icon="link"
          label={translate('richText.link')}
          isOn={editor.isActive('link')}
          onClick={() => setLinking(true)}
        />
        <ToolButton icon="imageAdd" label={translate('richText.image')} onClick={() => files.current?.click()} />
        <input
          ref={files}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            uploadInto(editor, [...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <PlaceholderTool editor={editor} ask={ask} />
        {editor.isActive('table') && <TableTools editor={editor} />}
      </Box>
      {editor.isActive('image') && <ImageAltField editor={editor} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

const levels = [2, 3, 4] as const

function LevelChoice({ editor }: { editor: Editor }) {
  const { translate } = useTranslation()
  const level = levels.find((candidate) => editor.isActive('heading', { level: candidate }))
  return (
    <NativeSelect
      value={level ?? ''}
      disableUnderline
      inputProps={{ 'aria-label': translate('richText.level') }}
      onChange={(event) => {
        const chosen = levels.find((candidate) => String(candidate) === event.target.value)
        if (chosen) editor.chain().focus().setHeading({ level: chosen }).run()
        else editor.chain().focus().setParagraph().run()
      }}
      sx={{ minHeight: 36, px: 1, mr: 0.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <option value="">{translate('richText.paragraph')}</option>
      {levels.map((candidate) => (
        <option key={candidate} value={candidate}>
          {translate(`richText.heading${candidate}`)}
        </option>
      ))}
    </NativeSelect>
  )
}
