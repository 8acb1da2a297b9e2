import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import type { Editor, EditorOptions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'

export type UploadInto = (editor: Editor, files: readonly File[], position?: number) => void

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** What the editor knows: no more than the server lets through. */
export function editorOptions(label: string, isRequired: boolean, uploadInto: UploadInto): Partial<EditorOptions> {
  let editor: Editor | undefined
  const take = (files: FileList | undefined, position?: number): boolean => {
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith('image/'))
    if (!editor || pictures.length === 0) return false
    uploadInto(editor, pictures, position)
    return true
  }
  return {
    injectNonce: nonce,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
      }),
      Image.configure({ HTMLAttributes: { class: 'img-responsive' } }),
      TableKit.configure({ table: { resizable: false } }),
    ],
    onCreate: ({ editor: created }) => {
      editor = created
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(isRequired),
      },
      handleDrop: (view, event) =>
        take(event.dataTransfer?.files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
      handlePaste: (_view, event) => take(event.clipboardData?.files),
    },
  }
}
