import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { uploadImage } from '../graphql/uploadImage'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'

/** Where an image stands that was uploaded for no record. */
const libraryFolder = 'media'

interface UploadButtonProps {
  /** The folder that is shown; empty for all. */
  folder: string
  onUploaded: () => void
}

/** Uploads images to the library itself, one after another; each that the server refuses is named with the reason. */
export function UploadButton({ folder, onUploaded }: UploadButtonProps) {
  const { translate } = useTranslation()
  const translateReason = useTranslate()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [failures, setFailures] = useState<readonly string[]>([])

  async function upload(files: readonly File[]) {
    const refused: string[] = []
    setFailures([])
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length })
      try {
        await uploadImage({ file, fileName: file.name, pageType: folder || libraryFolder })
      } catch (thrown) {
        const reason = thrown instanceof Error ? thrown.message : 'failure.other'
        refused.push(`${file.name}: ${translateReason(reason, { _: reason })}`)
      }
    }
    setProgress(undefined)
    setFailures(refused)
    const count = files.length - refused.length
    if (count > 0) {
      notify(translate('media.uploaded', { count }), { type: 'success' })
      onUploaded()
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="contained"
        disabled={progress !== undefined}
        onClick={() => input.current?.click()}
        startIcon={<Icon name="plus" />}
        sx={{ minHeight: 44 }}
      >
        {progress ? translate('media.uploading', progress) : translate('media.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        hidden
        data-testid="library-files"
        onChange={async ({ target }) => {
          await upload([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {failures.length > 0 && (
        <Alert severity="error">
          {failures.map((failure) => (
            <div key={failure}>{failure}</div>
          ))}
        </Alert>
      )}
    </Box>
  )
}
