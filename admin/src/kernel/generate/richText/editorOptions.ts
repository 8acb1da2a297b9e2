import { commands, Extension } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor, EditorOptions, TiptapEditorHTMLElement } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { withChips } from '../../placeholders/placeholderChips'
import { AddressLink } from './AddressLink'
import { cleanPaste, saysSomething } from './cleanPaste'
import { PlaceholderNode } from './PlaceholderNode'
import type { AskPlaceholder } from './PlaceholderTool'
import { readPastedText } from './readPastedText'

export type UploadInto = (editor: Editor, files: readonly File[], position?: number) => void

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** What the editor knows: no more than the server lets through. */
export function editorOptions(
  label: string,
  isRequired: boolean,
  uploadInto: UploadInto,
  placeholders: { labelOf: (name: string) => string; ask: AskPlaceholder },
): Partial<EditorOptions> {
  const take = (view: EditorView, files: FileList | undefined, position?: number): boolean => {
    const editor = editorOf(view)
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith('image/'))
    if (!editor || pictures.length === 0) return false
    uploadInto(editor, pictures, position)
    return true
  }
  return {
    injectNonce: nonce,
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
      AddressLink,
      Image.configure({ HTMLAttributes: { class: 'img-responsive' } }),
      TableKit.configure({ table: { resizable: false } }),
      PlaceholderNode.configure({
        labelOf: placeholders.labelOf,
        onAsk: (braces) => placeholders.ask.current?.(braces),
      }),
      UnchangedContent,
    ],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(isRequired),
      },
      handleDrop: (view, event) =>
        take(view, event.dataTransfer?.files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
      transformPastedHTML: (html) => withChips(cleanPaste(html).html),
      clipboardTextParser: readPastedText,
      handlePaste: (view, event) => {
        const html = event.clipboardData?.getData('text/html') ?? ''
        // Word puts a picture of the text beside the text itself.
        if (!saysSomething(html)) return take(view, event.clipboardData?.files)
        const { pictures } = cleanPaste(html)
        const editor = editorOf(view)
        if (editor && pictures.length > 0) setTimeout(() => uploadInto(editor, pictures))
        return false
      },
    },
  }
}

/** The editor of a view. Options are recreated while it lives, so they cannot receive it when it is created. */
function editorOf({ dom }: EditorView): Editor | undefined {
  return (dom as TiptapEditorHTMLElement).editor
}

/**
 * The input of react-admin puts its value into the editor again whenever it has changed, also when the change came from
 * the editor. Parsing and replacing a whole text at every key is what makes typing slow, so equal content stays. So does what
 * holds no text yet, such as a list that was just begun: its value is empty.
 */
const UnchangedContent = Extension.create({
  name: 'unchangedContent',
  addCommands() {
    return {
      setContent: (content, options) => (properties) => {
        const { editor } = properties
        const isThere = content === '' ? editor.isEmpty : content === editor.getHTML()
        return isThere || commands.setContent(content, options)(properties)
      },
    }
  },
})
