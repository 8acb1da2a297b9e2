import type { Editor } from '@tiptap/react'
import { useNotify, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { uploadImage } from '../../graphql/uploadImage'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { usePendingUploads } from '../../uploads/UploadsFirst'
import type { UploadInto } from './editorOptions'

/** Sends pictures to the server and puts them into the text where they were dropped. */
export function useImageUpload(): UploadInto {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const translateReason = useTranslate()
  const notify = useNotify()
  const { getValues } = useFormContext()
  const uploads = usePendingUploads()

  return useCallback(
    (editor, files, position) => {
      const sendAll = async () => {
        let failed: unknown
        for (const file of files) {
          try {
            const id: unknown = getValues('id')
            const pageId = typeof id === 'number' ? id : undefined
            const image = await uploadImage({ file, fileName: file.name, pageType: name, pageId })
            const node = { type: 'image', attrs: { src: image.url, alt: '' } }
            if (position === undefined) editor.chain().focus().insertContent(node).run()
            else editor.chain().focus().insertContentAt(position, node).run()
            selectImage(editor, image.url)
          } catch (failure) {
            failed = failure
            const reason = failure instanceof Error ? failure.message : 'failure.other'
            notify(translate('richText.imageFailed', { reason: translateReason(reason, { _: reason }) }), {
              type: 'error',
            })
          }
        }
        if (failed !== undefined) throw failed
      }
      uploads.track(sendAll())
    },
    [name, translate, translateReason, notify, getValues, uploads],
  )
}

/** So that what it shows is asked for at once. */
function selectImage(editor: Editor, url: string): void {
  let found: number | undefined
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === url) found = position
  })
  if (found !== undefined) editor.commands.setNodeSelection(found)
}
