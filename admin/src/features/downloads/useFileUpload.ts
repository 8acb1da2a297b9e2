import { useNotify } from 'ra-core'
import { useState } from 'react'
import { AddFileDocument, ReplaceFileDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { Refusal } from '../../kernel/graphql/Refusal'
import { sendFile } from '../../kernel/graphql/sendFile'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { DownloadFile } from './downloadFiles'

/** A file on its way. */
export interface Upload {
  name: string
  /** From 0 to 100. */
  percent: number
}

/** Uploads files to a download one by one; a refused file is reported and the others continue. */
export function useFileUpload(download: number, onChanged: () => unknown) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [upload, setUpload] = useState<Upload>()
  const [refused, setRefused] = useState<readonly string[]>([])

  async function send(files: readonly File[], replaced?: DownloadFile) {
    setRefused([])
    for (const file of files) {
      const { name } = file
      setUpload({ name, percent: 0 })
      try {
        const upload = {
          file,
          fileName: name,
          onProgress: (loaded: number, total: number) =>
            setUpload({ name, percent: Math.round((100 * loaded) / total) }),
        }
        const { errors } = replaced
          ? await sendFile({ ...upload, query: ReplaceFileDocument, variables: { id: replaced.id } })
          : await sendFile({ ...upload, query: AddFileDocument, variables: { download } })
        if (errors?.[0]) throw new Refusal(errors[0])
        notify(translate(replaced ? 'files.replaced' : 'files.added', { name }), { type: 'success' })
      } catch (thrown) {
        setRefused((others) => [...others, translate('files.refused', { name, text: failureText(thrown) })])
      }
      await onChanged()
    }
    setUpload(undefined)
  }
  return { send, upload, refused }
}
